"""Before the bank changed: old addresses lead on, answers that waited are tried, what was earned stays."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from tests.conftest import OURS
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.rounds import LOOKS_ROUNDS, ROUNDS, make_round
from tutor.storage.learners.practice import TRIED
from tutor.storage.models import Card, PracticeAnswer

PROGRESS = "/en/learn/othello/progress"


ROUNDS_OF = {"flips": ROUNDS, "mixed-11": ROUNDS, "mixed": 2 * ROUNDS, "beyond-own": LOOKS_ROUNDS}


@pytest.mark.parametrize(("drill", "rounds"), ROUNDS_OF.items())
def test_an_old_address_leads_to_a_round_of_its_drill_and_level(
    stranger: FlaskClient, drill: str, rounds: int
) -> None:
    old, new = (f"/en/practise/{drill}/3/{number}/2" for number in (777_777, 777_777 % rounds))
    answer = stranger.get(old)
    assert (answer.status_code, answer.headers["Location"]) == (303, new)
    assert stranger.get(new).status_code == 200


def test_an_answer_that_waited_is_kept_as_tried_and_nothing_comes_back(
    app: Flask, stranger: FlaskClient
) -> None:
    id = str(uuid.uuid4())
    old = {"id": id, "lesson": f"{MAKER_VERSION - 1}/flips/3/77", "step": 2, "answer": ["a1"], "help": 0}
    assert stranger.post(PROGRESS, json={"answers": [old]}, headers=OURS).status_code == 200
    with app.extensions["database"].read() as session:
        kept = session.scalar(select(PracticeAnswer).where(PracticeAnswer.id == id))
        assert kept is not None
        told = kept.puzzle, kept.topic, kept.level, kept.verdict
        assert told == (f"{MAKER_VERSION - 1}/flips/3/77/2", "flips", 3, TRIED)
        assert session.scalar(select(Card).where(Card.learner_id == kept.learner_id)) is None


@pytest.mark.parametrize("lesson", [f"{maker}/flips/3/77" for maker in (0, MAKER_VERSION + 1, "x")])
def test_an_answer_to_a_round_that_never_was_is_passed_over(
    app: Flask, stranger: FlaskClient, lesson: str
) -> None:
    id = str(uuid.uuid4())
    sent = {"id": id, "lesson": lesson, "step": 2, "answer": ["a1"], "help": 0}
    assert stranger.post(PROGRESS, json={"answers": [sent]}, headers=OURS).status_code == 200
    with app.extensions["database"].read() as session:
        assert session.scalar(select(PracticeAnswer).where(PracticeAnswer.id == id)) is None


def test_what_was_earned_under_the_number_before_stays(app: Flask, stranger: FlaskClient) -> None:
    stranger.post("/en/practise/flips/3/7/1", data={"check": "1", "taps": "a1"}, headers=OURS)
    for number, made in enumerate(make_round(find_game("othello"), "flips", 3, 7), 1):
        stranger.post(
            f"/en/practise/flips/3/7/{number}",
            data={"check": "1", "taps": " ".join(made.task.answers)},
            headers=OURS,
        )
    with app.extensions["database"].write() as session:  # as if all of it was before the bank changed
        for table in (PracticeAnswer, Card):
            for row in session.scalars(select(table)):
                row.puzzle = row.puzzle.replace(f"{MAKER_VERSION}/", f"{MAKER_VERSION - 1}/", 1)
        for card in session.scalars(select(Card)):
            card.due = datetime.now(UTC)
    page = stranger.get("/en/practise/").text
    assert "Level 3, mastered" in page
    assert "1 board comes back today" in page
    assert stranger.get(stranger.get("/en/practise/review/").headers["Location"]).status_code == 200
