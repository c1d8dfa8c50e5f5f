"""Records with several lines: the main one is walked through, all are seen and saved again."""

from __future__ import annotations

import re
from html import unescape
from zlib import compress

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.games.go.records.formats import SGF
from tutor.games.go.records.sgf import read_sgf
from tutor.games.records.record import Note
from tutor.web.records.note_code import LONGEST, read_notes, write_notes

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
    assert set(record.variations) == ALL and record.notes
    (plain,) = SGF.read(b"(;GM[1]SZ[9];B[ee];W[ec])", "game.sgf", "", {}).records
    assert not plain.variations and not plain.notes


def test_a_line_without_end_is_read_so_far() -> None:
    many = "".join(f"(;W[{a}{b}])" for a in "abcdefghi" for b in "abcdefghi" if (a, b) != ("e", "e"))
    (record,) = SGF.read(f"(;GM[1]SZ[9];B[ee]{many * 20})".encode(), "game.sgf", "", {}).records
    assert len(record.variations) == 81


def test_the_page_leads_to_all_lines_and_saves_them_again(stranger: FlaskClient) -> None:
    address = opened(stranger, VARIED)
    page = stranger.get(address).text
    assert "The analysis board shows the comments and marks of the file, each at its move." in page
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


NOTED = (
    r"(;GM[1]FF[4]SZ[9]KM[6.5]C[A game of two [friends\]];B[ee]TR[ee]LB[cc:A][gg:12]"
    r";W[ec]C[Too far?]SQ[ec][ee](;B[gc]CR[gc]MA[aa];W[cg]C[The end \\ here])"
    r"(;B[cc]C[Or so](;W[gg]LB[aa:b])(;W[cg]TR[cg])))"
)
"""Every kind of note, on the start, on the moves of the game and beside it."""


def noted(data: bytes) -> set[Note]:
    (record,) = SGF.read(data, "game.sgf", "", {}).records
    return set(record.notes)


def saved(client: FlaskClient, page: str) -> bytes:
    save = re.search(r'href="([^"]*game\.sgf[^"]*)"', page)
    assert save
    return client.get(unescape(save[1])).data


def test_comments_and_marks_of_all_lines_are_saved_again_as_they_were_opened(stranger: FlaskClient) -> None:
    wanted = noted(NOTED.encode())
    assert len(wanted) == 8
    assert Note(0, (), (("C", ("A game of two [friends]",)),)) in wanted
    assert Note(2, ("c7", "g3"), (("LB", ("a9:b",)),)) in wanted
    page = stranger.get(opened(stranger, NOTED)).text
    again = saved(stranger, page)
    assert noted(again) == wanted
    assert noted(saved(stranger, stranger.get(opened(stranger, again.decode())).text)) == wanted


def test_of_more_notes_than_an_address_holds_the_first_are_kept_and_the_page_says_so(
    stranger: FlaskClient,
) -> None:
    words = " ".join(str(number**3) for number in range(150))
    moves = "".join(
        f";{side}[{x}{y}]C[{x}{y} {words[:900]}{ord(x) ** ord(y)}]"
        for x, y, side in (("abcdefghi"[n % 9], "acegi"[n // 9], "BW"[n % 2]) for n in range(44))
    )
    address = opened(stranger, f"(;GM[1]FF[4]SZ[9]{moves})")
    assert len(address) < 3 * LONGEST
    page = stranger.get(address).text
    assert "The file has comments or marks, which are not shown here." in page
    kept = noted(saved(stranger, page))
    assert 0 < len(kept) < 44 and min(note.after for note in kept) == 1


def test_how_many_notes_fit_is_found_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    packings = []
    monkeypatch.setattr(
        "tutor.web.records.note_code.zlib.compress",
        lambda plain, level: packings.append(len(plain)) or compress(plain, level),
    )
    notes = tuple(Note(0, (), (("C", ("a" * 100,)),)) for _ in range(20_000))
    text, is_all = write_notes(notes)
    assert 0 < len(read_notes(text)) < len(notes) and not is_all
    assert len(packings) < 30


def test_what_holds_no_notes_is_left_out_of_an_address(stranger: FlaskClient) -> None:
    plain = opened(stranger, "(;GM[1]SZ[9];B[ee];W[ec])")
    bomb, _ = write_notes((Note(0, (), (("C", ("a" * 50_000,)),)),))
    for wrong in (
        "x",
        "A" * 5000,
        "eJw",
        bomb[:-3],
        write_notes((Note(-7, ("z99",), (("TR", ("q0",)),)),))[0],
    ):
        answer = stranger.get(plain, query_string={"notes": wrong})
        assert answer.status_code == 200
        assert b"q0" not in saved(stranger, answer.text)
    assert read_notes(bomb)[0].values[0][1] == ("a" * 50_000,)
    kept = saved(stranger, stranger.get(plain, query_string={"notes": bomb}).text)
    assert len(kept) < 3000
