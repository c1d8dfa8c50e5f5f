"""Captures, passes at any time, an end by passes and half points are shown by the pages of every game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.toys.four.kinds import PUZZLES
from tests.toys.taking import TAKING, TakingWords
from tests.web.classroom.class_at_board import class_at_board
from tests.web.playing import act, begin, look
from tutor.games import table
from tutor.games.families import FAMILIES, register
from tutor.games.kinds import kind_table
from tutor.web.wording.family_words import WORDS


@pytest.fixture
def somebody(app: Flask) -> Iterator[FlaskClient]:
    register(TAKING)
    kind_table.register(TAKING.name, PUZZLES)
    WORDS[TAKING.name] = TakingWords()
    yield app.test_client()
    del FAMILIES[TAKING.name], WORDS[TAKING.name], table.GAMES["taking"]
    table._finders.remove(TAKING.find)


def test_a_capture_empties_a_square_on_the_page(somebody: FlaskClient) -> None:
    url = begin(somebody, game="taking", opponent="person")
    act(somebody, url, do="move", number=0, square="c3")
    game = look(somebody, url)
    assert game["board"]["legal"]["b3"] == {"O": ["b3"], ".": ["c3"]}
    game = act(somebody, url, do="move", number=1, square="b3")
    assert game["frames"][0]["changes"] == {"O": ["b3"], ".": ["c3"]}
    assert game["board"]["cells"].count("X") == 0
    board = somebody.get(f"/en{game['board_url']}").text
    (sent,) = re.findall(r'id="analysis">(.*?)</script>', board, re.DOTALL)
    states = json.loads(sent)["states"].values()
    assert any("." in one["changes"] for state in states for one in state["next"].values())


def test_a_side_passes_though_it_has_moves_and_two_passes_end_the_game_with_half_a_point(
    somebody: FlaskClient,
) -> None:
    url = begin(somebody, game="taking", opponent="person")
    game = look(somebody, url)
    assert (game["may_pass"], game["must_pass"], game["note"]) == (True, False, None)
    assert 'name="pass" value="1">' in somebody.get(url).text
    game = act(somebody, url, do="pass", number=0)
    assert game["frames"][0]["html"] == "Black passes."
    assert (game["playing"], game["may_pass"]) == (True, True)
    game = act(somebody, url, do="pass", number=1)
    assert (game["playing"], game["winner"]) == (False, "white")
    assert game["result"]["score"] == "Black 0, White 6.5"
    record = somebody.get(f"{url}/review")
    assert record.status_code == 200


def test_what_a_drawing_leaves_out_stands_in_the_address(somebody: FlaskClient) -> None:
    url = begin(somebody, game="taking", opponent="person")
    game = act(somebody, url, do="pass", number=0)
    assert game["board_url"].endswith("?moves=--")
    assert ".o.1" in somebody.get(f"/en{game['board_url']}").text
    page = somebody.get(f"/en{game['board_url']}&tap=&pass=1")
    assert page.status_code == 302, page.text
    on = somebody.get(str(page.location))
    assert "White wins" in on.text
    refused = somebody.post("/en/play/", data={"game": "taking", "level": "1"}, headers=OURS)
    assert refused.status_code == 400 and "does not play this game" in refused.text


@pytest.mark.usefixtures("somebody")
def test_a_class_can_vote_for_a_pass(app: Flask) -> None:
    board = class_at_board(app)
    pupils = [board.pupil(name) for name in ("Noy", "Mango", "Papaya")]
    board.do("start", game="taking")
    board.do("teams")
    mover = [one for one in pupils if one.vote("pass").status_code == 200]
    assert mover
    assert "pass" in str(board.do("count")["tally"]).lower()
    state = board.do("turn")
    assert state["board"]["cells"].count("X") == 0
    assert state["match"]["to_move"] == "white"
