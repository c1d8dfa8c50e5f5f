"""A match of a class begins: on which board, and who of the two teams is counted as asked."""

from __future__ import annotations

import json
import re
from typing import Any

from flask import Flask

from tests.web.classroom.class_at_board import JSON, Board, Pupil, class_at_board


def turnout(board: Board) -> dict[str, int]:
    """How many are here and have answered, as every screen is told."""
    board.app.extensions["hub"]._counted.clear()
    told: dict[str, int] = json.loads(
        board.teacher.get(board.url("demo/state"), headers=JSON).headers["Turnout"]
    )
    return told


def seats(board: Board) -> list[dict[str, Any]]:
    """Who sits in the class, as the console is told."""
    found: list[dict[str, Any]] = board.teacher.get(board.url("demo/votes"), headers=JSON).json["seats"]  # type: ignore[index]
    return found


def five_in_teams(app: Flask) -> tuple[Board, list[Pupil]]:
    board = class_at_board(app)
    pupils = [board.pupil(name) for name in ("A", "B", "C", "D", "E")]
    board.do("teams")
    return board, pupils


def test_only_the_team_that_votes_now_is_counted_as_asked(app: Flask) -> None:
    board, pupils = five_in_teams(app)
    assert turnout(board) == {"question": 1, "answered": 0, "of": 3, "here": 5}
    pupils[0].vote("d3")
    assert turnout(board)["answered"] == 1
    assert "1 of 3 have answered" in board.teacher.get(board.url()).text
    assert "1 of 3 have answered" in pupils[1].page().text
    board.do("turn")
    assert turnout(board) == {"question": 2, "answered": 0, "of": 2, "here": 5}
    board.do("end-match")
    board.do("ask", kind="where")
    assert turnout(board)["of"] == 5


def test_against_the_computer_the_whole_class_is_asked(app: Flask) -> None:
    board = class_at_board(app)
    for name in ("A", "B", "C"):
        board.pupil(name)
    board.do("computer", color="black", level="1")
    assert turnout(board)["of"] == 3
    assert all("team" not in seat for seat in seats(board))


def test_the_teacher_sees_who_is_in_which_team(app: Flask) -> None:
    board, _ = five_in_teams(app)
    assert [(seat["name"], seat["team"], seat["idle"]) for seat in seats(board)] == [
        ("A", "black", False),
        ("C", "black", False),
        ("E", "black", False),
        ("B", "white", True),
        ("D", "white", True),
    ]
    shown = re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", board.teacher.get(board.url()).text))
    assert "Team Black A C E Team White B D" in shown
    assert "Team Black A" not in board.teacher.get(board.url("projector/")).text


def chosen(board: Board) -> tuple[list[str], str]:
    """The boards on which a match may begin, by the console, and which of them is chosen."""
    page = board.teacher.get(board.url()).text
    select = re.search(r'<select name="board">(.*?)</select>', page, re.DOTALL)
    assert select
    options = re.findall(r'<option value="([^"]*)"( selected)?>', select[1])
    return [name for name, _ in options], next((name for name, on in options if on), options[0][0])


def test_a_match_begins_anew_from_the_board_of_a_step_and_leads_back_to_its_lesson(app: Flask) -> None:
    board = class_at_board(app)
    pupils = [board.pupil(name) for name in ("A", "B")]
    board.do("open-step", course="go", lesson="points", step="3")
    names, wanted = chosen(board)
    assert wanted == "go-5x5" and {"go-7x7", "capture-go-5x5"} < set(names) and "othello" not in names
    state = board.do("teams", board="go-7x7")
    assert state["title"] == "Team Black, choose your move."
    assert state["board"]["cells"] == "." * 49
    assert {pupil.mine()["team"] for pupil in pupils} == {"black", "white"}
    state = board.do("end-match")
    assert (state["title"], state["main"]["title"]) == ("Black to move", "Back to the lesson")
    state = board.do(state["main"]["do"])
    assert state["kicker"].startswith("Lesson 1")
    assert (state["main"]["step"], state["main"]["do"]) == ("Step 3 of 11", "ask-step")


def test_a_match_goes_on_from_a_board_that_was_set_up_with_the_side_that_is_to_move(app: Flask) -> None:
    board = class_at_board(app)
    board.do("start", game="go-5x5")
    board.do("", tap="c3")
    names, wanted = chosen(board)
    assert (names[0], wanted) == ("go-5x5", "")
    page = re.sub(r"<p[^>]*hidden.*?</p>", "", board.teacher.get(board.url()).text)
    assert "The board as it stands now: <b>White to move</b>" in page
    assert "The board as it stands now: <b>Black to move</b>" not in page
    state = board.do("teams", board=wanted)
    assert (state["title"], state["at"]) == ("Team White, choose your move.", 1)


def test_a_new_game_against_the_computer_asks_before_votes_are_lost(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("open-step", course="othello", lesson="board-and-squares", step="1")
    board.do("ask-step")
    pupil.vote("e3")
    refused = board.ask("computer", color="black", level="1", board="othello")
    assert refused.status_code == 409 and "sure" in refused.json  # type: ignore[operator]
    state = board.do("computer", color="black", level="1", board="othello", sure="1")
    assert state["board"]["cells"].count("X") == 2
    assert state["title"] == "The class plays Black. Choose your move."


def test_a_game_that_no_page_offers_is_refused(app: Flask) -> None:
    board = class_at_board(app)
    for name in ("chess", "go-25x25"):
        assert board.ask("teams", board=name).status_code == 400
