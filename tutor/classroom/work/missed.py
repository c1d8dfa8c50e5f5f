"""The puzzles that pupils missed, with their answers, as the server judged them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, select

from tutor.classroom.demo.vote_results import Voted, votes_of_class
from tutor.storage.database import Database
from tutor.storage.learners.practice import TRIED
from tutor.storage.models import Answer, Card, PracticeAnswer
from tutor.storage.people import Seat

RIGHT = "right"


@dataclass(frozen=True)
class Missed:
    """A wrong answer of a pupil.

    ``puzzle`` names a puzzle of a lesson as "lesson/<course>/<slug>/<step>", one of the big board as `Voted`
    does, and one of practice as its round does. ``step`` is the puzzle itself as it was stored, None for a
    lesson's. ``given`` is () where the learner asked for the answer at once.
    """

    seat_id: str
    learner_id: str
    name: str
    puzzle: str
    step: str | None
    given: tuple[str, ...]
    verdict: str
    misconceptions: tuple[str, ...]
    help: int
    at: datetime


def missed_in_class(
    database: Database, class_id: str, *, seat_id: str | None = None, most: int = 5000
) -> list[Missed]:
    """The latest wrong answers of a class, or of one pupil in it, the latest first."""
    wanted = [Seat.class_id == class_id, *([Seat.id == seat_id] if seat_id else [])]
    in_lessons = (
        select(Answer, Seat.id.label("seat"), Seat.name)
        .join(Seat, Seat.learner_id == Answer.learner_id)
        .where(*wanted, Answer.verdict != RIGHT)
        .order_by(Answer.answered.desc(), Answer.id)
        .limit(most)
    )
    practised = (
        select(PracticeAnswer, Seat.id.label("seat"), Seat.name, Card.step)
        .join(Seat, Seat.learner_id == PracticeAnswer.learner_id)
        .outerjoin(
            Card,
            and_(Card.learner_id == PracticeAnswer.learner_id, Card.puzzle == PracticeAnswer.puzzle),
        )
        .where(*wanted, PracticeAnswer.verdict.not_in((RIGHT, TRIED)))
        .order_by(PracticeAnswer.answered.desc(), PracticeAnswer.id)
        .limit(most)
    )
    with database.read() as session:
        found = [
            _missed(answer, f"lesson/{answer.course}/{answer.lesson}/{answer.step}", None, seat, name)
            for answer, seat, name in session.execute(in_lessons)
        ]
        found += [
            _missed(answer, answer.puzzle, step, seat, name)
            for answer, seat, name, step in session.execute(practised)
        ]
    voted = votes_of_class(database, class_id, seat_id)
    found += [_missed_on_board(one) for one in voted if one.judgement.verdict != RIGHT]
    return sorted(found, key=lambda one: one.at, reverse=True)[:most]


def _missed_on_board(vote: Voted) -> Missed:
    judged = vote.judgement
    return Missed(
        vote.seat_id,
        vote.learner_id,
        vote.name,
        vote.puzzle,
        vote.step,
        vote.given,
        judged.verdict,
        judged.misconceptions,
        0,
        vote.at,
    )


def _missed(answer: Answer | PracticeAnswer, puzzle: str, step: str | None, seat: str, name: str) -> Missed:
    return Missed(
        seat,
        answer.learner_id,
        name,
        puzzle,
        step,
        tuple(answer.given),
        answer.verdict,
        tuple(answer.misconceptions),
        answer.help,
        answer.answered,
    )


@dataclass(frozen=True)
class MissedPuzzle:
    """A puzzle with its wrong answers, each once with its number; the most frequent first.

    ``learner_id`` is a learner who missed it; ``names`` are those of all who did, the latest first.
    """

    learner_id: str
    puzzle: str
    step: str | None
    answers: tuple[tuple[tuple[str, ...], int], ...]
    pupils: int
    names: tuple[str, ...] = ()


def by_puzzle(missed: Iterable[Missed]) -> list[MissedPuzzle]:
    """Wrong answers gathered by puzzle, in the order in which the puzzles first appear."""
    gathered: dict[str, list[Missed]] = {}
    for one in missed:
        gathered.setdefault(one.puzzle, []).append(one)
    return [_gather(puzzle, ones) for puzzle, ones in gathered.items()]


def _gather(puzzle: str, ones: list[Missed]) -> MissedPuzzle:
    count: dict[frozenset[str], int] = {}
    given: dict[frozenset[str], tuple[str, ...]] = {}
    for one in ones:
        key = frozenset(one.given)
        given.setdefault(key, one.given)
        count[key] = count.get(key, 0) + 1
    order = sorted(count, key=lambda key: -count[key])
    step = next((one.step for one in ones if one.step), None)
    answers = tuple((given[key], count[key]) for key in order)
    names = {one.seat_id: one.name for one in ones}
    return MissedPuzzle(ones[0].learner_id, puzzle, step, answers, len(names), tuple(names.values()))
