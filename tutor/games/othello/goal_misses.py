"""Why a goal of a game can no longer be reached: what the board shows at the move that decided it."""

from collections.abc import Sequence

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello import goal_tally
from tutor.games.othello.goals import Goal
from tutor.games.othello.play_goals import corners


def why_missed(
    goal: Goal, side: Color, positions: Sequence[Position], moves: Sequence[Move]
) -> Reason | None:
    """The reason why a goal became impossible; None where the result of the game says it.

    `positions` are the boards before the first move and after each; the last of `moves` made the goal
    impossible.
    """
    now, last = positions[-1], moves[-1]
    match goal.kind:
        case "give-no-corner":
            return Reason("corner-lost", color=side, stop=last)
        case "take-corner":
            if all(now.at(corner) for corner in corners(now.game)):
                return Reason("no-corner-left")
            return Reason("no-corner-taken", n=goal.number("within"))
        case "keep-moves":
            left, most = goal_tally.moves_left(side, positions, moves), goal.number("most")
            best = run = 0
            for n in left:
                run = run + 1 if n <= most else 0
                best = max(best, run)
            return Reason("longest-run", n=best, of=goal.number("turns"))
        case "make-pass":
            return Reason("never-passed", color=side)
        case "last-move":
            mover = next(
                before.to_move
                for before, move in zip(reversed(positions[:-1]), reversed(moves), strict=True)
                if move != PASS
            )
            return Reason("last-disc", color=side) if mover is side.other else None
        case "stable" | "frontier" | "more-moves" | "margin":
            return goal_tally.tally(goal, side, positions, moves)[0]
        case "win" | "not-lose" | "finish":
            return None


REASONS: dict[str, tuple[str, ...]] = {
    # color.other has taken the corner `stop`
    "corner-lost": ("color", "stop"),
    # n own moves are made, and none of them took a corner
    "no-corner-taken": ("n",),
    # a disc stands on every corner
    "no-corner-left": (),
    # at most n turns one after another went well; the goal is `of`
    "longest-run": ("n", "of"),
    # color.other had a move after each own move
    "never-passed": ("color",),
    # color.other placed the last disc
    "last-disc": ("color",),
}
"""Why a goal became impossible; what is counted on the way is in `goal_tally`."""
