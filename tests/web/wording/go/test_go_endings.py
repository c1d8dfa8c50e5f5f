"""What is told to be learned at the end of a game of Go, seen on its last board or in its last move."""

import pytest
from flask.testing import FlaskClient

from tests.web.play.test_counted_game import played, stopped
from tests.web.playing import act, begin

HIGH = "a3 a4 b3 b4 c3 c4 d3 d4 e3 e4"
"""Black has three rows of five below, White two above."""


def ending(client: FlaskClient, moves: str, **chosen: str) -> str:
    url, view = stopped(client, moves, **chosen)
    return str(act(client, url, do="agree", number=view["number"])["ending"])


def test_who_surrounds_more_is_told_so(stranger: FlaskClient) -> None:
    assert "Black surrounds more empty points: 10 to 5." in ending(stranger, HIGH)


def test_where_the_land_is_alike_living_stones_are_what_counts(stranger: FlaskClient) -> None:
    alike = "c5 d5 c4 d4 c3 d3 c2 d2 c1 d1 b5 pass b4 pass b3 pass b2 pass b1 pass"
    assert "Black has more stones on the board: 10 to 5." in ending(stranger, alike)


def test_komi_is_named_where_it_decides(stranger: FlaskClient) -> None:
    walls = " ".join(f"e{row} f{row}" for row in range(1, 10))
    told = ending(stranger, walls, game="go-9x9", komi="10.5")
    assert "Komi decided: without it White would not have won." in told


@pytest.mark.parametrize(("moves", "taken"), [("a1 a2 e5 b1", "1 stone"), ("a1 a2 b1 b2 e5 c1", "2 stones")])
def test_the_stone_that_captured_first_is_named(stranger: FlaskClient, moves: str, taken: str) -> None:
    view = played(stranger, begin(stranger, game="capture-go-5x5", opponent="person"), moves)
    assert f"took the last liberty of {taken}." in view["ending"]
    assert moves.split()[-1] in view["ending"]
