"""A large board without scripts: a tap shows the part around it, and plays nothing yet."""

import re

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look

BUTTONS = re.compile(r'<button name="(near|tap)" value="([a-t]\d+)"')


def test_the_first_tap_only_shows_a_part(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-13x13", opponent="person")
    buttons = BUTTONS.findall(stranger.get(url).text)
    assert len(buttons) == 169 and {name for name, _ in buttons} == {"near"}
    page = stranger.post(url, data={"number": "0", "near": "n13"}, headers=OURS)
    assert page.status_code == 200
    part = BUTTONS.findall(page.text)
    assert [point for _, point in part] == [
        column + str(row) for row in range(13, 6, -1) for column in "ghjklmn"
    ]
    assert {name for name, _ in part} == {"tap"} and 'viewBox="60 0 70 70"' in page.text
    assert look(stranger, url)["number"] == 0
    assert stranger.post(url, data={"number": "0", "tap": "n13"}, headers=OURS).status_code == 303
    assert look(stranger, url)["number"] == 1


@pytest.mark.parametrize("near", ["", "z9", "i3", "a0", "a99", "x" * 300])
def test_where_there_is_no_such_point_the_whole_board_is_shown(stranger: FlaskClient, near: str) -> None:
    url = begin(stranger, game="go-19x19", opponent="person")
    page = stranger.post(url, data={"number": "0", "near": near}, headers=OURS)
    assert page.status_code == 200 and len(BUTTONS.findall(page.text)) == 361


def test_small_boards_are_played_with_one_tap(stranger: FlaskClient) -> None:
    for game in ("go-9x9", "othello-10x10"):
        page = stranger.get(begin(stranger, game=game, opponent="person")).text
        assert {name for name, _ in BUTTONS.findall(page)} == {"tap"}


def test_dead_stones_are_marked_on_a_part_too(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-13x13", opponent="person")
    act(stranger, url, do="move", number=0, square="d4")
    for number in (1, 2):
        act(stranger, url, do="pass", number=number)
    page = stranger.post(url, data={"number": "3", "near": "d4", "dead": ""}, headers=OURS).text
    assert 'name="tap" value="d4"' in page and 'name="agree"' in page


def test_the_computer_says_which_boards_it_does_not_play(stranger: FlaskClient) -> None:
    chooser = stranger.get("/en/play/go").text
    assert "On 13×13 and 19×19 two people play: no other program was found here." in chooser
    answer = stranger.post("/en/play/", data={"game": "go-19x19", "opponent": "computer"}, headers=OURS)
    assert answer.status_code == 400 and "The computer does not play this game." in answer.text
    assert 'value="go-19x19" checked' in answer.text


def test_a_game_for_two_is_played_again(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-13x13", opponent="person")
    over = act(stranger, url, do="resign", number=0)
    assert look(stranger, begin(stranger, **over["again"]["fields"]))["playing"]
