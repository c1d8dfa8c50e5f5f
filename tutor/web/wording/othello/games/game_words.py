"""What the page of a game with a goal says besides its board."""

from __future__ import annotations

from tutor.games.kinds.kind import Task
from tutor.games.othello.kinds.games.goal_games import level_of
from tutor.web.learn.lesson_types import GameWords
from tutor.web.wording import Wording
from tutor.web.wording.othello.games import play as words
from tutor.web.wording.pages.play import AGAINST_COMPUTER


def game_words(wording: Wording, task: Task) -> GameWords:
    """What the page of a game with a goal needs besides its board."""
    return {
        "opens": task.position.to_move is not task.color,
        "about": wording.html(wording.say(AGAINST_COMPUTER, task.color, n=level_of(task))),
        "words": {name: wording.gettext(word) for name, word in words.BUTTONS.items()},
    }
