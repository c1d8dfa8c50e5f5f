"""The capture game on its page: what a screen reader hears of a stone, and why a point is closed."""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look, next_action
from tutor.web.site.languages import LANGUAGES

BEGIN = {"game": "capture-go-5x5", "opponent": "person"}


def played(client: FlaskClient, url: str, moves: str) -> dict[str, Any]:
    view = look(client, url)
    for move in moves.split():
        view = act(client, url, do="move", number=view["number"], square=move)
    return view


def test_a_stone_tells_its_chain_and_its_liberties(stranger: FlaskClient) -> None:
    url = begin(stranger, **BEGIN)
    view = played(stranger, url, "d4 a1 d3 d2 e3")
    assert view["board"]["said"]["d4"] == "d4: black stone, chain of 3 stones, 5 liberties"
    assert view["board"]["said"]["d2"] == "d2: white stone, 3 liberties"
    page = stranger.get(url).text
    assert 'aria-label="d4: black stone, chain of 3 stones, 5 liberties"' in page
    assert 'aria-label="c3: empty point"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_point_shows_its_stone_in_every_language(stranger: FlaskClient, language: str) -> None:
    url = begin(stranger, **BEGIN).replace("/en/", f"/{language}/")
    view = played(stranger, url, "d4 a1")
    refused = {"do": "move", "number": view["number"], "square": "d4"}
    answer = stranger.post(url, json=refused, headers=OURS)
    assert answer.status_code == 400 and answer.json is not None
    assert answer.json["feedback"]["title"]
    assert answer.json["board"]["overlay"] == [["chain", "d4", ""]]
    page = stranger.post(url, data={"number": "2", "tap": "d4"}, headers=OURS).text
    assert page.count('class="o chain"') == 1 + 2, "the stone, and two samples of the menu"
    assert "%(" not in page


def test_a_capture_ends_the_game_and_its_pill_counts_it(stranger: FlaskClient) -> None:
    url = begin(stranger, **BEGIN)
    view = played(stranger, url, "a1 a2 e5 b1")
    assert not view["playing"]
    assert view["winner"] == "white"
    assert view["discs"] == {"black": 0, "white": 1}
    page = stranger.get(url).text
    assert "White was the first to capture." in page
    assert "took the last liberty of 1 stone." in page


def test_what_was_captured_is_ringed_until_the_next_move(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    view = played(stranger, url, "a1 a2 e5 b1")
    assert view["board"]["overlay"] == [["off", "a1", ""]]
    assert not played(stranger, url, "e4")["board"]["overlay"]


def test_a_pass_stands_aside_where_nothing_is_counted(stranger: FlaskClient) -> None:
    def place(url: str) -> tuple[bool, bool]:
        page = stranger.get(url).text
        aside = page.index('name="pass"') < page.index("data-actions")
        return bool(look(stranger, url)["pass_aside"]), aside

    assert place(begin(stranger, **BEGIN)) == (True, True)
    assert place(begin(stranger, game="go-5x5", opponent="person")) == (False, False)


def test_two_passes_end_it_without_a_winner(stranger: FlaskClient) -> None:
    url = begin(stranger, **BEGIN)
    for number in range(2):
        act(stranger, url, do="pass", number=number)
    view = look(stranger, url)
    assert not view["playing"] and view["winner"] is None


def test_the_switch_before_the_others_shows_liberties(stranger: FlaskClient) -> None:
    page = stranger.get(begin(stranger, **BEGIN)).text
    assert "Show liberties" in page and "Show legal moves" not in page


def test_the_strongest_level_stands_for_those_above_it(stranger: FlaskClient) -> None:
    url = begin(stranger, game="capture-go-5x5", level="10")
    assert look(stranger, url)["level"] == 6


WINS = "Whoever captures a stone first wins."


def test_what_wins_is_said_once_above_the_board_all_the_time(stranger: FlaskClient) -> None:
    for side in ("black", "white"):
        url = begin(stranger, game="capture-go-5x5", level="1", side=side)
        assert stranger.get(url).text.partition("<form")[2].count(WINS) == 1
        view = look(stranger, url)
        view = act(stranger, url, **next_action(view))
        assert view["goal"] is None and view["terms"] == WINS
        assert f">{WINS}</a>" in stranger.get(url).text


@pytest.mark.parametrize(("level", "offered"), [("1", True), ("2", True), ("3", False)])
def test_a_hint_is_offered_against_the_first_two_levels(
    stranger: FlaskClient, level: str, offered: bool
) -> None:
    assert look(stranger, begin(stranger, game="capture-go-5x5", level=level))["can_hint"] is offered


def test_no_hint_is_offered_to_two_people(stranger: FlaskClient) -> None:
    assert look(stranger, begin(stranger, **BEGIN))["can_hint"] is False


def test_a_hint_of_a_game_that_is_counted_comes_in_two_stages_by_form(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.web.wording.go.whole_board_advice.advised", lambda here: "d4")
    url = begin(stranger, game="go-7x7", level="1")
    first = stranger.post(url, data={"number": "0", "hint": "1"}, headers=OURS).text
    assert "Begin to surround empty points in the lighter part of the board." in first
    assert first.count('class="tint"') >= 3
    named = re.search(r'name="hinted" value="(\w+) begins"', first)
    assert named
    second = stranger.post(
        url, data={"number": "0", "hint": "2", "hinted": f"{named[1]} begins"}, headers=OURS
    ).text
    assert f"<bdi>{named[1]}</bdi></button>. The computer would play there." in second.replace(
        '<span class="nb">', ""
    ).replace("</button>.</span>", "</button>.")


def test_a_hint_comes_in_two_stages_by_form_too(stranger: FlaskClient) -> None:
    url = begin(stranger, game="capture-go-5x5", level="1")
    first = stranger.post(url, data={"number": "0", "hint": "1"}, headers=OURS).text
    assert "In the middle of the board a stone has the most liberties." in first
    second = stranger.post(url, data={"number": "0", "hint": "2"}, headers=OURS).text
    assert "your stone has 4 liberties." in second


def test_a_second_pass_ends_it_and_nobody_wins(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.web.play.game_pages.answer_to", lambda position, level: "pass")
    url = begin(stranger, game="capture-go-5x5", level="1")
    view = act(stranger, url, do="move", number=0, square="c3")
    assert view["frames"][-1]["html"] == "White passes. If you pass too, the game ends and nobody wins."
    view = act(stranger, url, do="pass", number=2)
    assert not view["playing"] and view["winner"] is None
