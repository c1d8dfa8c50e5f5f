"""Practising strategy and endgames: the page that offers them, their rounds, and sequences among them."""

from __future__ import annotations

import re
import uuid

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from tests.conftest import OURS
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import DRILLS, MAKER_VERSION, RoundPuzzle
from tutor.puzzles.practice.rounds import make_round
from tutor.puzzles.puzzle_tasks import solutions
from tutor.storage.models import PracticeAnswer
from tutor.web.site.languages import LANGUAGES

OTHELLO = find_game("othello")
PROGRESS = "/en/learn/othello/progress"


def a_round(drill: str, level: int) -> tuple[RoundPuzzle, ...]:
    return make_round(OTHELLO, drill, level, 5)


def a_sequence() -> tuple[int, RoundPuzzle]:
    """The first sequence of a round, and its number."""
    return next((n, made) for n, made in enumerate(a_round("endgame", 4), 1) if made.topic == "sequence")


def form_of(page: str) -> dict[str, str]:
    """The hidden fields with which the next form of a page is sent."""
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_strategy_and_endgame_can_be_chosen(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/practise/").text
    for drill in ("strategy", "endgame"):
        for level in (1, 10):
            assert f'href="/{tag}/practise/{drill}/{level}/"' in page


@pytest.mark.parametrize("drill", ["strategy", "endgame"])
@pytest.mark.parametrize("level", [1, 5, 10])
def test_a_round_is_solved_and_kept(app: Flask, stranger: FlaskClient, drill: str, level: int) -> None:
    puzzles = a_round(drill, level)
    assert {made.topic for made in puzzles} <= set(DRILLS[drill])
    assert len({made.topic for made in puzzles}) >= 3
    answers = [
        {"id": str(uuid.uuid4()), "lesson": f"{MAKER_VERSION}/{drill}/{level}/5", "step": step, "help": 0,
         "answer": list(solutions(made.task)[-1])}
        for step, made in enumerate(puzzles, 1)
    ]  # fmt: skip
    assert stranger.post(PROGRESS, json={"answers": answers}, headers=OURS).status_code == 200
    with app.extensions["database"].read() as session:
        ids = [answer["id"] for answer in answers]
        kept = list(session.scalars(select(PracticeAnswer).where(PracticeAnswer.id.in_(ids))))
    assert [row.verdict for row in kept] == ["right"] * len(puzzles)
    assert stranger.get("/en/me/").status_code == 200


def test_every_puzzle_of_a_round_has_its_page_with_what_it_needs(stranger: FlaskClient) -> None:
    for drill in ("strategy", "endgame"):
        for number in range(1, len(a_round(drill, 4)) + 1):
            page = stranger.get(f"/en/practise/{drill}/4/5/{number}").text
            assert "js/learn/strategy.js" in page and "%(" not in page


def test_a_sequence_is_practised_without_javascript(stranger: FlaskClient) -> None:
    number, made = a_sequence()
    here = f"/en/practise/endgame/4/5/{number}"
    page = stranger.get(here).text
    (*first, last) = solutions(made.task)[0]
    for move in first:
        page = stranger.post(here, data={**form_of(page), "tap": move}, headers=OURS).text
        assert "Correct so far" not in page and "3 stars of 3" not in page
    page = stranger.post(here, data={**form_of(page), "tap": last}, headers=OURS).text
    assert "3 stars of 3" in page
