"""A ladder played in a lesson: by script, by form, and what is said when the stones get out."""

from __future__ import annotations

import re
import uuid
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.web.site.languages import LANGUAGES

STEP = "learn/go/ladder-and-net/run-the-ladder"
WHOLE = "c6 d7 e7 d6 d5 e6 f6 e5 e4 f5 g5 f4 f3 g4 h4 g3 g2 h3 j3 h2 j2 h1 g1 pass j1".split()


def ask(pupil: FlaskClient, moves: list[str], **more: object) -> Any:
    answer = pupil.post(f"/en/{STEP}/game", json={"moves": moves, **more}, headers=OURS)
    assert answer.status_code == 200
    return answer.json


def test_the_stones_run_and_stay_ringed(stranger: FlaskClient) -> None:
    game = ask(stranger, [], tap="c6")
    assert game["taps"] == ["c6", "d7"]
    assert (game["standing"], game["yours"], game["over"], game["ring"]) == ("open", True, False, ["c7"])
    assert [frame["move"] for frame in game["frames"]] == ["c6", "d7"]


def test_it_is_reached_with_the_capture_and_then_nobody_plays_on(stranger: FlaskClient) -> None:
    game = ask(stranger, WHOLE[:22], tap="g1")
    assert game["taps"] == WHOLE[:24] and game["board"]["last_move"] == "g1"
    assert game["frames"][-1]["say"] == "White passes."
    assert not any("must pass" in sentence for sentence in game["said"])
    game = ask(stranger, WHOLE[:24], tap="j1")
    assert (game["standing"], game["yours"], game["over"], game["turn"]) == ("reached", False, True, None)
    assert game["said"] == ["Goal reached."] and game["ring"] == []


@pytest.mark.parametrize("tap", ["d7", "a1"])
def test_it_is_said_at_once_where_they_get_out_and_what_to_play_instead(
    stranger: FlaskClient, tap: str
) -> None:
    game = ask(stranger, [], tap=tap)
    assert (game["standing"], game["yours"], game["turning_point"]) == ("gone", False, 0)
    assert game["ring"] == ["c6"]
    assert "gets out of the ladder." in game["said"][1] and "instead" in game["said"][1]
    assert len(game["taps"]) == 2, "their way out is shown"


def test_a_closed_point_is_explained(stranger: FlaskClient) -> None:
    game = ask(stranger, [], tap="c7")
    assert game["taps"] == [] and game["feedback"]["title"] == "There is a stone here already."


@pytest.mark.parametrize("moves", [["pass"] * 3, ["c6"] * 82, ["i9"], ["c6", "d7", "c6"]])
def test_what_is_no_game_is_refused(stranger: FlaskClient, moves: list[str]) -> None:
    answer = stranger.post(f"/en/{STEP}/game", json={"moves": moves}, headers=OURS)
    assert answer.status_code == 400 and b"Traceback" not in answer.data


def fields(page: str) -> dict[str, str]:
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_it_is_played_without_javascript(stranger: FlaskClient, tag: str) -> None:
    url = f"/{tag}/{STEP}"
    page = stranger.get(url).text
    for move in WHOLE[::2]:
        page = stranger.post(url, data=fields(page) | {"tap": move}, headers=OURS).text
    assert 'class="card right"' in page and "%(" not in page
    assert fields(page)["taps"].split() == WHOLE
    assert page.count('class="won"') == 3
    assert 'name="tap"' not in page, "nobody plays on"


def test_a_form_goes_back_to_where_the_stones_were_still_held(stranger: FlaskClient) -> None:
    url = f"/en/{STEP}"
    page = stranger.get(url).text
    for move in ("c6", "d6"):
        page = stranger.post(url, data=fields(page) | {"tap": move}, headers=OURS).text
    assert 'class="card not-yet"' in page and "Play e7 instead." in re.sub("<[^>]+>", "", page)
    page = stranger.post(url, data=fields(page) | {"to": "2"}, headers=OURS).text
    assert fields(page)["taps"] == "c6 d7"
    for move in WHOLE[2::2]:
        page = stranger.post(url, data=fields(page) | {"tap": move}, headers=OURS).text
    assert 'class="card right"' in page and page.count('class="won"') == 2


def test_a_game_sent_later_keeps_its_passes(stranger: FlaskClient) -> None:
    one = {"id": str(uuid.uuid4()), "course": "go", "lesson": "ladder-and-net", "step": "run-the-ladder"}
    sent = {"answers": [{**one, "answer": WHOLE, "help": 0}]}
    told = stranger.post("/en/learn/go/progress", json=sent, headers=OURS).json
    assert told == {"stars": {"ladder-and-net/run-the-ladder": 3}}
