"""Judging makes no round: what one request may cost is bounded, what is left comes with the next."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tutor.lessons.model import Step
from tutor.puzzles import puzzle_tasks
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.storage.models import PracticeAnswer
from tutor.web.learn import progress
from tutor.web.practise.rounds import Rounds
from tutor.web.practise.workbench import BUSY, Workbench
from tutor.web.site.languages import LANGUAGES

PROGRESS = "/en/learn/othello/progress"


@pytest.fixture
def fresh(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Flask:
    """The application with no round made yet."""
    monkeypatch.setitem(app.extensions, "rounds", Rounds())
    monkeypatch.setitem(app.extensions, "workbench", Workbench(longest=60))
    monkeypatch.setattr(progress, "MOST_SECONDS", 1_000.0)  # a slow computer sees the same
    return app


def answers(rounds: int, drill: str = "corners/9", step: int = 1) -> list[dict[str, Any]]:
    """An answer to one puzzle of each of so many rounds."""
    return [
        {
            "id": str(uuid.uuid4()),
            "lesson": f"{MAKER_VERSION}/{drill}/{number}",
            "step": step,
            "answer": ["a1"],
        }
        for number in range(rounds)
    ]


def send(client: FlaskClient, sent: list[dict[str, Any]]) -> TestResponse:
    return client.post(PROGRESS, json={"answers": sent}, headers=OURS)


def kept(app: Flask, sent: list[dict[str, Any]]) -> int:
    """How many of these answers are kept."""
    own = PracticeAnswer.id.in_([answer["id"] for answer in sent])
    with app.extensions["database"].look() as connection:
        return int(connection.execute(select(func.count()).where(own)).scalar_one())


def test_an_answer_sets_its_own_puzzle_and_none_of_its_round(fresh: Flask, searched: list[Step]) -> None:
    sent = answers(20)
    assert send(fresh.test_client(), sent).status_code == 200
    assert kept(fresh, sent) == 20
    assert len(searched) == 20


def test_an_answer_that_was_sent_before_costs_nothing(fresh: Flask, searched: list[Step]) -> None:
    client, sent = fresh.test_client(), answers(5)
    send(client, sent)
    fresh.extensions["rounds"] = Rounds()
    puzzle_tasks._task_of.cache_clear()
    before = len(searched)
    assert send(client, sent).status_code == 200
    assert len(searched) == before
    assert kept(fresh, sent) == 5


def test_what_takes_too_long_for_one_request_is_taken_by_the_next_and_nothing_is_lost(
    fresh: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "MOST_SECONDS", 0.0)
    client, sent = fresh.test_client(), answers(4)
    for taken in (1, 2, 3):
        answer = send(client, sent)
        assert (answer.status_code, kept(fresh, sent)) == (503, taken)
        assert int(answer.headers["Retry-After"]) > 0
        assert answer.json == {"error": BUSY}
    assert send(client, sent).status_code == 200
    assert kept(fresh, sent) == 4


def test_a_request_that_names_two_hundred_rounds_is_taken_whole_in_two(fresh: Flask) -> None:
    client = fresh.test_client()
    sent = [one for level in range(1, 9) for one in answers(25, f"legal-move/{level}")]
    assert [send(client, sent).status_code for _ in range(2)] == [503, 200]
    assert kept(fresh, sent) == 200


def test_judging_waits_for_no_crowded_workbench_where_the_puzzle_is_set(fresh: Flask) -> None:
    client = fresh.test_client()
    send(client, answers(1))
    fresh.extensions["workbench"] = Workbench(most=0)
    assert send(client, answers(1)).status_code == 200
    sent = [*answers(1), *answers(1, "flips/3")]
    assert send(client, sent).status_code == 503
    assert kept(fresh, sent) == 1, "what could be judged is kept"


@pytest.mark.parametrize("tag", list(LANGUAGES))
def test_a_page_that_cannot_be_made_now_says_so_and_comes_back_by_itself(fresh: Flask, tag: str) -> None:
    client = fresh.test_client()
    assert client.get(f"/{tag}/practise/flips/2/4/1").status_code == 200
    fresh.extensions["workbench"] = Workbench(most=0)
    answer = client.get(f"/{tag}/practise/flips/2/5/1")
    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == answer.headers["Refresh"] == "1"
    assert (BUSY in answer.text) == (tag == "en")
    for page in ("", "practise/", "practise/flips/2/4/1", "learn/othello/passing/find-a-move-or-pass"):
        assert client.get(f"/{tag}/{page}").status_code == 200, "what is made already is there for everybody"


def test_the_answer_of_a_form_that_could_not_be_judged_now_can_be_sent_again(fresh: Flask) -> None:
    fresh.extensions["workbench"] = Workbench(most=0)
    client = fresh.test_client()
    answer = client.post("/en/practise/flips/2/6/1", data={"tap": "d4"}, headers=OURS)
    assert answer.status_code == 503
    assert "Refresh" not in answer.headers
    assert 'name="tap" value="d4"' in answer.text


def test_a_round_that_eight_open_is_made_once(fresh: Flask, searched: list[Step]) -> None:
    """Each of its eight puzzles is set once, and once more as the twin that its page carries.

    The twin doubles what a round costs, and no more: it is bounded by its eight puzzles, and made once
    for all readers, one at a time (`Workbench`). One request is bounded in seconds, not in boards.
    """
    for _ in range(8):
        assert fresh.test_client().get("/en/practise/corners/8/3/1").status_code == 200
    assert len(searched) == 2 * 8
