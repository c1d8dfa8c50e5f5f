"""A recorded game by its address: every board, what is laid over it, its review, and the game as a file."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS, wait_for_reviews
from tests.records.games import passing_record, true_record
from tests.web.playing import JSON, looked_back_at
from tutor.games.base import PASS
from tutor.games.othello.records.ggf import read_ggf
from tutor.games.table import find_game
from tutor.records.transcript import write_transcript
from tutor.web.board.board_link import board_in_game_url, position_code
from tutor.web.records.game_link import GameLink
from tutor.web.records.record_conversion import recorded

MOVES = "f5d6c3d3c4f4"

HERE = f"/en/play/replay/othello/{MOVES}"

WHOLE = write_transcript(true_record(Random(1)))

ELSEWHERE = position_code(find_game("othello").start().play("f5").play("d6"))


def data_of(page: str) -> str:
    """What the script of a page is given."""
    found = re.search(r'id="replay">(.*?)</script>', page, re.DOTALL)
    assert found
    return found[1]


def addresses(page: str, end: str) -> list[str]:
    return [unescape(url) for url in re.findall(rf'href="([^"]*{end}[^"]*)"', page)]


def test_a_game_shows_its_boards_moves_and_graph(stranger: FlaskClient) -> None:
    page = stranger.get(HERE).text
    assert "Move 6 of 6" in page
    assert "White plays" in page
    assert page.count('class="column"') == 7
    assert len(re.findall(r'<li><a class="(?:black|white)"', page)) == 6
    assert "The record stops here" in page
    assert '<a href="/en/">Learn Othello by playing it</a>' in page
    assert "The game was not played to its end in this record." in page
    assert " style=" not in page
    assert "%(" not in page


def test_a_whole_game_opens_at_its_end_with_the_way_to_its_beginning(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/play/replay/othello/{WHOLE}").text
    counter = re.search(r"data-counter>Move (\d+) of (\d+)<", page)
    assert counter
    assert counter[1] == counter[2]
    told = page.split("data-ending")[1].split("</div>")[0]
    assert not told.startswith(" hidden")
    assert re.search(r"Black \d+, White \d+", told)
    way = re.search(r'"button main" data-moves-on="-\d+" href="(\?[^"]*move=0)">From the beginning<', told)
    assert way
    start = stranger.get(f"/en/play/replay/othello/{WHOLE}{unescape(way[1])}").text
    assert "Move 0 of" in start
    assert "Black to move" in start


def test_it_is_walked_through_without_javascript_and_nothing_is_lost(stranger: FlaskClient) -> None:
    page = stranger.get(f"{HERE}?move=3&show=legal,stable&black=Ito&white=Rose").text
    assert "Move 3 of 6" in page
    assert 'class="o legal"' in page.split('class="overlays"')[0]
    for url in addresses(page, "move=4"):
        assert "show=legal,stable" in url
        assert "black=Ito&white=Rose" in url
        assert "Move 4 of 6" in stranger.get(f"{HERE}{url}").text
    (on,) = [url for url in addresses(page, "show=legal,flips,stable")]
    assert "move=3" in on
    assert 'href="/lo/play/replay/othello/f5d6c3d3c4f4?move=3&amp;show=legal,stable&amp;black=Ito' in page


@pytest.mark.parametrize("move", ["7", "x", "-1", "9999999", "１"])
def test_a_move_that_is_not_there_is_not_found(stranger: FlaskClient, move: str) -> None:
    assert stranger.get(f"{HERE}?move={move}").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        f"chess/{MOVES}",
        "othello/zz",
        "othello/f5d",
        "othello/f5 <b>",
        "othello/" + "f5" * 129,
        "othello/" + "f5" * 5000,
        "othello-26x26/m12",
        "othello-7x7/a1",
        f"othello/{MOVES}/from/nowhere",
        f"othello-6x6/-/from/{ELSEWHERE}",
    ],
)
def test_an_address_that_is_no_game_is_not_found(stranger: FlaskClient, path: str) -> None:
    for method in (stranger.get, stranger.post):
        assert method(f"/en/play/replay/{path}", headers=OURS).status_code == 404


def test_a_move_against_the_rules_is_explained_where_the_record_stops(stranger: FlaskClient) -> None:
    page = stranger.get("/en/play/replay/othello/f5g5d6").text
    assert "Move 1 of 1" in page
    assert "The record goes on with" in page
    assert "That is not possible here." in page
    assert 'class="card almost"' in page
    assert 'class="looks"' in page
    earlier = stranger.get("/en/play/replay/othello/f5g5d6?move=0").text
    assert 'class="looks"' not in earlier
    assert 'class="broken" data-ending hidden' in earlier


def test_a_forbidden_pass_is_explained_too(stranger: FlaskClient) -> None:
    page = stranger.get("/en/play/replay/othello/f5--").text
    assert "The record goes on with a pass." in page
    assert "%(" not in page


def test_a_move_after_the_end_is_explained(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/play/replay/othello/{WHOLE}f5").text
    assert "The game was over before this move." in page


def test_a_pass_that_the_rules_force_is_shown_and_explained(stranger: FlaskClient) -> None:
    record = passing_record()
    number = record.moves.index(PASS) + 1
    moves = write_transcript(record)
    page = stranger.get(f"/en/play/replay/othello/{moves}?move={number}").text
    assert "has no move and must pass." in page
    assert 'class="pass"' in page


def test_a_pass_has_no_number_among_the_moves(stranger: FlaskClient) -> None:
    record = passing_record()
    at = record.moves.index(PASS) + 1
    placed = len(record.moves) - record.moves.count(PASS)
    address = f"/en/play/replay/othello/{write_transcript(record)}"
    before, passed, after = (stranger.get(f"{address}?move={n}").text for n in (at - 1, at, at + 1))
    assert f"Move {at - 1} of {placed}" in before
    assert f"Move {at - 1} of {placed}" in passed
    assert f"Move {at} of {placed}" in after
    listed = re.search(r"<ol data-list>(.*?)</ol>", after, re.DOTALL)
    assert listed
    assert [int(n) for n in re.findall(r"<small>(\d+)</small>", listed[1])] == list(range(1, placed + 1))


def test_the_wrong_side_after_a_forced_pass_is_explained_on_the_right_board(stranger: FlaskClient) -> None:
    record = passing_record()
    number = record.moves.index(PASS)
    found = recorded(GameLink("othello", "".join(record.moves[:number]).replace(PASS, "") + "d4"))
    assert found is not None
    assert found.match.stored.moves[-1] == PASS
    assert found.illegal is not None
    assert found.illegal.reason == "square-taken"


def test_names_are_shown_as_text(stranger: FlaskClient) -> None:
    query = {"black": '<script>alert("1")</script>', "white": "\u202eA\r\nB", "event": "</bdi>"}
    page = stranger.get(HERE, query_string=query).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page
    assert "A B" in page
    assert "\u202e" not in page
    assert "&lt;/bdi&gt;" in page


def test_names_cannot_add_a_header(stranger: FlaskClient) -> None:
    query = {"black": "Ito\r\nSet-Cookie: a=b", "white": "x"}
    for path in ("/replay/othello/f5", f"{HERE}/game.ggf"):
        answer = stranger.get(path, query_string=query)
        assert "a=b" not in str(answer.headers.getlist("Set-Cookie"))
        assert "\r" not in str(answer.headers.get("Location", ""))


@pytest.mark.parametrize(("wanted", "tag"), [("lo-LA", "lo"), ("sw", "sw"), ("fr", "en")])
def test_a_link_without_language_opens_in_the_readers_own(
    app: Flask, stranger: FlaskClient, wanted: str, tag: str
) -> None:
    page = app.test_client().get(f"{HERE}?black=Ito").text
    (door,) = [url for url in addresses(page, "Ito") if url.startswith("/replay/")]
    answer = stranger.get(f"{door}&move=2", headers={"Accept-Language": wanted})
    assert (answer.status_code, answer.location) == (302, f"/{tag}{HERE[3:]}?black=Ito&move=2")
    assert "Ito" in stranger.get(answer.location).text


def test_a_game_that_begins_elsewhere_has_its_board_in_the_address(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/play/replay/othello/c3/from/{ELSEWHERE}").text
    assert "Move 1 of 1" in page
    assert addresses(page, "game.txt") == []
    (ggf,) = addresses(page, "game.ggf")
    (record,) = read_ggf(stranger.get(ggf).data, "").records
    assert record.moves == ("c3",)
    assert stranger.get(ggf.replace("ggf", "txt")).status_code == 404
    kept = stranger.post(f"/en/play/replay/othello/c3/from/{ELSEWHERE}", headers=OURS).location
    assert "Move 1 of 1" in looked_back_at(stranger, kept)


@pytest.mark.parametrize(
    ("result", "said"),
    [
        ("-64:r", "Black has resigned."),
        ("+64:t", "White has no time left."),
        ("+12", "The record gives the result: Black 38, White 26."),
        ("+2.5:k", "The game was not played to its end in this record."),
        ("many", "The game was not played to its end in this record."),
        ("+99999", "The game was not played to its end in this record."),
        ("+nan", "The game was not played to its end in this record."),
    ],
)
def test_how_a_record_ends_is_told(stranger: FlaskClient, result: str, said: str) -> None:
    assert said in stranger.get(HERE, query_string={"result": result}).text


def test_a_result_that_the_board_does_not_show_is_told(stranger: FlaskClient) -> None:
    where = f"/en/play/replay/othello/{WHOLE}"
    assert "The record gives another result: Black 64, White 0." in stranger.get(f"{where}?result=%2B64").text
    assert "another result" not in stranger.get(where).text


def test_any_record_is_reviewed_as_a_played_game_is(stranger: FlaskClient) -> None:
    where = f"/en/play/replay/othello/{WHOLE}?black=Ito&white=Rose"
    answer = stranger.post(where, headers=OURS)
    assert answer.status_code == 303
    assert stranger.post(where, headers=OURS).location == answer.location
    wait_for_reviews()
    page = stranger.get(answer.location).text
    assert page.split('<ol class="mistakes">')[1].count("Find the better move") == 3
    assert "Ito" in page
    assert "Rose" in page
    shown = stranger.get(f"{answer.location}?move=5&show=frontier,mobility").text
    assert 'class="o frontier"' in shown.split('class="overlays"')[0]
    assert stranger.get(f"{answer.location}/1").status_code == 200
    (ggf,) = addresses(page, "game.ggf")
    (record,) = read_ggf(stranger.get(ggf).data, "").records
    assert (record.black, record.white) == ("Ito", "Rose")


def test_a_record_is_not_offered_as_a_game_to_go_on_with(stranger: FlaskClient) -> None:
    location = stranger.post(HERE, headers=OURS).location
    assert "Go on with your game" not in stranger.get("/en/play/").text
    answer = stranger.get(location.removesuffix("/review"))
    assert (answer.status_code, answer.location) == (302, location)


def test_reviewing_needs_a_form_of_ours(stranger: FlaskClient) -> None:
    assert stranger.post(HERE).status_code == 403


@pytest.mark.parametrize("number", [0, 3, 6])
def test_from_the_analysis_board_of_any_move_one_steps_back(stranger: FlaskClient, number: int) -> None:
    page = stranger.get(f"{HERE}?move={number}").text
    link = re.search(r'data-link href="([^"]+)"', page)
    assert link
    board = stranger.get(unescape(link[1]), follow_redirects=True).text
    back = re.search(r'data-step="-1"( href="[^"]+at=(\d+)[^"]*")?', unescape(board))
    assert back and (back[2] == str(number - 1) if number else back[2] is None)
    assert 'data-step="1" href=' in board or number == 6


def test_of_a_long_game_the_moves_around_the_board_go_along(app: Flask) -> None:
    positions = [find_game("go-19x19").start()]
    moves = [f"{column}{row}" for row in range(1, 19, 2) for column in "abcdefghjklmnopqrst"]
    for move in moves:
        positions.append(positions[-1].play(move))
    with app.test_request_context():
        late = board_in_game_url(positions, moves, 170)
        early = board_in_game_url(positions, moves, 10)
    assert "at=10" in early and "at=" not in late
    assert late.count("a") and f"moves={''.join(moves[20:170])}" in late


def test_overlays_of_a_board_are_given_to_a_script(stranger: FlaskClient) -> None:
    board = f"/board/othello/{ELSEWHERE}"
    found = stranger.get(f"{board}?show=legal,flips,none", headers=JSON).json
    assert {kind for kind, _, _ in found["overlay"]} == {"legal", "flips"}  # type: ignore[index]
    assert stranger.get(f"{board[:-1]}z", headers=JSON).status_code == 404


@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_the_page_is_whole_in_every_language(stranger: FlaskClient, tag: str) -> None:
    for path in (
        f"{MOVES}a1",
        f"{MOVES}?result=%2B12&show=legal,flips,mobility,frontier,stable,parity,value",
    ):
        page = stranger.get(f"/{tag}/play/replay/othello/{path}").text
        assert f'<html lang="{tag}">' in page
        assert "%(" not in page
        assert not re.search(r"\{\d\}", page)
