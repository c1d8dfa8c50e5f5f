"""Owns what a referee says of a move made on a real board: which discs are forgotten or turned wrongly."""

from tutor.games.base import Position
from tutor.games.othello.rules.position import as_othello
from tutor.puzzles.geometry import draw, in_board_order, read_discs, turn_over
from tutor.puzzles.judgement import Remark
from tutor.puzzles.kinds.flip_reasons import find_standing
from tutor.puzzles.lines import closing_lines, mover, name_line
from tutor.puzzles.reasons import Reason, Square
from tutor.puzzles.wrong_rules import wrong_flips


def find_faults(position: Position, move: Square, after: Position) -> tuple[Square, ...]:
    """The squares that stand otherwise than the move leaves them, in board order."""
    right = position.play(move)
    squares = position.game.squares
    return in_board_order(
        position.game, {square for square in squares if after.at(square) is not right.at(square)}
    )


def table_with(position: Position, move: Square, faults: frozenset[Square]) -> str:
    """The diagram of what stands on the table after a move by which these discs came to stand wrongly."""
    return draw(position.game, read_discs(turn_over(position.play(move), faults)))


def likely_faults(position: Position, move: Square) -> frozenset[Square]:
    """The discs that stand wrongly when a beginner has turned them: by a wrong rule, or a line forgotten."""
    right = frozenset(as_othello(position).flips(move))
    for flipped in wrong_flips(position, move).values():
        if flipped != right:
            return right ^ flipped
    return frozenset(closing_lines(position, move)[0].run)


def is_forgotten(position: Position, move: Square, square: Square) -> bool:
    """Whether a fault is a disc that should have been turned."""
    return square in as_othello(position).flips(move)


def explain_fault(position: Position, move: Square, square: Square) -> Remark:
    """Why a fault is one."""
    color, standing = mover(position), find_standing(position, move, square)
    if is_forgotten(position, move, square):
        reason = Reason("was-forgotten", color=color, square=square, move=move, stop=standing.stop)
    elif position.at(square) is color:
        return Remark((Reason("turned-own-disc", color=color, square=square, move=move),))
    else:
        reason = Reason(f"turned-{standing.where}", color=color, square=square, move=move, stop=standing.stop)
    return Remark((reason,), move, standing.lines)


def explain_all_faults(position: Position, move: Square, faults: tuple[Square, ...]) -> Remark:
    """That all were found, and why each is a fault."""
    every = Reason("all-faults-found", color=mover(position), move=move, n=len(faults))
    told = (reason for fault in faults for reason in explain_fault(position, move, fault).reasons)
    return Remark((every, *told), move, closing_lines(position, move))


def explain_missing_fault(position: Position, move: Square, square: Square) -> Remark:
    """Where to look for a fault that was not found; the disc itself stays unnamed."""
    if not is_forgotten(position, move, square):
        return Remark((Reason("fault-turned", color=mover(position), move=move),), move)
    line = next(line for line in closing_lines(position, move) if square in line.run)
    named = name_line("fault-forgotten-on", position, move, line)
    reason = Reason(named.code, color=named.color, move=move, stop=named.stop, label=named.label)
    return Remark((reason,), move, (line,))


def explain_no_fault(position: Position, move: Square, square: Square) -> Remark:
    """Why a tapped square is as it should be."""
    color = mover(position)
    if square == move:
        return Remark((Reason("rightly-placed", color=color, square=square),), move)
    if position.at(square) is None:
        return Remark((Reason("square-is-empty", square=square),))
    if position.at(square) is color:
        return Remark((Reason("rightly-own", color=color, square=square),))
    standing = find_standing(position, move, square)
    if standing.where == "flips":
        reason = Reason("rightly-turned", color=color, square=square, move=move, stop=standing.stop)
    else:
        reason = Reason("rightly-left", color=color, square=square, move=move)
    return Remark((reason,), move, standing.lines)
