"""The live demo of a class in the database: read, changed by one action at a time, and voted on.

Each action names the version it was made on. If that is no longer the newest, the action is refused; its
device sees the newest board and may try again. So a button that is pressed twice, or on two devices, counts
once.
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from tutor.classroom.demo.demo import Demo, read_demo, start_of, write_demo
from tutor.classroom.demo.questions import read_answer
from tutor.games.kinds.kind import Answer
from tutor.games.table import USUAL_GAME
from tutor.storage.database import Database
from tutor.storage.demos import Answers, NewState, StoredDemo, change_demo, find_demo, keep_vote

GAME = USUAL_GAME
"""The game of a board that nobody has set up."""


class Stale(ValueError):
    """An action that was made on an older version."""


class VotingClosed(ValueError):
    """The question takes no votes now."""


class NoAnswer(ValueError):
    """What was sent is no possible answer to the question."""


@dataclass(frozen=True)
class Live:
    """A demo with its version; version 0 is the empty board of a class that has had none."""

    version: int
    demo: Demo


@dataclass(frozen=True)
class Done:
    """The result of an action.

    ``points`` are those of the seats that answered, at the reveal. ``anew`` makes a new version of an
    unchanged demo, because something else that is drawn has changed.
    """

    demo: Demo
    points: dict[str, int] | None = None
    anew: bool = False


Action = Callable[[Demo, Answers], Done]
"""Makes the next demo; the answers are those to the open question, {} where there is none."""


def find_live(database: Database, class_id: str) -> Live:
    """The newest demo of a class; a demo that has not begun where there was none."""
    return _live(find_demo(database, class_id))


def act(database: Database, class_id: str, on: int | None, action: Action) -> Live:
    """Do an action and save its result; ``on`` is the version it was made on, None for any.

    Raises Stale, and whatever the action raises; then nothing is changed.
    """

    def change(kept: StoredDemo, answers: Callable[[int], Answers]) -> NewState | None:
        before = _live(kept).demo
        if on is not None and on != kept.version:
            raise Stale
        done = action(before, answers(before.question.number) if before.question else {})
        if done.demo == before and kept.version and not done.anew:
            return None
        return _new_state(before, done)

    return _live(change_demo(database, class_id, change))


def vote(database: Database, class_id: str, number: int, seat_id: str, given: tuple[str, ...]) -> Answer:
    """Store a pupil's answer as `read_answer` gives it; raises VotingClosed and NoAnswer.

    The caller knows the teams, and checks whether the pupil may vote now in a match.
    """
    live = find_live(database, class_id)
    question = live.demo.question
    if question is None or live.demo.voting != number:
        raise VotingClosed
    answer = read_answer(live.demo.game, question, given)
    if answer is None:
        raise NoAnswer
    if not keep_vote(database, class_id, number, seat_id, answer):
        raise VotingClosed
    return answer


def _live(kept: StoredDemo) -> Live:
    demo = read_demo(kept.state)
    return Live(kept.version, demo or msgspec.structs.replace(start_of(GAME), running=False))


def _new_state(before: Demo, done: Done) -> NewState:
    after = done.demo
    question = after.question
    asked = None
    if question is not None and after.asked != before.asked:
        asked = (question.number, after.game, msgspec.json.encode(question.step).decode())
    return NewState(
        write_demo(after),
        after.voting,
        asked,
        question.number if question is not None and done.points is not None else None,
        done.points,
    )
