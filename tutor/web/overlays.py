"""A feature of a board as a page draws it over the squares, with a legend that says the same in words.

What is marked is asked of the engine. The shape of each kind of mark is drawn in templates/board.html.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tutor.engine.endgame import values_of
from tutor.engine.features import Features, features
from tutor.lessons.model import Overlay
from tutor.rules import PASS, Color, Position
from tutor.web.board_view import View
from tutor.web.wording import Wording
from tutor.web.wording.overlays import LEGENDS


class Mark(NamedTuple):
    """What is drawn on one square: a shape, and sometimes a number."""

    square: str
    kind: str
    text: str = ""


Draw = Callable[[Position], Iterator[Mark]]


def overlay_view(wording: Wording, position: Position, name: Overlay) -> View:
    """The marks of an overlay in board order, and a line of legend for each kind with its squares."""
    color = position.to_move or Color.BLACK
    order = position.game.squares.index
    marks = sorted(_MARKS[name](position), key=lambda mark: order(mark.square))
    return {
        "marks": [mark._asdict() for mark in marks],
        "legend": [
            {
                "kind": kind,
                "say": wording.say(sentence, color),
                "squares": [f"{mark.square} {mark.text}".strip() for mark in marks if mark.kind == kind],
            }
            for kind, sentence in LEGENDS[name].items()
            if any(mark.kind == kind for mark in marks)
        ],
    }


def _mobility(position: Position) -> Iterator[Mark]:
    found = features(position)
    both = set(found.black.moves) & set(found.white.moves)
    for color in Color:
        for square in found.of(color).moves:
            if square not in both or color is Color.BLACK:
                yield Mark(square, "both" if square in both else color.value)


def _flips(position: Position) -> Iterator[Mark]:
    for move in position.legal_moves():
        if move != PASS:
            yield Mark(move, "flips", str(len(position.flips(move))))


def _discs(kind: str, pick: Callable[[Features, Color], tuple[str, ...]]) -> Draw:
    """Marks the discs of both sides that have a feature."""

    def marks(position: Position) -> Iterator[Mark]:
        found = features(position)
        for color in Color:
            for square in pick(found, color):
                yield Mark(square, kind)

    return marks


def _parity(position: Position) -> Iterator[Mark]:
    for region in features(position).regions:
        for square in region.squares:
            yield Mark(square, "odd" if region.is_odd else "even", str(len(region.squares)))


def _danger(position: Position) -> Iterator[Mark]:
    corners = features(position).corners
    for square in {square for corner in corners for color in Color for square in corner.gives[color]}:
        yield Mark(square, "danger")


def _exact(position: Position) -> Iterator[Mark]:
    for move, value in values_of(position).items():
        if move != PASS:
            end = "win" if value > 0 else "loss" if value else "draw"
            yield Mark(move, end, f"{value:+d}".replace("-", "−") if value else "0")


_MARKS: dict[Overlay, Draw] = {
    "mobility": _mobility,
    "flips": _flips,
    "frontier": _discs("frontier", lambda found, color: found.of(color).frontier),
    "stable": _discs("stable", lambda found, color: found.of(color).stable),
    "parity": _parity,
    "danger": _danger,
    "exact": _exact,
}
