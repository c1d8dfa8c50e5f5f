"""Any position has an address that opens in the reader's own language."""

from __future__ import annotations

from random import Random

import pytest
from flask.testing import FlaskClient

from tests.web.playing import begin, look
from tutor.games.base import PASS, Position
from tutor.games.othello.records.obf import read_obf
from tutor.games.records.record import Record
from tutor.games.table import GAMES, find_game
from tutor.web.board.board_link import position_code, read_position
from tutor.web.records.game_link import link_of

START = "---------------------------OX------XO---------------------------.x"


OUT_OF_DISCS = "OOOOOOOOOXOOOOOOOOOOXOOOOXOOOXOOOXOOOXOOOXOXOXXOOOXOXXXXOOOOOOO-.-"
"""The end of a game in which one side had to pass, so that the discs of the other ran out."""


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_game_is_read_back_from_its_code(name: str, seed: int) -> None:
    dice, position = Random(seed), find_game(name).start()
    while position.to_move:
        assert read_position(name, position_code(position)) == position
        position = position.play(dice.choice(position.legal_moves()))
    assert position_code(position)[len(position.game.squares) :][:2] == ".-"
    assert read_position(name, position_code(position)) == position


def with_supply() -> Position:
    """A board of Reversi, still to be played on, where a pass has left the sides with unequal discs."""
    for seed in range(100):
        dice, position, passed = Random(seed), find_game("reversi-1888").start(), False
        while position.to_move:
            if passed and PASS not in position.legal_moves() and len(position.empties()) > 3:
                return position
            passed = position.legal_moves() == [PASS]
            position = position.play(dice.choice(position.legal_moves()))
            if passed:
                position = position.play(dice.choice(position.legal_moves()))
    raise AssertionError("no game had a pass")


def test_the_discs_that_are_left_stand_in_the_code_only_where_they_are_not_as_usual() -> None:
    start = find_game("reversi-1888").start()
    assert position_code(start) == "-" * 64 + ".x"
    position = with_supply()
    squares, side, supply = position_code(position).split(".")
    assert read_position("reversi-1888", f"{squares}.{side}.{supply}") == position
    black, white = map(int, supply.split("-"))
    assert black + white == squares.count("-")


def test_the_end_of_a_game_whose_discs_ran_out_has_a_page(stranger: FlaskClient) -> None:
    for supply in ("", ".1-0"):
        page = stranger.get(f"/en/board/reversi-1888/{OUT_OF_DISCS}{supply}")
        assert page.status_code == 200
        assert "White wins" in page.text


@pytest.mark.parametrize("supply", [".0-1", ".1-1", ".33-0", ".0", ".-1-0", ".1-0.1-0", ".1-", "."])
def test_discs_that_a_game_cannot_have_left_are_no_position(supply: str) -> None:
    assert read_position("reversi-1888", OUT_OF_DISCS + supply) is None
    assert read_position("othello", START + ".30-30") is None


def test_moves_and_overlays_of_a_board_know_the_discs_that_are_left(stranger: FlaskClient) -> None:
    position = with_supply()
    link = f"/board/reversi-1888/{position_code(position)}"
    assert link.count(".") == 2
    opened = stranger.get(link, headers={"Accept-Language": "en"})
    page = stranger.get(opened.location + "?show=legal")
    moves = [move for move in position.legal_moves() if move != PASS]
    assert page.text.split('class="overlays"')[0].count('class="o legal"') == len(moves)
    overlay = stranger.get(f"{link}?show=legal", headers={"Accept": "application/json"}).json["overlay"]  # type: ignore[index]
    assert [square for _, square, _ in overlay] == moves


def test_a_game_that_begins_with_such_a_board_has_a_page(stranger: FlaskClient) -> None:
    position = with_supply()
    move = position.legal_moves()[0]
    told = link_of(Record(position, (move,))).info
    page = stranger.get(f"/en/play/replay/reversi-1888/{move}/from/{told.start}")
    assert page.status_code == 200
    assert "Move 1 of 1" in page.text
    assert f"/board/reversi-1888/{position_code(position.play(move))}" in page.text


def test_a_finished_position_has_its_code_too() -> None:
    position = find_game("othello-4x4").start()
    while position.to_move:
        position = position.play(position.legal_moves()[0])
    assert position_code(position).endswith(".-")
    assert read_position("othello-4x4", position_code(position)) == position


@pytest.mark.parametrize(
    ("wanted", "tag"), [("lo-LA,en;q=0.8", "lo"), ("zh-CN", "zh-Hans"), ("sw", "sw"), ("fr", "en")]
)
def test_a_link_without_language_opens_in_the_readers_own(
    stranger: FlaskClient, wanted: str, tag: str
) -> None:
    answer = stranger.get(f"/board/othello/{START}", headers={"Accept-Language": wanted})
    assert (answer.status_code, answer.location) == (302, f"/{tag}/board/othello/{START}")
    assert "Accept-Language" in answer.headers["Vary"]
    page = stranger.get(answer.location)
    assert page.status_code == 200
    assert f'<html lang="{tag}">' in page.text


def test_the_language_chosen_before_goes_before_the_browsers(stranger: FlaskClient) -> None:
    stranger.get("/th/")
    answer = stranger.get(f"/board/othello/{START}", headers={"Accept-Language": "sw"})
    assert answer.location == f"/th/board/othello/{START}"


def test_a_puzzle_has_a_link_without_language_too(stranger: FlaskClient) -> None:
    answer = stranger.get("/learn/othello/passing/if-you-have-a-move", headers={"Accept-Language": "lo"})
    assert answer.location == "/lo/learn/othello/passing/if-you-have-a-move"


def test_a_game_offers_the_link_of_its_board(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    link = look(stranger, url)["board_url"]
    assert link == f"/board/othello/{START}"
    assert link in stranger.get(url).text


def test_a_board_shows_its_overlays_and_its_numbers(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/board/othello/{START}?show=legal,stable").text
    assert "Black to move" in page
    assert "Moves: Black 4, White 4." in page
    assert page.split('class="overlays"')[0].count('class="o legal"') == 4


@pytest.mark.parametrize(
    "path",
    [
        f"othello/{START[:-1]}",
        f"othello/{START[:-1]}z",
        f"othello/{START.replace('.x', '.-')}",
        f"othello-6x6/{START}",
        f"chess/{START}",
        "othello-4x4/----------------.x",
        "othello/" + "X" * 5000,
        "othello-7x7/" + "-" * 49 + ".x",
    ],
)
def test_an_address_that_is_no_position_is_not_found(stranger: FlaskClient, path: str) -> None:
    assert stranger.get(f"/en/board/{path}").status_code == 404


def test_a_position_is_saved_as_obf(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/board/othello/{START}").text
    assert "Save as OBF" in page
    saved = stranger.get(f"/en/board/othello/{START}/position.obf")
    assert saved.headers["Content-Disposition"] == "attachment; filename=othello-position.obf"
    (record,) = read_obf(saved.data, "").records
    assert record.start == find_game("othello").start()


def test_a_position_that_obf_cannot_say_is_not_offered_as_such(stranger: FlaskClient) -> None:
    position = find_game("annex").start()
    where = f"/en/board/annex/{position_code(position)}"
    assert "Save as" not in stranger.get(where).text
    assert stranger.get(f"{where}/position.obf").status_code == 404
    assert stranger.get(f"/en/board/othello/{START[:-1]}z/position.obf").status_code == 404


@pytest.mark.parametrize("ko", ["e1", "a1", "z9", "c3"])
def test_a_ko_that_the_board_cannot_have_is_no_page(stranger: FlaskClient, ko: str) -> None:
    link = "/en/board/go-5x5/-XO--XO-O--XO------------.x.-.-.{}.0-1.-.-.-"
    assert stranger.get(link.format("c4")).status_code == 200
    refused = stranger.get(link.format(ko))
    assert refused.status_code == 404 and refused.text.count("<h1") == 1


@pytest.mark.parametrize("size", ["0x0", "25x25", "9x"])
def test_a_board_of_a_size_that_nobody_plays_is_no_page(stranger: FlaskClient, size: str) -> None:
    assert stranger.get(f"/en/board/go-{size}/x").status_code == 404
