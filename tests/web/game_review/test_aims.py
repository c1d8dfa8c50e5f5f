"""The game after a lesson: its end and its look back say whether it was done what the lesson teaches."""

from __future__ import annotations

import re

from flask import Flask
from flask.testing import FlaskClient

from tests.web.play.test_milestones import Player
from tests.web.playing import look_back
from tutor.storage.games import COMPUTER, new_game, save_played

WALLS = "b1 c1 b2 c2 b3 c3 b4 c4 b5 c5 b6 c6 b7 c7"
"""Two walls on 7×7: Black owns column a, White the columns d to g."""


WON = " ".join(f"d{row} f{row}" for row in range(1, 8))
"""The same with Black in column d, who wins."""


def ended(player: Player, moves: str, level: int = 1) -> str:
    """A finished game of the station after lesson 8; gives its address."""
    game = new_game(player.database, player.id, "go-7x7", white=COMPUTER, level=level)
    save_played(player.database, game, moves=tuple(moves.split()), state="over")
    return f"/en/play/{game.id}"


def told(page: str) -> str:
    (line,) = re.findall(r'<p class="aim.*?</p>', page, re.S)
    return line


def test_what_the_lesson_teaches_is_told_at_the_end_and_in_the_look_back(
    app: Flask, stranger: FlaskClient
) -> None:
    player = Player(app, stranger)
    url = ended(player, f"{WALLS} pass pass")
    line = told(player.ending(url))
    assert 'class="aim done"' in line and "You placed no stone in your own territory." in line
    assert "Practise" not in line
    look_back(stranger, f"{url}/review")
    assert told(stranger.get(f"{url}/review").text) == line


def test_what_was_not_done_leads_to_its_drill(app: Flask, stranger: FlaskClient) -> None:
    line = told(Player(app, stranger).ending(ended(Player(app, stranger), f"{WALLS} a1 pass pass")))
    assert 'class="aim"' in line and "You placed 1 stone in your own territory." in line
    assert "/en/practise/go-land" in line and "Practise · " in line


def test_a_game_that_no_course_offers_has_no_aim(app: Flask, stranger: FlaskClient) -> None:
    player = Player(app, stranger)
    assert 'class="aim' not in player.ending(ended(player, f"{WALLS} pass pass", level=3))


def test_the_next_opponent_introduces_itself_after_a_win(app: Flask, stranger: FlaskClient) -> None:
    player = Player(app, stranger)
    url = ended(player, f"{WON} pass pass")
    ending = player.ending(url)
    assert "Ready for level 2?" in ending
    assert "<q>I love to leave your stones one liberty, and I capture nearly all I can.</q>" in ending


def test_a_first_win_of_a_kind_of_game_is_a_feast(app: Flask, stranger: FlaskClient) -> None:
    player = Player(app, stranger)
    captured = new_game(player.database, player.id, "capture-go-5x5", white=COMPUTER, level=1)
    save_played(player.database, captured, moves=tuple("d4 d3 e3 a1 c3 a2 d2".split()), state="over")
    assert "Your first win!" in player.ending(f"/en/play/{captured.id}")
    ending = player.ending(ended(player, f"{WON} pass pass"))
    assert "Your first win in a game of this kind: Go 7×7!" in ending
