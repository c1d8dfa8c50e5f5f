"""Before there was a bank: old addresses lead on, and answers that waited are kept as tried."""

from __future__ import annotations

import uuid

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from tests.conftest import OURS
from tutor.puzzles.practice.drills import MAKER
from tutor.puzzles.practice.rounds import LOOKS_ROUNDS, ROUNDS
from tutor.storage.learners.practice import TRIED
from tutor.storage.models import Card, PracticeAnswer

PROGRESS = "/en/learn/othello/progress"


ROUNDS_OF = {"flips": ROUNDS, "mixed": ROUNDS, "beyond-own": LOOKS_ROUNDS}


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
    old = {"id": id, "lesson": f"{MAKER - 1}/flips/3/77", "step": 2, "answer": ["a1"], "help": 0}
    assert stranger.post(PROGRESS, json={"answers": [old]}, headers=OURS).status_code == 200
    with app.extensions["database"].read() as session:
        kept = session.scalar(select(PracticeAnswer).where(PracticeAnswer.id == id))
        assert kept is not None
        told = kept.puzzle, kept.topic, kept.level, kept.verdict
        assert told == (f"{MAKER - 1}/flips/3/77/2", "flips", 3, TRIED)
        assert session.scalar(select(Card).where(Card.learner_id == kept.learner_id)) is None


@pytest.mark.parametrize("lesson", [f"{maker}/flips/3/77" for maker in (0, MAKER + 1, "x")])
def test_an_answer_to_a_round_that_never_was_is_passed_over(
    app: Flask, stranger: FlaskClient, lesson: str
) -> None:
    id = str(uuid.uuid4())
    sent = {"id": id, "lesson": lesson, "step": 2, "answer": ["a1"], "help": 0}
    assert stranger.post(PROGRESS, json={"answers": [sent]}, headers=OURS).status_code == 200
    with app.extensions["database"].read() as session:
        assert session.scalar(select(PracticeAnswer).where(PracticeAnswer.id == id)) is None
