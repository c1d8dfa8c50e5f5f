"""What can be laid over a board for learning: moves, flips, mobility, frontier, stable discs, regions.

An overlay is a list of marks, each a kind, a square and perhaps a text; the page draws them, no more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tutor.engine.endgame import values_of
from tutor.engine.features import frontier, regions, stable_discs
from tutor.rules import PASS, Color, Game, Position
from tutor.web.opponent import TURNS

Mark = tuple[str, str, str]
"""Kind, square, text; the text is empty where the kind says it all."""

COUNTED = 12
"""As many empty squares as can be counted to the end while somebody waits."""

COUNTED_SLOWLY = 8
"""The same on boards that are not counted so fast."""

FAST = ("othello",)


def wanted_overlays(text: str) -> tuple[str, ...]:
    """The overlays named in a list with commas, each once and in their usual order."""
    wanted = text.split(",")
    return tuple(name for name in DRAWN if name in wanted)


def countable(game: Game) -> int:
    """With how many empty squares the exact result of each move is found while somebody waits."""
    return COUNTED if len(game.squares) == 64 and game.name in FAST else COUNTED_SLOWLY


def can_count(position: Position) -> bool:
    """Whether the exact result of each move is found while somebody waits."""
    return position.to_move is not None and len(position.empties()) <= countable(position.game)


def marks(position: Position, wanted: Iterable[str]) -> list[Mark]:
    """The marks of the overlays that are wanted; a name that is none is passed over."""
    return [mark for name, draw in DRAWN.items() if name in wanted for mark in draw(position)]


def mobility(position: Position) -> dict[Color, list[str]]:
    """Where each side could play, if it were its turn."""
    turns = {color: position.with_to_move(color) for color in Color}
    return {color: _squares(turn) for color, turn in turns.items()}


def _squares(position: Position) -> list[str]:
    return [move for move in position.legal_moves() if move != PASS]


def _legal(position: Position) -> list[Mark]:
    return [("legal", square, "") for square in _squares(position)]


def _flips(position: Position) -> list[Mark]:
    return [("flips", square, str(len(position.flips(square)))) for square in _squares(position)]


def _mobility(position: Position) -> list[Mark]:
    return [
        (f"moves-{color.value}", square, "")
        for color, squares in mobility(position).items()
        for square in squares
    ]


def _frontier(position: Position) -> list[Mark]:
    return [("frontier", square, "") for color in Color for square in frontier(position, color)]


def _stable(position: Position) -> list[Mark]:
    return [("stable", square, "") for color in Color for square in stable_discs(position, color)]


def _parity(position: Position) -> list[Mark]:
    return [
        ("odd" if region.is_odd else "even", square, "" if place else str(len(region.squares)))
        for region in regions(position)
        for place, square in enumerate(region.squares)
    ]


def _value(position: Position) -> list[Mark]:
    if not can_count(position):
        return []
    values = TURNS.think(lambda _: values_of(position))
    return [_result(move, value) for move, value in values.items() if move != PASS]


def _result(move: str, value: int) -> Mark:
    if value == 0:
        return "draw", move, "="
    return ("win", move, f"+{value}") if value > 0 else ("loss", move, f"−{-value}")


DRAWN: dict[str, Callable[[Position], list[Mark]]] = {
    "parity": _parity,
    "legal": _legal,
    "mobility": _mobility,
    "frontier": _frontier,
    "stable": _stable,
    "flips": _flips,
    "value": _value,
}
"""How each overlay is drawn, the lowest first."""
