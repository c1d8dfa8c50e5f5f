"""Solves endings where discs run out or are placed by hand; endgame_search.py solves all others, faster.

Alpha-beta search with a table of bounds; the move that leaves fewest replies comes first. A state is the
discs of the side to move, those of the other side, and the discs that both have left to place, in that order.
"""

from tutor.games.color import Color
from tutor.games.othello.engine.time_limit import TimeLimit
from tutor.games.othello.rules.diagram import Supply
from tutor.games.othello.rules.othello import Othello
from tutor.games.othello.rules.variant import Scoring, Variant

INFINITY = 1 << 16

State = tuple[int, int, Supply | None]

_TABLE_FROM = 3
"""The fewest empty squares at which a state is stored in the table."""

_KEPT = 1 << 19
"""The most states in the table; when it is full it is emptied."""


def worth(variant: Variant, own: int, opp: int, empties: int) -> int:
    """What a finished game is worth to a side with `own` discs: above zero it has won.

    The difference of the official scores; where the fewest discs win, the opponent's discs minus one's own.
    """
    lead = opp - own if variant.fewest_wins else own - opp
    if variant.scoring is Scoring.EMPTIES_TO_WINNER and lead:
        lead += empties if lead > 0 else -empties
    return lead


def margin(game: Othello, own: int, opp: int) -> int:
    """`worth` for bitboards."""
    empties = (game.shape.mask & ~(own | opp)).bit_count()
    return worth(game.variant, own.bit_count(), opp.bit_count(), empties)


class AnyEndgame:
    """The search of one ending, and what it found out about positions so far."""

    def __init__(self, game: Othello, limit: TimeLimit) -> None:
        self._game = game
        self._limit = limit
        self._table: dict[State, tuple[int, int]] = {}

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
        self._limit.check()
        floor, ceiling = max(alpha, low), min(beta, high)
        best = -INFINITY
        for child in self._children(own, opp, supply, moves):
            best = max(best, -self.search(*child, -ceiling, -max(floor, best)))
            if best >= ceiling:
                break
        if (self._game.shape.mask & ~(own | opp)).bit_count() >= _TABLE_FROM:
            if len(self._table) >= _KEPT:
                self._table.clear()
            self._table[state] = best if best > floor else low, best if best < ceiling else high
        return best

    def _moves(self, own: int, opp: int, supply: Supply | None) -> int:
        # The rules treat both colours alike, so the side to move may be called Black.
        return self._game.placements(own, opp, Color.BLACK, supply)

    def _children(self, own: int, opp: int, supply: Supply | None, moves: int) -> list[State]:
        """The states after each move, the one with the fewest replies first."""
        by_hand = self._game.in_opening(own | opp)
        children = []
        while moves:
            disc = moves & -moves
            moves ^= disc
            flipped = 0 if by_hand else self._game.lines.flips(disc.bit_length() - 1, own, opp)
            children.append((opp & ~flipped, own | flipped | disc, supply and _after_placing(*supply)))
        if len(children) > 1:
            children.sort(key=lambda child: self._moves(*child).bit_count())
        return children


def _after_placing(own: int, opp: int) -> Supply:
    """The supplies once the first side has placed a disc, its own or a lent one; the other side's first."""
    return (opp, own - 1) if own else (opp - 1, own)
