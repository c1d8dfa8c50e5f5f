"""What is said of corners beside the measures: what keeps the other side out, and which corner can wait."""

from collections.abc import Sequence

from tutor.games.base import Position, Square
from tutor.games.judgement import Reason
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.moves.edges import corners
from tutor.games.othello.kinds.moves.lines import closing_lines, mover
from tutor.games.othello.rules.position import as_othello


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
}
