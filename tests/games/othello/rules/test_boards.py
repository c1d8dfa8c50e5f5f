"""Every fact about the 118 checked boards follows from their diagrams alone."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.rules.explain import LineEnd
from tutor.games.table import find_game

OTHELLO = find_game("othello")
BOARDS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("boards.toml").read_text("utf-8"))[
    "board"
]
CORNERS = {"a1", "h1", "a8", "h8"}
END_WORDS = {
    LineEnd.OWN_NEXT_DOOR: "own disc next door",
    LineEnd.EMPTY_NEXT_DOOR: "empty next door",
    LineEnd.EDGE_NEXT_DOOR: "edge next door",
    LineEnd.RUNS_INTO_EMPTY: "runs into an empty square",
    LineEnd.RUNS_OFF_BOARD: "runs off the board",
}


def boards_with(*facts: str) -> Any:
    """A parameter list of the boards that state all of these facts or fields."""
    having = [b for b in BOARDS if all(fact in b or fact in b["facts"] for fact in facts)]
    assert having
    return pytest.mark.parametrize("board", having, ids=lambda b: b["key"])


def drawn(board: dict[str, Any]) -> Position:
    side = board.get("to_move")
    return OTHELLO.parse_diagram(board["board"], side and Color(side))


def squares_played(position: Position) -> list[str]:
    """The legal moves that place a disc."""
    return [move for move in position.legal_moves() if move != PASS]


def replay(transcript: str) -> Position:
    position = OTHELLO.start()
    for square in (transcript[i : i + 2] for i in range(0, len(transcript), 2)):
        if position.legal_moves() == [PASS]:
            position = position.play(PASS)
        position = position.play(square)
    return position


def in_board_order(squares: set[str]) -> list[str]:
    return [square for square in OTHELLO.squares if square in squares]


def best_result(position: Position, side: Color) -> int:
    """The final disc difference for a side when both play as well as they can."""
    outcome = position.outcome()
    if outcome:
        return (outcome.black - outcome.white) * (1 if side is Color.BLACK else -1)
    best = max if position.to_move is side else min
    return best(best_result(position.play(move), side) for move in position.legal_moves())


def test_there_are_118_boards_each_with_its_own_key() -> None:
    assert len({board["key"] for board in BOARDS}) == len(BOARDS) == 118


@boards_with("discs")
def test_the_discs_and_empty_squares_are_as_many_as_stated(board: dict[str, Any]) -> None:
    position = drawn(board)
    assert board["facts"]["discs"] == {
        "black": len(position.pieces(Color.BLACK)),
        "white": len(position.pieces(Color.WHITE)),
        "empty": len(position.empties()),
    }


@boards_with("transcript")
def test_the_transcript_leads_to_the_board(board: dict[str, Any]) -> None:
    position = replay(board["transcript"])
    assert position.cells() == drawn(board).cells()
    assert board.get("to_move") == (position.to_move and position.to_move.value)


@boards_with("legal", "legal_for_opponent")
def test_the_legal_moves_of_both_sides_are_the_stated_ones(board: dict[str, Any]) -> None:
    position = drawn(board)
    assert position.to_move is Color(board["to_move"])
    assert squares_played(position) == board["facts"]["legal"]
    assert (
        squares_played(position.with_to_move(position.to_move.other)) == board["facts"]["legal_for_opponent"]
    )


@boards_with("flips", "move")
def test_the_move_flips_the_stated_discs_line_by_line(board: dict[str, Any]) -> None:
    position = drawn(board)
    assert {d: list(run) for d, run in position.lines_flipped(board["move"]).items()} == board["facts"][
        "flips"
    ]
    assert [disc for run in board["facts"]["flips"].values() for disc in run] == list(
        position.flips(board["move"])
    )


@boards_with("lines")
def test_the_lines_from_an_illegal_square_end_as_stated(board: dict[str, Any]) -> None:
    explanation = drawn(board).explain(board["square"])
    assert not explanation.legal and not explanation.taken
    said = {
        line.direction: END_WORDS[line.end] + (f" {len(line.run)}" if line.run else "")
        for line in explanation.lines
    }
    assert said == board["facts"]["lines"]


@boards_with("score", "counted")
def test_the_result_counts_the_empty_squares_for_the_winner(board: dict[str, Any]) -> None:
    outcome = drawn(board).outcome()
    assert outcome is not None
    assert board["facts"]["score"] == f"{outcome.black}–{outcome.white}"
    assert board["facts"]["counted"] == f"{outcome.counted_black}–{outcome.counted_white}"
    assert board["facts"]["answer"] == {
        "winner": outcome.winner.value if outcome.winner else "draw",
        "margin": abs(outcome.margin),
    }


@boards_with("moves", "measure")
def test_what_each_move_flips_allows_and_gives_away_is_as_stated(board: dict[str, Any]) -> None:
    position = drawn(board)
    assert position.to_move is not None
    moves = board["facts"]["moves"]
    assert list(moves) == position.legal_moves()
    for move, facts in moves.items():
        after = position.play(move)
        replies = squares_played(after.with_to_move(position.to_move.other))
        assert facts["flips"] == len(position.flips(move))
        assert facts["replies"] == len(replies)
        assert facts["corner"] == (move in CORNERS)
        assert facts["gives_corner"] == bool(CORNERS & set(replies))
        if "final" in facts:
            assert facts["final"] == best_result(after, position.to_move)


@boards_with("kind", "answer")
def test_the_answer_follows_from_the_board(board: dict[str, Any]) -> None:
    position, answer, kind = drawn(board), board["facts"]["answer"], board["kind"]
    if kind == "flips":
        assert answer == in_board_order(set(position.flips(board["move"])))
    elif kind in ("legal-move", "all-legal-moves", "pass-or-play"):
        assert answer == position.legal_moves()
    elif kind == "best-move":
        moves = board["facts"]["moves"]
        fewest = {count: min(facts[count] for facts in moves.values()) for count in ("replies", "flips")}
        meets = {
            "takes a corner": lambda facts: facts["corner"],
            "gives no corner": lambda facts: not facts["gives_corner"],
            "fewest replies": lambda facts: facts["replies"] == fewest["replies"],
            "flips fewest": lambda facts: facts["flips"] == fewest["flips"],
        }.get(board["measure"], lambda facts: facts["final"] == max(f["final"] for f in moves.values()))
        assert answer == [move for move, facts in moves.items() if meets(facts)]
    else:
        assert kind in ("choice", "find-square", "referee", "result")


@boards_with("after", "forgotten")
def test_the_referee_finds_the_discs_forgotten_and_those_wrongly_flipped(board: dict[str, Any]) -> None:
    position, facts = drawn(board), board["facts"]
    right, seen = position.play(board["move"]), OTHELLO.parse_diagram(board["after"])
    wrong = [square for square in OTHELLO.squares if right.at(square) != seen.at(square)]
    forgotten = [square for square in wrong if square in position.flips(board["move"])]
    assert wrong == facts["answer"]
    assert in_board_order(set(facts["forgotten"])) == forgotten
    assert in_board_order(set(facts["wrongly_flipped"])) == [s for s in wrong if s not in forgotten]


@boards_with("then", "passes_in_a_row")
def test_one_side_passes_as_often_in_a_row_as_stated(board: dict[str, Any]) -> None:
    position, passes = drawn(board), 0
    side = position.to_move
    for square in [*board["then"], None]:
        assert position.to_move is side and position.legal_moves() == [PASS]
        position, passes = position.play(PASS), passes + 1
        if square:
            position = position.play(square)
    assert passes == board["facts"]["passes_in_a_row"]


@boards_with("exact_for_side_to_move")
def test_the_solved_result_is_reached_by_the_best_play(board: dict[str, Any]) -> None:
    position = drawn(board)
    assert position.to_move is not None
    assert best_result(position, position.to_move) == board["facts"]["exact_for_side_to_move"]


@boards_with("unwanted_line", "opens_corner")
def test_a_line_that_must_flip_opens_a_corner(board: dict[str, Any]) -> None:
    position, facts = drawn(board), board["facts"]
    assert position.to_move is not None
    kept = position.play(board["move"])
    replies = squares_played(kept.with_to_move(position.to_move.other))
    assert CORNERS & set(replies) == set(facts["opens_corner"])
    marks = {"X": "O", "O": "X"}
    cells = list(kept.cells())
    for square in facts["unwanted_line"]:
        place = OTHELLO.squares.index(square)
        cells[place] = marks[cells[place]]
    left = OTHELLO.from_json(
        {"game": "othello", "cells": "".join(cells), "to_move": position.to_move.other.value}
    )
    assert not CORNERS & set(squares_played(left))
