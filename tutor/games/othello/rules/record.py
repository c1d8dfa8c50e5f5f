"""Positions written as plain JSON values, and read; othello.py decides whether the game goes on."""

from collections.abc import Mapping

from tutor.games.color import Color
from tutor.games.errors import InvalidPosition
from tutor.games.othello.rules.diagram import MARKS, Drawn, Supply
from tutor.games.othello.rules.shape import Shape


def to_json(game: str, cells: str, to_move: Color | None, supply: Supply | None) -> dict[str, object]:
    """The JSON object of a position; it has a supply only where the game has one."""
    value: dict[str, object] = {
        "game": game,
        "cells": cells,
        "to_move": None if to_move is None else to_move.value,
    }
    if supply is not None:
        value["supply"] = list(supply)
    return value


def from_json(value: Mapping[str, object], game: str, shape: Shape) -> Drawn:
    """What a JSON object says of a board of this shape; InvalidPosition quotes the value that is wrong."""
    if not isinstance(value, Mapping):
        raise InvalidPosition(f"{value!r} is not an object with game, cells and to_move", "not-an-object")
    if value.get("game") != game:
        raise InvalidPosition(f"{value.get('game')!r} is not the game {game!r}", "wrong-game")
    to_move = value.get("to_move")
    if to_move not in ("black", "white", None):
        raise InvalidPosition(f"{to_move!r} is not 'black', 'white' or null", "wrong-side")
    supply = value.get("supply")
    if supply is not None and not (
        isinstance(supply, list | tuple) and len(supply) == 2 and all(type(left) is int for left in supply)
    ):
        raise InvalidPosition(f"{supply!r} is not a supply of two numbers", "wrong-state")
    black, white = _discs(value.get("cells"), shape)
    return Drawn(
        black,
        white,
        None if to_move is None else Color(to_move),
        None if supply is None else (supply[0], supply[1]),
    )


def _discs(cells: object, shape: Shape) -> tuple[int, int]:
    if not isinstance(cells, str) or len(cells) != len(shape.cells):
        raise InvalidPosition(f"{cells!r} is not a string of {len(shape.cells)} cells", "wrong-cells")
    discs = {Color.BLACK: 0, Color.WHITE: 0}
    for bit, mark in zip(shape.cells, cells, strict=True):
        if (bit is None) != (mark == " ") or (bit is not None and mark not in MARKS):
            raise InvalidPosition(f"{mark!r} in {cells!r} does not fit the board", "wrong-cells")
        color = MARKS.get(mark)
        if bit is not None and color is not None:
            discs[color] |= 1 << bit
    return discs[Color.BLACK], discs[Color.WHITE]
