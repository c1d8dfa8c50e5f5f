"""What the page of a game with a goal says besides its board."""

from __future__ import annotations

from tutor.games.families import FAMILIES
from tutor.games.kinds.goal_games import GoalGame
from tutor.games.kinds.kind import Task
from tutor.web.learn.lesson_types import GoalWords
from tutor.web.wording import Wording
from tutor.web.wording.pages.goal_games import BUTTONS, YOU_PLAY
from tutor.web.wording.pages.play import AGAINST_COMPUTER


def goal_words(wording: Wording, task: Task) -> GoalWords:
    """What the page of a game with a goal needs besides its board."""
    level, family = GoalGame.of(task).computer_level, task.position.game.family
    about = (
        wording.say(YOU_PLAY, task.color)
        if level is None
        else wording.say(AGAINST_COMPUTER, task.color, n=level)
    )
    said: GoalWords = {
        "opens": task.position.to_move is not task.color,
        "about": wording.html(about),
        "words": {name: wording.gettext(word) for name, word in BUTTONS.items()},
    }
    if FAMILIES[family].moves_offline:
        said["offline"] = family
    return said
