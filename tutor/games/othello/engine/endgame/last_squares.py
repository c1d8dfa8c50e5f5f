"""The last squares of a game: positions with at most five empty squares, each case written out by hand.

Each function answers whether the side to move can reach a score above `alpha`: its result is above `alpha`
exactly if the score is, and then no more than the score; otherwise no less. Boards are unrolled (see
tracks.py). endgame_search.py searches positions with more empty squares.
"""

from collections.abc import Callable

from tutor.games.othello.engine.endgame.tracks import Gap, Tracks

Worth = list[list[int]]
"""By the squares left empty, then by the discs of a side: what the finished game is worth to that side."""

Last = Callable[[int, int, int, tuple[Gap, ...]], int]
"""A search: `own`, `opp`, `alpha` and the empty squares -> a bound of the score."""

UNKNOWN = -(1 << 16)
"""A number below every score."""

LAST = 5
"""The most empty squares that are searched here."""


def last_squares(tracks: Tracks, worth: Worth) -> tuple[Last, Last]:
    """The search for exactly `LAST` empty squares, given quarter by quarter, and the search for fewer."""
    plain, whole = tracks.plain, tracks.all
    full, one_left, two_left, three_left, four_left, five_left = worth[: LAST + 1]

    def one(own: int, opp: int, gap: Gap) -> int:
        step, _, counts, _, _, _ = gap
        discs = (own & plain).bit_count()
        if won := counts[opp + step & own]:
            return full[discs + won + 1]
        if lost := counts[own + step & opp]:
            return full[discs - lost]
        return one_left[discs]

    def two(own: int, opp: int, alpha: int, a: Gap, b: Gap, passed: bool = False) -> int:
        a_step, a_flips, a_counts, all_but_a, _, _ = a
        b_step, b_flips, b_counts, all_but_b, _, _ = b
        best = UNKNOWN
        if placed := a_flips[opp + a_step & own]:
            placed |= own
            rest = all_but_b ^ placed
            discs = (placed & plain).bit_count()
            if lost := b_counts[placed + b_step & rest]:
                best = full[discs - lost]
            elif won := b_counts[rest + b_step & placed]:
                best = full[discs + won + 1]
            else:
                best = one_left[discs]
            if best > alpha:
                return best
        if placed := b_flips[opp + b_step & own]:
            placed |= own
            rest = all_but_a ^ placed
            discs = (placed & plain).bit_count()
            if lost := a_counts[placed + a_step & rest]:
                score = full[discs - lost]
            elif won := a_counts[rest + a_step & placed]:
                score = full[discs + won + 1]
            else:
                score = one_left[discs]
            return score if score > best else best
        if best > UNKNOWN:
            return best
        if passed:
            return two_left[(own & plain).bit_count()]
        return -two(opp, own, -alpha - 1, a, b, True)

    def three(own: int, opp: int, alpha: int, a: Gap, b: Gap, c: Gap, passed: bool = False) -> int:
        # A square alone in its quarter first: whoever plays there has the last move of that quarter.
        if a[4] == b[4]:
            if a[4] != c[4]:
                a, c = c, a
        elif a[4] == c[4]:
            a, b = b, a
        a_step, a_flips, _, _, _, _ = a
        b_step, b_flips, _, _, _, _ = b
        c_step, c_flips, _, _, _, _ = c
        beta = -alpha - 1
        best = UNKNOWN
        if placed := a_flips[opp + a_step & own]:
            best = -two(opp & ~placed, own | placed, beta, b, c)
            if best > alpha:
                return best
        if placed := b_flips[opp + b_step & own]:
            score = -two(opp & ~placed, own | placed, beta, a, c)
            if score > best:
                if score > alpha:
                    return score
                best = score
        if placed := c_flips[opp + c_step & own]:
            score = -two(opp & ~placed, own | placed, beta, a, b)
            return score if score > best else best
        if best > UNKNOWN:
            return best
        if passed:
            return three_left[(own & plain).bit_count()]
        return -three(opp, own, beta, a, b, c, True)

    def four(own: int, opp: int, alpha: int, a: Gap, b: Gap, c: Gap, d: Gap, passed: bool = False) -> int:
        # The squares come quarter by quarter: a square alone in its quarter is tried first, a pair last.
        if b[4] == c[4]:
            if c[4] != d[4]:
                if a[4] == b[4]:
                    a, d = d, a
                else:
                    b, d = d, b
        elif a[4] == b[4] and c[4] != d[4]:
            a, b, c, d = c, d, a, b
        a_step, a_flips, _, _, _, _ = a
        b_step, b_flips, _, _, _, _ = b
        c_step, c_flips, _, _, _, _ = c
        d_step, d_flips, _, _, _, _ = d
        beta = -alpha - 1
        best = UNKNOWN
        if placed := a_flips[opp + a_step & own]:
            best = -three(opp & ~placed, own | placed, beta, b, c, d)
            if best > alpha:
                return best
        if placed := b_flips[opp + b_step & own]:
            score = -three(opp & ~placed, own | placed, beta, a, c, d)
            if score > best:
                if score > alpha:
                    return score
                best = score
        if placed := c_flips[opp + c_step & own]:
            score = -three(opp & ~placed, own | placed, beta, d, a, b)
            if score > best:
                if score > alpha:
                    return score
                best = score
        if placed := d_flips[opp + d_step & own]:
            score = -three(opp & ~placed, own | placed, beta, c, a, b)
            return score if score > best else best
        if best > UNKNOWN:
            return best
        if passed:
            return four_left[(own & plain).bit_count()]
        return -four(opp, own, beta, a, b, c, d, True)

    def five(own: int, opp: int, alpha: int, gaps: tuple[Gap, ...], passed: bool = False) -> int:
        # First the move that leaves the opponent the fewest lines to close.
        empty = whole ^ own ^ opp
        replies = []
        number = 0
        for step, flips, _, _, _, disc in gaps:
            if placed := flips[opp + step & own]:
                placed |= own
                rest = opp & ~placed
                lines = placed + (rest << 1 & placed) & (empty ^ disc)
                replies.append((lines.bit_count(), number, rest, placed))
            number += 1
        beta = -alpha - 1
        if not replies:
            return five_left[(own & plain).bit_count()] if passed else -five(opp, own, beta, gaps, True)
        replies.sort()
        best = UNKNOWN
        for _, number, rest, placed in replies:
            a, b, c, d = gaps[:number] + gaps[number + 1 :]
            score = -four(rest, placed, beta, a, b, c, d)
            if score > best:
                if score > alpha:
                    return score
                best = score
        return best

    def fewer(own: int, opp: int, alpha: int, gaps: tuple[Gap, ...]) -> int:
        match gaps:
            case ():
                return full[(own & plain).bit_count()]
            case (a,):
                return one(own, opp, a)
            case a, b:
                return two(own, opp, alpha, a, b)
            case a, b, c:
                return three(own, opp, alpha, a, b, c)
            case a, b, c, d:
                return four(own, opp, alpha, a, b, c, d)
        raise ValueError(f"{len(gaps)} empty squares are too many")

    return five, fewer
