"""The table of a class: what each pupil has solved in each lesson, and who needs help now.

Everything is counted from the answers as the server judged them. A browser only reports how much help it
gave; help that comes by itself after some misses counts in any case.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import func, select

from tutor.classroom.people.names import same_name
from tutor.storage.database import Database
from tutor.storage.learners.spacing import SITTING
from tutor.storage.models import Answer, PracticeAnswer
from tutor.storage.people import Seat

HINT_AFTER, SHOWN_AFTER = 2, 3
"""After so many misses a page draws the missed line, and after so many it shows the answer."""

MANY_MISSES = 3
LONG = timedelta(minutes=5)
STILL_HERE = timedelta(minutes=20)
"""A pupil who gave no answer for longer than this does not count as stuck."""


@dataclass(frozen=True)
class OneAnswer:
    """An answer to a puzzle of a lesson, with the verdict and the help that was given before it.

    For a puzzle of practice or of a set, ``lesson`` is its name, which has a "/" in it, and ``step`` is "".
    """

    lesson: str
    step: str
    verdict: str
    help: int
    at: datetime

    @property
    def puzzle(self) -> tuple[str, str]:
        """The name of the puzzle."""
        return self.lesson, self.step


@dataclass(frozen=True)
class Cell:
    """What a pupil did in a lesson.

    ``stars`` is the sum over the solved puzzles, one to three each. ``helped`` counts the puzzles solved with
    help, ``shown`` the unsolved ones whose answer was shown.
    """

    solved: int = 0
    stars: int = 0
    tried: int = 0
    misses: int = 0
    helped: int = 0
    shown: int = 0


@dataclass(frozen=True)
class Stuck:
    """The puzzle at which a pupil is stuck (see `OneAnswer`), missed so often, for so many minutes."""

    lesson: str
    step: str
    misses: int
    minutes: int


@dataclass(frozen=True)
class Row:
    """A pupil, with what was done in each lesson; ``latest`` is the time of the latest answer."""

    seat_id: str
    name: str
    cells: Mapping[str, Cell] = field(default_factory=dict)
    stuck: Stuck | None = None
    latest: datetime | None = None

    @property
    def helped(self) -> int:
        """How many puzzles were solved with help."""
        return sum(cell.helped for cell in self.cells.values())

    @property
    def shown(self) -> int:
        """How many unsolved puzzles had their answer shown."""
        return sum(cell.shown for cell in self.cells.values())

    @property
    def solved(self) -> int:
        """How many puzzles were solved."""
        return sum(cell.solved for cell in self.cells.values())


def read_grid(
    database: Database, class_id: str, course: str, steps: Mapping[str, Sequence[str]], at: datetime
) -> list[Row]:
    """A row for each pupil of a class, by name; ``steps`` holds the names of the puzzles of each lesson."""
    query = (
        select(Answer.learner_id, Answer.lesson, Answer.step, Answer.verdict, Answer.help, Answer.answered)
        .join(Seat, Seat.learner_id == Answer.learner_id)
        .where(Seat.class_id == class_id, Answer.course == course)
        .order_by(Answer.answered, Answer.id)
    )
    lately = (
        select(PracticeAnswer.learner_id, PracticeAnswer.puzzle, PracticeAnswer.verdict, PracticeAnswer.help)
        .add_columns(PracticeAnswer.answered)
        .join(Seat, Seat.learner_id == PracticeAnswer.learner_id)
        .where(Seat.class_id == class_id, PracticeAnswer.answered > at - STILL_HERE - SITTING)
        .order_by(PracticeAnswer.answered, PracticeAnswer.id)
    )
    answers: dict[str, list[OneAnswer]] = {}
    practised: dict[str, list[OneAnswer]] = {}
    with database.look() as connection:
        seats = connection.execute(
            select(Seat.id, Seat.learner_id, Seat.name).where(Seat.class_id == class_id)
        ).all()
        for learner, lesson, step, verdict, help, answered in connection.execute(query):
            if step in steps.get(lesson, ()):
                answers.setdefault(learner, []).append(OneAnswer(lesson, step, verdict, help, answered))
        for learner, puzzle, verdict, help, answered in connection.execute(lately):
            practised.setdefault(learner, []).append(OneAnswer(puzzle, "", verdict, help, answered))
    rows = [
        _row(id, name, answers.get(learner, []), practised.get(learner, []), at)
        for id, learner, name in seats
    ]
    return sorted(rows, key=lambda row: (same_name(row.name), row.seat_id))


def grid_mark(database: Database, class_id: str) -> str:
    """A text that changes when somebody in the class answers, joins, leaves or is renamed."""
    counts = [
        select(func.count(), func.max(kind.answered))
        .join(Seat, Seat.learner_id == kind.learner_id)
        .where(Seat.class_id == class_id)
        for kind in (Answer, PracticeAnswer)
    ]
    seats = select(Seat.id, Seat.name).where(Seat.class_id == class_id).order_by(Seat.id)
    with database.look() as connection:
        counted = [connection.execute(count).one() for count in counts]
        return repr((counted, connection.execute(seats).all()))


def _row(
    seat_id: str, name: str, answers: Sequence[OneAnswer], practised: Sequence[OneAnswer], at: datetime
) -> Row:
    puzzles: dict[tuple[str, str], list[OneAnswer]] = {}
    for answer in answers:
        puzzles.setdefault(answer.puzzle, []).append(answer)
    by_lesson: dict[str, list[Cell]] = {}
    for (lesson, _), given in puzzles.items():
        by_lesson.setdefault(lesson, []).append(cell_of_puzzle(given))
    cells = {lesson: _sum(ones) for lesson, ones in by_lesson.items()}
    latest = answers[-1].at if answers else None
    tried = sorted((*answers, *practised), key=lambda answer: answer.at)
    last = tried[-1] if tried else None
    stuck = find_stuck([one for one in tried if one.puzzle == last.puzzle], at) if last else None
    return Row(seat_id, name, cells, stuck, latest)


def cell_of_puzzle(answers: Iterable[OneAnswer]) -> Cell:
    """The cell of one puzzle, from its answers in the order in which they were given."""
    stars = misses = tried = missed = 0
    helped = shown = False
    before: datetime | None = None
    for answer in answers:
        if before is not None and answer.at - before > SITTING:
            missed = 0
        before = answer.at
        tried += 1
        earned = 2 if missed >= SHOWN_AFTER else 1 if missed >= HINT_AFTER else 0
        help = max(answer.help, earned)
        if answer.verdict == "right":
            stars, missed = max(stars, 3 - help), 0
            helped = helped or help > 0
        else:
            missed += 1
            misses += 1
            helped = helped or answer.help > 0
            shown = shown or missed >= SHOWN_AFTER or answer.help > 1
    solved = stars > 0
    return Cell(int(solved), stars, tried, misses, int(solved and helped), int(shown and not solved))


def find_stuck(answers: Sequence[OneAnswer], at: datetime) -> Stuck | None:
    """Where a pupil is stuck now, by the answers to the puzzle tried last; None if nowhere."""
    latest = answers[-1]
    if latest.verdict == "right" or abs(at - latest.at) > STILL_HERE:
        return None
    sitting = [latest]
    for answer in reversed(answers[:-1]):
        if answer.verdict == "right" or sitting[-1].at - answer.at > SITTING:
            break
        sitting.append(answer)
    since = at - sitting[-1].at
    if len(sitting) < MANY_MISSES and since < LONG:
        return None
    return Stuck(latest.lesson, latest.step, len(sitting), int(since.total_seconds() // 60))


def _sum(cells: Iterable[Cell]) -> Cell:
    total = Cell()
    for cell in cells:
        total = Cell(
            total.solved + cell.solved,
            total.stars + cell.stars,
            total.tried + cell.tried,
            total.misses + cell.misses,
            total.helped + cell.helped,
            total.shown + cell.shown,
        )
    return total
