"""Own mistakes in games come back as puzzles, where two looks ahead agree which moves are right."""

from __future__ import annotations

from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from tests.web.game_review.test_game_review import stored, weighed_once
from tests.web.playing import look_back
from tests.web.practise.test_practice import make_due
from tutor.games.color import Color
from tutor.games.table import find_game
from tutor.lessons.model import Step, read_json
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import task_of
from tutor.storage.games import COMPUTER, HUMAN
from tutor.storage.learners.learning import JudgedAnswer, keep_answers
from tutor.storage.models import Card
from tutor.web.game_review.own_mistakes import step_of
from tutor.web.game_review.scoring import Mistake
from tutor.web.learn.course_library import library_of

__all__ = ["weighed_once"]

OTHELLO = find_game("othello")


def cards(app: Flask, client: FlaskClient) -> list[Card]:
    with client.session_transaction() as cookie:
        own = Card.learner_id == cookie["id"], Card.puzzle.startswith("game/")
    with app.extensions["database"].read() as session:
        return list(session.scalars(select(Card).where(*own)))


def finish_corners(app: Flask, client: FlaskClient) -> None:
    """Solve every puzzle of the first lesson that teaches good play."""
    course = library_of(app).first_course
    lesson = next(one for one in course.lessons if one.teaches)
    with client.session_transaction() as cookie:
        learner = cookie["id"]
    solved = [
        JudgedAnswer(uuid4().hex, course.name, lesson.slug, name, ("a1",), "right", (), 0)
        for name in library_of(app).prepared(course, lesson).puzzles
    ]
    keep_answers(app.extensions["database"], learner, solved)


def test_the_moments_of_an_own_game_come_back_as_boards_that_ask_which_move(
    app: Flask, stranger: FlaskClient
) -> None:
    match = stored(stranger, app, white=COMPUTER)
    finish_corners(app, stranger)
    look_back(stranger, f"/en/play/{match.stored.id}/review")
    kept = cards(app, stranger)
    assert 1 <= len(kept) <= 3
    for card in kept:
        _, id, number = card.puzzle.split("/")
        assert id == match.stored.id
        step = read_json(card.step or "", Step)
        assert step.puzzle is not None and step.puzzle.kind == "choose"
        assert step.position(OTHELLO) == match.positions[int(number) - 1]
        assert step.position(OTHELLO).to_move is Color.BLACK
        task, played = task_of(OTHELLO, step), match.stored.moves[int(number) - 1]
        assert judge(task, (played,)).verdict == "not-yet"
        make_due(app, card.puzzle)
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert "Which move?" in stranger.get(address).text


@pytest.mark.parametrize(("white", "learned"), [(COMPUTER, False), (HUMAN, True)])
def test_neither_a_beginners_game_nor_one_of_two_people_comes_back(
    app: Flask, stranger: FlaskClient, white: str, learned: bool
) -> None:
    match = stored(stranger, app, white=white)
    if learned:
        finish_corners(app, stranger)
    look_back(stranger, f"/en/play/{match.stored.id}/review")
    assert cards(app, stranger) == []


def test_where_nothing_is_clearly_wrong_nothing_is_asked() -> None:
    start = OTHELLO.start()
    moves = tuple(start.legal_moves())
    mistake = Mistake(1, start, moves[0], moves, dict.fromkeys(moves, 0.0), False, 2.0)
    assert step_of(mistake) is None


def test_on_a_small_board_nothing_is_asked() -> None:
    position = find_game("othello-6x6").start()
    move = position.legal_moves()[0]
    assert step_of(Mistake(1, position, move, (), {move: 0.0}, False, 9.0)) is None
