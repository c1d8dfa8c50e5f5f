import importlib
import pkgutil

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select, text

from tutor import storage
from tutor.storage.database import Database
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id, stars_of
from tutor.storage.models import Answer, Base


def answer(id: str = "a", *, step: str = "flip-f5", verdict: str = "right", help: int = 0) -> JudgedAnswer:
    return JudgedAnswer(id, "othello", "start", step, ("f5",), verdict, ("one-line",), help)


def test_the_migrations_make_exactly_the_tables_of_the_models(database: Database) -> None:
    for module in pkgutil.walk_packages(storage.__path__, "tutor.storage."):
        importlib.import_module(module.name)
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_migrating_twice_changes_nothing(database: Database) -> None:
    keep_answers(database, new_learner_id(), [answer()])
    database.migrate()
    with database.read() as session:
        assert session.scalar(select(func.count()).select_from(Answer)) == 1


def test_a_solved_puzzle_earns_the_stars_that_help_left(database: Database) -> None:
    ada = new_learner_id()
    keep_answers(
        database, ada, [answer("1", step="one"), answer("2", step="two", help=1), answer("3", help=2)]
    )
    assert stars_of(database, ada, "othello") == {
        ("start", "one"): 3,
        ("start", "two"): 2,
        ("start", "flip-f5"): 1,
    }


def test_stars_never_get_fewer(database: Database) -> None:
    ada = new_learner_id()
    keep_answers(database, ada, [answer("1")])
    keep_answers(database, ada, [answer("2", help=2)])
    assert stars_of(database, ada, "othello") == {("start", "flip-f5"): 3}


def test_a_wrong_answer_is_kept_but_earns_nothing(database: Database) -> None:
    ada = new_learner_id()
    keep_answers(database, ada, [answer(verdict="almost")])
    assert stars_of(database, ada, "othello") == {}
    with database.read() as session:
        kept = session.scalars(select(Answer)).one()
    assert (kept.given, kept.misconceptions, kept.verdict) == (["f5"], ["one-line"], "almost")


def test_an_answer_sent_twice_is_kept_once(database: Database) -> None:
    ada = new_learner_id()
    keep_answers(database, ada, [answer("same"), answer("same")])
    keep_answers(database, ada, [answer("same")])
    with database.read() as session:
        assert session.scalar(select(func.count()).select_from(Answer)) == 1


def test_learners_who_choose_the_same_identifier_do_not_meet(database: Database) -> None:
    ada, ben = new_learner_id(), new_learner_id()
    keep_answers(database, ada, [answer("same")])
    keep_answers(database, ben, [answer("same", help=2)])
    assert stars_of(database, ada, "othello") == {("start", "flip-f5"): 3}
    assert stars_of(database, ben, "othello") == {("start", "flip-f5"): 1}


def test_answers_that_fail_together_leave_nothing_behind(database: Database) -> None:
    ada = new_learner_id()
    broken = JudgedAnswer("b", "othello", "start", "two", (object(),), "right", (), 0)  # type: ignore[arg-type]
    with pytest.raises(Exception, match="not JSON serializable"):
        keep_answers(database, ada, [answer("a"), broken])
    assert stars_of(database, ada, "othello") == {}


def test_sqlite_keeps_what_it_says_when_the_power_goes(sqlite: Database) -> None:
    with sqlite.read() as session:
        assert session.scalar(text("PRAGMA journal_mode")) == "wal"
        assert session.scalar(text("PRAGMA synchronous")) == 2
        assert session.scalar(text("PRAGMA foreign_keys")) == 1
