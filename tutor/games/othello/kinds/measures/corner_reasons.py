"""What is said of corners beside the measures: what keeps the other side out, what opens a
line, which corner can wait, and when every move gives one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.games.base import PASS, Position, Square
from tutor.games.judgement import Reason
from tutor.games.kinds.moves import moves_of, play_out
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.moves.edges import corners
from tutor.games.othello.kinds.moves.lines import closing_lines, mover
from tutor.games.othello.overlays import gifts
from tutor.games.othello.rules.explain import Line
from tutor.games.othello.rules.position import as_othello

if TYPE_CHECKING:
    from tutor.games.othello.kinds.measures.move_feedback import Judged


def keeps_out(position: Position, told: Reason, wrong: Sequence[Square]) -> Reason:
    """The reason `told`; of a right move that gives no corner it says what the wrong moves give."""
    if told.code != "gives-no-corner":
        return told
    moves = measure_moves(position)
    giving = [move for move in wrong if moves[move].gives]
    if len(giving) == len(moves) - 1:
        return Reason("only-safe-move", color=told.color, square=told.square)
    if not giving:
        return told
    tempting = max(giving, key=lambda move: moves[move].flips)
    given = moves[tempting].gives[0]
    return Reason("others-give", color=told.color, square=told.square, move=tempting, stop=given)


def line_opens(position: Position, move: Square, corner: Square) -> Reason | None:
    """That the move opens a line: the other side can take the corner once it has the far end of that line."""
    color = mover(position)
    after = as_othello(position.play(move))
    game = position.game
    columns, rows = game.columns, game.rows

    def at(square: Square) -> tuple[int, int]:
        return columns.index(square[0]), rows.index(square[1:])

    (x, y), (to_x, to_y) = at(corner), at(move)
    step = to_x - x, to_y - y
    place = to_x, to_y
    while 0 <= place[0] < len(columns) and 0 <= place[1] < len(rows):
        square = columns[place[0]] + rows[place[1]]
        if square not in game.squares:
            return None
        if after.at(square) is not color:
            return Reason("line-opens", color=color, square=move, stop=corner)
        place = place[0] + step[0], place[1] + step[1]
    return None


def bridge(position: Position, move: Square, corner: Square) -> tuple[Line, ...]:
    """The other side's line from an empty corner over a move beside it, as far as it goes now."""
    turned = as_othello(position.play(move)).with_to_move(mover(position).other)
    return tuple(line for line in turned.explain(corner).lines if move in line.run)


def into_corner(position: Position, move: Square) -> tuple[Square, tuple[Line, ...]] | None:
    """The first corner into which one's own line leads after a move, with that line."""
    own = as_othello(position.play(move)).with_to_move(mover(position))
    for corner in corners(position.game):
        if corner in own.legal_moves():
            return corner, tuple(closing_lines(own, corner))
    return None


def can_wait(position: Position, move: Square, best: Square) -> Reason | None:
    """That a corner can wait: the other side cannot take it, neither now nor after the best move."""
    moves, color = measure_moves(position), mover(position)
    in_reach = move in moves[best].gives or move in position.with_to_move(color.other).legal_moves()
    if not moves[move].takes_corner or in_reach:
        return None
    return Reason("corner-can-wait", color=color, square=move)


def line_broken(position: Position, move: Square) -> Reason | None:
    """That a move flips the disc at the end of the only line into a corner that the other side had."""
    color, after = mover(position), position.play(move)
    turned = position.with_to_move(color.other)
    if after.to_move is not color.other:
        return None
    reached = set(turned.legal_moves()) - set(after.legal_moves())
    kept = [corner for corner in corners(position.game) if corner in reached and corner != move]
    lines = [(corner, line) for corner in kept for line in closing_lines(turned, corner)]
    if len(lines) != 1:
        return None
    corner, line = lines[0]
    if line.stop is None or after.at(line.stop) is not color:
        return None
    return Reason("line-loses-end", color=color, square=move, move=corner, stop=line.stop)


def safe_moves(position: Position) -> int | None:
    """How many moves of the side to move give no corner away; None where it has no move."""
    moves = moves_of(position)
    return len(moves) - len(gifts(position)) if moves else None


def safe_replies(position: Position, move: Square) -> int | None:
    """How many answers to a move give no corner away; None where the other side cannot answer."""
    after = position.play(move)
    return safe_moves(after) if after.to_move is mover(position).other else None


def leaves_safe(judged: Judged, move: Square) -> Reason | None:
    """That a move leaves an answer which gives no corner away, where the best move leaves only gifts."""
    position = judged.position
    if _is_misere(position) or safe_replies(position, judged.best) != 0 or not safe_replies(position, move):
        return None
    return Reason("leaves-safe", color=mover(position), square=move)


def only_gifts(judged: Judged, move: Square) -> Reason | None:
    """That after the answer every move of one's own gives a corner away, but not so after the best move."""
    if _is_misere(judged.position) or _own_safe(judged, move) != 0 or not _own_safe(judged, judged.best):
        return None
    return Reason("only-gifts", color=mover(judged.position), square=move, stop=judged.answer(move))


def _is_misere(position: Position) -> bool:
    """Whether a corner is nothing to be kept."""
    return board_of(position).game.variant.fewest_wins


def _own_safe(judged: Judged, move: Square) -> int | None:
    position, answer = judged.position, judged.answer(move)
    if answer == PASS:
        return None
    after = play_out(position, (move, answer))
    return safe_moves(after) if after.to_move is mover(position) else None


REASONS: dict[str, tuple[str, ...]] = {
    # right: after every other move color.other can take a corner
    "only-safe-move": ("color", "square"),
    # right: color.other can take no corner, and after `move` it could take `stop`
    "others-give": ("color", "square", "move", "stop"),
    # right: flips the disc on `stop`, the end of color.other's one line into the corner `move`
    "line-loses-end": ("color", "square", "move", "stop"),
    # wrong: color.other takes the corner `stop` as soon as it has the far end of the line over the square
    "line-opens": ("color", "square", "stop"),
    # wrong: the square is a corner that color.other cannot take, so that there is time for it
    "corner-can-wait": ("color", "square"),
    # right: every answer of color.other gives a corner away
    "all-gifts": ("color", "square"),
    # wrong: color.other has an answer that gives no corner away, and after the best move it has none
    "leaves-safe": ("color", "square"),
    # wrong: color.other answers `stop`, and then every move of `color` gives a corner away
    "only-gifts": ("color", "square", "stop"),
}
