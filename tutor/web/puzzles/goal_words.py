"""The words on the page of a game with a goal."""

from tutor.games.families import FAMILIES
from tutor.games.kinds.goal_games import GoalGame, Played, played_of
from tutor.games.kinds.kind import Task
from tutor.web.learn.lesson_types import GoalWords
from tutor.web.wording import Say, Wording
from tutor.web.wording.kind_sentences import WORDS
from tutor.web.wording.pages.goal_game_words import BUTTONS, OWN_MOVES, YOU_PLAY
from tutor.web.wording.pages.play_words import AGAINST_COMPUTER


def how_near(wording: Wording, task: Task, played: Played) -> list[Say]:
    """How near an open goal is: what is counted for it, and how many own moves have been made."""
    puzzle = GoalGame.of(task)
    sentences = WORDS[puzzle.kind].replies
    said = [wording.reason(counted, sentences) for counted in puzzle.tally(task.color, played)]
    if left := puzzle.own_moves:
        said.append(wording.say(OWN_MOVES, n=min(played.progress.own, left), of=left))
    return said


def goal_words(wording: Wording, task: Task) -> GoalWords:
    """The words that the page of a game with a goal needs."""
    level, family = GoalGame.of(task).computer_level, task.position.game.family
    about = (
        wording.say(YOU_PLAY, task.color)
        if level is None
        else wording.say(AGAINST_COMPUTER, task.color, n=level)
    )
    said: GoalWords = {
        "opens": task.position.to_move is not task.color,
        "about": wording.html(about),
        "said": [wording.html(one) for one in how_near(wording, task, played_of(task, ()))],
        "words": {name: wording.gettext(word) for name, word in BUTTONS.items()},
    }
    if FAMILIES[family].moves_offline:
        said["offline"] = family
    return said
