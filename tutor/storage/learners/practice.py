"""Stores practice answers, and the puzzles that come back (spaced repetition); callers judge first."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, and_, case, func, or_, select, true
from sqlalchemy.orm import Session

from tutor.storage.database import Database
from tutor.storage.learners.row_limits import MOST_CARDS, keep_newest
from tutor.storage.learners.spacing import LONGEST, is_clean, is_same_sitting, never_missed, rate, review
from tutor.storage.missing_rows import insert_missing
from tutor.storage.models import Answer, Card, Learner, PracticeAnswer

TRIED = "tried"
"""The verdict on an answer to a puzzle that no longer exists: all we know is that it was tried."""

TODAY = timedelta(hours=12)
"""A card that falls due within this time is shown at once."""

AWAY = 2 * LONGEST
"""A card that is due later than this was scheduled by a clock that was ahead; it is shown at once."""

Standing = Collection[str] | None
"""The puzzles of the present lessons, by their names on cards; None if no card comes from a lesson."""

MOST_TRIES = 1000
"""How many of the latest answers a learner's page reads."""


@dataclass(frozen=True)
class Comeback:
    """A puzzle that may come back: its name, topic and level; and its step, unless a lesson has it."""

    puzzle: str
    topic: str
    level: int
    step: str | None = None


@dataclass(frozen=True)
class JudgedTry:
    """An answer from practice with its verdict.

    ``puzzle`` is the name in its round, ``comeback`` the card to make or to review. ``provoked`` has, for
    each misconception that the board can reveal, the probability that a random answer shows it.
    """

    id: str
    puzzle: str
    comeback: Comeback
    board: str
    given: tuple[str, ...]
    verdict: str
    help: int
    provoked: Mapping[str, float]
    misconceptions: tuple[str, ...]
    at: datetime


@dataclass(frozen=True)
class DueCard:
    """A puzzle that comes back, with the number of earlier reviews and whether it was missed last time."""

    id: int
    puzzle: str
    topic: str
    level: int
    step: str | None
    reviews: int
    missed: bool = True


@dataclass(frozen=True)
class FirstAnswer:
    """The first answer to a puzzle of a round; an old one has no stored ``chances``."""

    puzzle: str
    topic: str
    level: int
    board: str
    verdict: str
    help: int
    provoked: tuple[str, ...]
    chances: tuple[float, ...]
    misconceptions: tuple[str, ...]
    at: datetime


@dataclass(frozen=True)
class FirstLessonAnswer:
    """The first answer to a puzzle of a lesson."""

    course: str
    lesson: str
    step: str
    verdict: str
    help: int
    misconceptions: tuple[str, ...]
    at: datetime


def keep_tries(database: Database, learner_id: str, tries: Iterable[JudgedTry]) -> None:
    """Store answers and set when their puzzles come back, in one transaction; none is stored twice."""
    with database.write() as session:
        know_learner(session, learner_id)
        for tried in sorted(tries, key=lambda tried: tried.at):
            if session.get(PracticeAnswer, (tried.id, learner_id)) is not None:
                continue
            session.add(
                PracticeAnswer(
                    id=tried.id,
                    learner_id=learner_id,
                    puzzle=tried.puzzle,
                    topic=tried.comeback.topic,
                    level=tried.comeback.level,
                    board=tried.board,
                    given=list(tried.given),
                    verdict=tried.verdict,
                    help=tried.help,
                    provoked=list(tried.provoked),
                    chances=[round(chance, 4) for chance in tried.provoked.values()],
                    misconceptions=list(tried.misconceptions),
                    answered=tried.at,
                )
            )
            bring_back(session, learner_id, tried.comeback, tried.verdict, tried.help, tried.at)
            session.flush()
        keep_newest(session, PracticeAnswer, learner_id)


def stored_before(database: Database, learner_id: str, ids: Sequence[str]) -> set[str]:
    """The identifiers of these answers that are stored already, from lessons or from practice."""
    with database.look() as connection:
        return {
            id
            for table in (Answer, PracticeAnswer)
            for id in connection.scalars(
                select(table.id).where(table.learner_id == learner_id, table.id.in_(ids))
            )
        }


def know_learner(session: Session, learner_id: str) -> None:
    """Create the learner's row if it is missing, and lock it until the transaction ends.

    The lock makes two transactions of one learner run one after the other, on PostgreSQL too.
    """
    insert_missing(session, Learner, id=learner_id)
    session.execute(select(Learner.id).where(Learner.id == learner_id).with_for_update(key_share=True))


def bring_back(
    session: Session,
    learner_id: str,
    comeback: Comeback,
    verdict: str,
    help: int,
    at: datetime,
    *,
    solved_too: bool = False,
) -> None:
    """Schedule when a puzzle comes back after an answer; if it was never missed, only with ``solved_too``."""
    if verdict == TRIED:
        return
    card = session.scalar(select(Card).where(Card.learner_id == learner_id, Card.puzzle == comeback.puzzle))
    rating = rate(verdict, help, card.clean if card else 0)
    if card is None:
        if (is_clean(rating) and not solved_too) or _has_all_cards(session, learner_id):
            return
        state, due = review(None, rating, at)
        session.add(
            Card(
                learner_id=learner_id,
                puzzle=comeback.puzzle,
                topic=comeback.topic,
                level=comeback.level,
                step=comeback.step,
                state=state,
                clean=int(is_clean(rating)),
                reviews=0,
                due=due,
            )
        )
    elif card.due > at + AWAY:
        card.state, card.due = review(None, rating, at)
        card.clean = int(is_clean(rating))
        card.reviews += 1
    elif not is_same_sitting(card.state, at):
        card.state, card.due = review(card.state, rating, at)
        card.clean = card.clean + 1 if is_clean(rating) else 0
        card.reviews += 1


def keep_own_mistake(database: Database, learner_id: str, comeback: Comeback, at: datetime) -> None:
    """Make a card of a board on which the learner erred in a game, if there is none of it yet."""
    with database.write() as session:
        know_learner(session, learner_id)
        known = select(Card.id).where(Card.learner_id == learner_id, Card.puzzle == comeback.puzzle)
        if session.scalar(known) is None:
            bring_back(session, learner_id, comeback, "not-yet", 0, at)


def _has_all_cards(session: Session, learner_id: str) -> bool:
    """Whether a learner has the most cards allowed."""
    query = select(func.count()).select_from(Card).where(Card.learner_id == learner_id)
    return (session.scalar(query) or 0) >= MOST_CARDS


def count_due(database: Database, learner_id: str, now: datetime, lessons: Standing = None) -> int:
    """How many puzzles come back today."""
    query = select(func.count()).where(_may_come_back(learner_id, lessons), _is_due(now))
    with database.look() as connection:
        return connection.execute(query).scalar_one()


def due_before(
    database: Database, learner_id: str, end: datetime, lessons: Standing = None
) -> list[datetime]:
    """When the puzzles that are due before ``end`` come back, the earliest first."""
    query = select(Card.due).where(_may_come_back(learner_id, lessons), Card.due <= end).order_by(Card.due)
    with database.look() as connection:
        return list(connection.execute(query.limit(MOST_TRIES)).scalars())


def coming_cards(
    database: Database, learner_id: str, end: datetime, lessons: Standing = None
) -> list[tuple[datetime, str, str]]:
    """The same, with the names and topics of the puzzles."""
    query = select(Card.due, Card.puzzle, Card.topic).where(
        _may_come_back(learner_id, lessons), Card.due <= end
    )
    with database.look() as connection:
        rows = connection.execute(query.order_by(Card.due).limit(MOST_TRIES))
        return [(due, puzzle, topic) for due, puzzle, topic in rows]


def due_cards(
    database: Database, learner_id: str, now: datetime, most: int, lessons: Standing = None
) -> list[DueCard]:
    """The puzzles that come back today: first those missed last time, then those due the longest."""
    query = select(Card).where(_may_come_back(learner_id, lessons), _is_due(now))
    order = case((Card.clean == 0, 0), else_=1), Card.due, Card.id
    with database.read() as session:
        return [_due(card) for card in session.scalars(query.order_by(*order).limit(most))]


def _may_come_back(learner_id: str, lessons: Standing) -> ColumnElement[bool]:
    """The condition for a learner's cards, without those whose lesson has dropped the puzzle."""
    there = true() if lessons is None else or_(Card.step.is_not(None), Card.puzzle.in_(lessons))
    return and_(Card.learner_id == learner_id, there)


def _is_due(at: datetime) -> ColumnElement[bool]:
    """The condition for cards that come back today, and those that a wrong clock put off for years."""
    return or_(Card.due <= at + TODAY, Card.due > at + AWAY)


def cards_of(database: Database, learner_id: str, ids: Iterable[int]) -> dict[int, DueCard]:
    """Those of these cards that are the learner's."""
    query = select(Card).where(Card.learner_id == learner_id, Card.id.in_(list(ids)))
    with database.read() as session:
        return {card.id: _due(card) for card in session.scalars(query)}


def _due(card: Card) -> DueCard:
    missed = not never_missed(card.state)
    return DueCard(card.id, card.puzzle, card.topic, card.level, card.step, card.reviews, missed)


def first_answers(database: Database, learner_id: str) -> list[FirstAnswer]:
    """The first answer to each of the latest puzzles of a learner, the latest first."""
    kept = PracticeAnswer
    query = (
        select(
            kept.puzzle,
            kept.topic,
            kept.level,
            kept.board,
            kept.verdict,
            kept.help,
            kept.provoked,
            kept.chances,
            kept.misconceptions,
            kept.answered,
        )
        .where(kept.learner_id == learner_id)
        .order_by(kept.answered.desc(), kept.id)
        .limit(MOST_TRIES)
    )
    with database.look() as connection:
        firsts = {row.puzzle: row for row in connection.execute(query)}.values()
    answers = [
        FirstAnswer(
            *row[:6], tuple(row.provoked), tuple(row.chances), tuple(row.misconceptions), row.answered
        )
        for row in firsts
    ]
    return sorted(answers, key=lambda answer: answer.at, reverse=True)


def first_lesson_answers(database: Database, learner_id: str) -> list[FirstLessonAnswer]:
    """The first answer to each of the latest lesson puzzles of a learner, the latest first."""
    kept = Answer
    query = (
        select(
            kept.course, kept.lesson, kept.step, kept.verdict, kept.help, kept.misconceptions, kept.answered
        )
        .where(kept.learner_id == learner_id)
        .order_by(kept.answered.desc(), kept.id)
        .limit(MOST_TRIES)
    )
    with database.look() as connection:
        firsts = {(row.course, row.lesson, row.step): row for row in connection.execute(query)}.values()
    answers = [FirstLessonAnswer(*row[:5], tuple(row.misconceptions), row.answered) for row in firsts]
    return sorted(answers, key=lambda answer: answer.at, reverse=True)
