from datetime import UTC, date, datetime, timedelta

import pytest

from tutor.classroom.people.classes import TooMany
from tutor.classroom.people.seats import take_seat
from tutor.classroom.work import assignments
from tutor.classroom.work.assignments import Progress, assign, assigned_to, how_far, take_back
from tutor.classroom.work.locks import lock_lessons, locks_and_stars, locks_met_by, locks_of
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX
from tutor.storage.database import Database
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, stars_of
from tutor.storage.learners.practice import Comeback, JudgedTry, keep_tries
from tutor.storage.people import SchoolClass, Seat


@pytest.fixture
def mango(database: Database, class_: SchoolClass) -> Seat:
    return take_seat(database, class_.id, "mango", "Mango", "en")


def practise(database: Database, *puzzles: str, verdict: str = "right", ago: int = 0) -> None:
    at = datetime.now(UTC) + timedelta(seconds=1 - ago)
    keep_tries(
        database,
        "mango",
        [
            JudgedTry(
                f"{n} {puzzle} {verdict}",
                puzzle,
                Comeback(puzzle, "flips", 3, "{}"),
                "b",
                ("d4",),
                verdict,
                0,
                {},
                (),
                at,
            )
            for n, puzzle in enumerate(puzzles)
        ],
    )


def far(database: Database, class_: SchoolClass, puzzles: dict[str, list[str]]) -> list[Progress]:
    assigned = assigned_to(database, class_.id)
    (one,) = how_far(database, class_.id, assigned, puzzles).values()
    return [one[each.id] for each in assigned]


def test_what_is_due_first_comes_first(database: Database, class_: SchoolClass) -> None:
    assign(database, class_.id, "lesson", "othello/start", None)
    assign(database, class_.id, "lesson", "othello/end", date(2026, 12, 2))
    assign(database, class_.id, "drill", "flips/3", date(2026, 12, 1))
    assert [one.what for one in assigned_to(database, class_.id)] == [
        "flips/3",
        "othello/end",
        "othello/start",
    ]


def test_what_is_assigned_twice_stands_once_with_the_new_date(
    database: Database, class_: SchoolClass
) -> None:
    assign(database, class_.id, "lesson", "othello/start", None)
    assign(database, class_.id, "lesson", "othello/start", date(2026, 12, 2))
    (one,) = assigned_to(database, class_.id)
    assert one.due == date(2026, 12, 2)
    take_back(database, "another class", one.id)
    assert len(assigned_to(database, class_.id)) == 1
    take_back(database, class_.id, one.id)
    assert assigned_to(database, class_.id) == []


def test_assignments_have_an_end(
    database: Database, class_: SchoolClass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assignments, "MOST_ASSIGNED", 1)
    assign(database, class_.id, "lesson", "othello/start", None)
    with pytest.raises(TooMany):
        assign(database, class_.id, "lesson", "othello/end", None)


def test_a_lesson_is_done_when_each_of_its_puzzles_was_judged_right(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    assign(database, class_.id, "lesson", "othello/start", None)
    puzzles = {"othello/start": ["othello/start/first-move", "othello/start/who-begins"]}
    assert far(database, class_, puzzles) == [Progress(0, 2)]
    for id, step, verdict in (
        ("a", "first-move", "right"),
        ("b", "first-move", "right"),
        ("c", "who-begins", "almost"),
    ):
        answer = JudgedAnswer(id, "othello", "start", step, ("e3",), verdict, (), 0)
        keep_answers(database, "mango", [answer])
    assert far(database, class_, puzzles) == [Progress(1, 2)]
    solved = JudgedAnswer("d", "othello", "start", "who-begins", ("e3",), "right", (), 2)
    keep_answers(database, "mango", [solved])
    (progress,) = far(database, class_, puzzles)
    assert progress.done


def test_a_drill_is_done_after_a_round_since_it_was_assigned(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    practise(database, f"{MAKER_VERSION}/flips/3/7/1", ago=3600)
    assign(database, class_.id, "drill", "flips/3", None)
    assign(database, class_.id, "drill", "flips/0", None)
    assert far(database, class_, {}) == [Progress(0, 8), Progress(0, 8)]
    practise(database, *(f"{MAKER_VERSION}/flips/3/8/{n}" for n in range(1, 8)), verdict="not-yet")
    practise(database, f"{MAKER_VERSION}/flips/4/8/1", f"{MAKER_VERSION}/mixed/3/8/1")
    assert far(database, class_, {}) == [Progress(7, 8), Progress(8, 8)]


def test_a_bit_of_everything_is_done_in_the_mix_that_each_pupil_is_led_to(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    assign(database, class_.id, "drill", "mixed/3", None)
    assign(database, class_.id, "drill", "mixed/0", None)
    practise(
        database,
        f"{MAKER_VERSION}/mixed-5/3/8/1",
        f"{MAKER_VERSION}/mixed/3/8/2",
        f"{MAKER_VERSION}/mixed-12/4/8/1",
    )
    assert far(database, class_, {}) == [Progress(2, 8), Progress(3, 8)]


def test_a_set_is_done_when_each_of_its_puzzles_is_solved(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    assign(database, class_.id, "set", "abc", None)
    puzzles = {"abc": [f"{OUTSIDE_BANK_PREFIX}/set/abc/r1/1", f"{OUTSIDE_BANK_PREFIX}/set/abc/r1/2"]}
    practise(database, f"{OUTSIDE_BANK_PREFIX}/set/abc/r1/1")
    practise(database, f"{OUTSIDE_BANK_PREFIX}/set/abc/r1/2", verdict="not-yet")
    assert far(database, class_, puzzles) == [Progress(1, 2)]


def test_a_lock_is_met_by_those_who_sit_in_the_class(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    lock_lessons(database, class_.id, "othello", ["end", "corners"])
    assert locks_of(database, class_.id, "othello") == {"end", "corners"}
    assert locks_met_by(database, "mango", "othello")["end"] == (class_.id, "4b")
    assert locks_met_by(database, "papaya", "othello") == {}
    lock_lessons(database, class_.id, "othello", ["corners"])
    assert set(locks_met_by(database, "mango", "othello")) == {"corners"}


def test_locks_and_stars_that_come_with_one_query_are_those_of_two(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    assert locks_and_stars(database, "mango", "othello") == ({}, {})
    lock_lessons(database, class_.id, "othello", ["end", "corners"])
    lock_lessons(database, class_.id, "go", ["ko"])
    for course, lesson in (("othello", "start"), ("othello", "end"), ("go", "ko")):
        solved = JudgedAnswer(f"{course} {lesson}", course, lesson, "first", ("e3",), "right", (), 0)
        keep_answers(database, "mango", [solved])
    for course in ("othello", "go"):
        found = locks_and_stars(database, "mango", course)
        assert found == (locks_met_by(database, "mango", course), stars_of(database, "mango", course))
        assert all(found)
    assert locks_and_stars(database, "papaya", "othello") == ({}, {})
