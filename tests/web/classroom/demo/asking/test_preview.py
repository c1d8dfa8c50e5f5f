"""A teacher reads what the class would be asked, before it is asked."""

from flask import Flask

from tests.web.classroom.class_at_board import class_at_board
from tutor.web.wording.asking_words import CANNOT_ASK


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
    assert said and said["unfit"] == CANNOT_ASK["not-over"] and "question" not in said


def test_each_kind_that_is_practised_has_a_drawn_board_as_an_example(app: Flask) -> None:
    board = class_at_board(app)
    drawn = set()
    for kind in ("legal-move", "flips", "result", "referee", "takes-corner"):
        said = board.teacher.get(board.url("demo/preview"), query_string={"kind": kind}).json
        assert said and said["sample"].count("<svg") == 1 and "Example" in said["sample"]
        drawn.add(said["sample"])
    assert len(drawn) == 5


def test_a_question_that_there_is_not_has_no_preview(app: Flask) -> None:
    board = class_at_board(app)
    assert board.teacher.get(board.url("demo/preview"), query_string={"kind": "nonsense"}).status_code == 400
