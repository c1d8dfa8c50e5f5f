"""The evaluation of a position that is not over, on a board of any shape.

A score is for the side to move, in hundredths of a disc. It weighs what decides games: moves to choose from,
empty squares beside the opponent (moves to come), corners and the squares beside an empty corner, and near
the end discs and who moves last. Where the fewest discs win, corners and discs change their sign. Moves keep
theirs: a side without choice must take what it does not want.
"""

from collections.abc import Callable

from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.rules.othello import Othello

Weigh = Callable[[int, int, int, int], int]
"""The score by own discs, opposing discs, own moves, and the moves that the opponent would have if it were
its turn."""

CORNER, X_SQUARE, C_SQUARE, EDGE = 1100, 550, 250, 60
MOVES, COMING, LAST = 900, 500, 150
DISCS = 100


def weigher(game: Othello) -> Weigh:
    """The evaluation for one game.

    >>> from tutor.games.table import find_game
    >>> weigher(find_game("othello"))(1 << 0, 1 << 40, 0, 0) > 0  # a corner is worth having
    True
    """
    shape = game.shape
    mask, size = shape.mask, shape.mask.bit_count()
    aim = -1 if game.variant.fewest_wins else 1
    beside = shape.beside
    corners = [
        (shape.bits((place.square,)), shape.bits(place.x_squares), shape.bits(place.c_squares))
        for place in places(shape)
    ]
    near = sum({disc for _, *others in corners for disc in others})
    rim = (
        mask
        & ~shape.bits(tuple(s for s in shape.squares if all(shape.rays[s].values())))
        & ~near
        & ~sum(corner for corner, _, _ in corners)
    )

    def weigh(own: int, opp: int, moves: int, replies: int) -> int:
        taken = own | opp
        placed = taken.bit_count()
        empty = mask & ~taken
        squares = EDGE * ((own & rim).bit_count() - (opp & rim).bit_count())
        for corner, x_squares, c_squares in corners:
            if own & corner:
                squares += CORNER
            elif opp & corner:
                squares -= CORNER
            else:
                squares -= X_SQUARE * ((own & x_squares).bit_count() - (opp & x_squares).bit_count())
                squares -= C_SQUARE * ((own & c_squares).bit_count() - (opp & c_squares).bit_count())
        mine, theirs = moves.bit_count(), replies.bit_count()
        mobility = MOVES * (mine - theirs) // (mine + theirs + 2)
        mine, theirs = (beside(opp) & empty).bit_count(), (beside(own) & empty).bit_count()
        mobility += COMING * (mine - theirs) // (mine + theirs + 2)
        discs = DISCS * (own.bit_count() - opp.bit_count()) * placed // size
        late = max(0, 3 * placed - 2 * size)
        parity = LAST if (size - placed) & 1 else -LAST
        return aim * (squares + discs * late // size) + 2 * mobility + parity * late // size

    return weigh
