"""What can be laid over a board for learning: moves, flips, frontier, stable discs, regions, danger.

An overlay is a list of marks, each a kind, a square and perhaps a text, and in a lesson a legend that says
the same in words. What is marked is asked of the engine; how a kind looks is in static/css/overlay.css.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tutor.games.base import PASS, Game, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import OutOfTime
from tutor.games.othello.engine.features.board_features import features, frontier, regions, stable_discs
from tutor.games.othello.rules.position import as_othello
from tutor.games.table import USUAL_GAME
from tutor.web.board.board_view import View
from tutor.web.board.solver_cache import VALUES
from tutor.web.wording import Wording
from tutor.web.wording.overlays import LEGENDS

Mark = tuple[str, str, str]
"""Kind, square, text; the text is empty where the kind says it all."""

COUNTED = 12
"""With at most so many empty squares the game is counted to its end while somebody waits."""

COUNTED_SLOWLY = 8
"""The same on boards that are not counted so fast."""

FAST = (USUAL_GAME,)


def wanted_overlays(text: str) -> tuple[str, ...]:
    """The overlays named in a list with commas, each once and in their usual order."""
    wanted = text.split(",")
    return tuple(name for name in DRAWN if name in wanted)


def countable(game: Game) -> int:
    """With how many empty squares at most the exact result of each move is found while somebody waits."""
    return COUNTED if len(game.squares) == 64 and game.name in FAST else COUNTED_SLOWLY


def can_count(position: Position) -> bool:
    """Whether the exact result of each move is found while somebody waits."""
    return position.to_move is not None and len(position.empties()) <= countable(position.game)


def marks(position: Position, wanted: Iterable[str], *, patient: bool = False) -> list[Mark]:
    """The marks of the overlays that are wanted; skips unknown ones and those that would take too long.

    With `patient`, for what is drawn once for many readers, none is skipped because many ask at once.
    """
    names = [name for name in DRAWN if name in wanted and (name != "exact" or can_count(position))]
    return [mark for name in names for mark in _drawn(position, name, patient)]


def _drawn(position: Position, name: str, patient: bool) -> list[Mark]:
    if patient and name == "exact":
        return _results(VALUES.of(position, patient=True))
    return DRAWN[name](position)


def overlay_view(wording: Wording, position: Position, name: str) -> View:
    """The marks of one overlay, and a line of legend for each kind with the squares that it marks."""
    found = _drawn(position, name, patient=True)
    return {"overlay": found, "legend": legend_of(wording, position, (name,), found)}


def legend_of(
    wording: Wording, position: Position, names: Iterable[str], found: Iterable[Mark]
) -> list[View]:
    """What the marks of some overlays mean: a line for each kind that was drawn, with its squares."""
    color = position.to_move or Color.BLACK
    drawn = tuple(found)
    lines = [
        {
            "kind": kind,
            "say": wording.say(sentence, color),
            "squares": [f"{square} {text}".rstrip(" !") for its, square, text in drawn if its == kind],
        }
        for name in names
        for kind, sentence in LEGENDS[name].items()
    ]
    return [line for line in lines if line["squares"]]


def mobility(position: Position) -> dict[Color, list[str]]:
    """Where each side could play, if it were its turn."""
    turns = {color: position.with_to_move(color) for color in Color}
    return {color: _squares(turn) for color, turn in turns.items()}


def _squares(position: Position) -> list[str]:
    return [move for move in position.legal_moves() if move != PASS]


def _legal(position: Position) -> list[Mark]:
    return [("legal", square, "") for square in _squares(position)]


def _flips(position: Position) -> list[Mark]:
    return [("flips", square, str(len(as_othello(position).flips(square)))) for square in _squares(position)]


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


def _danger(position: Position) -> list[Mark]:
    """Beside an empty corner: the moves after which the other side can take it."""
    if position.to_move is None:
        return []
    given = {square for corner in features(position).corners for square in corner.gives[position.to_move]}
    return [("danger", square, "!") for square in position.game.squares if square in given]


def _exact(position: Position) -> list[Mark]:
    """The result of each move; none where so many ask at once that counting takes too long."""
    try:
        return _results(VALUES.of(position))
    except OutOfTime:
        return []


def _results(values: Mapping[Move, int]) -> list[Mark]:
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
    "danger": _danger,
    "flips": _flips,
    "exact": _exact,
}
"""How each overlay is drawn, the lowest first."""

SAMPLES: dict[str, tuple[tuple[str, str], ...]] = {
    "legal": (("legal", ""),),
    "flips": (("flips", "3"),),
    "mobility": (("moves-black", ""), ("moves-white", "")),
    "frontier": (("frontier", ""),),
    "stable": (("stable", ""),),
    "parity": (("odd", "3"), ("even", "2")),
    "danger": (("danger", "!"),),
    "exact": (("win", "+6"), ("draw", "="), ("loss", "−6")),
}
"""The kinds of marks of each overlay, each with a text that it may have."""
