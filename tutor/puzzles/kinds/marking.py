"""Owns the puzzles that mark discs of one side by a feature: stable discs, and discs on the frontier."""

from functools import lru_cache

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import board_of, frontier, stable_discs
from tutor.games.othello.engine.features.stability import open_lines
from tutor.games.othello.rules.explain import Line
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.puzzles.bank.settled import unsettled
from tutor.puzzles.judgement import Remark
from tutor.puzzles.lines import axis, closing_lines, label
from tutor.puzzles.reasons import Reason, Square
from tutor.puzzles.unsolvable import UnsolvablePuzzle


def mark_stable(position: Position, color: Color) -> tuple[Square, ...]:
    """The stable discs of a side, where the board settles it for every one of its discs."""
    found = stable_discs(position, color)
    others = [square for square in position.pieces(color) if square not in found]
    _require_both(found, others, "can never flip again")
    for square in unsettled(position, color):
        raise UnsolvablePuzzle("board", f"does not settle whether `{square}` can still flip")
    return found


def mark_frontier(position: Position, color: Color) -> tuple[Square, ...]:
    """The discs of a side beside an empty square."""
    found = frontier(position, color)
    _require_both(found, [s for s in position.pieces(color) if s not in found], "are beside an empty square")
    return found


def _require_both(found: tuple[Square, ...], others: list[Square], which: str) -> None:
    if not found or not others:
        sentence = "none of these discs" if not found else "all of these discs"
        raise UnsolvablePuzzle("puzzle.side", f"{sentence} {which}, so there is nothing to find")


def explain_all_marked(kind: str, color: Color, n: int) -> Remark:
    """That every disc was found."""
    return Remark((Reason("all-stable-found" if kind == "mark-stable" else "all-frontier-found", n=n),))


def explain_unmarked(kind: str, position: Position, color: Color, square: Square) -> Remark:
    """Why a tapped square is not asked for."""
    disc = position.at(square)
    if disc is None:
        return Remark((Reason("square-is-empty", square=square),))
    if disc is not color:
        return Remark((Reason("disc-of-other-side", color=color, square=square),))
    if kind == "mark-frontier":
        return Remark((Reason("no-empty-beside", square=square),))
    return _explain_unstable(position, color, square)


def _explain_unstable(position: Position, color: Color, square: Square) -> Remark:
    """By which move the disc flips; or along which line nothing holds it."""
    for move, line in _flipping(position, color.other):
        if square in line.run:
            reason = Reason("can-flip-now", color=color, square=square, stop=move)
            return Remark((reason,), move, (line,), color.other)
    board = board_of(position)
    shape = board.game.shape
    direction = open_lines(shape, board.black, board.white, shape.bit(square))[0]
    way = axis(direction)
    name = label(position.game, direction, square)
    return Remark((Reason(f"not-held-on-{way}", square=square, label=name),))


@lru_cache(maxsize=64)  # a page judges every square of one board
def _flipping(position: Position, color: Color) -> tuple[tuple[Square, Line], ...]:
    """Every line that a side could close now, with its move."""
    turn = position.with_to_move(color)
    moves = (move for move in turn.legal_moves() if move in position.game.squares)
    return tuple((move, line) for move in moves for line in closing_lines(turn, move))


def explain_unfound(kind: str, position: Position, color: Color, square: Square) -> Remark:
    """Where to look for a disc that was not tapped; the disc itself stays unnamed."""
    if kind == "mark-stable":
        return Remark((Reason("missing-stable", color=color),))
    empty = next(
        near
        for way in DIRECTIONS
        for near in as_othello(position).ray(square, way)[:1]
        if position.at(near) is None
    )
    return Remark((Reason("missing-frontier", color=color, stop=empty),))
