"""Records with several lines: the main one is walked through, all are seen and saved again."""

from __future__ import annotations

import re
from html import unescape

from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.games.go.records.formats import SGF
from tutor.games.go.records.sgf import read_sgf

VARIED = (
    "(;GM[1]FF[4]SZ[9]KM[6.5]PB[Noy];B[ee];W[ec]C[Too far?](;B[gc];W[cg])(;B[cc](;W[gg])(;W[cg]))(;B[ee]))"
)
"""The main moves are e5, e7, g7, c3; instead of g7 stands c7, answered in two ways, and a taken point."""

ALL = {(0, "e5"), (1, "e7"), (2, "g7"), (3, "c3"), (2, "c7"), (5, "g3"), (5, "c3")}


def opened(client: FlaskClient, text: str) -> str:
    answer = client.post("/en/play/open/", data={"text": text}, headers=OURS)
    assert answer.status_code == 303, answer.text
    return str(answer.location)


def test_every_legal_line_is_read_the_main_one_first() -> None:
    (record,) = SGF.read(VARIED.encode(), "game.sgf", "", {}).records
    assert record.moves == ("e5", "e7", "g7", "c3")
    assert record.variations[:4] == ((0, "e5"), (1, "e7"), (2, "g7"), (3, "c3"))
    assert set(record.variations) == ALL and record.says_more
    (plain,) = SGF.read(b"(;GM[1]SZ[9];B[ee];W[ec])", "game.sgf", "", {}).records
    assert not plain.variations and not plain.says_more


def test_a_line_without_end_is_read_so_far() -> None:
    many = "".join(f"(;W[{a}{b}])" for a in "abcdefghi" for b in "abcdefghi" if (a, b) != ("e", "e"))
    (record,) = SGF.read(f"(;GM[1]SZ[9];B[ee]{many * 20})".encode(), "game.sgf", "", {}).records
    assert len(record.variations) == 81


def test_the_page_leads_to_all_lines_and_saves_them_again(stranger: FlaskClient) -> None:
    address = opened(stranger, VARIED)
    page = stranger.get(address).text
    assert "which are not shown here" in page
    way = re.search(r'href="([^"]*/board/go-9x9/[^"]*moves=[^"]*)"', page)
    assert way and "See the variations" in page
    board = stranger.get(unescape(way[1])).text
    assert board.count("c7") and board.count("g3")
    save = re.search(r'href="([^"]*game\.sgf[^"]*)"', page)
    assert save
    again = read_sgf(stranger.get(unescape(save[1])).data)
    assert again.moves() == ["e5", "e7", "g7", "c3"] and len(again.nodes) == len(ALL) + 1
    (record,) = SGF.read(stranger.get(unescape(save[1])).data, "game.sgf", "", {}).records
    assert set(record.variations) == ALL


def test_a_tree_that_no_record_has_is_left_out(stranger: FlaskClient) -> None:
    plain = opened(stranger, "(;GM[1]SZ[9];B[ee];W[ec])")
    assert "See the variations" not in stranger.get(plain).text
    for wrong in ("e5e7(e5)", "e5(", "<b>", "e5(e7" * 400):
        found = stranger.get(plain, query_string={"tree": wrong})
        assert found.status_code == 200 and "See the variations" not in found.text
