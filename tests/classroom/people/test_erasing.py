"""What goes and what stays when a pupil, a class or an account is erased."""

import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from tutor.classroom.access.teachers import add_teacher
from tutor.classroom.people.classes import make_class
from tutor.classroom.people.data_export import data_of_class, data_of_learner, data_of_pupil
from tutor.classroom.people.erasing import (
    erase_class,
    erase_learner,
    erase_pupil,
    erase_teacher,
)
from tutor.classroom.people.seats import take_seat
from tutor.classroom.work.assignments import assign
from tutor.classroom.work.locks import lock_lessons
from tutor.classroom.work.sets import make_set
from tutor.storage.database import Database
from tutor.storage.game_lists import keep_list
from tutor.storage.games import find_played, new_game, save_played
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id, stars_of
from tutor.storage.learners.practice import Comeback, JudgedTry, keep_tries, know_learner
from tutor.storage.models import Answer, Base, Card, Learner, OpenedFile, PlayedGame, PracticeAnswer
from tutor.storage.people import SchoolClass, Seat, Teacher


def learns(database: Database, learner: str) -> None:
    keep_answers(
        database, learner, [JudgedAnswer("a", "othello", "start", "step-1", ("e3",), "right", (), 0)]
    )


def sits(database: Database, class_: SchoolClass, name: str = "Mango", *, brought: bool = False) -> Seat:
    learner = new_learner_id()
    if brought:
        learns(database, learner)
        with database.write() as session:
            long_ago = datetime.now(UTC) - timedelta(days=9)
            session.execute(update(Learner).where(Learner.id == learner).values(created=long_ago))
    seat = take_seat(database, class_.id, learner, name, "en")
    if not brought:
        learns(database, learner)
    return seat


NINE_DAYS = timedelta(days=9)


def puzzle(number: int, verdict: str, at: datetime, help: int = 0) -> JudgedAnswer:
    """An answer to a puzzle of a lesson, which comes back when it is missed."""
    comeback = Comeback(f"start-{number}", "flips", 1)
    id = uuid.uuid4().hex
    return JudgedAnswer(id, "othello", "start", f"step-{number}", ("e3",), verdict, (), help, at, comeback)


def practises(database: Database, learner: str, name: str, at: datetime) -> None:
    comeback = Comeback(name, "flips", 1)
    judged = JudgedTry(uuid.uuid4().hex, name, comeback, "board", ("a1",), "wrong", 0, {}, (), at)
    keep_tries(database, learner, [judged])


def plays(database: Database, learner: str, at: datetime) -> str:
    game = new_game(database, learner, "othello")
    with database.write() as session:
        session.execute(update(PlayedGame).where(PlayedGame.id == game.id).values(created=at, updated=at))
    return game.id


def learned_before_and_since(database: Database, learner: str, since: datetime) -> None:
    """Somebody learns a week before a moment, and the same and more a minute after it."""
    before, after = since - timedelta(days=7), since + timedelta(minutes=1)
    with database.write() as session:
        know_learner(session, learner)
        session.execute(update(Learner).where(Learner.id == learner).values(created=since - NINE_DAYS))
    keep_answers(database, learner, [puzzle(1, "right", before, help=2), puzzle(2, "wrong", before)])
    practises(database, learner, "before", before)
    plays(database, learner, before)
    keep_answers(
        database, learner, [puzzle(1, "right", after), puzzle(3, "right", after), puzzle(4, "wrong", after)]
    )
    practises(database, learner, "since", after)
    plays(database, learner, after)
    keep_list(database, learner, b"opened just now")


def left_of(database: Database, learner: str) -> dict[str, list[object]]:
    """What is left of a learner: steps answered, stars, tries, puzzles that come back, games, files."""
    with database.read() as session:
        of = {
            "answers": select(Answer.step).where(Answer.learner_id == learner).order_by(Answer.step),
            "tries": select(PracticeAnswer.puzzle).where(PracticeAnswer.learner_id == learner),
            "cards": select(Card.puzzle).where(Card.learner_id == learner).order_by(Card.puzzle),
            "games": select(PlayedGame.id).where(PlayedGame.learner_id == learner),
            "files": select(OpenedFile.id).where(OpenedFile.learner_id == learner),
        }
        return {name: list(session.scalars(query)) for name, query in of.items()}


def joined(database: Database, class_: SchoolClass, learner: str, since: datetime) -> Seat:
    seat = take_seat(database, class_.id, learner, "Mango", "en")
    with database.write() as session:
        session.execute(update(Seat).where(Seat.id == seat.id).values(created=since))
    return seat


def rows(database: Database) -> dict[str, int]:
    """How many rows each table has, those without any left out."""
    with database.look() as connection:
        counts = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in Base.metadata.sorted_tables
        }
    return {name: count for name, count in counts.items() if count}


def test_a_pupil_goes_with_everything_learned_in_the_class(database: Database, class_: SchoolClass) -> None:
    seat = sits(database, class_)
    erase_pupil(database, class_.id, seat.id)
    assert rows(database) == {"teacher": 1, "class": 1}


def test_a_pupil_of_another_class_stays(database: Database, ada: Teacher, class_: SchoolClass) -> None:
    seat = sits(database, class_)
    erase_pupil(database, make_class(database, ada.id, "5a", "en").id, seat.id)
    assert rows(database)["seat"] == 1


def test_what_was_learned_before_joining_stays_unless_it_shall_go_too(
    database: Database, class_: SchoolClass
) -> None:
    seat = sits(database, class_, brought=True)
    erase_pupil(database, class_.id, seat.id)
    assert rows(database) == {"teacher": 1, "class": 1, "learner": 1, "answer": 1, "solved": 1}
    seat = take_seat(database, class_.id, seat.learner_id, "Mango", "en")
    erase_pupil(database, class_.id, seat.id, everything=True)
    assert rows(database) == {"teacher": 1, "class": 1}


@pytest.mark.parametrize("what", ["pupil", "class", "account"])
def test_of_who_had_learned_before_only_that_is_left(
    database: Database, ada: Teacher, class_: SchoolClass, what: str
) -> None:
    since = datetime.now(UTC) - timedelta(hours=2)
    other = new_learner_id()
    for learner in ("papaya", other):
        learned_before_and_since(database, learner, since)
    seat = joined(database, class_, "papaya", since)
    assert left_of(database, "papaya")["answers"] == ["step-1", "step-1", "step-2", "step-3", "step-4"]
    untouched = left_of(database, other)
    if what == "pupil":
        erase_pupil(database, class_.id, seat.id)
    elif what == "class":
        erase_class(database, class_.id)
    else:
        erase_teacher(database, ada.id)
    left = left_of(database, "papaya")
    assert (left["answers"], left["tries"]) == (["step-1", "step-2"], ["before"])
    assert (len(left["games"]), left["files"]) == (1, [])
    assert left["cards"] == ["before", "start-2"]
    assert stars_of(database, "papaya", "othello") == {("start", "step-1"): 1}
    assert left_of(database, other) == untouched
    assert stars_of(database, other, "othello") == {("start", "step-1"): 3, ("start", "step-3"): 3}


def test_a_puzzle_met_again_and_a_game_gone_on_with_in_the_class_are_of_the_class(
    database: Database, class_: SchoolClass
) -> None:
    since = datetime.now(UTC) - timedelta(hours=2)
    learned_before_and_since(database, "papaya", since)
    seat = joined(database, class_, "papaya", since)
    (older,) = [id for id in left_of(database, "papaya")["games"] if _is_older(database, str(id), since)]
    practises(database, "papaya", "before", since + timedelta(minutes=3))
    found = find_played(database, "papaya", str(older))
    assert found is not None
    save_played(database, found, moves=("d3",))
    erase_pupil(database, class_.id, seat.id)
    left = left_of(database, "papaya")
    assert (left["tries"], left["cards"], left["games"]) == (["before"], ["start-2"], [])


def _is_older(database: Database, game: str, since: datetime) -> bool:
    with database.read() as session:
        found = session.get(PlayedGame, game)
        return found is not None and found.updated < since


def test_what_was_learned_in_a_class_goes_with_the_last_class_of_a_learner(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    since = datetime.now(UTC) - timedelta(hours=2)
    learned_before_and_since(database, "papaya", since)
    joined(database, class_, "papaya", since)
    other = make_class(database, ada.id, "5a", "en")
    take_seat(database, other.id, "papaya", "Mango", "en")  # now, after all that was learned
    erase_class(database, class_.id)
    assert left_of(database, "papaya")["answers"] == ["step-1", "step-1", "step-2", "step-3", "step-4"]
    erase_class(database, other.id)
    assert left_of(database, "papaya")["answers"] == ["step-1", "step-2"]


def test_a_learner_made_for_a_class_goes_with_the_last_class(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    long_ago = datetime.now(UTC) - NINE_DAYS
    with database.write() as session:
        session.execute(update(Learner).values(created=long_ago))
        session.execute(update(Seat).values(created=long_ago))
    other = make_class(database, ada.id, "5a", "en")
    take_seat(database, other.id, seat.learner_id, "Mango", "en")
    erase_class(database, class_.id)
    assert rows(database)["answer"] == 1
    erase_class(database, other.id)
    assert rows(database) == {"teacher": 1}


def test_who_sits_in_two_classes_keeps_what_was_learned(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    other = make_class(database, ada.id, "5a", "en")
    take_seat(database, other.id, seat.learner_id, "Mango", "en")
    erase_class(database, class_.id)
    assert rows(database) == {"teacher": 1, "class": 1, "seat": 1, "learner": 1, "answer": 1, "solved": 1}
    erase_class(database, other.id)
    assert rows(database) == {"teacher": 1}


def test_an_account_goes_with_its_classes_and_sets(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    sits(database, class_)
    kept = make_set(database, ada.id, "Corners")
    assign(database, class_.id, "set", kept.id, None)
    lock_lessons(database, class_.id, "othello", ["start"])
    erase_teacher(database, ada.id)
    assert rows(database) == {}


def test_nothing_of_a_name_stays_in_the_files_of_sqlite(sqlite: Database, tmp_path: Path) -> None:
    ada = add_teacher(sqlite, "Ada", "three little turtles")
    class_ = make_class(sqlite, ada.id, "4b", "en")
    seat = sits(sqlite, class_, "Zanzibarine")
    assert any(b"Zanzibarine" in file.read_bytes() for file in tmp_path.glob("tutor.db*"))
    erase_pupil(sqlite, class_.id, seat.id)
    for file in tmp_path.glob("tutor.db*"):
        assert b"Zanzibarine" not in file.read_bytes(), file
        assert seat.learner_id.encode() not in file.read_bytes(), file


def test_a_learner_without_a_seat_may_go(database: Database, class_: SchoolClass) -> None:
    learns(database, "papaya")
    assert erase_learner(database, "papaya")
    seat = sits(database, class_)
    assert not erase_learner(database, seat.learner_id)
    assert rows(database)["answer"] == 1


def test_what_is_kept_is_handed_out_without_what_opens_a_door(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    sits(database, class_, "Papaya")
    assign(database, class_.id, "lesson", "othello/start", datetime(2026, 12, 1).date())
    kept = data_of_pupil(database, seat)
    assert set(kept) == {"seat", "learner", "answer", "solved"}
    assert kept["seat"][0]["name"] == "Mango"
    assert kept["answer"][0]["given"] == ["e3"]
    assert "seat" not in data_of_learner(database, seat.learner_id)
    whole = data_of_class(database, class_.id)
    assert [pupil["seat"][0]["name"] for pupil in whole["pupils"]] == ["Mango", "Papaya"]
    assert whole["assignment"][0]["due"] == "2026-12-01"
    for secret in (seat.key, seat.code, class_.key, str(class_.code), ada.password):
        assert secret not in repr(whole)


@pytest.mark.parametrize("column", ["learner_id", "seat_id", "class_id", "teacher_id"])
def test_every_table_that_names_somebody_lets_them_go(column: str) -> None:
    for table in Base.metadata.sorted_tables:
        for key in table.columns[column].foreign_keys if column in table.columns else ():
            assert key.ondelete == "CASCADE", table.name
