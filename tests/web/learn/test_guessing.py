"""A master's game is guessed on its page, and goes on between the guesses; without JavaScript too."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS

HERE = "/learn/othello/openings/guess-from-move-twenty-six"


def form_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


def turn_of(page: str) -> str:
    found = re.search(r"data-turn>.*?</svg>([^<]*)", page)
    return found[1] if found else ""


def give(client: FlaskClient, page: str, move: str, tag: str = "en") -> str:
    return client.post(f"/{tag}{HERE}", data={**form_of(page), "tap": move}, headers=OURS).text


def test_each_guess_says_whose_move_it_is_and_the_game_goes_on_between(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en{HERE}").text
    assert turn_of(page) == "White to move"
    for move, turn in (("h3", "White to move"), ("h4", "Black to move"), ("h2", "White to move")):
        page = give(stranger, page, move)
        assert turn_of(page) == turn
        assert "was played" in page and "3 stars of 3" not in page
    page = give(stranger, page, "f1")
    assert "3 stars of 3" in page
    assert "The game went on" not in page  # two moves are said one by one


def test_a_wrong_guess_is_answered_and_the_guesses_before_it_stay(stranger: FlaskClient) -> None:
    page = give(stranger, stranger.get(f"/en{HERE}").text, "h3")
    page = give(stranger, page, "g1")
    assert 'class="card right"' not in page
    page = stranger.post(f"/en{HERE}", data={**form_of(page), "again": "1"}, headers=OURS).text
    assert form_of(page)["taps"] == "h3"
    assert form_of(page)["tries"] == "1"


@pytest.mark.parametrize("tag", ["th", "sw", "lo", "zh-Hans"])
def test_a_long_stretch_is_said_in_one_sentence(stranger: FlaskClient, tag: str) -> None:
    first = "/learn/othello/openings/guess-from-move-seven"
    page = stranger.get(f"/{tag}{first}").text
    page = stranger.post(f"/{tag}{first}", data={**form_of(page), "tap": "f6"}, headers=OURS).text
    card = page.partition('class="card right"')[2].partition("data-actions")[0]
    assert card.count('data-square="f2"') == 1
    assert card.count("<p") <= 3
