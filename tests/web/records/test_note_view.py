"""What a file says at a move stands on the analysis board: its comment as plain text, its marks on points."""

from __future__ import annotations

import re
from html import unescape

from flask.testing import FlaskClient

from tests.web.records.test_variations import NOTED, opened
from tutor.games.records.record import Note
from tutor.web.records.note_code import write_notes
from tutor.web.records.note_view import note_views
from tutor.web.site.languages import LANGUAGES

HOSTILE = r"(;GM[1]FF[4]SZ[9];B[ee]C[<script>alert(1)</script> & more]LB[cc:<b>x])"
SQUARES = ("e5", "c7", "a9")


def analysis_board(client: FlaskClient, sgf: str) -> str:
    """The address of the board on which the notes of a file are seen."""
    way = re.search(r'href="([^"]*/board/go-9x9/[^"]*moves=[^"]*)"', client.get(opened(client, sgf)).text)
    assert way
    return unescape(way[1])


def noted(page: str) -> list[str]:
    """The comment and the marks that stand below the board."""
    found = re.search(r'<blockquote class="noted" tabindex="0">(.*?)</blockquote>', page, re.S)
    return re.findall(r"<p>(.*?)</p>", found[1], re.S) if found else []


def on_points(page: str) -> list[str]:
    return re.findall(r'<g class="o noted"[^>]*><circle/><text y="1">([^<]*)', page)


def go_on(client: FlaskClient, page: str) -> str:
    """The page after one move more, as a reader without JavaScript comes to it."""
    way = re.search(r'data-step="1" href="([^"]*)"', page)
    assert way
    return client.get(unescape(way[1])).text


def test_each_move_shows_its_comment_and_its_marks_without_javascript(stranger: FlaskClient) -> None:
    page = stranger.get(analysis_board(stranger, NOTED)).text
    assert noted(page) == ["A game of two [friends]"] and not on_points(page)
    page = go_on(stranger, page)
    assert noted(page) == ["△ e5 · A c7 · 12 g3"] and on_points(page) == ["△", "A", "12"]
    page = go_on(stranger, page)
    assert noted(page) == ["Too far?", "□ e7 · □ e5"] and on_points(page) == ["□", "□"]
    page = go_on(stranger, page)
    assert on_points(page) == ["○", "×"]
    assert noted(go_on(stranger, page)) == ["The end \\ here"]


def test_a_move_beside_the_game_has_its_own_note(stranger: FlaskClient) -> None:
    board = analysis_board(stranger, NOTED)
    shown = [noted(stranger.get(re.sub(r"at=\d+", f"at={number}", board)).text) for number in range(8)]
    assert ["Or so"] in shown and ["b a9"] in shown


def test_what_a_file_says_is_never_markup(stranger: FlaskClient) -> None:
    page = go_on(stranger, stranger.get(analysis_board(stranger, HOSTILE)).text)
    assert noted(page)[0] == "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more"
    assert on_points(page) == ["&lt;b&gt;"]
    assert "<script>alert" not in page


def test_a_record_without_notes_leads_nowhere_and_one_with_notes_says_so_in_every_language(
    stranger: FlaskClient,
) -> None:
    plain = stranger.get(opened(stranger, "(;GM[1]SZ[9];B[ee];W[ec])")).text
    assert "/board/go-9x9/" not in plain or "notes=" not in plain
    address = opened(stranger, "(;GM[1]SZ[9];B[ee]C[Hello];W[ec])")
    assert "See the comments and marks" in stranger.get(address).text
    for tag in LANGUAGES:
        assert "notes=" in stranger.get(address.replace("/en/", f"/{tag}/")).text


def test_notes_go_along_with_a_move_tried_and_are_left_when_one_is_taken_away(
    stranger: FlaskClient,
) -> None:
    board = analysis_board(stranger, NOTED)
    tried = stranger.get(board + "&tap=a1")
    assert tried.status_code == 302 and "notes=" in tried.location
    assert "notes=" not in stranger.get(tried.location + "&away=1").location


def test_notes_that_cannot_be_read_are_left_out(stranger: FlaskClient) -> None:
    page = stranger.get("/en/board/go-9x9/", follow_redirects=True, query_string={"notes": "nonsense"}).text
    assert noted(page) == []


def test_places_beyond_the_game_and_points_off_the_board_are_left_out() -> None:
    notes = (
        Note(5, (), (("C", ("too late",)),)),
        Note(1, ("c7",), (("TR", ("z9", "a9")), ("XX", ("e5",)))),
        Note(0, (), (("LB", ("e5:a long name",)),)),
    )
    assert write_notes(notes)[1]
    found = note_views(notes, ("e5",), SQUARES)
    assert set(found) == {"e5 c7", ""}
    assert found["e5 c7"]["marks"] == [("noted", "a9", "△")]
    assert found[""]["marks"] == [("noted", "e5", "a l")] and "a long name e5" in found[""]["html"]
