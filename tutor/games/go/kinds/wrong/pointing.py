"""Which wrong rules an answer points to, told by comparing sets.

T are the taps, R the right answer, W the answer of a wrong rule. T = W names the rule. Otherwise extra taps
(T-R) that all lie in W-R point to it, or, where there are none, missed ones (R-T) that all lie in R-W: taps
somewhere else on the board are not explained by what they leave out. Several rules may fit.
"""

from collections.abc import Mapping

from tutor.games.base import PASS, Square

Squares = frozenset[Square]


def compare(taps: Squares, right: Squares, wrong: Mapping[str, Squares]) -> set[str]:
    """The wrong rules that name these taps, or else those they point to; none for the right answer."""
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
    """The same where any one point of an answer is asked for; PASS says that there is none."""
    if tap == PASS:
        return {code for code, points in wrong.items() if not points}
    return set() if tap in right else {code for code, points in wrong.items() if tap in points - right}
