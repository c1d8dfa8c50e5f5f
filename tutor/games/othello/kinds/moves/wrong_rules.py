"""The wrong rules that beginners play by: for each, the squares that a pupil taps who believes it.

Every function here gives answers by a wrong rule under the code of its misconception; wrong_answers.py
compares them with real taps.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.othello.kinds.moves.edges import STRAIGHT
from tutor.games.othello.kinds.moves.lines import closing_lines, mover
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

Squares = frozenset[Square]


def _beside(position: Position, square: Square) -> Squares:
    return frozenset(near for way in DIRECTIONS for near in as_othello(position).ray(square, way)[:1])


def _empty_beside(position: Position, color: Color) -> Squares:
    discs = frozenset(position.pieces(color))
    return frozenset(square for square in position.empties() if _beside(position, square) & discs)


def _flipped_through_gaps(position: Position, square: Square, direction: str) -> Squares:
    """The line goes on behind empty squares, as if they were not there."""
    color = mover(position)
    return _closed(
        color,
        [(near, disc) for near in as_othello(position).ray(square, direction) if (disc := position.at(near))],
    )


def _closed(color: Color, discs: list[tuple[Square, Color]]) -> Squares:
    run: list[Square] = []
    for square, disc in discs:
        if disc is color:
            return frozenset(run)
        run.append(square)
    return frozenset()


def _flipped_to_edge(position: Position, square: Square, direction: str) -> Squares:
    """The edge closes a line as a disc does."""
    ray, color = as_othello(position).ray(square, direction), mover(position)
    if all(position.at(near) is color.other for near in ray):
        return frozenset(ray)
    return frozenset(as_othello(position).lines_flipped(square).get(direction, ()))


def _flipped_beyond_own(position: Position, square: Square, direction: str) -> Squares:
    """The line goes on behind the first own disc, up to the last one before a gap."""
    color, flipped = mover(position), frozenset[Square]()
    passed: list[Square] = []
    for near in as_othello(position).ray(square, direction):
        disc = position.at(near)
        if disc is None:
            break
        if disc is color:
            flipped |= frozenset(passed)
        else:
            passed.append(near)
    return flipped


def _flipped_straight(position: Position, square: Square, direction: str) -> Squares:
    """Only rows and columns are lines."""
    flipped = as_othello(position).lines_flipped(square).get(direction, ()) if direction in STRAIGHT else ()
    return frozenset(flipped)


LINE_RULES: dict[str, Callable[[Position, Square, str], Squares]] = {
    "beyond-own": _flipped_beyond_own,
    "through-gap": _flipped_through_gaps,
    "edge-closes": _flipped_to_edge,
    "misses-diagonals": _flipped_straight,
}
"""Wrong rules about one line: they mislead both in finding moves and in finding flips."""


@lru_cache(maxsize=64)  # a page judges every square of one board
def wrong_moves(position: Position) -> Mapping[str, Squares]:
    """Misconception -> the squares that look like legal moves by it."""
    color = mover(position)
    believed = {
        "touch-is-enough": _empty_beside(position, color.other),
        "beside-own": _empty_beside(position, color),
        "wrong-side": frozenset(position.with_to_move(color.other).legal_moves()) - {PASS},
    }
    for code, flipped in LINE_RULES.items():
        believed[code] = frozenset(
            square
            for square in position.empties()
            if any(flipped(position, square, direction) for direction in DIRECTIONS)
        )
    return believed


def wrong_flips(position: Position, move: Square) -> dict[str, Squares]:
    """Misconception -> the discs that a legal move flips by it."""
    color = mover(position)
    closing = closing_lines(position, move)
    right = frozenset(as_othello(position).flips(move))
    believed = {
        code: frozenset[Square]().union(*(flipped(position, move, direction) for direction in DIRECTIONS))
        for code, flipped in LINE_RULES.items()
    }
    return believed | {
        "one-line": _longest_line(position, move),
        "nearest-only": frozenset(line.run[0] for line in closing),
        "neighbours-flip": _beside(position, move) & frozenset(position.pieces(color.other)),
        "ends-flip": right | frozenset(line.stop for line in closing if line.stop),
        "chain-reaction": _chain(position, move),
        "any-two": _between_any_two(position, move),
    }


def _longest_line(position: Position, move: Square) -> Squares:
    """The line that is seen first: the longest; of equally long ones a row, a column, then a diagonal."""
    lines = closing_lines(position, move)
    seen_first = min(
        lines,
        key=lambda line: (
            -len(line.run),
            line.direction not in STRAIGHT,
            line.direction not in ("left", "right"),
        ),
    )
    return frozenset(seen_first.run)


def _runs_closed(position: Position, color: Color, square: Square, own: Squares) -> Squares:
    """The opposing discs between a square and the first disc of `own`, in every direction."""
    found = frozenset[Square]()
    for direction in DIRECTIONS:
        run: list[Square] = []
        for near in as_othello(position).ray(square, direction):
            if near in own:
                found |= frozenset(run)
                break
            if position.at(near) is not color.other:
                break
            run.append(near)
    return found


def _chain(position: Position, move: Square) -> Squares:
    """Every disc that the move flips flips others, as if it had been placed too."""
    color, flipped = mover(position), frozenset(as_othello(position).flips(move))
    own = frozenset(position.pieces(color)) | {move} | flipped
    return flipped.union(*(_runs_closed(position, color, square, own) for square in flipped))


def _between_any_two(position: Position, move: Square) -> Squares:
    """Whatever stands between two own discs flips, wherever the new disc is."""
    color = mover(position)
    own = frozenset(position.pieces(color)) | {move}
    return frozenset[Square]().union(*(_runs_closed(position, color, square, own) for square in own))
