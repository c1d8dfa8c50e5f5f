"""A teacher's own puzzles of another game: made on the editor, tried, printed, asked of a class."""

from __future__ import annotations

import re

from flask import Flask

from tests.classroom.work.test_puzzle_editing import GROUPS_OF_GO
from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.demo.test_beginning import SECOND, settle
from tests.web.classroom.work.test_sets import CELLS, FILE, add_puzzle, new_set, upload
from tutor.games.table import find_game

BOARD = find_game("go-7x7").parse_diagram(GROUPS_OF_GO).cells()
OF_GO = {"game": "go-7x7", "of": "go-7x7", "cells": BOARD}


def test_a_class_of_go_alone_is_made_puzzles_of_go(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    page = new_set(board.teacher)
    editor = board.teacher.get(f"{page}editor/").text
    assert 'name="of" value="go-5x5"' in editor and "Tap the liberties" in editor
    assert "Black stone" in editor and "The point</span>" in editor and "Black disc" not in editor
    assert re.findall(r'<option value="(go[^"]*|othello[^"]*)"', editor) == ["go-5x5", "go-7x7", "go-9x9"]
    assert "Start of a game" not in editor, "which is the empty board"


def test_another_game_begins_its_board_anew_and_keeps_the_words(app: Flask) -> None:
    teacher = class_at_board(app, begun=False).teacher
    page = new_set(teacher)
    sent = {"cells": CELLS, "of": "othello", "game": "go-5x5", "kind": "flips", "title": "Look well"}
    chosen = teacher.post(f"{page}editor/", data=sent, headers=OURS, follow_redirects=True).text
    assert f'name="cells" value="{"." * 25}"' in chosen and 'value="Look well"' in chosen
    back = {"cells": "." * 25, "of": "go-5x5", "game": "othello", "kind": "name-point", "on": "x"}
    assert CELLS in teacher.post(f"{page}editor/", data=back, headers=OURS, follow_redirects=True).text
    for wrong in ({"game": "go-99x99"}, {"game": "go-7x7", "of": "go-7x7"}, {"kind": "capture"}):
        sent = {"cells": CELLS, "kind": "flips", **wrong}
        assert teacher.post(f"{page}editor/", data=sent, headers=OURS).status_code == 400


def test_puzzles_of_go_are_tried_printed_saved_and_asked_of_a_class(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    teacher, page = board.teacher, new_set(board.teacher, "Captures")
    assert add_puzzle(teacher, page, **OF_GO, kind="capture") == 303
    assert add_puzzle(teacher, page, **OF_GO, kind="liberties", square="b4") == 303
    assert add_puzzle(teacher, page, **OF_GO, kind="liberties", square="d4") == 400, "no stone stands there"
    shown = teacher.get(page).text
    assert shown.count("points") >= 2 and shown.count(">Change</a>") == 2
    assert 'value="go-7x7" selected' in teacher.get(f"{page}editor/2").text
    saved = teacher.get(f"{page}set.toml").data
    assert saved.count(b'game = "go-7x7"') == 2
    status, copied = upload(teacher, saved)
    assert status == 303 and "Captures" in teacher.get(copied).text
    tried = re.search(r"/en/practise/(set/\w+/\w+)/1", shown)
    assert tried
    answered = teacher.post(tried[0], data={"tap": "c4"}, headers=OURS, follow_redirects=True)
    assert "Correct" in answered.text or "captured" in answered.text
    sheet = teacher.get(f"/en/print/practise/{tried[1]}/").text
    assert sheet.count('viewBox="') >= 2 and ">g</text>" in sheet
    teacher.post(board.url("demo/"), data={"do": "begin"}, headers=OURS)
    set_id, revision = tried[1].split("/")[1:]
    opened = board.do("open-set", set=set_id, number="1", revision=revision)
    assert opened["board"]["game"] == "go-7x7"
    pupil = board.pupil("Noy")
    board.do("ask-step")
    assert pupil.vote("c4").status_code == 200
    assert board.do("count")["tally"]["answered"] == 1


def test_a_set_of_before_opens_as_it_was(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    settle(board, SECOND)
    status, page = upload(board.teacher, FILE)
    assert status == 303
    editor = board.teacher.get(f"{page}editor/1").text
    assert 'name="of" value="othello"' in editor and '<option value="flips" selected>' in editor
    draft = board.teacher.get(f"{page}editor/?cells={CELLS}&kind=flips&square=d3&side=black")
    assert draft.status_code == 200 and "Black plays" in draft.text
