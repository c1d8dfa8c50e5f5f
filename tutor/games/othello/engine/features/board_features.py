"""What a board says: mobility, frontier, stable discs, regions of empty squares, corners in danger.

Every feature is exact and follows from the rules core; evaluation.py says what features are worth.

>>> from tutor.games.color import Color
>>> from tutor.games.table import find_game
>>> start = features(find_game("othello").start())
>>> start.of(Color.BLACK).moves
('d3', 'c4', 'f5', 'e6')
>>> len(start.of(Color.BLACK).potential), start.of(Color.BLACK).frontier, len(start.regions)
(10, ('e4', 'd5'), 1)
"""

from dataclasses import dataclass

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import Corner, look_at, places
from tutor.games.othello.engine.features.regions import Region, split
from tutor.games.othello.engine.features.stability import stable
from tutor.games.othello.rules.position import OthelloPosition


@dataclass(frozen=True, slots=True)
class Side:
    """What a board says of one side; all squares are in board order.

    `moves`: where it could play if it were its turn. `potential`: the empty squares beside discs of the other
    side, where a move may arise. `frontier`: its discs beside an empty square; `inner`: its other discs.
    `stable`: its discs that are proven never to flip again.
    """

    moves: tuple[Square, ...]
    potential: tuple[Square, ...]
    frontier: tuple[Square, ...]
    inner: tuple[Square, ...]
    stable: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Features:
    """What a board says of both sides, whoever is to move."""

    black: Side
    white: Side
    regions: tuple[Region, ...]
    corners: tuple[Corner, ...]

    def of(self, color: Color) -> Side:
        return self.black if color is Color.BLACK else self.white


def features(position: Position) -> Features:
    """All features of a board; a TypeError for a game that is not Othello or a relative of it."""
    board = board_of(position)
    shape = board.game.shape
    stable_discs = stable(shape, board.black, board.white)
    return Features(
        _side(board, Color.BLACK, stable_discs[0]),
        _side(board, Color.WHITE, stable_discs[1]),
        regions(position),
        tuple(look_at(board, place) for place in places(shape)),
    )


def board_of(position: Position) -> OthelloPosition:
    """The position as bitboards; a TypeError where there are none."""
    if not isinstance(position, OthelloPosition):
        raise TypeError(f"{position.game.name!r} is no relative of Othello: its boards have other features")
    return position


def mobility(position: Position, color: Color) -> tuple[Square, ...]:
    """Where a side could play if it were its turn."""
    board = board_of(position)
    moves = board.game.placements(board.black, board.white, color, board.supply)
    return tuple(board.game.shape.names(moves))


def frontier(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side beside an empty square."""
    board = board_of(position)
    own, _ = _sides(board, color)
    return tuple(board.game.shape.names(own & board.game.shape.beside(_empties(board))))


def inner_discs(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side beside no empty square."""
    board = board_of(position)
    own, _ = _sides(board, color)
    return tuple(board.game.shape.names(own & ~board.game.shape.beside(_empties(board))))


def potential(position: Position, color: Color) -> tuple[Square, ...]:
    """The empty squares beside discs of the other side: nowhere else can the side get a move next."""
    board = board_of(position)
    _, opp = _sides(board, color)
    return tuple(board.game.shape.names(_empties(board) & board.game.shape.beside(opp)))


def stable_discs(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side that are proven never to flip again."""
    board = board_of(position)
    found = stable(board.game.shape, board.black, board.white)
    return tuple(board.game.shape.names(found[color is Color.WHITE]))


def regions(position: Position) -> tuple[Region, ...]:
    """The regions of empty squares."""
    board = board_of(position)
    shape = board.game.shape
    return tuple(Region(tuple(shape.names(bits))) for bits in split(shape, _empties(board)))


def _side(board: OthelloPosition, color: Color, stable_discs: int) -> Side:
    shape = board.game.shape
    own, opp = _sides(board, color)
    empties = _empties(board)
    rim = shape.beside(empties)
    moves = board.game.placements(board.black, board.white, color, board.supply)
    return Side(
        *(
            tuple(shape.names(bits))
            for bits in (moves, empties & shape.beside(opp), own & rim, own & ~rim, stable_discs)
        )
    )


def _sides(board: OthelloPosition, color: Color) -> tuple[int, int]:
    return (board.black, board.white) if color is Color.BLACK else (board.white, board.black)


def _empties(board: OthelloPosition) -> int:
    return board.game.shape.mask & ~(board.black | board.white)
