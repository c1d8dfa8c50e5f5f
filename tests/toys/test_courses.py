"""Where there are several courses, everybody finds each of them, and a class sees those its teacher chose."""

from __future__ import annotations

import re
from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.apps import make_app
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.members import Room
from tutor.settings import ROOT
from tutor.storage.people import SchoolClass
from tutor.web.learn.course_library import library_of


def chosen(board: Board) -> list[str] | None:
    with board.app.extensions["database"].read() as session:
        found = session.get(SchoolClass, board.id)
        assert found is not None
        return found.courses


def choose(board: Board, *courses: str) -> None:
    given = {"name": "4b", "language": "en", "year": "", "course": list(courses)}
    assert board.teacher.post(board.url("settings"), data=given, headers=OURS).status_code == 303


def courses_on(browser: FlaskClient, page: str) -> list[str]:
    """The courses that a page names and does not show, or shows."""
    answer = browser.get(page, follow_redirects=True)
    assert answer.status_code == 200
    links = re.findall(r'<p class="links(?: courses)?">(.*?)</p>', answer.text, re.DOTALL)
    return re.findall(r">([^<]+)</a>", "".join(links))


def test_a_stranger_finds_every_course_its_words_and_its_lessons(toy_app: Flask) -> None:
    stranger = toy_app.test_client()
    titles = [course.title for course in library_of(toy_app).courses.values()]
    assert titles == ["Othello", "Four in a row", "Go"]
    assert stranger.get("/en/learn/").location.endswith("/learn/othello/")
    assert [title for title in courses_on(stranger, "/en/learn/") if title in titles] == titles
    assert [title for title in courses_on(stranger, "/en/words/?course=four") if title in titles] == titles
    home = stranger.get("/en/").text
    assert 'data-lesson="four/first-row"' in home and 'data-lesson="othello/' in home


def test_a_class_sees_the_courses_that_its_teacher_ticked(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    pupil = board.pupil()
    page = board.teacher.get(board.url("settings")).text
    assert page.count('name="course"') == 3 and page.count("checked") >= 2
    choose(board, "four")
    assert chosen(board) == ["four"]
    assert pupil.client.get("/en/learn/").location.endswith("/learn/four/")
    assert courses_on(pupil.client, "/en/learn/four/") == []
    home = pupil.client.get("/en/").text
    assert "four/first-row" in home and "othello/" not in "".join(re.findall(r'data-lesson="[^"]+"', home))
    assert 'value="lesson:four/first-row"' in board.teacher.get(board.url("work/")).text
    assert 'value="lesson:board-and-squares"' not in board.teacher.get(board.url("work/")).text
    assert 'value="board-and-squares"' not in board.teacher.get(board.url("demo/")).text
    begun = board.do("begin-course")
    assert begun["board"]["game"] == "four"


def test_a_choice_of_all_or_of_none_is_no_choice(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    choose(board, "four")
    choose(board, "four", "othello", "go")
    assert chosen(board) is None
    choose(board)
    assert chosen(board) is None
    choose(board, "nonsense")
    assert chosen(board) is None


def test_a_lesson_of_a_course_that_is_not_seen_stays_locked_and_can_still_be_opened(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    pupil = board.pupil()
    locks = {"lock": "", "locked": ["board-and-squares"]}
    assert board.teacher.post(board.url("work/"), data=locks, headers=OURS).status_code == 303
    choose(board, "four")
    assert board.teacher.post(board.url("work/"), data={"lock": ""}, headers=OURS).status_code == 303
    assert pupil.client.get("/en/learn/othello/board-and-squares/name").status_code == 403
    assert pupil.client.get("/en/learn/othello/").status_code == 200, "a link that is kept stays good"


def test_one_course_is_no_choice(tmp_path: Path) -> None:
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "othello").symlink_to(ROOT / "lessons" / "othello")
    app = make_app(tmp_path / "one.db", LESSONS=lessons)
    room = Room(app)
    assert 'name="course"' not in room.teacher.get(f"{room.page}settings").text
    assert courses_on(app.test_client(), "/en/words/") == []
    app.extensions["database"].engine.dispose()
