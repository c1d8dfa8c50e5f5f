"""Boards as the search sees them: two integers, the side to move first, and the steps between them.

The standard board runs on the wide boards of rules/eight.py, every other shape on plain bitboards. A final
score is in hundredths of a disc, as every score of the search is. Discs placed by hand at the start are left
to choosing.py and discs that run out to endgame/any_endgame.py: here every side has discs and every move
flips.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Protocol

from tutor.games.base import Game, Position
from tutor.games.othello.engine.endgame.any_endgame import margin
from tutor.games.othello.engine.evaluation import Weigh, weigher
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.engine.patterns import pattern_weigher
from tutor.games.othello.engine.weights import stages
from tutor.games.othello.rules.eight import ENTRIES, PLAIN, STANDARD, key, legal, widen
from tutor.games.othello.rules.othello import Othello
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.othello.rules.shape import Shape

DISC = 100
"""What one disc is worth in the scores of the search."""

Child = tuple[int, int, int]
"""A move as a plain disc, then the discs of the side that moves next and of the side that has moved."""


class Board(Protocol):
    """What the search needs of a game; discs are wide boards on the standard board, plain ones elsewhere."""

    weigh: Weigh

    @property
    def legal(self) -> Callable[[int, int], int]:
        """Own and opposing discs -> the moves, as a plain bitboard."""

    @property
    def key(self) -> Callable[[int, int], int]:
        """Own and opposing discs -> one number for both."""

    def children(self, own: int, opp: int, moves: int) -> Iterator[Child]:
        """The moves with the boards after them; first come squares that are mostly good."""

    def final(self, own: int, opp: int) -> int:
        """What a finished game is worth to the side to move."""

    def sides(self, position: OthelloPosition) -> tuple[int, int]:
        """The discs of the side to move and of the other side."""


def groups(shape: Shape) -> tuple[int, int, int]:
    """The squares of a board in the order in which they are worth trying: corners, others, beside corners."""
    corners = shape.bits(tuple(place.square for place in places(shape)))
    beside = shape.bits(tuple({s for place in places(shape) for s in (*place.x_squares, *place.c_squares)}))
    return corners, shape.mask & ~corners & ~beside, beside


class StandardBoard:
    """The board of eight by eight squares, on wide boards."""

    def __init__(self, game: Othello, weigh: Weigh) -> None:
        self._game = game
        self._groups = groups(STANDARD)
        self.legal = legal
        self.key = key
        self.weigh = weigh

    def children(self, own: int, opp: int, moves: int) -> Iterator[Child]:
        both = key(own, opp)
        for group in self._groups:
            here = moves & group
            while here:
                square = here & -here
                here ^= square
                disc, mask_1, line_1, mask_2, line_2, mask_3, line_3, mask_4, line_4 = ENTRIES[square]
                flipped = (
                    line_1[both & mask_1]
                    | line_2[both & mask_2]
                    | line_3[both & mask_3]
                    | line_4[both & mask_4]
                )
                yield square, opp ^ flipped, own | flipped | disc

    def final(self, own: int, opp: int) -> int:
        return margin(self._game, own & PLAIN, opp & PLAIN) * DISC

    def sides(self, position: OthelloPosition) -> tuple[int, int]:
        own, opp = position.sides()
        return widen(own), widen(opp)


class AnyBoard:
    """A board of any shape, on plain bitboards."""

    def __init__(self, game: Othello) -> None:
        self._game = game
        self._groups = groups(game.shape)
        self._shift = game.shape.mask.bit_length()
        self.legal = game.lines.legal
        self.weigh = weigher(game)

    def key(self, own: int, opp: int) -> int:
        return own << self._shift | opp

    def children(self, own: int, opp: int, moves: int) -> Iterator[Child]:
        for group in self._groups:
            here = moves & group
            while here:
                square = here & -here
                here ^= square
                flipped = self._game.lines.flips(square.bit_length() - 1, own, opp)
                yield square, opp ^ flipped, own | flipped | square

    def final(self, own: int, opp: int) -> int:
        return margin(self._game, own, opp) * DISC

    def sides(self, position: OthelloPosition) -> tuple[int, int]:
        return position.sides()


@cache
def board_of(game: Game) -> Board:
    """The board that a game is played on; a TypeError for a game that is no relative of Othello."""
    if not isinstance(game, Othello):
        raise TypeError(f"{game.name!r} is no relative of Othello: the search cannot play it")
    if game.shape != STANDARD:
        return AnyBoard(game)
    return StandardBoard(game, plain_weigher(game) if game.variant.fewest_wins else pattern_weigher(stages()))


def plain_weigher(game: Othello) -> Weigh:
    """The evaluation that fits any shape, taken on wide boards."""
    weigh = weigher(game)
    return lambda own, opp, moves, replies: weigh(own & PLAIN, opp & PLAIN, moves, replies)


def bitboards(position: Position) -> OthelloPosition:
    """The position as bitboards; a TypeError where there are none."""
    board_of(position.game)
    assert isinstance(position, OthelloPosition)
    return position
