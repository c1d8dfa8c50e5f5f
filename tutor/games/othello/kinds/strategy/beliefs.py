"""Beliefs of players who follow a single rule of good play, and which wrong taps show each.

A wrong tap shows a belief only on a board where the belief points to no good move and to few of the moves:
there a random move seldom looks like it.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import edge, places
from tutor.games.othello.engine.features.regions import split
from tutor.games.othello.engine.features.stability import stable
from tutor.games.othello.rules.position import OthelloPosition, as_othello
from tutor.games.othello.rules.shape import Shape

Belief = Callable[[OthelloPosition], set[Move]]
"""Finds the moves that a belief points to; none where it says nothing about the board."""

REVEALING_SHARE = 0.35
"""A board shows a belief only if the belief points to at most this share of its moves."""


@lru_cache(maxsize=1024)
def believed(position: Position) -> Mapping[str, frozenset[Move]]:
    """The moves that each belief points to on a board."""
    board = as_othello(position)
    return {code: frozenset(belief(board)) for code, belief in BELIEFS.items()}


def revealing_beliefs(position: Position, good: Collection[Move]) -> Iterator[tuple[str, frozenset[Move]]]:
    """The beliefs that a wrong move can show, with the moves of each, where the moves `good` are right."""
    for code, moves in believed(position).items():
        few = len(moves) <= REVEALING_SHARE * len(position.legal_moves())
        if code in MENDED and moves and few and not moves.intersection(good):
            yield code, moves


def _moves(board: OthelloPosition) -> list[Square]:
    return [move for move in board.legal_moves() if move != PASS]


def _corners(shape: Shape) -> int:
    return shape.bits(tuple(place.square for place in places(shape)))


def _discs(board: OthelloPosition, color: Color) -> int:
    return board.black if color is Color.BLACK else board.white


def _open(board: OthelloPosition, color: Color) -> int:
    """The squares where a side could play, as a bitboard."""
    return board.game.placements(board.black, board.white, color, board.supply)


def _mover(board: OthelloPosition) -> Color:
    assert board.to_move is not None
    return board.to_move


def _most(board: OthelloPosition, count: Callable[[OthelloPosition, Color], float]) -> set[Move]:
    """The moves after which the count is highest for the side that made them."""
    found = {move: count(board.play(move), _mover(board)) for move in _moves(board)}
    return {move for move, worth in found.items() if worth == max(found.values(), default=0)}


def _flips(board: OthelloPosition) -> dict[Move, int]:
    return {move: len(board.flips(move)) for move in _moves(board)}


def _most_discs(board: OthelloPosition) -> set[Move]:
    flips = _flips(board)
    return {move for move in flips if flips[move] == max(flips.values())}


def _fewest_flips(board: OthelloPosition) -> set[Move]:
    flips = _flips(board)
    return {move for move in flips if flips[move] == min(flips.values())}


def _corner(board: OthelloPosition) -> set[Move]:
    return set(board.game.shape.names(board.placements & _corners(board.game.shape)))


def _near_corner(board: OthelloPosition) -> set[Move]:
    """The moves on an X- or a C-square of an empty corner."""
    beside = {
        square
        for place in places(board.game.shape)
        if board.at(place.square) is None
        for square in (*place.x_squares, *place.c_squares)
    }
    return beside & set(board.legal_moves())


def _never_near(board: OthelloPosition) -> set[Move]:
    """The moves that leave the fewest answers, of those that are not beside an empty corner."""
    near = _near_corner(board)
    return _fewest_answers(board, [move for move in _moves(board) if move not in near])


def _fewest_answers(board: OthelloPosition, moves: Collection[Move]) -> set[Move]:
    other = _mover(board).other
    answers = {move: _open(board.play(move), other).bit_count() for move in moves}
    return {move for move in answers if answers[move] == min(answers.values())}


def _edge(board: OthelloPosition) -> set[Move]:
    shape = board.game.shape
    return set(board.legal_moves()) & set(edge(shape)) - set(shape.names(_corners(shape)))


def _in_even_regions(board: OthelloPosition) -> set[Move]:
    """The moves in even regions that leave the fewest answers, where a move in an odd one is legal."""
    shape = board.game.shape
    regions = split(shape, shape.mask & ~(board.black | board.white))
    odd = sum(region for region in regions if region.bit_count() % 2)
    return _fewest_answers(board, shape.names(board.placements & ~odd)) if odd & board.placements else set()


def _count_stable(board: OthelloPosition, side: Color) -> int:
    black, white = stable(board.game.shape, board.black, board.white)
    return (black if side is Color.BLACK else white).bit_count()


def _stable_now(board: OthelloPosition) -> set[Move]:
    """The moves that make most stable discs; none where no move makes one."""
    if not any(_count_stable(board.play(move), _mover(board)) for move in _moves(board)):
        return set()
    return _most(board, _count_stable)


def _gives_a_corner(board: OthelloPosition) -> set[Move]:
    """The moves that leave the fewest answers, of those that let the other side take a corner."""
    every, other = _corners(board.game.shape), _mover(board).other
    return _fewest_answers(board, [move for move in _moves(board) if _open(board.play(move), other) & every])


def _frontier(board: OthelloPosition, side: Color) -> int:
    shape = board.game.shape
    empties = shape.mask & ~(board.black | board.white)
    return (_discs(board, side) & shape.beside(empties)).bit_count()


def _stops_at_own_move(board: OthelloPosition) -> set[Move]:
    """The moves that look best before the answer, if an answer to them hurts."""
    own = _most(
        board, lambda after, side: _open(after, side).bit_count() - _open(after, side.other).bit_count()
    )
    return {move for move in own if _hurts(board.play(move), board.to_move)}


def _hurts(after: OthelloPosition, side: Color | None) -> bool:
    """Whether an answer takes a corner, or leaves this side no move or only moves that give a corner."""
    if side is None or after.to_move is not side.other:
        return False
    every = _corners(after.game.shape)
    for answer in after.legal_moves():
        then = after.play(answer)
        if answer in after.game.shape.names(every) or then.to_move is not side:
            return True
        gifts = (then.play(move).placements & every for move in then.legal_moves())
        if not then.placements & every and all(gifts):
            return True
    return False


BELIEFS: Mapping[str, Belief] = {
    "most-discs": _most_discs,
    "corner-at-any-price": _corner,
    "near-corner": _near_corner,
    "never-x-or-c": _never_near,
    "edge-always": _edge,
    "fewest-flips-always": _fewest_flips,
    "count-only-theirs": lambda board: _fewest_answers(board, _moves(board)),
    "count-only-mine": lambda board: _most(board, lambda after, side: _open(after, side).bit_count()),
    "walls-are-strong": lambda board: _most(board, _frontier),
    "stable-now": _stable_now,
    "sacrifice-always": _gives_a_corner,
    "last-move-forgotten": _in_even_regions,
    "stops-at-my-move": _stops_at_own_move,
}
"""The beliefs by code."""

MENDED: Mapping[str, str] = {
    "corner-at-any-price": "corners",
    "fewest-flips-always": "mobility",
    "stops-at-my-move": "look-ahead",
    "never-x-or-c": "x-and-c-squares",
    "stable-now": "stable-discs",
    "walls-are-strong": "walls-and-quiet-moves",
    "count-only-theirs": "both-sides-moves",
    "count-only-mine": "both-sides-moves",
    "sacrifice-always": "giving-a-corner",
    "last-move-forgotten": "parity",
}
"""The beliefs of which only teachers are told, and the lesson against each."""
