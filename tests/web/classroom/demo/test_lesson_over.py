"""When the lesson at the big board is over: the own result of each pupil, and the ways on."""

from __future__ import annotations

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app)


def asked(board: Board, answers: dict[Pupil, str], kind: str = "legal-move") -> None:
    """One question from asking to its end."""
    board.do("ask", kind=kind)
    for pupil, answer in answers.items():
        pupil.vote(answer)
    board.do("reveal")
    board.do("close")


def test_each_pupil_reads_the_own_result_and_the_ways_on(board: Board) -> None:
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    asked(board, {amy: "d3", ben: "a1"})
    asked(board, {amy: "a1"})
    asked(board, {amy: "c4"}, kind="where")
    assert 'data-over data-when="!running" hidden' in amy.page().text
    board.do("end")
    for pupil, n, of in ((amy, 1, 2), (ben, 0, 1)):
        page = pupil.page().text
        assert f"Your right answers: {n} of {of}" in page, "where one would play has no wrong answer"
        assert ("Not answered in time: 1" in page) is (pupil is ben), "neither right nor wrong"
        assert page.count('<i class="yes"></i>') == n
        assert 'data-over data-when="!running">' in page
        for way in (f"/en/seat/{board.id}/", "/en/learn/"):
            assert f'href="{way}"' in page
        assert pupil.mine()["result"]["right"] == n


def test_a_lesson_counts_its_own_questions_alone(board: Board) -> None:
    amy = board.pupil("Amy")
    asked(board, {amy: "a1"})
    board.do("end")
    board.do("begin")
    assert "result" not in amy.mine()
    board.do("end")
    assert amy.mine()["result"] is None, "nothing was asked"
    board.do("begin")
    asked(board, {amy: "d3"})
    board.do("end")
    assert amy.mine()["result"]["said"] == [
        "Your right answers: 1 of 1",
        "Well done: you found every answer.",
    ]


def test_given_work_comes_first_while_it_is_open(board: Board) -> None:
    amy = board.pupil("Amy")
    given = {"what": "drill:flips"}
    board.do("end")
    assert amy.mine()["work"] == 0
    assert board.teacher.post(board.url("work/"), data=given, headers=OURS).status_code == 303
    assert amy.mine()["work"] == 1
    assert f'data-work href="/en/seat/{board.id}/work">' in amy.page().text


def test_the_wall_ends_with_the_result_of_the_class_and_no_marks(board: Board) -> None:
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    asked(board, {amy: "d3", ben: "a1"})
    asked(board, {amy: "c4"})
    board.do("tap", tap="d3", mode="play")
    state = board.do("tap", tap="a1", mode="ring")
    assert state["board"]["marks"]["ring"] == ["a1"]
    assert "marked" in state["flags"]
    state = board.do("end")
    assert state["html"] == "<p>Questions: 2. Right answers of the class: 2 of 3.</p>"
    marks = state["board"]["marks"]
    assert not any(marks[kind] for kind in ("ring", "tint", "line", "arrow"))
    assert (state["ringed"], state["legend"], state["main"]["step"]) == ("", [], "")
    assert not {"undo", "marked"} & set(state["flags"])
    assert "Right answers of the class: 2 of 3" in board.teacher.get(board.url("projector/")).text
    board.do("begin")
    assert board.state()["board"]["marks"]["ring"] == ["a1"], "they are there when it begins again"


def test_where_nobody_was_right_wall_and_phone_have_a_kind_word(board: Board) -> None:
    amy = board.pupil("Amy")
    asked(board, {amy: "a1"})
    state = board.do("end")
    assert state["html"] == "<p>Every try teaches you something.</p>"
    wall, phone = board.teacher.get(board.url("projector/")).text, amy.page().text
    assert "Every try teaches you something." in wall and "0 of 1" not in wall
    assert "Every try teaches you something." in phone


def test_a_lesson_without_answers_ends_without_numbers(board: Board) -> None:
    board.do("end")
    assert board.state()["html"] == ""


def test_the_console_leads_on_when_the_lesson_is_over(board: Board) -> None:
    def after() -> str:
        page = board.teacher.get(board.url()).text
        return page.split('class="after-it"')[1].split("</p>")[0]

    assert after().startswith(' data-when="ended" hidden>')
    board.do("end")
    assert after().startswith(' data-when="ended">')
    for page in ("report/", "work/"):
        assert f'href="{board.url(page)}"' in after()


def test_who_found_nothing_reads_a_kind_word_and_all_go_on_with_the_lesson(board: Board) -> None:
    amy = board.pupil("Amy")
    board.do("open-step", course="othello", lesson="board-and-squares", step="1")
    board.do("ask-step")
    amy.vote("a1")
    board.do("reveal")
    board.do("end")
    mine = amy.mine()
    assert mine["result"]["said"] == ["Your right answers: 0 of 1", "Every try teaches you something."]
    assert mine["lesson"]["url"].startswith("/en/learn/othello/board-and-squares")
    assert mine["lesson"]["title"] == "Now do it yourself: The board and its squares"
    assert f'<a class="button main" data-lesson href="{mine["lesson"]["url"]}">' in amy.page().text
    assert amy.mine("zh-Hans")["lesson"]["title"].startswith("现在自己做一做：")


def test_a_board_of_no_lesson_leads_to_all_lessons(board: Board) -> None:
    amy = board.pupil("Amy")
    board.do("end")
    assert amy.mine()["lesson"] is None
    assert '<a class="button main" data-course' in amy.page().text


def test_the_wall_takes_leave_with_the_lesson_that_comes_in_place_of_a_board(board: Board) -> None:
    board.do("open-step", course="othello", lesson="board-and-squares", step="6")
    wall = board.teacher.get(board.url("projector/")).text
    assert board.state()["farewell"] is None
    assert '<section class="farewell" data-farewell hidden>' in wall
    state = board.do("end")
    assert state["farewell"] == {
        "said": "See you next time!",
        "next": "Next lesson",
        "title": "The start of a game",
        "cover": "start",
    }
    assert state["main"]["title"] == "Begin: The start of a game"
    wall = board.teacher.get(board.url("projector/")).text
    farewell = wall.split("data-farewell>")[1].split("</section>")[0]
    assert "The start of a game" in farewell and "<svg" in farewell
    assert "data-covers" in wall, "a wall that is open already draws it too"


def test_a_lesson_that_was_broken_off_is_named_by_the_button_that_goes_on_with_it(board: Board) -> None:
    board.do("open-step", course="othello", lesson="board-and-squares", step="5")
    state = board.do("end")
    assert state["main"]["title"] == "Begin: The board and its squares"
    assert (state["farewell"]["next"], state["farewell"]["cover"]) == ("", "board-and-squares")
    board.do("begin")
    assert board.state()["farewell"] is None


def test_an_answer_that_comes_after_the_reveal_is_told_and_not_counted(board: Board) -> None:
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    board.do("ask", kind="legal-move")
    ben.vote("d3")
    board.do("reveal")
    for answer, said in (("d3", "and that is right. "), ("a1", "")):
        late = amy.vote(answer)
        assert late.status_code == 409
        assert late.json is not None
        assert late.json["late"]
        assert said in late.json["error"]
        assert "It came too late to count." in late.json["error"]
    board.do("close")
    board.do("end")
    result = amy.mine()["result"]
    assert (result["right"], result["of"]) == (0, 0)
    assert result["said"][0] == "Not answered in time: 1"
