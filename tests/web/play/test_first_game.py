"""The first games of somebody: legal moves are shown, whatever else can be shown waits behind one word."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look


def shown(client: FlaskClient, url: str) -> list[str]:
    """What is laid over the board of a page."""
    page = client.get(url).text
    return re.findall(r'aria-pressed="true"[^>]*data-show="(\w+)"', page)


@pytest.mark.parametrize("level", ["1", "2"])
def test_the_first_levels_show_the_legal_moves(stranger: FlaskClient, level: str) -> None:
    act(stranger, begin(stranger, level="5"), do="resign", number=0)
    url = begin(stranger, level=level)
    assert shown(stranger, url) == ["legal"]
    page = stranger.get(url).text
    assert page.partition('class="overlays"')[0].count('class="o legal"') == 4
    assert {kind for kind, _, _ in look(stranger, url)["board"]["overlay"]} == {"legal"}


def test_whoever_has_finished_no_game_is_shown_the_legal_moves_on_every_level(stranger: FlaskClient) -> None:
    url = begin(stranger, level="5")
    assert shown(stranger, url) == ["legal"]
    act(stranger, url, do="resign", number=0)
    assert shown(stranger, begin(stranger, level="5")) == []
    assert shown(stranger, begin(stranger, opponent="person")) == []


def test_legal_moves_that_were_hidden_stay_hidden_for_the_game(stranger: FlaskClient) -> None:
    url = begin(stranger, level="1")
    assert f'href="{url}?show="' in stranger.get(url).text
    assert shown(stranger, f"{url}?show=") == []
    form = {"number": "0", "tap": "d3", "show": ""}
    answer = stranger.post(url, data=form, headers=OURS)
    assert answer.location == f"{url}?show="
    again = re.search(r'href="([^"]*)" data-show="legal"', stranger.get(answer.location).text)
    assert again is not None
    assert again[1] == url


def test_one_switch_stands_under_a_game_and_the_rest_behind_one_word(stranger: FlaskClient) -> None:
    extras = stranger.get(begin(stranger)).text.partition("data-extras")[2]
    first, _, more = extras.partition("<details")
    assert re.findall(r'data-show="(\w+)"', first) == ["legal"]
    assert "Show legal moves" in first
    assert len(re.findall(r"data-show=", more)) == 7
    assert not more.startswith(" open") and 'class="others">' in more


def test_what_is_shown_of_the_rest_is_not_hidden(stranger: FlaskClient) -> None:
    page = stranger.get(f"{begin(stranger)}?show=frontier").text
    assert '<details class="others" open>' in page


def test_choosing_a_game_comes_before_boards_and_files(stranger: FlaskClient) -> None:
    page = stranger.get("/en/play/").text
    main = page.partition('<main id="main"')[2]
    assert main.index("Start the game") < main.index("Analysis board") < main.index("Open a game")


def test_every_level_has_its_own_face(stranger: FlaskClient) -> None:
    page = stranger.get("/en/play/").text
    faces = re.findall(r'name="level" value="\d+".*?(<svg.*?</svg>)', page, re.S)
    assert len(set(faces)) == 10
    game = stranger.get(begin(stranger, level="7")).text
    assert faces[6] in game
    assert "data-foe" not in stranger.get(begin(stranger, opponent="person")).text


def test_a_finished_game_has_no_switch_for_legal_moves(stranger: FlaskClient) -> None:
    url = begin(stranger)
    assert "data-legal hidden" not in stranger.get(url).text
    act(stranger, url, do="resign", number=0)
    assert "data-legal hidden" in stranger.get(url).text
