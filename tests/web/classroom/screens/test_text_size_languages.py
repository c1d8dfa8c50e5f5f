"""The teacher chooses the language of the projector on the console, or two of them at once."""

from __future__ import annotations

from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import JSON, Board, class_at_board


def choose(board: Board, *tags: str) -> None:
    sent = {"do": "wall", "wall": [*tags], "on": str(board.state()["version"])}
    assert board.teacher.post(board.url(), data=sent, headers={**OURS, **JSON}).status_code == 200


def test_the_projector_speaks_as_the_console_chooses_whatever_its_address(app: Flask) -> None:
    board = class_at_board(app)
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    assert board.teacher.get(board.url("projector/")).status_code == 200
    choose(board, "th")
    led = board.teacher.get(board.url("projector/"))
    assert (led.status_code, led.location) == (302, board.url("projector/", "th"))
    page = board.teacher.get(led.location).text
    assert board.state("th")["title"] in page and "data-also hidden" in page
    board.do("start", game="othello")
    board.do("end")
    assert board.state()["wall"] == ["th"], "another board and another lesson keep it"
    choose(board, "")
    assert board.teacher.get(board.url("projector/", "sw")).status_code == 200


def test_two_languages_stand_on_the_wall_and_only_there(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    choose(board, "th", "lo", "sw")
    assert board.state()["wall"] == ["th", "lo"]
    page = board.teacher.get(board.url("projector/", "th")).text
    for lang in ("th", "lo"):
        assert board.state(lang)["title"] in page
    assert 'class="also" data-also lang="lo"' in page
    board.do("ask-step")
    pupil.vote("a1")
    board.do("reveal")
    state = board.teacher.get(board.url("demo/state?second=lo", "th"), headers=JSON).json
    assert state is not None
    assert state["also"]["said"] == board.state("lo")["answer"]["title"] != state["answer"]["title"]
    assert board.state("lo")["also"] is None and "data-also" not in pupil.page("lo").text


def test_the_call_to_answer_stands_in_both_languages_while_answers_are_awaited(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("open-step", course="othello", lesson="all-must-flip", step="3")
    choose(board, "en", "lo")
    calls = [board.teacher.get(board.url("demo/state?second=lo"), headers=JSON).json]
    board.do("ask-step")
    page = board.teacher.get(board.url("projector/")).text
    calls.append(board.teacher.get(board.url("demo/state?second=lo"), headers=JSON).json)
    pupil.vote("a1")
    board.do("reveal")
    calls.append(board.teacher.get(board.url("demo/state?second=lo"), headers=JSON).json)
    assert ["answer-now" in state["also"]["html"] for state in calls if state] == [False, True, False]
    assert page.count('class="answer-now">ຕອບ') == 1 and "Answer now" in page


def test_reasons_and_legends_are_said_in_the_second_language_too(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("open-step", course="othello", lesson="mobility", step="1")
    choose(board, "en", "lo")

    def also() -> dict[str, str]:
        state = board.teacher.get(board.url("demo/state?second=lo"), headers=JSON).json
        assert state is not None
        found: dict[str, str] = state["also"]
        return found

    seen = board.do("show", overlay="mobility")
    assert seen["legend"]
    for line in board.state("lo")["legend"]:
        assert line["say"] in also()["why"]
    board.do("ask", kind="legal-move")
    pupil.vote("a1")
    board.do("reveal")
    (wrong,) = board.state("lo")["answer"]["wrong"]
    why = also()["why"]
    assert wrong["title"] in why and wrong["answer"] in why
    assert why in board.teacher.get(board.url("projector/")).text


def test_a_language_that_nobody_knows_is_passed_over(app: Flask) -> None:
    board = class_at_board(app)
    choose(board, "tlh", "../x", "lo")
    assert board.state()["wall"] == ["lo"]
    for second in ("tlh", "lo+th", "en"):
        answer = board.teacher.get(board.url(f"demo/state?second={second}"), headers=JSON)
        assert answer.status_code == 200 and answer.json and answer.json["also"] is None


def test_what_there_is_to_choose_from_is_said_in_the_second_language_too(app: Flask) -> None:
    board = class_at_board(app)
    choose(board, "th", "en")
    board.do("open-step", course="othello", lesson="board-and-squares", step="4")
    board.do("ask-step")
    page = board.teacher.get(board.url("projector/", "th")).text
    below = page.partition("data-also")[2].partition("</div>")[0]
    assert "<p>A black disc · A white disc · Nothing</p>" in below
    board.do("count")
    board.do("reveal")
    assert "A black disc · A white disc" not in board.teacher.get(board.url("projector/", "th")).text
