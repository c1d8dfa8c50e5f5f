"""What the page of a game with a goal says besides its board."""

from __future__ import annotations

from tutor.puzzles.goals import Task
from tutor.web.board.board_view import View
from tutor.web.wording import Wording
from tutor.web.wording.othello import goals as words
from tutor.web.wording.play import AGAINST_COMPUTER


def game_words(wording: Wording, task: Task) -> View:
    """What the page of a game with a goal needs besides its board."""
    return {
        "opens": task.position.to_move is not task.color,
        "about": wording.html(wording.say(AGAINST_COMPUTER, task.color, n=task.level)),
        "words": {name: wording.gettext(word) for name, word in words.WORDS.items()},
    }
