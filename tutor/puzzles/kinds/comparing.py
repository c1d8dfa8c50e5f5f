"""Owns the question which of two moves is better by a measure; the two stand in board order."""

from tutor.games.base import Position
from tutor.lessons.model import Measure
from tutor.puzzles.geometry import in_board_order
from tutor.puzzles.kinds.choices import Offer
from tutor.puzzles.kinds.measure_reasons import compare
from tutor.puzzles.kinds.measures import costs, require_countable, require_settled
from tutor.puzzles.options import Option
from tutor.puzzles.reasons import Square
from tutor.puzzles.unsolvable import UnsolvablePuzzle


def ask_better(position: Position, moves: tuple[Square, Square], measure: Measure) -> tuple[Offer, ...]:
    """Two legal moves that are not equally good."""
    legal = position.legal_moves()
    for move in moves:
        if move not in position.game.squares or move not in legal:
            raise UnsolvablePuzzle("puzzle.moves", f"`{move}` is no legal move here: it flips nothing")
    require_countable(position, measure)
    cost = costs(position, measure)
    if cost[moves[0]] == cost[moves[1]]:
        raise UnsolvablePuzzle("puzzle.moves", "both moves are equally good, so there is nothing to choose")
    require_settled(position, measure)  # last, since this takes longest
    one, other = in_board_order(position.game, frozenset(moves))
    return tuple(
        Offer(Option(move, "square", square=move), compare(position, measure, move, beside))
        for move, beside in ((one, other), (other, one))
    )
