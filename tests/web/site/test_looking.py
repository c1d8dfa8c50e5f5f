"""Looking at the pages of a learner writes nothing, and makes nobody known to the tutor."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select

from tutor.storage.models import Base
from tutor.web.board.board_picture import picture_url

BOARD = "board/othello-4x4/-----OX--XO-----.x"
PATHS = (
    "",
    "learn/othello/",
    "learn/othello/outflank/",
    "practise/",
    "play/",
    "me/",
    "privacy/",
    BOARD,
    f"{BOARD}?tap=b1",
    f"{BOARD}?moves=b1&values=1",
    f"{BOARD}/next.json",
    f"{BOARD}/set-up",
    f"{BOARD}/print",
)


def rows(app: Flask) -> dict[str, list[object]]:
    with app.extensions["database"].look() as connection:
        tables = Base.metadata.sorted_tables
        return {table.name: [tuple(row) for row in connection.execute(select(table))] for table in tables}


@pytest.mark.parametrize("path", PATHS)
def test_looking_at_a_page_of_a_learner_writes_nothing(
    app: Flask, learner: FlaskClient, stranger: FlaskClient, path: str
) -> None:
    before = rows(app)
    assert learner.get(f"/lo/{path}").status_code in (200, 302)
    assert stranger.get(f"/lo/{path}").status_code in (200, 302)
    assert rows(app) == before
    assert stranger.get_cookie("learner") is None


def test_looking_at_the_picture_of_a_board_writes_nothing(app: Flask, stranger: FlaskClient) -> None:
    before = rows(app)
    with app.test_request_context():
        address = picture_url("othello-4x4", "-----OX--XO-----")
    assert stranger.get(address).status_code == 200
    assert rows(app) == before
    assert stranger.get_cookie("learner") is None
