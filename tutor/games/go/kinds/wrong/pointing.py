"""Which wrong rules an answer points to, found by comparing sets.

T are the taps, R the right answer, W the answer by a wrong rule. T = W names the rule. Otherwise extra taps
(T-R) that all lie in W-R point to it. Where there are no extra taps, missed points (R-T) that all lie in R-W
point to it: missed points do not explain taps elsewhere on the board. Several rules may fit.
"""

from collections.abc import Mapping

from tutor.games.base import PASS, Square

Squares = frozenset[Square]


def compare(taps: Squares, right: Squares, wrong: Mapping[str, Squares]) -> set[str]:
    """The wrong rules whose answer is these taps, or else those they point to; none for the right answer."""
    if taps == right:
        return set()
    named = {code for code, points in wrong.items() if points == taps}
    if named:
        return named
    extras, missed = taps - right, right - taps
    return {
        code
        for code, points in wrong.items()
        if (extras and extras <= points - right) or (missed and not extras and missed <= right - points)
    }


def compare_one(tap: Square, right: Squares, wrong: Mapping[str, Squares]) -> set[str]:
    """The same where any one point of the answer is asked for; PASS is the answer that there is none."""
    if tap == PASS:
        return {code for code, points in wrong.items() if not points}
    return set() if tap in right else {code for code, points in wrong.items() if tap in points - right}
