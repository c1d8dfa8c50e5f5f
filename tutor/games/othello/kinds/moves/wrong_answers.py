"""Which wrong rules a wrong answer about moves points to, found by comparing sets.

T are the taps, R the right answer, W the answer by a wrong rule. T = W names the rule. Otherwise extra taps
(T-R) that all lie in W-R, or missed squares (R-T) that all lie in R-W, point to it. Several rules may fit:
all are returned.
"""

from collections.abc import Mapping, Set

from tutor.games.base import PASS, Position, Square
from tutor.games.geometry import turn_over
from tutor.games.kinds.kind import Task
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.moves.edges import bridges, corners, edges
from tutor.games.othello.kinds.moves.wrong_rules import Squares, wrong_moves

ADDING = {
    "touch-is-enough",
    "beside-own",
    "beyond-own",
    "through-gap",
    "edge-closes",
    "neighbours-flip",
    "chain-reaction",
    "any-two",
}
"""Wrong rules that are recognized by extra taps."""

LEAVING_OUT = {"misses-diagonals", "nearest-only"}
"""Wrong rules that are recognized by missed squares."""


def compare(
    taps: Squares,
    right: Squares,
    wrong: Mapping[str, Squares],
    added: Set[str] = frozenset(ADDING),
    left_out: Set[str] = frozenset(LEAVING_OUT),
) -> set[str]:
    """The wrong rules whose answer is exactly these taps; if there are none, those the taps point to.

    `added` are the rules that are recognized by extra taps, `left_out` those recognized by missed squares.
    """
    named = {code for code, squares in wrong.items() if squares == taps != right}
    extras, missed = taps - right, right - taps
    by_extras = {code for code in added if extras and extras <= wrong.get(code, right) - right}
    by_missed = {code for code in left_out if missed and missed <= right - wrong.get(code, right)}
    return named or by_extras | by_missed


def opens_corner(position: Position, move: Square, line: Squares) -> bool:
    """Whether only flipping this line gives the other side a corner: a learner may want to leave it."""
    after = position.play(move)
    given = frozenset(corners(position.game)).intersection(after.legal_moves())
    kept = turn_over(after, line)
    return bool(given) and not given & frozenset(kept.legal_moves())


def mistakes_of_move(task: Task, tap: str) -> set[str]:
    """The misconceptions that one wrong tap points to where a move is asked for."""
    position = task.position
    if tap == PASS:
        return {"pass-optional"}
    if tap in position.legal_moves():
        return _mistakes_of_legal(position, tap)
    found = {"never-pass"} if task.answers == (PASS,) else set()
    if position.at(tap):
        return found | {"occupied"}
    return found | {code for code, squares in wrong_moves(position).items() if tap in squares}


def _mistakes_of_legal(position: Position, tap: Square) -> set[str]:
    moves = measure_moves(position)
    found = set()
    if moves[tap].flips == max(move.flips for move in moves.values()):
        found.add("more-now-better")
    kind, corner = bridges(position.game).get(tap, ("", ""))
    if corner in moves[tap].gives:
        found.add(f"{kind}-looks-good")
    if tap in edges(position.game):
        found.add("edge-always")
    return found
