"""A file of puzzles is counted before any of them is checked, and what is checked is bounded in time."""

from __future__ import annotations

from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.conftest import OURS
from tests.web.classroom.class_at_board import known_teacher
from tutor.classroom.work import set_files
from tutor.classroom.work.set_files import TOO_LONG, write_set
from tutor.classroom.work.sets import MOST_PUZZLES
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import level_puzzles
from tutor.web.practise.workbench import Workbench
from tutor.web.wording.classroom.set_words import FULL_SET

ENDINGS = level_puzzles("best-exact", 1)[:4]


@pytest.fixture
def teacher(app: Flask) -> FlaskClient:
    return known_teacher(app)


def upload(teacher: FlaskClient, content: str) -> TestResponse:
    sent = {"upload": "1", "file": (BytesIO(content.encode()), "set.toml")}
    return teacher.post("/en/sets/", data=sent, headers=OURS, content_type="multipart/form-data")


def test_a_file_with_too_many_puzzles_is_refused_before_any_is_checked(
    teacher: FlaskClient, searched: list[Step]
) -> None:
    answer = upload(teacher, write_set("Many", ENDINGS[:1] * (MOST_PUZZLES + 1)))
    assert answer.status_code == 400
    assert FULL_SET in answer.text
    assert searched == []


def test_a_file_that_asks_nothing_somewhere_is_refused_before_any_is_checked(
    teacher: FlaskClient, searched: list[Step]
) -> None:
    step = ENDINGS[0]
    answer = upload(teacher, write_set("Four", [*ENDINGS, Step(board=step.board, to_move=step.to_move)]))
    assert answer.status_code == 400
    assert "step 5" in answer.text
    assert searched == []


def test_a_file_that_takes_too_long_is_given_up_after_the_puzzle_that_took_it(
    teacher: FlaskClient, searched: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_files, "MOST_SECONDS", 1e-9)
    answer = upload(teacher, write_set("Long", ENDINGS))
    assert answer.status_code == 400
    assert TOO_LONG in answer.text
    assert len(searched) == 1


def test_a_file_waits_for_its_turn_and_nothing_is_kept_where_there_is_no_room(
    app: Flask, teacher: FlaskClient, searched: list[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(app.extensions, "workbench", Workbench(most=0))
    assert upload(teacher, write_set("Endings", ENDINGS)).status_code == 503
    assert searched == []
    assert "Endings" not in teacher.get("/en/sets/").text


def test_a_set_is_searched_once_however_often_it_is_sent_and_looked_at(
    teacher: FlaskClient, searched: list[Step]
) -> None:
    for _ in range(2):
        made = upload(teacher, write_set("Endings", ENDINGS))
        assert made.status_code == 303
        for _ in range(3):
            assert teacher.get(made.location).status_code == 200
    assert len(searched) == len(ENDINGS)
