"""The boards of the strategy lessons: every fact that stands beside them is what this program sees too."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.features.board_features import features, frontier, regions, stable_discs
from tutor.games.othello.play_goals import corners, moves_of
from tutor.games.table import find_game

Board = dict[str, Any]

BOARDS: list[Board] = tomllib.loads((Path(__file__).parent / "boards.toml").read_text(encoding="utf-8"))[
    "board"
]
BY_KEY = {board["key"]: board for board in BOARDS}
SOLVED_HERE = 8


def position_of(board: Board) -> Position:
    game = find_game(board.get("game", "othello"))
    return game.parse_diagram(board["board"], Color(board["to_move"]) if "to_move" in board else None)


def is_played(board: Board) -> bool:
    return "moves" in board["facts"]


@pytest.mark.parametrize("key", BY_KEY)
def test_a_board_is_reached_and_counted_as_told(key: str) -> None:
    board = BY_KEY[key]
    position, facts = position_of(board), board["facts"]
    black, white = (len(position.pieces(color)) for color in Color)
    assert facts["discs"] == {"black": black, "white": white, "empty": len(position.empties())}
    if "transcript" in board and board["source"] != "composed":
        at = position.game.start()
        for move in re.findall(r"[a-z]\d{1,2}?(?=[a-z]|$)", board["transcript"]):
            at = at.play(PASS) if at.must_pass() else at
            at = at.play(move)
        at = at.play(PASS) if at.must_pass() else at
        assert at.cells() == position.cells()
        assert "to_move" not in board or at.to_move is position.to_move
    for name, color in (("black", Color.BLACK), ("white", Color.WHITE)):
        if "mobility" in facts:
            assert len(moves_of(position, color)) == facts["mobility"][name]
        if "frontier" in facts:
            assert len(frontier(position, color)) == facts["frontier"][name]
        if "stable" in facts:
            assert set(stable_discs(position, color)) == set(facts["stable"][name])
    if "legal" in facts:
        assert set(position.legal_moves()) == set(facts["legal"])
    if "regions" in facts:
        assert {frozenset(region.squares) for region in regions(position)} == {
            frozenset(squares) for squares in facts["regions"]
        }


@pytest.mark.parametrize("key", [board["key"] for board in BOARDS if is_played(board)])
def test_every_move_does_what_is_told_of_it(key: str) -> None:
    board = BY_KEY[key]
    position, told = position_of(board), board["facts"]["moves"]
    color, held = position.to_move, corners(position.game)
    assert color is not None
    given = {square: corner for corner in features(position).corners for square in corner.place.x_squares}
    straight = {square: corner for corner in features(position).corners for square in corner.place.c_squares}
    for move, fact in told.items():
        after = position.play(move)
        theirs, mine = moves_of(after, color.other), moves_of(after, color)
        assert len(position.flips(move)) == fact["flips"]
        assert (len(theirs), len(mine)) == (fact["theirs"], fact["mine"])
        assert [len(frontier(after, side)) for side in (color, color.other)] == fact["front"]
        assert [len(stable_discs(after, side)) for side in (color, color.other)] == fact["stable"]
        assert (move in held) == fact.get("takes", False)
        assert held.intersection(theirs) == set(fact.get("gives", ()))
        near = given.get(move) or straight.get(move)
        kind = "X" if move in given else "C"
        assert fact.get("xc", "") == (kind if near and near.holder is None else "")
        if "odd" in fact:
            assert sum(region.is_odd for region in regions(after)) == fact["odd"]
        if fact["reply"] not in (PASS, "end"):
            assert fact["reply"] in theirs
        else:
            assert not theirs


@pytest.mark.parametrize(
    "key",
    [
        board["key"]
        for board in BOARDS
        if is_played(board) and board["facts"]["discs"]["empty"] <= SOLVED_HERE and "game" not in board
    ],
)
def test_an_ending_is_worth_what_is_told(key: str) -> None:
    board = BY_KEY[key]
    values = {move: fact["v"] for move, fact in board["facts"]["moves"].items()}
    assert values_of(position_of(board)) == values


@pytest.mark.parametrize("key", [board["key"] for board in BOARDS if "lines" in board])
def test_every_line_is_legal(key: str) -> None:
    board = BY_KEY[key]
    for line in board["lines"]:
        position = position_of(board)
        for move in line:
            position = position.play(move)
