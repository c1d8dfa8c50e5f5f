"""Solving endings of any game of the table, on any board; endgame.py gives the standard board a faster way.

Alpha-beta with the move first that leaves fewest replies, and a table of bounds. A state is the discs of the
side to move, those of the other side, and the discs that both have left to place, in that order.
"""

from tutor.rules.color import Color
from tutor.rules.diagram import Supply
from tutor.rules.othello import Othello
from tutor.rules.variant import Scoring

INFINITY = 1 << 16

_TABLE_FROM = 3
"""The fewest empty squares at which a state is worth remembering."""


def margin(game: Othello, own: int, opp: int) -> int:
    """What a finished game is worth to the side of `own`: above zero it has won.

    The difference of the official scores; where the fewest discs win, the opponent's minus one's own.
    """
    lead = own.bit_count() - opp.bit_count()
    if game.variant.fewest_wins:
        lead = -lead
    if game.variant.scoring is Scoring.EMPTIES_TO_WINNER and lead:
        empties = (game.shape.mask & ~(own | opp)).bit_count()
        lead += empties if lead > 0 else -empties
    return lead


class AnyEndgame:
    """One ending, and what was found out about the positions in it."""

    def __init__(self, game: Othello) -> None:
        self._game = game
        self._table: dict[tuple[int, int, Supply | None], tuple[int, int]] = {}

    def score(self, own: int, opp: int, supply: Supply | None) -> int:
        """The exact score for the side to move."""
        return self.search(own, opp, supply, -INFINITY, INFINITY)

    def search(self, own: int, opp: int, supply: Supply | None, alpha: int, beta: int) -> int:
        """The score for the side to move if between alpha and beta; otherwise a bound of it on that side."""
        moves = self._moves(own, opp, supply)
        if not moves:
            turned = supply and (supply[1], supply[0])
            if not self._moves(opp, own, turned):
                return margin(self._game, own, opp)
            return -self.search(opp, own, turned, -beta, -alpha)
        state = (own, opp, supply)
        low, high = self._table.get(state, (-INFINITY, INFINITY))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling = max(alpha, low), min(beta, high)
        best = -INFINITY
        for child in self._children(own, opp, supply, moves):
            best = max(best, -self.search(*child, -ceiling, -max(floor, best)))
            if best >= ceiling:
                break
        if (self._game.shape.mask & ~(own | opp)).bit_count() >= _TABLE_FROM:
            self._table[state] = (
                best if best > floor else low,
                best if best < ceiling else high,
            )
        return best

    def play(self, own: int, opp: int, supply: Supply | None, bit: int) -> tuple[int, int, Supply | None]:
        """The state after a legal move: the other side's discs come first."""
        flipped = 0 if self._game.in_opening(own | opp) else self._game.lines.flips(bit, own, opp)
        return opp & ~flipped, own | flipped | 1 << bit, supply and _after_placing(*supply)

    def _moves(self, own: int, opp: int, supply: Supply | None) -> int:
        # The rules treat both colours alike, so the side to move may be called Black.
        return self._game.placements(own, opp, Color.BLACK, supply)

    def _children(
        self, own: int, opp: int, supply: Supply | None, moves: int
    ) -> list[tuple[int, int, Supply | None]]:
        """The states after each move, the one with the fewest replies first."""
        children = []
        while moves:
            disc = moves & -moves
            moves ^= disc
            children.append(self.play(own, opp, supply, disc.bit_length() - 1))
        if len(children) > 1:
            children.sort(key=lambda child: self._moves(*child).bit_count())
        return children


def _after_placing(own: int, opp: int) -> Supply:
    """The supplies once the first side has placed a disc, its own or a lent one; the other side's first."""
    return (opp, own - 1) if own else (opp - 1, own)
