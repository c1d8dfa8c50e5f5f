"""Strangers fill no disk: what a browser, a network and all networks may have kept is bounded, and told."""

from __future__ import annotations

import uuid
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import func, select

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.settings import defaults
from tutor.storage.models import Learner, PlayedGame, PracticeAnswer
from tutor.web.learn.progress import MOST_OF_STRANGER
from tutor.web.site import stranger_limits
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.stranger_limits import NETWORKS, NO_MORE, Strangers, TooMuch

PROGRESS = "/en/learn/othello/progress"


def count(app: Flask, table: type[Learner | PracticeAnswer | PlayedGame]) -> int:
    with app.extensions["database"].look() as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def answers(number: int) -> dict[str, Any]:
    """What an outbox brings that has waited long."""
    return {
        "answers": [
            {
                "id": str(uuid.uuid4()),
                "lesson": f"{MAKER_VERSION}/board/1/0",
                "step": 1,
                "answer": ["e4"],
                "help": 0,
            }
            for _ in range(number)
        ]
    }


def test_a_browser_without_a_cookie_has_few_answers_kept_and_with_it_all(app: Flask) -> None:
    before = count(app, PracticeAnswer)
    for n in range(1, 4):
        sent = app.test_client().post(PROGRESS, json=answers(200), headers=OURS)
        assert sent.status_code == 503
        assert count(app, PracticeAnswer) == before + n * MOST_OF_STRANGER
    browser, learners, waiting = app.test_client(), count(app, Learner), answers(60)
    assert browser.post(PROGRESS, json=waiting, headers=OURS).status_code == 503
    assert browser.get_cookie("learner") is not None
    assert browser.post(PROGRESS, json=waiting, headers=OURS).status_code == 200
    assert count(app, PracticeAnswer) == before + 3 * MOST_OF_STRANGER + 60, "nothing is lost"
    assert count(app, Learner) == learners + 1


def test_a_network_makes_so_many_learners_and_no_more(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(app.extensions, "strangers", Strangers(3, 100))
    before = count(app, Learner), count(app, PlayedGame)
    begun = [app.test_client().post("/en/play/", data={}, headers=OURS).status_code for _ in range(5)]
    assert begun == [303] * 3 + [429] * 2
    assert (count(app, Learner), count(app, PlayedGame)) == (before[0] + 3, before[1] + 3)
    there = {"REMOTE_ADDR": "203.0.113.9"}
    assert app.test_client().post("/en/play/", data={}, headers=OURS, environ_base=there).status_code == 303


def test_a_learner_who_begins_game_after_game_is_told_to_wait(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(app.extensions, "strangers", Strangers(10, 4))
    client = app.test_client()
    begun = [client.post("/en/play/", data={}, headers=OURS).status_code for _ in range(6)]
    assert begun == [303] * 4 + [429] * 2


@pytest.mark.parametrize("tag", list(LANGUAGES))
def test_whoever_has_to_wait_is_told_why_and_can_send_the_answer_again(
    app: Flask, monkeypatch: pytest.MonkeyPatch, tag: str
) -> None:
    monkeypatch.setitem(app.extensions, "strangers", Strangers(0, 0))
    answer = app.test_client().post(f"/{tag}/", data={"tap": "d3"}, headers=OURS)
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 60
    assert (NO_MORE in answer.text) == (tag == "en")
    assert 'name="tap" value="d3"' in answer.text
    assert app.test_client().get(f"/{tag}/learn/othello/start/first-move").status_code == 200


def test_whoever_sits_in_a_class_is_never_refused(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    pupil = class_at_board(app).pupil().client
    monkeypatch.setitem(app.extensions, "strangers", Strangers(0, 0))
    for n in range(3):
        assert pupil.post("/en/", data={"tap": "d3"}, headers=OURS).status_code == 200, n
        assert pupil.post("/en/play/", data={}, headers=OURS).status_code == 303


def test_a_school_of_two_hundred_behind_one_address_is_never_refused(tmp_path: Path) -> None:
    usual = defaults({"DATABASE_URL": f"sqlite:///{tmp_path / 'tutor.db'}", "SECRET_KEY": "for tests only"})
    found = Strangers(usual["NETWORK_LEARNERS"], usual["NETWORK_ROWS"])
    for _ in range(5 * 200):  # a tablet in five hands
        found.admit("school", learners=1, rows=1)
    for _ in range(180):  # one answer every twenty seconds
        for _ in range(200):
            found.admit("school", learners=0, rows=1)


def test_what_was_kept_is_forgotten_evenly_within_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [1_000.0]
    monkeypatch.setattr(stranger_limits, "monotonic", lambda: seconds[0])
    found = Strangers(10, 100)
    for _ in range(10):
        found.admit("here", learners=1, rows=1)
    with pytest.raises(TooMuch):
        found.admit("here", learners=1, rows=1)
    found.admit("here", learners=0, rows=1)  # who is known goes on
    seconds[0] += 3600 / 10
    found.admit("here", learners=1, rows=1)
    with pytest.raises(TooMuch):
        found.admit("here", learners=1, rows=1)


def test_all_networks_together_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stranger_limits, "MOST_NETWORKS", 50)
    monkeypatch.setattr(stranger_limits, "monotonic", lambda: 1_000.0)
    found = Strangers(10, 1_000)
    for n in range(10 * NETWORKS):
        found.admit(f"network {n}", learners=1, rows=1)
    with pytest.raises(TooMuch):
        found.admit("one more", learners=1, rows=1)
    assert len(found._networks) <= 51


def test_where_nobody_can_make_room_only_new_learners_wait() -> None:
    found = Strangers(10, 100)
    found.are_full = True
    with pytest.raises(TooMuch):
        found.admit("here", learners=1, rows=1)
    found.admit("here", learners=0, rows=1)
