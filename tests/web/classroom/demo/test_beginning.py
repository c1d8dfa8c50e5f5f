"""A class begins the course that it sees: with the main button, or with one press beside it."""

from __future__ import annotations

from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board, known_teacher, remote_of
from tests.web.classroom.demo.test_remotes import press as new_key
from tutor.web.classroom.demo.demo_types import ScreenView
from tutor.web.learn.course_library import library_of

FIRST, SECOND = "othello", "go"
OF_FIRST, OF_SECOND = "Lesson 1 · The board and its squares", "Lesson 1 · The board and its points"
SQUARES = {FIRST: 64, SECOND: 25}


def settle(board: Board, *courses: str) -> None:
    """Choose the courses of a class in its settings."""
    fields = {"name": "5B", "language": "en", "course": list(courses)}
    assert board.teacher.post(board.url("settings"), data=fields, headers=OURS).status_code == 303


def press(board: Board) -> ScreenView:
    """Press the main button."""
    return board.do(board.state()["main"]["do"])  # type: ignore[return-value]


def offered(board: Board) -> list[str]:
    """The courses that the console offers beside its main button."""
    page = board.teacher.get(board.url()).text
    return [name for name in SQUARES if _button(page, name) and "hidden" not in _button(page, name)]


def _button(page: str, name: str) -> str:
    return page.partition(f'name="course" value="{name}"')[2].partition(">")[0]


def test_a_class_made_for_one_course_begins_it_with_the_main_button(app: Flask) -> None:
    teacher = known_teacher(app)
    fields = {"name": "Club", "language": "en", "course": SECOND}
    made = teacher.post("/en/class/", data=fields, headers=OURS)
    board = Board(app, teacher, made.location.split("/")[3])
    assert len(board.state()["board"]["cells"]) == SQUARES[SECOND], (
        "its board is on the wall before it begins"
    )
    cards = teacher.get(board.url("")).text
    assert "<strong>The board and its points</strong>" in cards and "and its squares" not in cards
    assert offered(board) == []
    assert press(board)["kicker"] == OF_SECOND


def test_a_class_of_all_courses_begins_either_with_one_press(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    cards = board.teacher.get(board.url("")).text
    assert cards.count('value="begin-course"') == 1
    assert 'value="othello">Begin: Othello<' in cards and 'value="go">Begin: Go<' in cards
    assert offered(board) == [SECOND]
    assert board.do("begin-course", course=SECOND)["kicker"] == OF_SECOND
    other = class_at_board(app, begun=False)
    assert press(other)["kicker"] == OF_FIRST
    assert offered(other) == [], "no other course while a lesson runs"


def test_a_course_goes_on_where_the_class_left_it(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    board.do("begin-course", course=SECOND)
    step = board.do("next-step")["main"]["step"]
    board.do("end")
    assert offered(board) == [FIRST]
    assert board.do("begin-course", course=FIRST)["kicker"] == OF_FIRST
    board.do("end")
    assert offered(board) == [SECOND]
    back = board.do("begin-course", course=SECOND)
    assert (back["kicker"], back["main"]["step"]) == (OF_SECOND, step)
    first = library_of(app).courses[SECOND].lessons[0]
    board.do("open-step", lesson=f"go/{first.slug}", step=str(len(first.steps)))
    board.do("start", game="othello-6x6")
    board.do("end")
    assert board.do("begin-course", course=SECOND)["kicker"] == "Lesson 2 · Liberties", "after a last step"


def test_other_settings_change_the_board_between_lessons_and_no_lesson_that_runs(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    assert len(board.state()["board"]["cells"]) == SQUARES[SECOND]
    settle(board, FIRST)
    assert len(board.state()["board"]["cells"]) == SQUARES[FIRST]
    running = press(board)
    settle(board, SECOND)
    assert board.state()["version"] == running["version"]
    board.do("end")
    assert offered(board) == [SECOND]
    settle(board, SECOND)
    assert press(board)["kicker"] == OF_SECOND
    board.do("end")
    before = board.state()["version"]
    settle(board, SECOND, FIRST)
    assert board.state()["version"] == before, "what fits stays"


def test_a_course_that_the_class_does_not_see_is_not_begun(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    for wanted in (FIRST, "none", ""):
        assert board.do("begin-course", course=wanted)["kicker"] == OF_SECOND


def test_the_remote_begins_the_course_of_its_class(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    phone = remote_of(board, new_key(board))
    assert phone.post(board.url(), data={"do": "begin-course"}, headers=OURS).status_code == 303
    assert board.state()["kicker"] == OF_SECOND
