"""Any position has an address that opens in the reader's own language."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.web.playing import begin, look
from tutor.records import read_obf
from tutor.rules import GAMES, find_game
from tutor.web.board_link import position_code, read_position

START = "---------------------------OX------XO---------------------------.x"


@pytest.mark.parametrize("name", GAMES)
def test_a_code_is_read_back_as_the_same_position(name: str) -> None:
    position = find_game(name).start()
    for _ in range(12):
        assert read_position(name, position_code(position)) == position
        if moves := position.legal_moves():
            position = position.play(moves[len(moves) // 2])


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
    answer = stranger.get("/learn/othello/passing/3", headers={"Accept-Language": "lo"})
    assert answer.location == "/lo/learn/othello/passing/3"


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
