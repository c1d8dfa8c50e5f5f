"""A set of puzzles made on the editor: its drafts, its order, and what is refused."""

import io
import re
from urllib.parse import unquote

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.classroom.work.test_puzzle_editing import fitting
from tests.conftest import OURS
from tests.support.boards import START
from tests.web.classroom.members import PASSWORD, signed_in, some_name
from tutor.classroom.work import sets
from tutor.classroom.work.kinds import kinds as kinds_asked
from tutor.classroom.work.set_files import write_set

KINDS = kinds_asked()

CELLS = "." * 27 + "OX" + "." * 6 + "XO" + "." * 27


FILE = f"""title = "Two puzzles"
goal = "You know them."

[[steps]]
board = '''{START}'''
to_move = "black"
puzzle = {{ kind = "flips", move = "d3" }}
""".encode()

DRAFT = {"cells": CELLS, "kind": "all-legal-moves", "side": "black", "brush": "X"}


def new_set(teacher: FlaskClient, title: str = "Corners") -> str:
    """Make a set; gives the address of its page."""
    answer = teacher.post("/en/sets/", data={"title": title}, headers=OURS)
    assert answer.status_code == 303, answer.text
    return str(answer.location)


def add_puzzle(teacher: FlaskClient, page: str, **changes: str) -> int:
    sent = {**DRAFT, "on": revision(teacher, f"{page}editor/"), **changes, "save": "1"}
    return teacher.post(f"{page}editor/", data=sent, headers=OURS).status_code


def revision(teacher: FlaskClient, page: str) -> str:
    """The revision of the set that a page with its forms carries."""
    return teacher.get(page).text.split('name="on" value="')[1].split('"')[0]


def press(teacher: FlaskClient, editor: str, **sent: str) -> str:
    """Press something on the editor that keeps nothing yet; gives the page that follows."""
    answer = teacher.post(editor, data={**DRAFT, **sent}, headers=OURS, follow_redirects=True)
    assert answer.status_code == 200
    return answer.text


def change(teacher: FlaskClient, page: str, **form: str) -> int:
    """Press a button beside a puzzle of the newest page of a set."""
    return teacher.post(page, data={"on": revision(teacher, page), **form}, headers=OURS).status_code


def upload(teacher: FlaskClient, content: bytes) -> tuple[int, str]:
    data = {"file": (io.BytesIO(content), "two.toml"), "upload": "1"}
    answer = teacher.post("/en/sets/", data=data, headers=OURS, content_type="multipart/form-data")
    return answer.status_code, answer.location if answer.status_code == 303 else answer.text


def test_a_puzzle_is_made_tap_by_tap_without_javascript(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    editor = teacher.get(f"{page}editor/").text
    assert f'name="cells" value="{CELLS}"' in editor
    tapped = press(teacher, f"{page}editor/", brush="O", tap="a1")
    assert f'name="cells" value="O{CELLS[1:]}"' in tapped
    chosen = press(teacher, f"{page}editor/", kind="flips", brush="?", tap="d3")
    assert 'name="square" value="d3"' in chosen
    assert "Black plays" in chosen
    assert add_puzzle(teacher, page, kind="flips", square="d3") == 303
    shown = teacher.get(page).text
    assert "1. Black plays" in shown
    again = teacher.get(f"{page}editor/1").text
    assert '<option value="flips" selected>' in again
    assert teacher.get(f"{page}editor/2").status_code == 404


def test_several_squares_are_chosen_tap_by_tap(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)

    def tapped(kind: str, square: str, tap: str) -> str:
        text = press(teacher, f"{page}editor/", kind=kind, brush="?", square=square, tap=tap)
        return text.split('name="square" value="')[1].split('"')[0]

    assert tapped("referee", "d3", "e4") == "d3 e4"
    assert tapped("referee", "d3 e4", "e4") == "d3"
    assert tapped("flips", "d3", "c4") == "c4"
    assert tapped("better:flips-fewest", "d3 c4", "f5") == "c4 f5"
    assert tapped("next-on-line", "a1 b2", "c3") == "a1 b2 c3"
    assert add_puzzle(teacher, page, kind="next-on-line", square="a1 b2 c3") == 303
    assert add_puzzle(teacher, page, kind="next-on-line", square="a1 b2") == 400
    assert add_puzzle(teacher, page, kind="flips", square="d3 d3") == 400
    again = teacher.get(f"{page}editor/1").text
    assert 'name="square" value="a1 b2 c3"' in again


@pytest.mark.parametrize("part", [0, 1])
def test_a_set_holds_puzzles_of_every_kind(app: Flask, part: int) -> None:
    teacher = signed_in(app)
    kinds = list(KINDS)[part::2]
    status, page = upload(teacher, write_set("Everything", [fitting(kind) for kind in kinds]).encode())
    assert status == 303, page
    shown = teacher.get(page)
    assert shown.status_code == 200
    found = re.search(r"(/en/practise/set/\w+/\w+/)1", shown.text)
    assert found
    for number, kind in enumerate(kinds, 1):
        puzzle = teacher.get(f"{found[1]}{number}")
        assert puzzle.status_code == 200, kind
        link = re.search(r'<a href="([^"]*)"[^>]*>Link to this board', puzzle.text)
        assert link and app.test_client().get(f"/en{link[1]}").status_code == 200, kind
        assert f'<option value="{kind}" selected>' in teacher.get(f"{page}editor/{number}").text


def test_what_is_no_puzzle_is_not_saved_and_told_why(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    sent = {**DRAFT, "on": revision(teacher, f"{page}editor/"), "kind": "result", "save": "1"}
    answer = teacher.post(f"{page}editor/", data=sent, headers=OURS)
    assert answer.status_code == 400
    assert "The game is not over on this board" in answer.text
    assert "There is no puzzle in this set yet." in teacher.get(page).text


def test_a_draft_stays_through_reload_another_language_and_a_sign_in(app: Flask) -> None:
    name = some_name()
    teacher = signed_in(app, name)
    editor = f"{new_set(teacher)}editor/"
    sent = {**DRAFT, "on": revision(teacher, editor), "title": "ข้อ 1 & <2>", "brush": "O", "tap": "a1"}
    pressed = teacher.post(editor, data=sent, headers=OURS)
    assert pressed.status_code == 303
    page = teacher.get(pressed.location).text
    assert f'<button form="draft" formaction="/th{editor.removeprefix("/en")}" lang="th">' in page
    typed = sent | {"tap": "", "cells": f"O{CELLS[1:]}"}
    thai = teacher.post(f"/th{editor.removeprefix('/en')}", data=typed, headers=OURS, follow_redirects=True)
    assert '<html lang="th"' in thai.text
    for shown in (page, thai.text):
        assert f'name="cells" value="O{CELLS[1:]}"' in shown
        assert 'value="ข้อ 1 &amp; &lt;2&gt;"' in shown
        assert 'name="brush" value="O" checked' in shown
    with teacher.session_transaction() as session:
        session.clear()
    door = teacher.get(pressed.location)
    assert door.status_code == 302
    entered = teacher.post(door.location, data={"name": name, "password": PASSWORD}, headers=OURS)
    assert (entered.status_code, unquote(entered.location)) == (303, unquote(pressed.location))
    assert "There is no puzzle in this set yet." in teacher.get(editor.removesuffix("editor/")).text


def test_a_long_draft_is_shown_without_an_address_of_its_own(app: Flask) -> None:
    teacher = signed_in(app)
    editor = f"{new_set(teacher)}editor/"
    sent = {**DRAFT, "title": "ก" * 200, "hint": "ข" * 200, "check": "1"}
    page = teacher.post(editor, data=sent, headers=OURS)
    assert page.status_code == 200
    assert "ก" * 200 in page.text
    assert "ข" * 200 in page.text


def test_what_is_refused_is_shown_again_with_what_was_typed(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    empty = teacher.post(page, data={"title": "   "}, headers=OURS)
    assert empty.status_code == 400
    assert 'role="alert"' in empty.text
    assert 'name="title" value="   "' in empty.text
    monkeypatch.setattr(sets, "MOST_PUZZLES", 0)
    sent = {**DRAFT, "on": revision(teacher, f"{page}editor/"), "title": "One too many", "save": "1"}
    full = teacher.post(f"{page}editor/", data=sent, headers=OURS)
    assert full.status_code == 409
    assert 'role="alert"' in full.text
    assert 'value="One too many"' in full.text
    assert f'name="cells" value="{CELLS}"' in full.text


@pytest.mark.parametrize(
    "changes", [{"cells": "X"}, {"cells": "Z" * 64}, {"kind": "chess"}, {"square": "z9"}, {"cells": ""}]
)
def test_a_form_that_no_page_of_ours_sends_is_refused(app: Flask, changes: dict[str, str]) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    answer = teacher.post(f"{page}editor/", data={**DRAFT, **changes}, headers=OURS)
    assert answer.status_code == 400
    add_puzzle(teacher, page)
    assert change(teacher, page, drop="7") == 400
    assert change(teacher, page) == 400


def test_puzzles_are_moved_and_taken_away(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    add_puzzle(teacher, page)
    add_puzzle(teacher, page, kind="flips", square="d3")
    change(teacher, page, up="2")
    assert "1. Black plays" in teacher.get(page).text
    change(teacher, page, drop="1")
    text = teacher.get(page).text
    assert "1. Tap every square" in text
    assert "Black plays" not in text
    teacher.post(page, data={"title": "Edges"}, headers=OURS)
    assert "<h1>Edges</h1>" in teacher.get(page).text


SET_CHANGED = "The set was changed meanwhile, and nothing was saved. Try again."


def test_a_button_pressed_twice_counts_once(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    for square in ("d3", "c4", "f5"):
        add_puzzle(teacher, page, kind="flips", square=square)
    sent = {"drop": "1", "on": revision(teacher, page)}
    assert teacher.post(page, data=sent, headers=OURS).status_code == 303
    again = teacher.post(page, data=sent, headers=OURS)
    assert again.status_code == 409
    assert SET_CHANGED in again.text
    assert again.text.count('name="drop"') == 2
    assert revision(teacher, page) in again.text
    assert teacher.post(page, data={"drop": "1"}, headers=OURS).status_code == 409


def test_a_puzzle_saved_twice_is_kept_once(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    sent = {**DRAFT, "on": revision(teacher, f"{page}editor/"), "save": "1"}
    for _ in range(2):
        answer = teacher.post(f"{page}editor/", data=sent, headers=OURS)
        assert (answer.status_code, answer.location) == (303, page)
    assert teacher.get(page).text.count('name="drop"') == 1
    assert add_puzzle(teacher, page) == 303, "who wants it twice adds it twice"
    assert teacher.get(page).text.count('name="drop"') == 2


def test_what_is_saved_on_an_older_set_is_not_lost(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_set(teacher)
    for square in ("d3", "c4", "f5"):
        add_puzzle(teacher, page, kind="flips", square=square)
    sent = {**DRAFT, "on": revision(teacher, page), "kind": "flips", "square": "e6", "save": "1"}
    change(teacher, page, drop="1")
    moved = teacher.post(f"{page}editor/3", data=sent, headers=OURS)
    assert moved.status_code == 409
    assert SET_CHANGED in moved.text
    assert f'action="{page}editor/2"' in moved.text, "where the puzzle stands now"
    assert 'name="square" value="e6"' in moved.text
    gone = teacher.post(f"{page}editor/1", data=sent, headers=OURS)
    assert (gone.status_code, f'action="{page}editor/"' in gone.text) == (409, True)
    newest = {**sent, "on": revision(teacher, page)}
    assert f'name="on" value="{newest["on"]}"' in moved.text
    assert teacher.post(f"{page}editor/2", data=newest, headers=OURS).status_code == 303
    assert 'name="square" value="c4"' in teacher.get(f"{page}editor/1").text
    assert 'name="square" value="e6"' in teacher.get(f"{page}editor/2").text
