"""What a learner with a misconception plays: one belief for each, in place of the rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random

from tests.pupils.weighing import Seen, corners
from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import edge, places
from tutor.games.othello.engine.features.regions import split
from tutor.games.othello.rules.position import OthelloPosition, as_othello

Belief = Callable[[OthelloPosition], set[Move]]
"""The moves that the belief points to on a board; none where it says nothing there."""


def plays(code: str, position: Position, seed: object = 0) -> Move:
    """What such a learner plays: a move of the belief, or any where it says nothing."""
    chance = Random(f"{code}/{seed}/{position.cells()}")
    board = as_othello(position)
    return chance.choice(sorted(BELIEFS[code](board)) or board.legal_moves())


def _after(board: OthelloPosition, move: Move) -> Seen:
    assert board.to_move is not None
    return Seen(board.play(move), board.to_move)


def _most(board: OthelloPosition, count: Callable[[Seen], float]) -> set[Move]:
    found = {move: count(_after(board, move)) for move in board.legal_moves() if move != PASS}
    return {move for move, worth in found.items() if worth == max(found.values(), default=0)}


def _flips(board: OthelloPosition) -> dict[Move, int]:
    return {move: len(board.flips(move)) for move in board.legal_moves() if move != PASS}


def _most_discs(board: OthelloPosition) -> set[Move]:
    flips = _flips(board)
    return {move for move in flips if flips[move] == max(flips.values())}


def _fewest_flips(board: OthelloPosition) -> set[Move]:
    flips = _flips(board)
    return {move for move in flips if flips[move] == min(flips.values())}


def _corner(board: OthelloPosition) -> set[Move]:
    return set(board.game.shape.names(board.placements & corners(board.game.shape)))


def _near_corner(board: OthelloPosition) -> set[Move]:
    """The moves on an X- or a C-square of an empty corner."""
    shape = board.game.shape
    beside = {
        square
        for place in places(shape)
        if board.at(place.square) is None
        for square in (*place.x_squares, *place.c_squares)
    }
    return beside & set(board.legal_moves())


def _never_near(board: OthelloPosition) -> set[Move]:
    """Of the moves on no such square those that leave the fewest answers."""
    near = _near_corner(board)
    return _fewest_answers(board, [move for move in board.legal_moves() if move not in near and move != PASS])


def _fewest_answers(board: OthelloPosition, moves: Collection[Move]) -> set[Move]:
    answers = {move: _after(board, move).theirs.bit_count() for move in moves}
    return {move for move in answers if answers[move] == min(answers.values())}


def _edge(board: OthelloPosition) -> set[Move]:
    shape = board.game.shape
    return set(board.legal_moves()) & set(edge(shape)) - set(shape.names(corners(shape)))


def _in_even_regions(board: OthelloPosition) -> set[Move]:
    """Every empty square is worth the same: in an even region while there is an odd one, few answers left."""
    shape = board.game.shape
    regions = split(shape, shape.mask & ~(board.black | board.white))
    odd = sum(region for region in regions if region.bit_count() % 2)
    return _fewest_answers(board, shape.names(board.placements & ~odd)) if odd & board.placements else set()


def _stable_now(board: OthelloPosition) -> set[Move]:
    """Most stable discs at once; without a stable disc the belief says nothing."""
    if not max((_after(board, move).stable[0] for move in board.legal_moves() if move != PASS), default=0):
        return set()
    return _most(board, lambda seen: seen.stable[0])


def _gives_a_corner(board: OthelloPosition) -> set[Move]:
    """Of the moves after which the other side can take a corner those that leave few answers."""
    every = corners(board.game.shape)
    gifts = [move for move in board.legal_moves() if move != PASS and _after(board, move).theirs & every]
    return _fewest_answers(board, gifts)


def _stops_at_own_move(board: OthelloPosition) -> set[Move]:
    """The moves that look best before the answer, where it takes a corner or leaves only gifts."""
    own = _most(board, lambda seen: seen.mine.bit_count() - seen.theirs.bit_count())
    return {move for move in own if _hurts(board.play(move), board.to_move)}


def _hurts(after: OthelloPosition, side: Color | None) -> bool:
    """Whether an answer takes a corner, leaves this side no move, or only moves that give a corner."""
    if side is None or after.to_move is not side.other:
        return False
    every = corners(after.game.shape)
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
    "never-X-or-C": _never_near,
    "edge-always": _edge,
    "fewest-flips-always": _fewest_flips,
    "count-only-theirs": lambda board: _most(board, lambda seen: -seen.theirs.bit_count()),
    "count-only-mine": lambda board: _most(board, lambda seen: seen.mine.bit_count()),
    "walls-are-strong": lambda board: _most(
        board, lambda seen: (seen.own & seen.shape.beside(seen.empties)).bit_count()
    ),
    "stable-now": _stable_now,
    "sacrifice-always": _gives_a_corner,
    "last-move-forgotten": _in_even_regions,
    "stops-at-my-move": _stops_at_own_move,
}
"""By code what it plays."""
