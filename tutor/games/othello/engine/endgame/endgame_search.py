"""The search for the exact end of a game on unrolled boards; last_squares.py searches the last squares.

Each search answers only whether the score is above a number. exact.py asks again and again, each time just
beside the last answer, until the answers meet. A table stores what was found out on the way.
"""

from tutor.games.othello.engine.endgame.last_squares import LAST, UNKNOWN, Last, Worth
from tutor.games.othello.engine.endgame.tracks import Gap, Tracks
from tutor.games.othello.engine.time_limit import TimeLimit

Entry = tuple[int, int, tuple[int, ...]]
"""The least and the most that the score can be; the moves as numbers of the empty squares, the best first."""

_WIDE = 8
"""From this many empty squares on, moves are ordered with more care."""

_KEPT = 1 << 19
"""The most positions in the table (about 200 MB); when it is full it is emptied."""


class EndgameSearch:
    """Solves endings of one shape and scoring; what it found out makes later searches faster."""

    def __init__(
        self, tracks: Tracks, worth: Worth, most: int, last: tuple[Last, Last], limit: TimeLimit
    ) -> None:
        self._tracks = tracks
        self._worth = worth
        self._most = most
        self._table: dict[int, Entry] = {}
        self._width = tracks.plain.bit_length()
        self._five, self._fewer = last
        self._limit = limit

    def bound(self, own: int, opp: int, alpha: int, gaps: tuple[Gap, ...], passed: bool = False) -> int:
        """A bound of the score: above `alpha` if the score is, and then no more than it; else no less."""
        count = len(gaps)
        if count <= LAST:
            return (self._five if count == LAST else self._fewer)(own, opp, alpha, gaps)
        plain = self._tracks.plain
        key = own & plain | (opp & plain) << self._width
        entry = self._table.get(key)
        if entry is None:
            low, high, moves = -self._most, self._most, self._moves(own, opp, gaps)
            if count > _WIDE:
                self._limit.check()
        else:
            low, high, moves = entry
            if low > alpha:
                return low
            if high <= alpha:
                return high
        beta = -alpha - 1
        if not moves:
            if passed:
                return self._worth[count][(own & plain).bit_count()]
            return -self.bound(opp, own, beta, gaps, True)
        search = self._five if count == LAST + 1 else self.bound
        best = UNKNOWN
        for number in moves:
            step, flips, _, _, _, _ = gaps[number]
            placed = flips[opp + step & own]
            score = -search(opp & ~placed, own | placed, beta, gaps[:number] + gaps[number + 1 :])
            if score > best:
                best = score
                if score > alpha:
                    if number != moves[0]:
                        moves = (number, *[other for other in moves if other != number])
                    break
        if len(self._table) >= _KEPT:
            self._table.clear()
        self._table[key] = (best, high, moves) if best > alpha else (low, best, moves)
        return best

    def _moves(self, own: int, opp: int, gaps: tuple[Gap, ...]) -> tuple[int, ...]:
        """The legal moves as numbers of the empty squares, the most promising first."""
        empty = self._tracks.all ^ own ^ opp
        wide = len(gaps) >= _WIDE
        odd = self._odd_quarters(gaps) if wide else 0
        found = []
        number = 0
        for step, flips, _, _, quarter, disc in gaps:
            if placed := flips[opp + step & own]:
                placed |= own
                # Bits behind runs of own discs: how many lines the opponent could then close.
                lines = placed + ((opp & ~placed) << 1 & placed) & (empty ^ disc)
                rank = lines.bit_count()
                if wide:
                    rank = 2 * rank - 2 * (odd >> quarter & 1)
                    for reply in gaps:
                        if lines & reply[5]:
                            rank += 3
                            if reply[5] & self._tracks.corners:
                                rank += 3
                found.append((rank, number))
            number += 1
        found.sort()
        return tuple([number for _, number in found])

    def _odd_quarters(self, gaps: tuple[Gap, ...]) -> int:
        """The quarters of the board with an odd number of empty squares, as bits."""
        odd = 0
        for gap in gaps:
            odd ^= 1 << gap[4]
        return odd
