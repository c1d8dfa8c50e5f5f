"""Owns what a wrong answer points to: the codes of misconceptions, told from taps by comparing sets.

T are the taps, R the right answer, W the answer of a wrong rule. T = W names the rule. Otherwise extra
taps (T-R) that all lie in W-R, or missed ones (R-T) that all lie in R-W, point to it. Several may fit: all
are kept.
"""

from collections.abc import Mapping, Set

from tutor.games.base import PASS, Position
from tutor.games.othello.rules.position import as_othello
from tutor.puzzles.geometry import bridges, corners, edges, turn_over
from tutor.puzzles.goals import Answer, Task
from tutor.puzzles.kinds.measures import measure_moves
from tutor.puzzles.kinds.naming import tap_square
from tutor.puzzles.lines import closing_lines, mover
from tutor.puzzles.reasons import Square
from tutor.puzzles.wrong_rules import Squares, wrong_flips, wrong_moves

MISCONCEPTIONS = (
    "touch-is-enough",  # beside an opposing disc is enough
    "beside-own",  # one's own group may be continued
    "wrong-side",  # plays the other colour
    "occupied",  # a disc can be put on a taken square
    "beyond-own",  # the line goes on behind one's own disc
    "through-gap",  # an empty square inside the line does not matter
    "edge-closes",  # the edge or a corner closes a line
    "misses-diagonals",  # only rows and columns count
    "one-line",  # a move flips one line
    "nearest-only",  # only touching discs turn
    "neighbours-flip",  # all touching opposing discs turn
    "ends-flip",  # the closing disc turns too
    "chain-reaction",  # turned discs turn others
    "any-two",  # discs between any two own discs turn
    "may-leave",  # one may choose what to flip
    "pass-optional",  # pass when moves look bad
    "never-pass",  # there must be a move
    "pass-ends-game",  # one pass ends the game
    "full-board-only",  # the game goes on until the board is full
    "raw-count",  # empty squares do not count
    "more-now-better",  # most flips is best
    "x-looks-good",  # diagonally beside an empty corner is good
    "c-looks-good",  # straight beside an empty corner is good
    "edge-always",  # an edge square is always good
    "row-col-swap",  # number before letter
    "rows-from-bottom",  # rows counted as in chess
    "columns-from-right",  # columns lettered from the right
    "placed-but-not-flipped",  # the new disc counted, the flipped one not
    "flip-without-placing",  # the flipped disc counted, the new one not
)

_ADDING = {
    "touch-is-enough",
    "beside-own",
    "beyond-own",
    "through-gap",
    "edge-closes",
    "neighbours-flip",
    "chain-reaction",
    "any-two",
}
_LEAVING_OUT = {"misses-diagonals", "nearest-only"}


def find_misconceptions(task: Task, answer: Answer) -> tuple[str, ...]:
    """The codes that an answer points to, in the order of MISCONCEPTIONS; () for a right one."""
    taps = frozenset(answer)
    if task.select == "many":
        found = set() if taps == frozenset(task.answers) else _told_by_set(task, taps)
    elif task.select == "choice":
        found = set().union(*(task.replies[key].misconceptions for key in taps))
    else:
        found = set().union(*(_told_by_square(task, tap) for tap in taps if not _is_right(task, tap)))
    return tuple(code for code in MISCONCEPTIONS if code in found)


def _is_right(task: Task, tap: str) -> bool:
    return tap in task.answers or (task.judged is not None and task.judged.is_sound(tap))


def _compare(
    taps: Squares, right: Squares, wrong: Mapping[str, Squares], added: Set[str], left_out: Set[str]
) -> set[str]:
    """The wrong rules that name these taps, or else those they point to by what was added or left out."""
    named = {code for code, squares in wrong.items() if squares == taps != right}
    extras, missed = taps - right, right - taps
    by_extras = {code for code in added if extras and extras <= wrong.get(code, right) - right}
    by_missed = {code for code in left_out if missed and missed <= right - wrong.get(code, right)}
    return named or by_extras | by_missed


def _told_by_set(task: Task, taps: Squares) -> set[str]:
    right, position = frozenset(task.answers), task.position
    if task.kind == "all-legal-moves":
        wrong = wrong_moves(position)
        return _compare(taps, right, wrong, _ADDING, _LEAVING_OUT) | _told_by_moves(position, taps)
    if task.move is None:
        return _told_by_marks(task, taps)
    wrong = wrong_flips(position, task.move)
    if task.kind == "flips":
        return _compare(taps, right, wrong, _ADDING, _LEAVING_OUT) | _told_by_flips(position, task.move, taps)
    faults = wrong_faults(task, wrong)
    return _compare(taps, right, faults, faults.keys(), faults.keys()) | _told_by_faults(task, taps)


def _told_by_marks(task: Task, taps: Squares) -> set[str]:
    """Where discs of one side are marked: discs of the other side are, and none of the right ones."""
    other = frozenset(task.position.pieces(task.color.other))
    return {"wrong-side"} if taps and taps <= other else set()


def _told_by_moves(position: Position, taps: Squares) -> set[str]:
    legal = frozenset(position.legal_moves())
    theirs = frozenset(position.with_to_move(mover(position).other).legal_moves())
    found = set()
    if taps and taps <= theirs and not taps & legal:
        found.add("wrong-side")
    if any(position.at(square) for square in taps):
        found.add("occupied")
    return found


def _told_by_flips(position: Position, move: Square, taps: Squares) -> set[str]:
    lines = closing_lines(position, move)
    found = set()
    if len(lines) > 1 and taps in [frozenset(line.run) for line in lines]:
        found.add("one-line")
    if taps & frozenset(line.stop for line in lines if line.stop):
        found.add("ends-flip")
    missed = frozenset(as_othello(position).flips(move)) - taps
    if any(missed == frozenset(line.run) and opens_corner(position, move, missed) for line in lines):
        found.add("may-leave")
    return found


def opens_corner(position: Position, move: Square, line: Squares) -> bool:
    """Whether one would rather leave this line: only because it turns can the other side take a corner."""
    after = position.play(move)
    given = frozenset(corners(position.game)).intersection(after.legal_moves())
    kept = turn_over(after, line)
    return bool(given) and not given & frozenset(kept.legal_moves())


def wrong_faults(task: Task, wrong: dict[str, Squares]) -> dict[str, Squares]:
    """Misconception -> the faults one sees who would have flipped otherwise."""
    color = mover(task.position)
    opposing = frozenset(task.position.pieces(color.other))
    turned = opposing.intersection(task.after.pieces(color)) if task.after else frozenset()
    own_turned = frozenset(task.answers).intersection(task.position.pieces(color))
    return {code: (turned ^ (flips & opposing)) | own_turned for code, flips in wrong.items()}


def _told_by_faults(task: Task, taps: Squares) -> set[str]:
    forgotten = frozenset(task.answers).intersection(as_othello(task.position).flips(task.move or ""))
    return {"may-leave"} if forgotten and taps == frozenset(task.answers) - forgotten else set()


def _told_by_square(task: Task, tap: str) -> set[str]:
    """What one wrong tap points to where one square is asked for."""
    position = task.position
    if task.wanted:
        return set(tap_square(position.game, task.wanted, tap).misconceptions)
    if tap == PASS:
        return {"pass-optional"}
    if tap in position.legal_moves():
        return _told_by_measure(position, tap)
    found = {"never-pass"} if task.answers == (PASS,) else set()
    if position.at(tap):
        return found | {"occupied"}
    return found | {code for code, squares in wrong_moves(position).items() if tap in squares}


def _told_by_measure(position: Position, tap: Square) -> set[str]:
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
