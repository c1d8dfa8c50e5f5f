"""Setting up a position for the analysis board, and playing on from it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.analysis.test_analysis import BOARD, NEAR_END, OTHELLO, START, address
from tests.web.playing import act, look, next_action
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.table import find_game
from tutor.web.board.board_link import position_code, read_position

# Setting up


def set_up(client: FlaskClient, position: Position, **form: str):  # type: ignore[no-untyped-def]
    return client.get(f"{address(position)}/set-up", query_string=form)


def cells_of(page: str) -> str:
    found = re.search(r'name="cells" value="([^"]*)"', page)
    assert found
    return unescape(found[1])


@pytest.mark.parametrize("name", ["othello", "annex", "othello-4x4", "reversi-1888"])
def test_discs_are_put_down_and_taken_away_one_by_one(stranger: FlaskClient, name: str) -> None:
    position = find_game(name).start()
    square = position.game.squares[5]
    cells = cells_of(set_up(stranger, position, clear="1").text)
    assert set(cells) <= {".", " "}
    with_disc = cells_of(set_up(stranger, position, cells=cells, brush="O", tap=square).text)
    assert with_disc.count("O") == 1
    done = set_up(stranger, position, cells=with_disc, side="white", done="1")
    read = read_position(name, done.location.rsplit("/", 1)[1])
    assert read is not None
    assert read.at(square) is Color.WHITE
    assert cells_of(set_up(stranger, position, cells=with_disc, brush="O", tap=square).text) == cells


def test_the_side_to_move_is_chosen(stranger: FlaskClient) -> None:
    done = set_up(stranger, OTHELLO, cells=OTHELLO.cells(), side="white", done="1")
    assert done.location == f"/en/board/othello/{START[:-1]}o"


def test_discs_that_are_left_are_told_where_they_can_run_out(stranger: FlaskClient) -> None:
    position = find_game("reversi-1888").start()
    for _ in range(8):
        position = position.play(position.legal_moves()[0])
    form = {"cells": position.cells(), "side": "black"}
    left = len(position.empties())

    def done(black: str, white: str):  # type: ignore[no-untyped-def]
        more = {"supply-black": black, "supply-white": white, "done": "1"}
        return set_up(stranger, position, **form, **more)

    assert done(str(left - 2), "2").status_code == 400
    assert done("25", str(left - 25)).location.endswith(f".25-{left - 25}")
    before = {"left-black": "25", "left-white": str(left - 25), "done": "1"}
    kept = set_up(stranger, position, **form, **before).location
    assert kept.endswith(f".25-{left - 25}"), "a link of an older version"
    for wrong in ("many", "1", "-3"):
        refused = done(wrong, "0")
        assert refused.status_code == 400
        assert cells_of(refused.text) == position.cells()
    assert "supply-black" not in set_up(stranger, OTHELLO).text


@pytest.mark.parametrize(
    "text",
    [
        "---------------------------OX------XO--------------------------- X;",
        str(OTHELLO),
        f"https://example.org/lo/board/othello/{START}?show=legal",
    ],
)
def test_a_pasted_position_is_opened(stranger: FlaskClient, text: str) -> None:
    other = OTHELLO.play("f5")
    assert set_up(stranger, other, text=text, read="1").location == BOARD


@pytest.mark.parametrize("text", ["", "hello", "/board/othello/XXXX.x", "XO" * 9000])
def test_a_text_that_is_no_board_is_refused_and_kept(stranger: FlaskClient, text: str) -> None:
    refused = set_up(stranger, OTHELLO, text=text, read="1")
    assert refused.status_code == 400
    assert "No board could be read" in refused.text
    assert text[:20] in refused.text


@pytest.mark.parametrize("form", [{"cells": "X" * 63}, {"cells": "z" * 64}, {"side": "red"}])
def test_what_no_page_of_ours_sends_is_refused(stranger: FlaskClient, form: dict[str, str]) -> None:
    assert set_up(stranger, OTHELLO, **form).status_code == 400


# Playing on


def test_a_game_goes_on_from_a_board_against_the_computer(stranger: FlaskClient) -> None:
    position = find_game("othello").parse_diagram(NEAR_END)
    form = {"game": "othello", "start": position_code(position), "side": "white", "level": "1"}
    begun = stranger.post("/en/play/", data=form, headers=OURS)
    game = look(stranger, begun.location)
    assert game["you"] == "white"
    assert game["number"] == 1  # the computer, who plays Black, has moved
    assert game["board"]["cells"].count(".") == len(position.empties()) - 1
    while game["playing"]:
        game = act(stranger, begun.location, **next_action(game))
    assert game["result"]["score"]
    review = stranger.get(game["review_url"])
    assert review.status_code == 200


def test_two_people_play_on_from_a_board(stranger: FlaskClient) -> None:
    position = OTHELLO.play("f5")
    form = {"game": "othello", "start": position_code(position), "opponent": "person"}
    begun = stranger.post("/en/play/", data=form, headers=OURS)
    game = look(stranger, begun.location)
    assert (game["number"], game["turn"]["color"]) == (0, "white")
    assert not game["can_undo"]
    game = act(stranger, begun.location, do="move", square="d6", number=0)
    undone = act(stranger, begun.location, do="undo", number=1)
    assert undone["board"]["cells"] == position.cells()


def test_no_game_begins_where_nobody_can_move(stranger: FlaskClient) -> None:
    over = "X" * 64 + ".-"
    for start in (over, "nonsense", START[:-3]):
        form = {"game": "othello", "start": start}
        assert stranger.post("/en/play/", data=form, headers=OURS).status_code == 400
