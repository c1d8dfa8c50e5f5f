"""The plan of a lesson: what is asked, what is right, which wrong answer to expect, in every language."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.classroom.class_at_board import class_at_board
from tutor.web.classroom.work.lesson_plans import MOST_BOARDS
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES


def plan(client: FlaskClient, lesson: str, tag: str = "en") -> tuple[str, str]:
    """The two pages of a plan."""
    answer = client.get(f"/{tag}/print/plan/othello/{lesson}/")
    assert answer.status_code == 200
    rows, _, boards = answer.text.partition('class="sheet key plan"')
    return rows, boards


def squares_in(html: str) -> set[str]:
    return set(re.findall(r"<bdi>(\w+)", html))


def test_every_lesson_has_a_plan_in_every_language(app: Flask, stranger: FlaskClient) -> None:
    for number, lesson in enumerate(library_of(app).first_course.lessons):
        rows, boards = plan(stranger, lesson.slug, list(LANGUAGES)[number % len(LANGUAGES)])
        assert len(re.findall(r'<tr><th scope="row">', rows)) == len(lesson.steps)
        assert 1 <= boards.count('class="asked"') <= MOST_BOARDS
        assert boards.count('class="plan-say"') == boards.count('class="asked"')
        assert 'class="sq" data-square' not in rows
        assert rows.count('class="picture grey"') == sum(step.picture is not None for step in lesson.steps)
        assert "%(" not in rows + boards


def test_a_plan_tells_each_step_with_its_minutes_and_what_is_right(app: Flask, stranger: FlaskClient) -> None:
    course = library_of(app).first_course
    lesson = course.lesson("mobility")
    assert lesson
    prepared = library_of(app).prepared(course, lesson)
    rows, _ = plan(stranger, "mobility")
    cells = re.findall(r'<tr><th scope="row">\d+</th><td>(\d+)</td>.*?<td>([^\n]*?)</td></tr>\n', rows)
    assert f"About {sum(int(minutes) for minutes, _ in cells)} minutes" in rows
    for step, task, (_, right) in zip(lesson.steps, prepared.tasks, cells, strict=True):
        if step.puzzle and task and step.puzzle.kind == "choose":
            assert set(re.findall(r"<bdi>(\w\d)</bdi>", right.rpartition("<td>")[2])) == set(task.answers)


def test_the_wrong_answer_to_expect_is_wrong_and_is_answered_in_a_sentence(
    app: Flask, stranger: FlaskClient
) -> None:
    _, boards = plan(stranger, "corners")
    told = re.findall(
        r"The right answer:</b> (.*?)</p>\n<p><b>Often instead:</b> (.*?)</p>\n"
        r"<p class=\"plan-say\">(.*?)</p>",
        boards,
    )
    assert len(told) >= 6
    for right, often, said in told:
        assert squares_in(right) != squares_in(often)
        assert len(re.sub(r"<[^>]*>", "", said).strip()) > 10


@pytest.mark.parametrize("lesson", ["no-such-lesson", "mobility/x"])
def test_no_other_plan_is_there(stranger: FlaskClient, lesson: str) -> None:
    assert stranger.get(f"/en/print/plan/othello/{lesson}/").status_code == 404


def test_the_page_of_worksheets_and_the_console_lead_to_the_plan(app: Flask, stranger: FlaskClient) -> None:
    assert stranger.get("/en/print/").text.count("/en/print/plan/othello/") == 24
    board = class_at_board(app)
    assert "/print/plan/" not in board.teacher.get(board.url()).text
    board.do("open-step", course="othello", lesson="mobility", step="1")
    assert 'href="/en/print/plan/othello/mobility/"' in board.teacher.get(board.url()).text
