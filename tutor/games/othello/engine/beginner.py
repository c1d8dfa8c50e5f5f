"""What a beginner sees of a move and likes about it: the lines it flips and where it lies.

Everything is counted in discs. Where the fewest discs win, a beginner takes as few as it can and avoids,
though not as strongly, the squares that it likes in other games; a move that leaves few replies is liked in
every game. Chance, which comes from a seed, decides what is overlooked, and which of the moves that seem
equal is played.
"""

from dataclasses import dataclass
from random import Random

from tutor.games.base import Move, Square
from tutor.games.othello.engine.features.corners import edge, places
from tutor.games.othello.rules.position import OthelloPosition

DIAGONAL = 2
"""How many times as often a diagonal line is overlooked as a straight one."""

TURNED = 0.2
"""Where the fewest discs win, a beginner dislikes a square by this share of what it likes it elsewhere."""


@dataclass(frozen=True, slots=True)
class Eye:
    """How a beginner looks at moves.

    `corner`, `edge`, `x_square`, `c_square`: how many discs such a square seems to be worth, the last two
    beside an empty corner; the worth of a C-square is added to that of the edge. `reply`: how many discs each
    answer left to the opponent takes away. `overlooks`: the chance of missing a straight line of one disc; of
    two discs half of it, and so on. `near`: moves seem equal if they are no more discs apart than this.
    """

    corner: float = 0.0
    edge: float = 0.0
    x_square: float = 0.0
    c_square: float = 0.0
    reply: float = 0.0
    overlooks: float = 0.0
    near: float = 0.0


def grab(position: OthelloPosition, eye: Eye, chance: Random) -> Move:
    """One of the moves that seem best at a glance; a move whose every line is overlooked is not seen."""
    flipped = {move: _noticed(position, move, eye, chance) for move in position.legal_moves()}
    seen = {move: discs for move, discs in flipped.items() if discs} or flipped
    liked = _liked(position, eye)
    per_disc, per_liking = (-1.0, -TURNED) if position.game.variant.fewest_wins else (1.0, 1.0)
    worth = {
        move: per_disc * discs
        + per_liking * liked.get(move, 0.0)
        - eye.reply * position.play(move).placements.bit_count()
        for move, discs in seen.items()
    }
    least = max(worth.values()) - eye.near
    return chance.choice([move for move in worth if worth[move] >= least])


def _noticed(position: OthelloPosition, move: Move, eye: Eye, chance: Random) -> int:
    """How many discs a move seems to flip."""
    lines = position.lines_flipped(move).items()
    return sum(
        len(run)
        for way, run in lines
        if chance.random() >= eye.overlooks * (DIAGONAL if "-" in way else 1) / len(run)
    )


def _liked(position: OthelloPosition, eye: Eye) -> dict[Square, float]:
    """How many discs each square seems to be worth, whatever is flipped."""
    shape = position.game.shape
    liked = dict.fromkeys(edge(shape), eye.edge)
    for place in places(shape):
        liked[place.square] = eye.corner
        if position.at(place.square) is None:
            for beside, worth in ((place.x_squares, eye.x_square), (place.c_squares, eye.c_square)):
                liked |= {square: liked.get(square, 0.0) + worth for square in beside}
    return liked
