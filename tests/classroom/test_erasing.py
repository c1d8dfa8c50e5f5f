from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from tutor.classroom.classes import make_class
from tutor.classroom.erasing import (
    erase_class,
    erase_learner,
    erase_pupil,
    erase_teacher,
    expire_classes,
)
from tutor.classroom.kept import kept_of_class, kept_of_learner, kept_of_pupil
from tutor.classroom.locks import lock_lessons
from tutor.classroom.seats import take_seat
from tutor.classroom.sets import make_set
from tutor.classroom.teachers import add_teacher
from tutor.classroom.work import assign
from tutor.storage.database import Database
from tutor.storage.demos import LiveDemo, NewState, change_demo
from tutor.storage.learning import JudgedAnswer, keep_answers, new_learner_id
from tutor.storage.models import Answer, Base, Learner
from tutor.storage.people import SchoolClass, Seat, Teacher

LATER = datetime.now(UTC) + timedelta(days=401)


def learns(database: Database, learner: str) -> None:
    keep_answers(database, learner, [JudgedAnswer("a", "othello", "start", 1, ("e3",), "right", (), 0)])


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


def test_an_idle_class_expires_and_one_in_use_does_not(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    assert expire_classes(database, 400, datetime.now(UTC) + timedelta(days=399)) == []
    with database.write() as session:
        session.execute(update(Answer).values(answered=LATER - timedelta(days=5)))
    assert expire_classes(database, 400, LATER) == []
    with database.write() as session:
        session.execute(update(Answer).values(answered=datetime.now(UTC)))
    assert expire_classes(database, 400, LATER) == [class_.id]
    assert rows(database) == {"teacher": 1}
    assert seat.id


def test_a_class_that_was_shown_a_board_lately_is_in_use(database: Database, class_: SchoolClass) -> None:
    change_demo(database, class_.id, lambda _, answers: NewState("shown", None))
    with database.write() as session:
        session.execute(update(LiveDemo).values(updated=LATER - timedelta(days=5)))
    assert expire_classes(database, 400, LATER) == []


def test_what_is_kept_is_handed_out_without_what_opens_a_door(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    sits(database, class_, "Papaya")
    assign(database, class_.id, "lesson", "othello/start", datetime(2026, 12, 1).date())
    kept = kept_of_pupil(database, seat)
    assert set(kept) == {"seat", "learner", "answer", "solved"}
    assert kept["seat"][0]["name"] == "Mango"
    assert kept["answer"][0]["given"] == ["e3"]
    assert "seat" not in kept_of_learner(database, seat.learner_id)
    whole = kept_of_class(database, class_.id)
    assert [pupil["seat"][0]["name"] for pupil in whole["pupils"]] == ["Mango", "Papaya"]
    assert whole["assignment"][0]["due"] == "2026-12-01"
    for secret in (seat.key, seat.code, class_.key, str(class_.code), ada.password):
        assert secret not in repr(whole)


@pytest.mark.parametrize("column", ["learner_id", "seat_id", "class_id", "teacher_id"])
def test_every_table_that_names_somebody_lets_them_go(column: str) -> None:
    for table in Base.metadata.sorted_tables:
        for key in table.columns[column].foreign_keys if column in table.columns else ():
            assert key.ondelete == "CASCADE", table.name
