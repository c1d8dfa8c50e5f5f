"""What can be laid over a board of Othello: moves, flips, frontier, stable discs, regions, danger."""

from functools import lru_cache

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.family import LEGAL, Overlay
from tutor.games.judgement import Mark
from tutor.games.othello.engine.features.board_features import features, frontier, regions, stable_discs
from tutor.games.othello.play_goals import corners
from tutor.games.othello.rules.position import as_othello


def _moves(position: Position) -> list[str]:
    return [move for move in position.legal_moves() if move != PASS]


def mobility(position: Position) -> dict[Color, list[str]]:
    """Where each side could play, if it were its turn."""
    return {color: _moves(position.with_to_move(color)) for color in Color}


@lru_cache(maxsize=1024)
def gifts(position: Position) -> tuple[str, ...]:
    """The moves after which the other side can take a corner, beside that corner or not.

    Cached: each move of a board is compared with each other, by what may follow it.
    """
    here = as_othello(position)
    shape = here.game.shape
    wanted = shape.bits(tuple(corners(here.game)))
    return tuple([move for move in _moves(here) if here.play(move).placements & wanted])


def moves_counted(position: Position) -> list[Mark]:
    """A dot on each square where the side to move can play."""
    side = position.to_move or Color.BLACK
    return [(f"moves-{side.value}", square, "") for square in mobility(position)[side]]


def gifts_counted(position: Position) -> list[Mark]:
    """The same dots, with a mark of danger instead where the move gives a corner away."""
    given = gifts(position)
    return [("danger", mark[1], "!") if mark[1] in given else mark for mark in moves_counted(position)]


def _flips(position: Position) -> list[Mark]:
    here = as_othello(position)
    return [("flips", square, str(len(here.flips(square)))) for square in _moves(position)]


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
    """The moves beside an empty corner after which the other side can take that corner."""
    if position.to_move is None:
        return []
    given = {square for corner in features(position).corners for square in corner.gives[position.to_move]}
    return [("danger", square, "!") for square in position.game.squares if square in given]


OVERLAYS: dict[str, Overlay] = {
    "parity": Overlay(_parity, (("odd", "3"), ("even", "2"))),
    "legal": LEGAL,
    "mobility": Overlay(_mobility, (("moves-black", ""), ("moves-white", ""))),
    "frontier": Overlay(_frontier, (("frontier", ""),)),
    "stable": Overlay(_stable, (("stable", ""),)),
    "danger": Overlay(_danger, (("danger", "!"),), needs_turn=True),
    "flips": Overlay(_flips, (("flips", "3"),), needs_turn=True),
}
"""What can be laid over a board; the lowest layer comes first."""
