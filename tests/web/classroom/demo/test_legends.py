"""What is laid over the big board is told in words, on every screen and in its language."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import class_at_board
from tutor.games.table import find_game
from tutor.web.board.board_overlays import offered
from tutor.web.wording.family_words import words_of

OTHELLO = find_game("othello")
LEGENDS = {name: said.legends for name, said in words_of(OTHELLO).overlays.items()}


def test_every_overlay_has_a_legend() -> None:
    assert set(LEGENDS) == set(offered(OTHELLO))
    assert all(LEGENDS.values())


@pytest.mark.parametrize("overlay", ["mobility", "frontier"])
def test_wall_phones_and_console_tell_what_the_marks_mean(app: Flask, overlay: str) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("start", game="othello")
    state = board.do("show", overlay=overlay)
    drawn = {kind for kind, _, _ in state["board"]["overlay"]}
    assert {line["kind"] for line in state["legend"]} == drawn != set()
    thai = board.state("th")["legend"]
    assert [line["kind"] for line in thai] == [line["kind"] for line in state["legend"]]
    pages = [board.teacher.get(board.url()), board.teacher.get(board.url("projector/")), pupil.page()]
    for line, said in zip(state["legend"], thai, strict=True):
        assert line["squares"] == said["squares"] and line["say"] != said["say"]
        for page in pages:
            assert f"<span>{line['say']}<span" in page.text
    board.do("ask", kind="where")
    assert board.state()["legend"] == [], "the legend goes with its marks"


def test_the_overlay_of_a_step_lies_over_the_big_board_too(app: Flask) -> None:
    board = class_at_board(app)
    course = app.extensions["course_library"].first_course
    lesson, number, step = next(
        (lesson, number, step)
        for lesson in course.lessons
        for number, step in enumerate(lesson.steps, 1)
        if step.overlay and not step.play
    )
    state = board.do("open-step", lesson=lesson.slug, step=str(number))
    assert {line["kind"] for line in state["legend"]} <= set(LEGENDS[step.overlay])
    assert state["legend"]


def test_the_legend_of_the_big_board_shows_the_sign_that_stands_in_its_marks(app: Flask) -> None:
    board = class_at_board(app)
    board.do("open-step", lesson="x-and-c-squares", step="4")
    state = board.do("show", overlay="danger")
    signs = [(line["kind"], line.get("sign")) for line in state["legend"]]
    assert signs == [("danger", "!")]
    wall = board.teacher.get(board.url("projector/")).text
    assert ">!</text>" in wall.partition('class="legend"')[2].partition("</ul>")[0]
