"""A puzzle that all look at before it is asked, and what the wall says from the moment of asking."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import Board, class_at_board
from tutor.games.table import find_game
from tutor.web.learn.course_library import library

NOW = "Answer now, each on your own screen."


def rings(state: dict[str, Any]) -> set[str]:
    return set(state["board"]["marks"]["ring"])


def shown_on(board: Board, page: str) -> str:
    """The words of a page that are not hidden."""
    html = re.sub(r"<p[^>]* hidden>.*?</p>", "", board.teacher.get(board.url(page)).text)
    return re.sub(r"<[^>]*>", " ", html)


@pytest.mark.parametrize("course", ["othello", "go"])
def test_what_a_question_names_is_marked_from_the_moment_that_its_words_stand_there(
    app: Flask, course: str
) -> None:
    board = class_at_board(app)
    with app.test_request_context():
        found = library().courses[course]
    game, marked = find_game(found.game), 0
    for lesson in found.lessons[:4]:
        for number, step in enumerate(lesson.steps, 1):
            if step.puzzle is None or step.puzzle.match_of(step.position(game)) is not None:
                continue
            looked = board.do("open-step", course=course, lesson=lesson.slug, step=str(number))
            asked = board.do("ask-step")
            assert rings(asked) <= rings(looked), step.name
            assert looked["ghost"] == asked["ghost"], step.name
            marked += bool(rings(asked))
            board.do("close")
    assert marked


def test_the_wall_says_that_the_class_answers_now_from_the_moment_of_asking(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("open-step", course="go", lesson="points", step="3")
    assert NOW not in shown_on(board, "projector/")
    board.do("ask-step")
    assert NOW in shown_on(board, "projector/")
    assert NOW not in shown_on(board, "demo/")
    pupil.vote("b4")
    board.do("count")
    assert NOW not in shown_on(board, "projector/")


def test_of_a_match_the_title_says_who_votes_now(app: Flask) -> None:
    board = class_at_board(app)
    board.pupil()
    board.do("teams", board="othello")
    assert NOW not in shown_on(board, "projector/")
    assert "Team Black, choose your move." in shown_on(board, "projector/")
