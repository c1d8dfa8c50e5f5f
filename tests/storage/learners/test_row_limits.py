"""A learner keeps the newest rows, and far more than anybody needs."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select

from tutor.storage.database import Database
from tutor.storage.games import new_game
from tutor.storage.learners import practice, row_limits
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id, stars_of
from tutor.storage.learners.practice import Comeback, JudgedTry, keep_tries
from tutor.storage.models import Answer, Card, PlayedGame, PracticeAnswer

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def three_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    for table in row_limits.MOST:
        monkeypatch.setitem(row_limits.MOST, table, 3)


def answers(*numbers: int) -> list[JudgedAnswer]:
    return [
        JudgedAnswer(
            f"{n:032}", "othello", "start", f"step-{n}", ("e3",), "right", (), 0, NOW + timedelta(minutes=n)
        )
        for n in numbers
    ]


def tries(*numbers: int) -> list[JudgedTry]:
    return [
        JudgedTry(f"{n:032}", name, Comeback(name, "flips", 1), "", ("a1",), "not-yet", 0, {}, (), at)
        for n in numbers
        for name, at in [(f"5/flips/1/1/{n}", NOW + timedelta(minutes=n))]
    ]


def kept(database: Database, table: type[Answer | PracticeAnswer]) -> list[int]:
    with database.read() as session:
        return sorted(int(id) for id in session.scalars(select(table.id)))


def test_the_newest_answers_stay_and_every_star(database: Database) -> None:
    ada, ben = new_learner_id(), new_learner_id()
    keep_answers(database, ben, answers(90))
    keep_answers(database, ada, answers(5, 4, 3, 2, 1))
    assert kept(database, Answer) == [3, 4, 5, 90]
    keep_answers(database, ada, answers(6))
    assert kept(database, Answer) == [4, 5, 6, 90]
    assert len(stars_of(database, ada, "othello")) == 6


def test_the_newest_answers_of_practice_stay(database: Database) -> None:
    keep_tries(database, new_learner_id(), tries(1, 2, 3, 4, 5))
    assert kept(database, PracticeAnswer) == [3, 4, 5]


def test_so_many_puzzles_come_back_and_no_more(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "MOST_CARDS", 2)
    ada = new_learner_id()
    keep_tries(database, ada, tries(1, 2, 3))
    keep_tries(database, new_learner_id(), tries(4))
    with database.read() as session:
        cards = session.execute(select(Card.learner_id, Card.puzzle).order_by(Card.id)).all()
    assert [puzzle for id, puzzle in cards if id == ada] == ["5/flips/1/1/1", "5/flips/1/1/2"]
    assert len(cards) == 3


def test_the_games_played_last_stay(database: Database) -> None:
    ada, ben = new_learner_id(), uuid.uuid4().hex
    other = new_game(database, ben, "othello").id
    begun = [new_game(database, ada, "othello").id for _ in range(5)]
    with database.read() as session:
        assert set(session.scalars(select(PlayedGame.id))) == {other, *begun[2:]}
