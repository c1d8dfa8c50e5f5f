from pathlib import Path

import pytest
from sqlalchemy import select

from tutor.classroom.people.classes import TooMany
from tutor.classroom.work.set_files import read_set, write_set
from tutor.classroom.work.sets import (
    MOST_PUZZLES,
    Changed,
    change_set,
    delete_set,
    find_set,
    keys_before,
    make_set,
    may_solve,
    puzzles_of,
    rename_set,
    set_of_key,
    sets_of,
    share_set,
)
from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import load_course
from tutor.lessons.model import Step
from tutor.puzzles.practice.rounds import make_round
from tutor.storage.database import Database
from tutor.storage.models import Learner
from tutor.storage.people import SchoolClass, Seat, Teacher
from tutor.storage.work import Assignment

LESSONS = Path(__file__).parents[3] / "lessons" / "othello"
STEPS = tuple(made.step for made in make_round(find_game("othello"), "mixed", 3, 1))


def test_a_set_is_kept_as_its_steps(database: Database, ada: Teacher) -> None:
    made = make_set(database, ada.id, "  Corners ", STEPS)
    found = find_set(database, made.id)
    assert found == made
    assert (made.title, puzzles_of(database, made.id)) == ("Corners", STEPS)
    change_set(database, made.id, made.revision, STEPS[:2])
    assert puzzles_of(database, made.id) == STEPS[:2]
    assert found is not None
    assert found.revision != sets_of(database, ada.id)[0].revision


def test_a_set_has_an_end(database: Database, ada: Teacher) -> None:
    with pytest.raises(TooMany):
        make_set(database, ada.id, "Everything", STEPS * MOST_PUZZLES)


def test_a_change_that_was_asked_for_on_older_puzzles_is_not_made(database: Database, ada: Teacher) -> None:
    made = make_set(database, ada.id, "Corners", STEPS)
    change_set(database, made.id, made.revision, STEPS[1:])
    with pytest.raises(Changed):
        change_set(database, made.id, made.revision, STEPS[2:])
    assert puzzles_of(database, made.id) == STEPS[1:]
    assert keys_before(database, made.id, made.revision) == made.keys
    assert keys_before(database, made.id, "never") == ()
    rename_set(database, made.id, "Edges")
    assert [one.title for one in sets_of(database, ada.id)] == ["Edges"]


def test_a_link_opens_a_set_while_it_is_shared(database: Database, ada: Teacher) -> None:
    made = make_set(database, ada.id, "Corners", STEPS)
    share_set(database, made.id, True)
    shared = find_set(database, made.id)
    assert shared is not None and shared.key is not None
    assert set_of_key(database, shared.key) == shared
    share_set(database, made.id, False)
    assert set_of_key(database, shared.key) is None


def test_a_set_is_for_its_teacher_and_for_classes_to_which_it_is_assigned(
    database: Database, ada: Teacher, class_: SchoolClass
) -> None:
    made = make_set(database, ada.id, "Corners", STEPS)
    with database.write() as session:
        session.add(Learner(id="mango"))
        session.flush()
        session.add(
            Seat(
                id="s", class_id=class_.id, learner_id="mango", name="Mango", language="en", key="k", code="1"
            )
        )

    def may(seat: str | None, teacher: str | None = None) -> bool:
        return may_solve(database, made.id, seat_ids=[seat] if seat else [], teacher_id=teacher)

    assert may(None, ada.id)
    assert not may("s")
    with database.write() as session:
        session.add(Assignment(id="a", class_id=class_.id, kind="set", what=made.id, due=None))
    assert may("s")
    assert not may("another")
    assert not may(None)
    delete_set(database, made.id)
    with database.read() as session:
        assert session.scalars(select(Assignment)).all() == []


def test_a_file_is_read_back_as_it_was_written() -> None:
    for lesson in load_course(LESSONS).lessons:
        steps = tuple(step for step in lesson.steps if step.puzzle)
        assert read_set(write_set('The "set" \\ 1', steps).encode(), "set.toml") == (
            'The "set" \\ 1',
            steps,
        )


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text.replace("board = ", "bord = ", 1), "step 1, bord: there is no such key here"),
        (lambda text: text.replace("[[steps]]", "[[steps", 1), "cannot be read"),
        (lambda text: text.split("puzzle = ")[0] + 'title = "A"\ntext = "B"', "in a set every step"),
    ],
)
def test_a_file_with_a_fault_is_refused_with_its_place(spoil, said: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(LessonError, match="set.toml") as error:
        read_set(spoil(write_set("One", STEPS[:1])).encode(), "set.toml")
    assert said in str(error.value)


def test_a_puzzle_without_an_answer_is_refused() -> None:
    step = Step(board=STEPS[0].board.replace("X", ".").replace("O", "."), to_move="black", puzzle=None)
    with pytest.raises(LessonError):
        read_set(write_set("One", [step]).encode(), "set.toml")
