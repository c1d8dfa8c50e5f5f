"""How far the goal of a game is: decided by the rules and by what boards say.

A goal belongs to one side. The moves of that side are counted, its passes are not. After each move a goal is
open, reached, or out of reach. Once it is reached or out of reach, it stays so.
"""

from collections.abc import Sequence
from functools import cache

from tutor.games.base import PASS, Game, Move, Position, Square
from tutor.games.color import Color
from tutor.games.goals import Progress, Standing
from tutor.games.othello.engine.features.board_features import board_of, frontier, stable_discs
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.goals import Goal


@cache
def corners(game: Game) -> frozenset[Square]:
    """The squares that no line can pass through."""
    return frozenset(place.square for place in places(board_of(game.start()).game.shape))


def moves_of(position: Position, color: Color) -> tuple[Square, ...]:
    """Where a side could play if it were its turn."""
    return tuple(move for move in position.with_to_move(color).legal_moves() if move != PASS)


def progress(goal: Goal, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> Progress:
    """How far a goal is after these moves; `positions` are the board at first and after each move."""
    own = 0
    run = 0
    for number, move in enumerate(moves, 1):
        before, after = positions[number - 1], positions[number]
        is_own = before.to_move is side and move != PASS
        own += is_own
        if is_own and goal.kind == "keep-moves":
            run = run + 1 if len(moves_of(after, side.other)) <= goal.number("most") else 0
        standing = _after(goal, side, before, move, after, own, run)
        if standing != "open":
            return Progress(standing, own, number)
    return Progress("open", own)


def _after(
    goal: Goal, side: Color, before: Position, move: Move, after: Position, own: int, run: int
) -> Standing:
    """How a goal stands after one more move."""
    over = after.to_move is None
    is_own = before.to_move is side and move != PASS
    within = goal.number("within")
    match goal.kind:
        case "finish" | "win" | "not-lose" | "margin" | "last-move":
            return _at_end(goal, side, before, move, after) if over else "open"
        case "take-corner":
            if is_own and move in corners(after.game):
                return "reached"
            none_left = all(after.at(corner) for corner in corners(after.game))
            return "gone" if over or none_left or (is_own and own >= within) else "open"
        case "give-no-corner":
            if before.to_move is not side and move in corners(after.game):
                return "gone"
            answered = own >= goal.number("moves") and (not is_own or not moves_of(after, side.other))
            return "reached" if over or answered else "open"
        case "keep-moves":
            if run >= goal.number("turns"):
                return "reached"
            possible = run + within - own
            return "gone" if over or possible < goal.number("turns") else "open"
        case "make-pass":
            if is_own and not over and not moves_of(after, side.other):
                return "reached"
            return "gone" if over or (is_own and own >= within) else "open"
        case "stable":
            if own and len(stable_discs(after, side)) >= goal.number("discs"):
                return "reached"
            return "gone" if over or (is_own and own >= within) else "open"
        case "frontier":
            if not (over or (is_own and own >= within)):
                return "open"
            return "reached" if len(frontier(after, side)) <= goal.number("most") else "gone"
        case "more-moves":
            if not (over or (is_own and own >= within)):
                return "open"
            ahead = len(moves_of(after, side)) - len(moves_of(after, side.other))
            return "reached" if not over and ahead >= goal.number("by") else "gone"


def _at_end(goal: Goal, side: Color, before: Position, move: Move, after: Position) -> Standing:
    outcome = after.outcome()
    if goal.kind == "finish" or outcome is None:
        return "reached"
    if goal.kind == "last-move":
        return "reached" if before.to_move is side and move != PASS else "gone"
    if goal.kind == "not-lose":
        return "reached" if outcome.winner is not side.other else "gone"
    margin = abs(outcome.margin)
    reached = outcome.winner is side and margin >= goal.number("by")
    return "reached" if reached else "gone"
