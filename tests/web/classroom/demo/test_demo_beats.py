"""One button leads through a lesson; before something is lost it is asked, and it can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tutor.games.color import Color
from tutor.games.table import find_game


def press(board: Board) -> dict[str, Any]:
    """Press the main button, as its form does."""
    return board.do(board.state()["main"]["do"], kind="where")


def stage(state: dict[str, Any]) -> str | None:
    question = state["question"]
    return question["stage"] if question else None


def legal_on(board: dict[str, Any]) -> Sequence[str]:
    """The legal moves on a board as a screen shows it, which names none while a question is open."""
    width, cells = len(board["columns"]), board["cells"]
    rows = [f"{row} {' '.join(cells[n * width : (n + 1) * width])}" for n, row in enumerate(board["rows"])]
    drawn = "\n".join(["  " + " ".join(board["columns"]), *rows])
    return find_game(board["game"]).parse_diagram(drawn, Color(board["to_move"])).legal_moves()


@pytest.fixture
def board(app: Flask) -> Board:
    return class_at_board(app, begun=False)


@pytest.fixture
def pupil(board: Board) -> Pupil:
    return board.pupil()


def test_one_button_leads_a_new_class_from_begin_to_the_next_step(board: Board, pupil: Pupil) -> None:
    seen = []
    for _ in range(6):
        main = board.state()["main"]
        seen.append((main["beat"], main["title"]))
        state = press(board)
        if stage(state) == "open" and pupil.mine()["question"] == 1:
            pupil.vote("a1")
    assert seen == [
        ("begin", "Begin the lesson"),
        ("ask", "Ask this puzzle"),
        ("votes", "Show the votes"),
        ("reveal", "Reveal the answer"),
        ("next", "Next step"),
        ("next", "Next step"),
    ]
    assert (state["main"]["step"], state["main"]["do"]) == ("Step 3 of 6", "forward")


def test_a_step_that_only_tells_goes_without_asking_votes_and_reveal(board: Board) -> None:
    without = []
    while (main := board.state()["main"])["step"] != "Step 4 of 6":
        without.append((main["step"], main["beat"], main["without"]))
        press(board)
    assert without == [
        ("", "begin", []),
        ("Step 1 of 6", "ask", []),
        ("Step 1 of 6", "votes", []),
        ("Step 1 of 6", "reveal", []),
        ("Step 1 of 6", "next", []),
        ("Step 2 of 6", "next", ["ask", "votes", "reveal"]),
        ("Step 3 of 6", "next", ["ask", "votes", "reveal"]),
        ("Step 3 of 6", "next", ["ask", "votes", "reveal"]),
    ]


def test_a_move_that_a_step_shows_is_played_for_all_before_the_next_step(board: Board) -> None:
    before = board.do("open-step", lesson="board-and-squares", step="3")
    assert (before["main"]["do"], before["main"]["title"]) == ("forward", "Play the move")
    assert [one["title"] for one in before["main"]["then"]] == ["Then: Next step"]
    after = press(board)
    assert after["board"]["cells"] != before["board"]["cells"]
    assert after["main"]["step"] == "Step 3 of 6"
    assert after["main"]["title"] == "Next step"
    assert after["main"]["back"]
    back = board.do("take-back")
    assert back["board"]["cells"] == before["board"]["cells"]
    press(board)
    assert press(board)["main"]["step"] == "Step 4 of 6"


def test_the_console_says_what_the_two_presses_after_the_next_one_do(board: Board) -> None:
    said = []
    for _ in range(5):
        said.append([one["title"] for one in board.state()["main"]["then"]])
        press(board)
    assert said == [
        [],
        ["Then: Show the votes", "After that: Reveal the answer"],
        ["Then: Reveal the answer", "After that: Next step"],
        ["Then: Next step"],
        [],
    ]
    board.do("open-step", lesson="all-must-flip", step="2")
    assert [one["title"] for one in board.state()["main"]["then"]] == [
        "Then: Play the move",
        "After that: Next step",
    ]
    board.do("last")
    assert [one["title"] for one in board.state()["main"]["then"]] == ["Then: Ask this puzzle"]


def test_what_comes_next_stands_beside_the_cover_of_its_lesson(board: Board) -> None:
    board.do("open-step", lesson="all-must-flip", step="2")
    board.do("last")
    assert [one["cover"] for one in board.state()["main"]["then"]] == ["all-must-flip"]
    page = board.teacher.get(board.url()).text
    rows, _, kept = page.partition("data-then")[2].partition("<template data-covers>")
    assert rows.count('class="cover"') == 1
    assert f'<div data-slug="all-must-flip">{rows[rows.index("<span") : rows.index("<b>")]}</div>' in kept


def test_every_press_leads_on_to_the_end_of_the_course(app: Flask) -> None:
    board = class_at_board(app)
    course = app.extensions["course_library"].first_course
    last = course.lessons[-1]
    pupil = board.pupil()
    board.do("open-step", lesson=last.slug, step=str(len(last.steps)))
    for _ in range(40):
        state = press(board)
        if not state["running"]:
            break
        if "match" in state["flags"] and state["question"]:  # the class plays against the computer
            pupil.vote(legal_on(state["board"])[0])
            press(board)
            press(board)
            board.do("end-match")
    state = board.state()
    assert not state["running"]
    assert state["main"]["do"] == "begin", "its board is there when it begins again"


def test_a_lesson_ends_with_what_came_of_it_before_the_next_one(board: Board, pupil: Pupil) -> None:
    board.do("open-step", lesson="board-and-squares", step="6")
    asked = press(board)["question"]
    pupil.vote(asked["options"][0]["key"])
    press(board)
    assert [one["title"] for one in board.state()["main"]["then"]] == ["Then: End the lesson"]
    state = press(board)
    assert (state["main"]["step"], state["main"]["title"]) == ("Step 6 of 6", "End the lesson")
    state = press(board)
    assert "Every try teaches you something." in state["html"] and not state["running"]
    assert state["main"]["title"] == "Begin: The start of a game"
    assert pupil.mine()["result"]["of"] == 1
    state = press(board)
    assert state["running"] and state["kicker"].startswith("Lesson 2")
    assert board.do("take-back")["main"]["step"] == "Step 6 of 6"
    board.do("open-step", lesson="board-and-squares", step="5")
    assert board.do("end")["main"]["do"] == "begin", "a lesson that was broken off goes on where it was"


def test_going_back_keeps_the_votes(board: Board, pupil: Pupil) -> None:
    press(board)
    press(board)
    pupil.vote("a1")
    press(board)
    revealed = press(board)
    assert stage(revealed) == "revealed"
    press(board)
    back = board.do("take-back")
    assert {name: back[name] for name in ("question", "tally", "answer")} == {
        name: revealed[name] for name in ("question", "tally", "answer")
    }
    assert stage(board.do("take-back")) == "counted"
    assert stage(board.do("take-back")) == "open"
    assert stage(board.do("take-back")) is None
    assert stage(press(board)) == "open"
    assert pupil.mine()["answer"] == ["a1"]
    assert press(board)["tally"]["answered"] == 1


def test_going_back_from_a_step_without_a_question_shows_the_step_before(board: Board) -> None:
    board.do("open-step", lesson="all-must-flip", step="3")
    board.do("next-step")
    assert board.do("take-back")["main"]["step"].startswith("Step 3")
    board.do("open-step", lesson="board-and-squares", step="1")
    assert board.state()["main"]["back"] is False
    assert board.ask("take-back").status_code == 404


LEAVING = (
    ("start", {"game": "othello-6x6"}),
    ("open", {"text": "f5d6c3"}),
    ("open-step", {"lesson": "start", "step": "1"}),
    ("open-puzzle", {"drill": "flips", "level": "3", "number": "1"}),
    ("end", {}),
)


@pytest.mark.parametrize(("name", "fields"), LEAVING)
def test_answers_are_thrown_away_only_when_the_teacher_says_so(
    board: Board, pupil: Pupil, name: str, fields: dict[str, str]
) -> None:
    board.do("ask", kind="where")
    pupil.vote("d3")
    before = board.state()
    refused = board.ask(name, **fields)
    assert refused.status_code == 409
    assert refused.json is not None
    assert refused.json["sure"]["title"] == "1 pupil has answered this question. Leave it now?"
    assert board.state() == before
    left = board.do(name, **fields, sure="1")
    assert left["question"] is None
    assert "undo" in left["flags"]
    back = board.do("undo")
    assert (stage(back), back["running"]) == ("open", True)
    assert back["question"]["number"] == before["question"]["number"]
    assert pupil.mine()["answer"] == ["d3"]
    assert pupil.vote("c4").status_code == 200, "it takes votes again"


def test_a_question_that_nobody_has_answered_is_left_without_asking(board: Board) -> None:
    board.do("ask", kind="where")
    assert board.do("start", game="othello")["question"] is None


@pytest.mark.parametrize(("name", "fields"), [*LEAVING, ("computer", {"color": "black", "level": "1"})])
def test_a_game_is_thrown_away_only_when_the_teacher_says_so(
    board: Board, pupil: Pupil, name: str, fields: dict[str, str]
) -> None:
    board.do("computer", color="black", level="1")
    pupil.vote("d3")
    board.do("turn")
    refused = board.ask(name, **fields)
    assert refused.status_code == 409
    assert refused.json is not None
    assert refused.json["sure"]["title"] == "The class is playing a game. Leave it now?"
    left = board.do(name, **fields, sure="1")
    assert "undo" in left["flags"]
    back = board.do("undo")
    assert (back["at"], back["match"]["waiting"]) == (1, True)


def test_after_the_reveal_only_the_drawer_closes_a_question_that_the_main_button_leaves(
    board: Board, pupil: Pupil
) -> None:
    for stays, action in ((False, "begin-course"), (True, "ask-step"), (True, "count"), (False, "reveal")):
        board.do(action)
        assert ("closable" in board.state()["flags"]) == stays, action
    assert board.state()["main"]["do"] == "next-step"
    for page in ("demo/", "remote/"):
        outside, drawer = board.teacher.get(board.url(page)).text.split('<details class="drawer', 1)
        assert 'value="close" data-when="closable !match" hidden>' in outside
        assert 'value="close" data-when="revealed row">' in drawer, "the board may be asked about once more"


def test_who_has_answered_has_a_tick_only_while_the_question_is_open(board: Board, pupil: Pupil) -> None:
    board.do("begin-course")
    for stays, action in ((True, "ask-step"), (False, "count"), (False, "reveal")):
        board.do(action)
        if action == "ask-step":
            pupil.vote("a1")
        page = board.teacher.get(board.url()).text
        assert ('class="seats taking"' in page) == stays, action
        assert '<li class="answered">Noy<span class="vh"> has answered</span>' in page


def test_no_question_gets_a_number_twice_after_something_was_brought_back(board: Board, pupil: Pupil) -> None:
    board.do("ask", kind="where")
    board.do("start", game="othello")
    board.do("ask", kind="where")
    board.do("close")
    board.do("undo")
    board.do("close")
    assert board.do("ask", kind="legal-move")["question"]["number"] == 3


def test_by_forms_the_same_is_asked_on_a_page(board: Board, pupil: Pupil) -> None:
    board.do("ask", kind="where")
    pupil.vote("d3")
    sent = {"do": "start", "game": "othello-6x6", "on": str(board.state()["version"]), "page": "remote"}
    page = board.teacher.post(board.url(), data=sent, headers=OURS)
    assert page.status_code == 409
    assert "1 pupil has answered this question. Leave it now?" in page.text
    assert 'name="game" value="othello-6x6"' in page.text
    gone = board.teacher.post(board.url(), data={**sent, "sure": "1"}, headers=OURS)
    assert (gone.status_code, gone.location) == (303, board.url("remote/"))
    assert len(board.state()["board"]["cells"]) == 36


def test_the_board_is_not_handed_to_somebody_absent(board: Board) -> None:
    absent = board.pupil("Ben", here=False)
    refused = board.ask("hand", seat=absent.seat)
    assert (refused.status_code, refused.json) == (409, {"error": "This pupil is not here now."})
    assert board.pupil("Amy").seat in board.teacher.get(board.url()).text
    page = board.teacher.get(board.url()).text
    assert f'<option value="{absent.seat}">' not in page


def test_going_back_after_the_end_brings_the_last_board(board: Board, pupil: Pupil) -> None:
    for _ in range(5):
        press(board)
    last = board.state()
    assert last["question"] is None
    board.do("end")
    back = board.do("take-back")
    assert (back["title"], back["question"]) == (last["title"], None)
    assert back["board"]["cells"] == last["board"]["cells"]
