"""A lesson on a disk that is full or read-only: a clear sentence, and the last board stays."""

from __future__ import annotations

import pytest
from flask import Flask
from sqlalchemy import text

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.members import storage
from tests.web.http.test_storage_faults import Fault, full, read_only
from tutor.classroom.people.classes import class_of_id
from tutor.classroom.people.seats import seats_of

SENTENCE = {"error": "Your answer was not saved. Try again in a moment."}
TAGS = ("en", "th", "sw", "lo", "zh-Hans")


def teach_until_refused(board: Board) -> int:
    """Ask and close as long as that is saved; gives the version that was acknowledged last."""
    for turn in range(500):
        version = int(board.state()["version"])
        answer = board.ask("ask" if turn % 2 else "close", kind="where")
        if answer.status_code != 200:
            assert (answer.status_code, answer.json) == (503, SENTENCE)
            return version
    raise AssertionError("there is always room")


def try_to_join(board: Board) -> int:
    """Come in by the link of the class; gives the status of the last answer."""
    client = board.app.test_client()
    class_ = class_of_id(storage(board.app), board.id)
    assert class_ is not None
    client.get(f"/en/join/{class_.key}")
    return client.post("/en/join/name", data={"name": "Ann"}, headers=OURS).status_code


@pytest.mark.parametrize("fault", [read_only, full])
def test_a_lesson_that_cannot_be_saved_stays_as_it_was(own_app: Flask, fault: Fault) -> None:
    board = class_at_board(own_app)
    pupil = board.pupil()
    board.do("ask", kind="where")
    assert pupil.vote("d3").status_code == 200
    with fault(own_app):
        voted = pupil.vote("c4")
        assert pupil.mine()["answer"] == (["c4"] if voted.status_code == 200 else ["d3"])
        assert voted.status_code == 200 or (voted.status_code, voted.json) == (503, SENTENCE)
        joined = try_to_join(board)
        assert joined in (303, 503)
        assert len(seats_of(storage(own_app), board.id)) == (2 if joined == 303 else 1)
        kept = teach_until_refused(board)
        again = {"do": "ask" if board.state()["question"] is None else "close", "kind": "where"}
        for tag in TAGS:
            assert board.state(tag)["version"] == kept
            page = board.teacher.post(board.url(lang=tag), data={**again, "on": str(kept)}, headers=OURS)
            assert page.status_code == 503
            assert f'<html lang="{tag}"' in page.text and "<h1" in page.text
        for page in ("demo/", "projector/", "remote/"):
            assert board.teacher.get(board.url(page)).status_code == 200
    if board.state()["question"] is None:
        board.do("ask", kind="where")
    assert pupil.vote("e6").status_code == 200
    assert board.do("reveal")["tally"]["squares"] == [{"square": "e6", "n": 1}]
    assert board.state()["version"] > kept
    with storage(own_app).read() as session:
        assert session.scalars(text("PRAGMA integrity_check")).all() == ["ok"]
        assert session.execute(text("PRAGMA foreign_key_check")).all() == []
