"""Classes and learners that nobody uses any more expire; what is in use stays."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import InstrumentedAttribute

from tests.classroom.people.test_erasing import (
    learned_before_and_since,
    left_of,
    plays,
    practises,
    puzzle,
    rows,
    sits,
)
from tutor.classroom.people.bin import KEPT, empty_bin, expire_classes
from tutor.classroom.people.classes import make_class
from tutor.classroom.people.erasing import (
    erase_class,
    expire_learners,
)
from tutor.classroom.people.seats import take_seat
from tutor.classroom.work.assignments import assign
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX
from tutor.storage.database import Database
from tutor.storage.demos import LiveDemo, NewState, Vote, change_demo
from tutor.storage.game_lists import keep_list
from tutor.storage.learners.learning import keep_answers, new_learner_id
from tutor.storage.models import OpenedFile
from tutor.storage.people import SchoolClass, Seat, Teacher
from tutor.storage.work import Assignment

LATER = datetime.now(UTC) + timedelta(days=401)


def expire(database: Database, days: int, at: datetime) -> list[str]:
    """Put idle classes into the bin, and empty it when their time there is over."""
    idle = expire_classes(database, days, at)
    assert set(idle) <= set(empty_bin(database, days, at + KEPT + timedelta(seconds=1)))
    return idle


def test_an_idle_class_expires_and_one_in_use_does_not(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    sits(database, class_)
    assert expire(database, 400, datetime.now(UTC) + timedelta(days=399)) == []
    assert expire(database, 400, LATER) == [class_.id]
    assert rows(database) == {"teacher": 1}


LATELY = LATER - timedelta(days=5)


@pytest.mark.parametrize("moment", [Seat.created, Seat.seen, Vote.given, Assignment.created])
def test_what_was_done_in_a_class_lately_keeps_it(
    database: Database, class_: SchoolClass, moment: InstrumentedAttribute[datetime]
) -> None:
    seat = sits(database, class_)
    assign(database, class_.id, "lesson", "othello/another", None)
    with database.write() as session:
        session.add(Vote(class_id=class_.id, number=1, seat_id=seat.id, answer=["d3"]))
        session.flush()
        session.execute(update(moment.class_).values({moment.key: LATELY}))
    assert expire(database, 400, LATER) == []
    with database.write() as session:
        session.execute(update(moment.class_).values({moment.key: datetime.now(UTC)}))
    assert expire(database, 400, LATER) == [class_.id]


def opens(database: Database, learner: str, at: datetime) -> None:
    keep_list(database, learner, b"opened")
    with database.write() as session:
        session.execute(update(OpenedFile).where(OpenedFile.learner_id == learner).values(opened=at))


def does_alone(database: Database, learner: str, what: str, at: datetime) -> None:
    """Do one of the things that no teacher follows."""
    if what == "practice":
        practises(database, learner, f"{MAKER_VERSION}/edges/3/12/1", at)
    elif what == "game":
        plays(database, learner, at)
    else:
        opens(database, learner, at)


@pytest.mark.parametrize("what", ["practice", "game", "file"])
@pytest.mark.parametrize("brought", [False, True])
def test_what_a_pupil_does_alone_keeps_no_class_but_the_learner_with_everything(
    database: Database, ada: Teacher, class_: SchoolClass, what: str, brought: bool
) -> None:
    active, idle = sits(database, class_, brought=brought), sits(database, class_, "Papaya")
    does_alone(database, active.learner_id, "game", datetime.now(UTC))
    does_alone(database, active.learner_id, what, LATELY)
    before = left_of(database, active.learner_id)
    other = make_class(database, ada.id, "5a", "en")
    assign(database, other.id, "drill", "edges/0", None)
    assert expire(database, 400, LATER) == [class_.id, other.id]
    assert left_of(database, active.learner_id) == before
    assert not any(left_of(database, idle.learner_id).values())
    assert (rows(database)["learner"], rows(database).get("seat")) == (1, None)
    assert expire_learners(database, 400, LATER) == 0
    assert expire_learners(database, 400, LATELY + timedelta(days=401)) == 1
    assert rows(database) == {"teacher": 1}


def test_who_learns_on_alone_goes_where_a_teacher_erases_the_class(
    database: Database, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    practises(database, seat.learner_id, "lately", LATELY)
    erase_class(database, class_.id)
    assert rows(database) == {"teacher": 1}


def test_of_two_classes_that_expire_the_last_leaves_alone_who_learns_on(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    seat = sits(database, class_)
    other = make_class(database, ada.id, "5a", "en")
    take_seat(database, other.id, seat.learner_id, "Mango", "en")
    practises(database, seat.learner_id, "lately", LATELY)
    before = left_of(database, seat.learner_id)
    assert set(expire(database, 400, LATER)) == {class_.id, other.id}
    assert left_of(database, seat.learner_id) == before


def test_a_lesson_that_nobody_assigned_keeps_the_class_and_its_pupils(
    database: Database, class_: SchoolClass
) -> None:
    seat, idle = sits(database, class_), sits(database, class_, "Papaya")
    keep_answers(database, seat.learner_id, [puzzle(1, "right", LATELY)])
    assert expire(database, 400, LATER) == []
    assert left_of(database, seat.learner_id)["answers"] == ["step-1", "step-1"]
    assert left_of(database, idle.learner_id)["answers"] == ["step-1"]
    assert rows(database)["seat"] == 2


WORK = {"drill": ("drill", "edges/0"), "set": ("set", "0a1b")}


@pytest.mark.parametrize("kind", WORK)
def test_work_of_the_class_that_is_done_at_home_keeps_it(
    database: Database, class_: SchoolClass, kind: str
) -> None:
    seat = sits(database, class_)
    puzzle = {"drill": f"{MAKER_VERSION}/edges/3/12/1", "set": f"{OUTSIDE_BANK_PREFIX}/set/0a1b/key"}[kind]
    practises(database, seat.learner_id, puzzle, LATELY)
    assign(database, class_.id, *WORK[kind], None)  # type: ignore[arg-type]
    assert expire(database, 400, LATER) == []
    with database.write() as session:
        session.execute(delete(Assignment))
    assert expire(database, 400, LATER) == [class_.id]


def test_a_class_that_was_shown_a_board_lately_is_in_use(database: Database, class_: SchoolClass) -> None:
    change_demo(database, class_.id, lambda _, answers: NewState("shown", None))
    with database.write() as session:
        session.execute(update(LiveDemo).values(updated=LATER - timedelta(days=5)))
    assert expire(database, 400, LATER) == []


def test_who_learned_alone_and_stays_away_is_forgotten(database: Database, class_: SchoolClass) -> None:
    learner = new_learner_id()
    learned_before_and_since(database, learner, datetime.now(UTC) - timedelta(minutes=5))
    assert expire_learners(database, 400, LATER - timedelta(days=2)) == 0
    assert expire_learners(database, 400, LATER) == 1
    assert rows(database) == {"teacher": 1, "class": 1}


def test_who_did_anything_lately_is_not_forgotten(database: Database) -> None:
    lately = LATER - timedelta(days=5)
    answers, tries, games, files = (new_learner_id() for _ in range(4))
    keep_answers(database, answers, [puzzle(1, "right", lately)])
    practises(database, tries, "lately", lately)
    plays(database, games, lately)
    opens(database, files, lately)
    assert expire_learners(database, 400, LATER) == 0
    assert expire_learners(database, 400, LATER + timedelta(days=399)) == 4
    assert rows(database) == {}


def test_a_pupil_is_not_forgotten_before_the_class(database: Database, class_: SchoolClass) -> None:
    sits(database, class_)
    sits(database, class_, "Papaya", brought=True)
    assert expire_learners(database, 400, LATER) == 0
    erase_class(database, class_.id)
    assert rows(database)["learner"] == 1
    assert expire_learners(database, 400, LATER) == 1
