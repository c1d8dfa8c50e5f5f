"""Several requests about one learner at the same moment, as threads of one process or of several."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError, StatementError

from tutor.storage import database as database_module
from tutor.storage.database import Database
from tutor.storage.games import find_played, keep_review, new_game, save_played
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id, stars_of
from tutor.storage.learners.practice import Comeback, JudgedTry, keep_tries
from tutor.storage.models import Answer, Card, Learner, PlayedGame

AT_ONCE = 6


def together(database: Database, act: Callable[[Database, int], object]) -> list[object]:
    """Act as many times at once; half of the actors have connections of their own, as another process has."""
    other = Database(database.url.render_as_string(hide_password=False))
    with ThreadPoolExecutor(AT_ONCE) as pool:
        done = [pool.submit(act, (database, other)[turn % 2], turn) for turn in range(AT_ONCE)]
        results = [future.result() for future in done]
    other.engine.dispose()
    return results


def test_a_new_learner_who_sends_everything_at_once_is_one_learner(database: Database) -> None:
    ada = new_learner_id()
    together(
        database,
        lambda at, turn: keep_answers(
            at, ada, [JudgedAnswer(f"{turn}", "othello", "start", f"step-{turn}", ("f5",), "right", (), 0)]
        ),
    )
    with database.read() as session:
        assert session.scalar(select(func.count()).select_from(Learner)) == 1
    assert len(stars_of(database, ada, "othello")) == AT_ONCE


def test_the_same_answers_sent_at_once_are_kept_once(database: Database) -> None:
    ada = new_learner_id()
    answers = [
        JudgedAnswer(f"{id}", "othello", "start", f"step-{id}", ("f5",), "right", (), 0) for id in range(5)
    ]
    together(database, lambda at, turn: keep_answers(at, ada, answers[::-1] if turn % 3 else answers))
    with database.read() as session:
        assert session.scalar(select(func.count()).select_from(Answer)) == 5


def test_a_puzzle_missed_twice_at_once_comes_back_once(database: Database) -> None:
    ada, monday = new_learner_id(), datetime(2026, 11, 16, 9, tzinfo=UTC)
    comeback = Comeback("flips/3/7/1", "flips", 3, "{}")
    together(
        database,
        lambda at, turn: keep_tries(
            at, ada, [JudgedTry(f"{turn}", comeback.puzzle, comeback, "b", (), "wrong", 0, {}, (), monday)]
        ),
    )
    with database.read() as session:
        assert session.scalar(select(func.count()).select_from(Card)) == 1


def test_of_moves_made_at_once_one_is_kept(database: Database) -> None:
    ada = new_learner_id()
    game = new_game(database, ada, "othello")
    squares = ["d3", "c4", "f5", "e6", "d3", "c4"]
    saved = together(database, lambda at, turn: save_played(at, game, moves=(squares[turn],)))
    (won,) = [kept for kept in saved if kept is not None]
    assert find_played(database, ada, game.id) == won


def test_of_what_is_found_in_a_game_at_once_one_is_kept(database: Database) -> None:
    ada = new_learner_id()
    game = new_game(database, ada, "othello")
    kept = together(database, lambda at, turn: keep_review(at, game, {"by": turn}))
    found = find_played(database, ada, game.id)
    assert found is not None
    assert found.review == {"by": kept.index(True)}
    assert kept.count(True) == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_servers_that_start_at_once_on_an_empty_database_migrate_once(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    if kind == "postgresql":
        url = request.getfixturevalue("postgres").make("empty")
    else:
        url = f"sqlite:///{tmp_path / 'empty.db'}"
    database = Database(url)
    together(database, lambda at, _turn: at.migrate())
    assert new_game(database, new_learner_id(), "othello").moves == ()
    database.engine.dispose()


def test_a_moment_comes_back_in_utc_from_whatever_zone(database: Database) -> None:
    ada = new_learner_id()
    there = datetime(2026, 11, 16, 9, tzinfo=timezone(timedelta(hours=7)))
    game = new_game(database, ada, "othello")
    with database.write() as session:
        session.get_one(PlayedGame, game.id).created = there
    with database.read() as session:
        kept = session.get_one(PlayedGame, game.id).created
    assert kept == there
    assert kept.tzinfo is UTC


def test_a_moment_without_a_zone_is_not_kept(database: Database) -> None:
    with pytest.raises(StatementError, match="without a zone"), database.write() as session:
        session.add(Learner(id=new_learner_id(), created=datetime(2026, 11, 16)))


def test_a_new_file_to_which_another_writes_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "locked.db"
    other = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    let_go = Timer(0.3, other.rollback)
    let_go.start()
    Database(f"sqlite:///{file}").migrate()
    let_go.join()
    other.close()


def test_a_new_file_to_which_another_goes_on_writing_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "LOCKED", 0.1)
    file = tmp_path / "locked.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError, match="locked"):
        Database(f"sqlite:///{file}").migrate()
    other.close()
