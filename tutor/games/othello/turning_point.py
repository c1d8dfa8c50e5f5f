"""Finds the one move that mattered most in a game with a goal.

It is the first own move after which the count of the goal fell, though another move would have kept it.
Without such a move it is the own move that lost most by a search two moves deep. The time of the searches is
limited: in a long game, the last moves may be left out.
"""

from collections.abc import Callable, Sequence
from time import monotonic

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.goals import TurningPoint
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.search import Search, deepening
from tutor.games.othello.goals import Goal
from tutor.games.othello.play_goals import corners, moves_of

DEPTH = 2
SECONDS = 0.25
"""After so much time no further search begins; everything together takes at most 0.3 s."""

LEAST = 2
"""A move that loses fewer discs than this is not mentioned."""

Keeps = Callable[[Position, Move, Position], bool]


def find_turning_point(
    goal: Goal, side: Color, positions: Sequence[Position], moves: Sequence[Move]
) -> TurningPoint | None:
    """The turning point of a game; None where no own move lost anything."""
    own = [
        number
        for number, move in enumerate(moves, 1)
        if move != PASS and positions[number - 1].to_move is side
    ]
    keeps = _keeping(goal, side)
    if keeps is not None:
        for number in own:
            before, move = positions[number - 1], moves[number - 1]
            if keeps(before, move, positions[number]):
                continue
            kept = [other for other in moves_of(before, side) if keeps(before, other, before.play(other))]
            if kept:
                values = _look(before)
                return TurningPoint(number, move, max(kept, key=lambda one: values.get(one, 0)), True)
    return _largest_drop(own, positions, moves)


def _keeping(goal: Goal, side: Color) -> Keeps | None:
    """Says whether a move keeps the count of the goal; None for a goal without a count for each move."""
    match goal.kind:
        case "give-no-corner":
            return lambda _, __, after: not corners(after.game).intersection(moves_of(after, side.other))
        case "take-corner":
            return lambda before, move, _: (
                move in corners(before.game) or not corners(before.game).intersection(moves_of(before, side))
            )
        case "keep-moves":
            return lambda _, __, after: len(moves_of(after, side.other)) <= goal.number("most")
        case "make-pass":
            return lambda before, move, after: (
                not moves_of(after, side.other)
                or all(moves_of(before.play(other), side.other) for other in moves_of(before, side))
            )
    return None


def _largest_drop(
    own: Sequence[int], positions: Sequence[Position], moves: Sequence[Move]
) -> TurningPoint | None:
    end = monotonic() + SECONDS
    found: tuple[float, TurningPoint] | None = None
    for number in own:
        if monotonic() > end:
            break
        move, values = moves[number - 1], _look(positions[number - 1])
        if move not in values:
            continue
        better = max(values, key=values.__getitem__)
        loss = values[better] - values[move]
        if loss >= LEAST and (found is None or loss > found[0]):
            found = loss, TurningPoint(number, move, better, False)
    return found[1] if found else None


def _look(position: Position) -> dict[Move, float]:
    """What each move is worth in discs, two moves deep; {} while discs are placed by hand."""
    here = bitboards(position)
    if here.game.in_opening(here.black | here.white):
        return {}
    board = board_of(here.game)
    found = Search(board).all(*board.sides(here), deepening(DEPTH))
    return {here.game.shape.names(one.disc)[0]: one.score / DISC for one in found}
