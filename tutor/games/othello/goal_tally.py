"""How near an open goal is, by what it counts: moves left to the other side, corners, stable discs."""

from collections.abc import Sequence

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.engine.features.board_features import frontier, stable_discs
from tutor.games.othello.goals import Goal
from tutor.games.othello.play_goals import corners, moves_of


def tally(
    goal: Goal, side: Color, positions: Sequence[Position], moves: Sequence[Move]
) -> tuple[Reason, ...]:
    """What is counted on the way to a goal; `positions` are the board at first and after each move."""
    now, other = positions[-1], side.other
    match goal.kind:
        case "keep-moves":
            left = moves_left(side, positions, moves)
            run, most, turns = 0, goal.number("most"), goal.number("turns")
            while run < len(left) and left[-1 - run] <= most:
                run += 1
            after = [Reason("replies-left", color=side, n=left[-1], of=most)] if left else []
            return (*after, Reason("turns-running", n=run, of=turns))
        case "make-pass":
            left = moves_left(side, positions, moves)
            return (Reason("replies-to-none", color=side, n=left[-1]),) if left else ()
        case "take-corner":
            return (Reason("corners-empty", n=sum(now.at(corner) is None for corner in corners(now.game))),)
        case "give-no-corner":
            return (Reason("no-corner-lost", color=side),)
        case "stable":
            return (Reason("discs-stable", n=len(stable_discs(now, side)), of=goal.number("discs")),)
        case "frontier":
            return (Reason("discs-beside-empty", n=len(frontier(now, side)), of=goal.number("most")),)
        case "more-moves":
            ahead = len(moves_of(now, side)), len(moves_of(now, other))
            black, white = ahead if side is Color.BLACK else ahead[::-1]
            return (Reason("moves-ahead", color=side, black=black, white=white, n=goal.number("by")),)
        case "last-move":
            return (Reason("squares-empty", n=len(now.empties())),)
        case "margin":
            return (_discs("discs-ahead", now, side, goal.number("by")),)
        case "win" | "not-lose":
            return (_discs("discs-now", now),)
        case "finish":
            return ()


def _discs(code: str, now: Position, side: Color | None = None, n: int | None = None) -> Reason:
    black, white = now.score()
    return Reason(code, color=side, black=black, white=white, n=n)


def moves_left(side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> list[int]:
    """How many moves the other side had after each own move."""
    return [
        len(moves_of(positions[number + 1], side.other))
        for number, move in enumerate(moves)
        if positions[number].to_move is side and move != PASS
    ]


REASONS: dict[str, tuple[str, ...]] = {
    # color.other has n moves after the last own one; the goal is `of` or fewer
    "replies-left": ("color", "n", "of"),
    # n of the `of` turns that must go well one after another have done so
    "turns-running": ("n", "of"),
    # color.other has n moves after the last own one; the goal is none
    "replies-to-none": ("color", "n"),
    # n corners are empty
    "corners-empty": ("n",),
    # color.other has taken no corner
    "no-corner-lost": ("color",),
    # n own discs can never flip; the goal is `of`
    "discs-stable": ("n", "of"),
    # n own discs touch an empty square; the goal is `of` or fewer
    "discs-beside-empty": ("n", "of"),
    # the moves of both sides; the goal is n more for `color`
    "moves-ahead": ("color", "black", "white", "n"),
    # n squares are empty
    "squares-empty": ("n",),
    # the discs of both sides; the goal is to win by n
    "discs-ahead": ("color", "black", "white", "n"),
    # the discs of both sides
    "discs-now": ("black", "white"),
}
"""What is counted while a goal is open."""
