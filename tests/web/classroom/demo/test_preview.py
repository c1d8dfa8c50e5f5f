"""A teacher reads what the class would be asked, before it is asked."""

from flask import Flask

from tests.web.classroom.class_at_board import class_at_board
from tutor.web.wording.kinds import CANNOT_ASK


def test_a_question_is_read_before_it_is_asked_and_nothing_changes(app: Flask) -> None:
    board = class_at_board(app)
    before = board.state()
    said = board.teacher.get(board.url("demo/preview"), query_string={"kind": "legal-move"}).json
    assert said and board.state() == before
    board.do("ask", kind="legal-move")
    assert said["question"] == board.state()["title"]


def test_the_preview_says_why_a_question_does_not_fit_the_board(app: Flask) -> None:
    board = class_at_board(app)
    said = board.teacher.get(board.url("demo/preview"), query_string={"kind": "result"}).json
    assert said == {"unfit": CANNOT_ASK["not-over"]}


def test_a_question_that_there_is_not_has_no_preview(app: Flask) -> None:
    board = class_at_board(app)
    assert board.teacher.get(board.url("demo/preview"), query_string={"kind": "nonsense"}).status_code == 400
