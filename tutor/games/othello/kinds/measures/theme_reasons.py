"""What is said of a move by the theme of its board, where no measure says it and the board shows it.

A free move leaves only bad answers; an edge disc cannot be flipped along its edge; a corner is given, and
something is taken for it; an odd region is left to the other side. Each function returns None where this is
not so.
"""

from typing import Literal

from tutor.games.base import PASS, Position, Square
from tutor.games.judgement import Reason
from tutor.games.othello.engine.features.board_features import regions
from tutor.games.othello.kinds.moves.edges import corners, edges
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

Theme = Literal[
    "corner",
    "X",
    "C",
    "mobility",
    "quiet",
    "frontier",
    "stability",
    "tempo",
    "parity",
    "edge",
    "look-ahead",
    "sacrifice",
    "counting",
    "opening",
    "variant",
]
"""What a board that asks for a good move is about."""

Line = tuple[Square, ...]

OPPOSITE = {DIRECTIONS[0]: DIRECTIONS[4], DIRECTIONS[2]: DIRECTIONS[6]}
"""Down for up and left for right: the two ways in which edges run."""


def praise_theme(position: Position, theme: Theme, line: Line) -> Reason | None:
    """What the first move of this line does, by the theme of its board."""
    match theme:
        case "tempo":
            return _only_bad_left(position, line[0])
        case "edge":
            return _holds_edge(position, line[0])
        case "sacrifice":
            return _gives_and_takes(position, line)
    return None


def fault_of_parity(position: Position, move: Square) -> Reason | None:
    """That one odd region is left, and the other side enters it."""
    after, color = position.play(move), mover(position)
    odd = [region for region in regions(after) if region.is_odd]
    if len(odd) != 1 or after.to_move is not color.other:
        return None
    enters = set(odd[0].squares).intersection(after.legal_moves())
    return Reason("one-odd-region", color=color) if enters else None


def _only_bad_left(position: Position, move: Square) -> Reason | None:
    """That each answer gives a corner, and none takes one."""
    after, color, held = position.play(move), mover(position), set(corners(position.game))
    answers = [answer for answer in after.legal_moves() if answer != PASS]
    if after.to_move is not color.other or not answers or held.intersection(answers):
        return None
    if all(held.intersection(after.play(answer).legal_moves()) for answer in answers):
        return Reason("only-bad-left", color=color)
    return None


def _holds_edge(position: Position, move: Square) -> Reason | None:
    """That the new disc is on the edge, and that no line along the edge can flip it as discs stand."""
    if move not in edges(position.game):
        return None
    after, color = position.play(move), mover(position)
    rim = edges(position.game).union(corners(position.game))
    for direction, back in OPPOSITE.items():
        ways = [as_othello(after).ray(move, way) for way in (direction, back)]
        if all(way and rim.issuperset(way) for way in ways):
            ends = [next((square for square in way if after.at(square) is not color), None) for way in ways]
            held = None in ends or all(after.at(end) is color.other for end in ends if end)
            return Reason("edge-holds", square=move) if held else None
    return None


def _gives_and_takes(position: Position, line: Line) -> Reason | None:
    """That the answer takes a corner, and the next own move takes a corner or a square of the edge."""
    held = corners(position.game)
    if len(line) < 3 or line[1] not in held or line[2] not in edges(position.game):
        return None
    return Reason("gives-and-takes", color=mover(position), square=line[2], stop=line[1])


REASONS: dict[str, tuple[str, ...]] = {
    # right: each answer of color.other opens a corner
    "only-bad-left": ("color",),
    # right: along its edge nobody can flip the disc
    "edge-holds": ("square",),
    # right: color.other takes the corner `stop`, and `color` the square for it
    "gives-and-takes": ("color", "square", "stop"),
    # wrong: one odd region is left, and color.other enters it
    "one-odd-region": ("color",),
}
"""What is said of a move by the theme of its board."""
