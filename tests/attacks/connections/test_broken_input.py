"""What no page of ours sends is refused: broken bytes, numbers without end, addresses that are none."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

import tutor.web
from tests.conftest import OURS
from tests.web.classroom.class_at_board import JSON, Board, class_at_board

DEEP = b"[" * 9_000 + b"]" * 9_000
LONG = "9" * 5_000

NASTY = (
    "",
    " ",
    "\x00",
    "\ufeff",
    "\u202e",
    "٣",
    "-1",
    "0",
    "00019999",
    "2147483648",
    "9223372036854775808",
    "18446744073709551615",
    LONG,
    "1e400",
    "NaN",
    "//[",
    "http://[",
    "//[::1",
    "../../..",
    "%ff%fe",
    "'\"><svg>",
    "a1",
    "pass",
    "X" * 64 + ".x",
    "{}",
    "[[[[",
)
"""Texts that have broken a program somewhere."""

FIELD = re.compile(
    r'request\.(?:form|args)(?:\.get|\.getlist)?[(\[]"([a-z_-]+)"|"([a-z_-]+)" in request\.(?:form|args)'
)


@pytest.fixture
def game(learner: FlaskClient) -> str:
    answer = learner.post("/en/play/", data={"level": "1"}, headers=OURS)
    assert answer.status_code == 303, answer.text
    return str(answer.location)


@pytest.mark.parametrize(
    "body", [b'{"answers":[],"x":"\xff"}', b'{"answers":' + DEEP + b"}", b"\xff\xfe", DEEP]
)
def test_progress_that_is_no_text_or_too_deep_is_refused(learner: FlaskClient, body: bytes) -> None:
    answer = learner.post(
        "/en/learn/othello/progress", data=body, headers={**OURS, "Content-Type": "application/json"}
    )
    assert answer.status_code == 400


def test_one_broken_answer_among_others_is_left_out_and_the_rest_kept(learner: FlaskClient) -> None:
    broken = b'{"id":"\xff"},{"id":' + DEEP + b'},{"id":"5f0c","step":1e400}'
    answer = learner.post(
        "/en/learn/othello/progress",
        data=b'{"answers":[' + broken + b"]}",
        headers={**OURS, "Content-Type": "application/json"},
    )
    assert answer.status_code in (200, 400)


@pytest.mark.parametrize(
    "body", [b'{"number":0,"do":"move","square":"\xff"}', b'{"number":0,"x":' + DEEP + b"}", DEEP]
)
def test_a_move_that_is_no_text_or_too_deep_is_refused_and_the_game_goes_on(
    learner: FlaskClient, game: str, body: bytes
) -> None:
    headers = {**OURS, "Content-Type": "application/json"}
    assert learner.post(game, data=body, headers=headers).status_code == 400
    assert learner.get(game).status_code == 200


@pytest.mark.parametrize(
    "body", [b'{"question":1,"answer":["\xff"]}', b'{"question":1,"answer":' + DEEP + b"}"]
)
def test_a_vote_that_is_no_text_or_too_deep_is_refused(app: Flask, body: bytes) -> None:
    board = class_at_board(app)
    board.do("ask", kind="where")
    headers = {**OURS, "Content-Type": "application/json"}
    answer = board.pupil().client.post(board.url("demo/vote"), data=body, headers=headers)
    assert answer.status_code == 400


@pytest.mark.parametrize("header", ["Origin", "Referer"])
@pytest.mark.parametrize("value", ["http://[", "//[", "http://[::1", "null"])
def test_a_form_from_no_address_is_refused(stranger: FlaskClient, header: str, value: str) -> None:
    assert stranger.post("/en/", data={"tap": "d3"}, headers={header: value}).status_code == 403


@pytest.mark.parametrize("back", ["//[", "http://[", "/\\[", LONG])
def test_a_way_back_that_is_no_address_is_not_taken(stranger: FlaskClient, back: str) -> None:
    answer = stranger.get("/en/teacher/sign-in", query_string={"back": back})
    assert answer.status_code == 200
    assert 'name="back" value="/en/class/"' in answer.text


@pytest.mark.parametrize(
    "fields",
    [{"level": "00019999"}, {"level": "1", "minutes": "0005" + "3" * 30}, {"level": LONG}, {"minutes": "٥"}],
)
def test_a_game_with_a_number_that_nobody_can_choose_is_not_begun(
    learner: FlaskClient, fields: dict[str, str]
) -> None:
    assert learner.post("/en/play/", data=fields, headers=OURS).status_code == 400


def test_a_version_of_thousands_of_digits_is_no_version(app: Flask) -> None:
    board = class_at_board(app)
    answer = board.teacher.post(board.url(), data={"do": "ask", "on": LONG}, headers={**OURS, **JSON})
    assert answer.status_code in (400, 409)


def test_a_set_with_a_number_of_thousands_of_digits_is_refused_by_its_file(app: Flask) -> None:
    teacher = class_at_board(app).teacher
    content = f'title = "Big"\ngoal = "Big"\n\n[[steps]]\nboard = {LONG}\n'
    kept = teacher.post("/en/sets/", data={"text": content}, headers=OURS)
    assert kept.status_code in (400, 404, 405)


def fields() -> list[str]:
    """The names of all fields that some page reads, as its source says."""
    folder = Path(tutor.web.__file__).parent
    found = {a or b for file in folder.rglob("*.py") for a, b in FIELD.findall(file.read_text("utf-8"))}
    assert len(found) > 40
    return sorted(found)


def addresses(rule: Rule, board: Board, game: str) -> Iterator[str]:
    """The rule with what is there in its places, and with one thing after the other that is not."""
    there = {"lang": "en", "course": "othello", "lesson": "start", "class_id": board.id, "game": "othello"}
    if rule.rule.startswith("/<lang>/play/<id>"):
        there["id"] = game.rsplit("/", 1)[-1]
    for bad in (None, *sorted(rule.arguments - {"lang"})):
        values = {name: "\x00" if name == bad else there.get(name, "1") for name in rule.arguments}
        yield re.sub(r"<(?:[^:<>]+:)?([a-z_]+)>", lambda place: values[place[1]], rule.rule)  # noqa: B023


def test_whatever_is_sent_to_any_route_by_anybody_nothing_breaks(
    app: Flask, stranger: FlaskClient, learner: FlaskClient, game: str
) -> None:
    chance, names = Random(2026), fields()
    board = class_at_board(app)
    people = [stranger, learner, board.teacher, board.pupil().client]
    asked = 0
    for rule in sorted(app.url_map.iter_rules(), key=str):
        if rule.endpoint.endswith("events"):  # a stream does not end
            continue
        for address in addresses(rule, board, game):
            for method in sorted((rule.methods or set()) & {"GET", "POST"}):
                for client in chance.sample(people, 2):
                    sent = {name: chance.choice(NASTY) for name in chance.sample(names, 6)}
                    data, query = (sent, None) if method == "POST" else (None, sent)
                    answer = client.open(address, method=method, headers=OURS, data=data, query_string=query)
                    assert answer.status_code < 500, (method, address, sent)
                    answer.close()
                    asked += 1
    assert asked > 500


def test_a_cookie_of_steps_that_is_too_deep_is_passed_over(stranger: FlaskClient) -> None:
    deep = base64.urlsafe_b64encode(b'["",[],' + b"[" * 1_800).decode()
    stranger.set_cookie("steps", deep)
    assert stranger.get("/en/learn/othello/start/first-move").status_code == 200
