"""The page where games are opened: pasted or uploaded, one or many, right, damaged, or too much."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from random import Random

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import FileStorage, MultiDict
from werkzeug.test import TestResponse, stream_encode_multipart

from tests.conftest import OURS
from tests.records.games import true_record
from tests.web.records.test_uploads import GAME, year
from tutor.records.transcript import write_transcript
from tutor.web.records.uploads import LARGEST, Upload

OPEN = "/en/play/open/"


def send(client: FlaskClient, text: str = "", *files: Upload, game: str = "othello") -> TestResponse:
    """Send the form as a browser does."""
    chosen = files or (Upload("", b""),)
    sent = [("file", FileStorage(BytesIO(one.data), one.name, "file")) for one in chosen]
    fields = MultiDict[str, object]([("text", text), ("game", game), *sent])
    stream, _, boundary = stream_encode_multipart(fields, threshold=1 << 30)
    kind = f"multipart/form-data; boundary={boundary}"
    return client.post(OPEN, data=stream.read(), headers=OURS, content_type=kind)


def many(count: int) -> list[Upload]:
    return year(*((f"Black {n}", f"White {n}") for n in range(1, count + 1)))


def links(page: str) -> list[str]:
    """The addresses of the games of a list."""
    return [unescape(url) for url in re.findall(r'<li><a href="([^"]*)"><span class="number">', page)]


def test_the_form_speaks_of_the_records_of_the_game_it_was_opened_for(stranger: FlaskClient) -> None:
    usual, other = stranger.get(OPEN).text, stranger.get(f"{OPEN}?game=go-9x9").text
    assert "Moves, a game in GGF or SGF, or a position" in usual and "WTHOR" in usual
    assert "Moves, or a game in SGF" in other and "WTHOR" not in other and "GGF" not in other
    choices = re.findall(r'<option value="([^"]+)"( selected)?', other)
    assert ("go-9x9", " selected") in choices
    names = [name for name, _ in choices]
    assert all("go-" in name for name in names[:8]) and "othello" in names[8:]


def test_the_play_page_leads_to_it(stranger: FlaskClient) -> None:
    assert f'href="{OPEN}"' in stranger.get("/en/play/").text
    page = stranger.get(OPEN).text
    assert 'enctype="multipart/form-data"' in page
    assert " style=" not in page


@pytest.mark.parametrize("text", [GAME, GAME.upper(), "1. f5 d6 2. c3 d3 3. c4 f4"])
def test_a_pasted_game_is_shown_straight_away(stranger: FlaskClient, text: str) -> None:
    answer = send(stranger, text)
    assert (answer.status_code, answer.location) == (303, f"/en/play/replay/othello/{GAME}")
    assert stranger.get(answer.location).status_code == 200


def test_one_game_of_a_file_brings_its_names_along(stranger: FlaskClient) -> None:
    ggf = b"(;GM[Othello]PB[Andr\xc3\xa9e]PW[B & C]DT[2004.1.2]RE[+64:r]B[f5]W[d6];)"
    answer = send(stranger, "", Upload("a.ggf", ggf))
    assert answer.status_code == 303
    page = stranger.get(answer.location).text
    assert "Andrée" in page
    assert "B &amp; C" in page
    assert "White has resigned." in page


def test_a_position_opens_on_the_page_of_a_board(stranger: FlaskClient) -> None:
    answer = send(stranger, "-" * 27 + "OX------XO" + "-" * 27 + " X")
    assert answer.status_code == 303
    assert answer.location.startswith("/board/othello/")


def test_many_games_are_listed_in_pages_and_each_opens(stranger: FlaskClient) -> None:
    answer = send(stranger, "", *many(60))
    assert answer.status_code == 303
    page = stranger.get(answer.location).text
    assert "60 games" in page
    assert "Page 1 of 3" in page
    found = links(page)
    assert len(found) == 25
    for url in (found[0], found[24]):
        shown = stranger.get(url).text
        assert "Black " in shown
        assert "Open · 2004" in shown
    last = stranger.get(f"{answer.location}?page=3").text
    assert len(links(last)) == 10
    for wrong in ("0", "4", "x", "-1", "99999"):
        assert stranger.get(f"{answer.location}?page={wrong}").status_code == 404


def test_games_are_found_by_the_name_of_a_player(stranger: FlaskClient) -> None:
    where = send(stranger, "", *many(60)).location
    page = stranger.get(f"{where}?name=white+17").text
    assert len(links(page)) == 1
    assert "1 game found" in page
    assert 'value="white 17"' in page
    page = stranger.get(f"{where}?name=<script>").text
    assert "No player of these games has this name." in page
    assert "<script>&" not in page
    assert "&lt;script&gt;" in page
    assert f'{where.replace("/en/", "/lo/")}?name=white+17"' in stranger.get(f"{where}?name=white+17").text


def test_a_list_belongs_to_whoever_opened_it(stranger: FlaskClient, learner: FlaskClient) -> None:
    where = send(stranger, "f5\nd3\n").location
    assert stranger.get(where).status_code == 200
    answer = learner.get(where)
    assert answer.status_code == 403
    assert "This list of games is somebody else&#39;s" in answer.text
    assert 'href="/en/play/open/"' in answer.text
    answer = learner.get(f"{where}0")
    assert answer.status_code == 404
    assert "This list is no longer kept." in answer.text


def test_the_results_are_those_of_the_board(stranger: FlaskClient) -> None:
    record = true_record(Random(5))
    outcome = record.result
    assert outcome is not None
    text = f"{write_transcript(record)}\nf5d6\nf5f5\n"
    page = stranger.get(send(stranger, text).location).text
    black = int(32 + outcome.lead / 2)
    assert f"{black}–{64 - black}" in page
    assert "The record stops after 2 moves." in page
    assert "Move 2 is not possible." in page


def test_damaged_games_are_named_and_the_good_ones_are_listed(stranger: FlaskClient) -> None:
    uploads = many(3)
    data = bytearray(uploads[1].data)
    data[16 + 68 + 8] = 19
    answer = send(stranger, "", uploads[0], Upload("bad.wtb", bytes(data)))
    page = stranger.get(answer.location).text
    assert "bad.wtb, game 2, byte 92" in page
    assert "“19” is not a move on this board." in page
    assert len(links(page)) == 2


def test_one_good_game_beside_a_damaged_one_is_listed(stranger: FlaskClient) -> None:
    answer = send(stranger, "f5d6\nzz\n")
    page = stranger.get(answer.location).text
    assert len(links(page)) == 1
    assert "The pasted text, game 2, byte 5" in page


@pytest.mark.parametrize(
    ("text", "files", "sentence"),
    [
        ("", [], "Paste a game or choose a file first."),
        ("  \r\n ", [], "Paste a game or choose a file first."),
        ("hello", [], "“hello” is not a move on this board."),
        ("(;GM[Go]B[dd];)", [], "The game is “Go”, not Othello."),
        ("(;GM[Othello]B[f5]", [], "It ends too early."),
        ("", [Upload("a.txt", b"")], "No game could be read here."),
        ("", [Upload("cat.png", b"\x89PNG\r\n\x1a\n\0\0")], "This is neither text nor a WTHOR file (.wtb)."),
        ("", [Upload("a.wtb", b"short")], "a.wtb, byte 5"),
        ("", [Upload("a.wtb", bytes(12) + b"\x09" + bytes(3))], "games of a kind the tutor cannot show"),
        ("", [Upload("a.jou", bytes(16))], "These files hold names, but no games."),
        ("", [Upload("<b>.txt", b"zz")], "&lt;b&gt;.txt, game 1, byte 0"),
        ("", [Upload("a.txt", b"\xff\xfe\xff\xff")], "is not a move on this board."),
        ("-" * 144 + " X", [], "boards up to 10 by 10 squares are shown."),
        ("-" * 65 + " X", [], "is not a board"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(
    stranger: FlaskClient, text: str, files: list[Upload], sentence: str
) -> None:
    answer = send(stranger, text, *files)
    assert answer.status_code == 400
    assert sentence in answer.text
    assert "Traceback" not in answer.text
    assert "%(" not in answer.text


def test_a_text_that_could_not_be_read_is_given_back_to_be_mended(stranger: FlaskClient) -> None:
    page = send(stranger, "f5d6</textarea><b>", game="misere").text
    assert "f5d6&lt;/textarea&gt;&lt;b&gt;</textarea>" in page
    assert 'value="misere" selected' in page


def test_too_large_a_file_is_refused_with_one_sentence(stranger: FlaskClient) -> None:
    answer = send(stranger, "", Upload("a.txt", b"f5d6\n" * (LARGEST // 5)))
    assert answer.status_code == 413
    assert "That is too much at once: at most 2 MB are read." in answer.text


def test_a_file_just_small_enough_is_read(stranger: FlaskClient) -> None:
    answer = send(stranger, "", Upload("a.txt", b"f5" + b" " * (LARGEST - 2000)))
    assert answer.location == "/en/play/replay/othello/f5"


def test_only_this_page_takes_so_much(stranger: FlaskClient) -> None:
    answer = stranger.post("/en/play/", data={"game": "x" * 100_000}, headers=OURS)
    assert answer.status_code == 413


def test_a_long_text_is_read_too(stranger: FlaskClient) -> None:
    answer = send(stranger, "f5d6c3\n" * 20_000)
    assert answer.status_code == 303
    assert "20000 games" in stranger.get(answer.location).text


def test_a_forged_form_is_refused(stranger: FlaskClient) -> None:
    assert send(stranger, GAME, game="chess").status_code == 400
    assert stranger.post(OPEN, data={"text": GAME}).status_code == 403
    assert stranger.post(OPEN, data={"text": GAME}, headers=OURS).status_code == 303


@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_every_fault_is_told_in_every_language(stranger: FlaskClient, tag: str) -> None:
    answer = stranger.post(f"/{tag}/play/open/", data={"text": "zz\n(;GM[Go];)"}, headers=OURS)
    assert answer.status_code == 400
    assert "%(" not in answer.text
