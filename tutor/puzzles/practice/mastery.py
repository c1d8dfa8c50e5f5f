"""Conclusions from a learner's answers: the mastered level, the next level, and misconceptions.

The caller passes only the first answer to each puzzle.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile

from tutor.games.kinds.kind_table import all_misconceptions
from tutor.games.kinds.practising import LEVELS

LATEST = 8
"""How many of the latest puzzles count."""

ENOUGH = 7
"""A level is mastered when this many of them were solved at once, without help."""

LEAST_BOARDS = 2
"""A misconception is named when it was seen on at least this many different boards."""

RARE = 1 / 300
"""It is named only if the probability that random taps show it as often is at most this."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The first answer to a puzzle.

    `clean` means right and without help; `shown` are the misconceptions that the answer shows, `provoked`
    those that its board can reveal. Equal names mean the same board. `chances` are the probabilities that a
    random answer shows each of the provoked ones; they may be unknown.
    """

    level: int
    clean: bool
    board: str = ""
    provoked: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    chances: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Misunderstood:
    """A misconception that was seen on `boards` of the last `of` boards that can reveal it."""

    code: str
    boards: int
    of: int


def mastered_level(tries: Sequence[Tried]) -> int:
    """The highest level on which enough of the latest puzzles were solved at once; 0 for none."""
    mastered = 0
    for level in LEVELS:
        latest = [tried.clean for tried in tries if tried.level == level][:LATEST]
        if sum(latest) >= ENOUGH:
            mastered = level
    return mastered


def suggest_level(tries: Sequence[Tried]) -> int:
    """The level to practise next, from tries with the latest first: one up, one down, or the same.

    Only tries since the last change of level count.
    """
    if not tries:
        return LEVELS[0]
    level = tries[0].level
    latest = [tried.clean for tried in takewhile(lambda tried: tried.level == level, tries)]
    return max(LEVELS[0], min(LEVELS[-1], level + find_direction(latest)))


def find_direction(clean: Sequence[bool]) -> int:
    """The change of level after these tries (whether each was solved at once, the latest first): 1, -1 or 0.

    Two misses in a row lead down, unless two in a row were solved since.
    """
    latest = clean[:LATEST]
    if sum(latest) >= ENOUGH:
        return 1
    pairs = (one for one, before in pairwise(latest) if one == before)
    return 0 if next(pairs, True) else -1


def count_streak(tries: Iterable[Tried]) -> int:
    """How many of the latest tries in a row were clean."""
    streak = 0
    for tried in tries:
        if not tried.clean:
            break
        streak += 1
    return streak


def name_misconceptions(tries: Sequence[Tried]) -> list[Misunderstood]:
    """The misconceptions that the latest tries show, the most frequent first.

    Each was seen on at least two different boards, and more often than random taps would show it. If one is
    seen only on boards that also show another, and the other is seen more often, only the other is named.
    """
    codes = all_misconceptions()
    seen = {code: _boards_of(code, tries) for code in codes}
    shown = {code: {board for board, here in boards.items() if here} for code, boards in seen.items()}
    named = [
        code
        for code in codes
        if len(shown[code]) >= LEAST_BOARDS
        and by_chance(_chances_of(code, tries, seen[code]), len(shown[code])) < RARE
    ]
    met = [
        Misunderstood(code, len(shown[code]), len(seen[code]))
        for code in named
        if not any(_explains(seen[other], seen[code], shown[other], shown[code]) for other in named)
    ]
    return sorted(met, key=lambda one: (-one.boards, one.of))


def by_chance(chances: Iterable[float], shown: int) -> float:
    """The probability that random answers, one on each board, show a misconception at least so often.

    >>> round(by_chance([0.5, 0.5, 0.5], 2), 3)
    0.5
    """
    likely = [1.0]
    for chance in chances:
        stays = [here * (1 - chance) for here in likely]
        rises = [here * chance for here in likely]
        likely = [stay + rise for stay, rise in zip([*stays, 0.0], [0.0, *rises], strict=True)]
    return sum(likely[shown:])


def _chances_of(code: str, tries: Sequence[Tried], boards: Iterable[str]) -> list[float]:
    """The probability that a random answer shows a misconception, for each of these boards."""
    known = {
        tried.board: chance
        for tried in reversed(tries)
        for provoked, chance in zip(tried.provoked, tried.chances, strict=False)
        if provoked == code
    }
    return [known.get(board, 0.0) for board in boards]


def _boards_of(code: str, tries: Sequence[Tried]) -> dict[str, bool]:
    """The latest boards that can reveal a misconception, and whether it was seen there."""
    boards: dict[str, bool] = {}
    for tried in tries:
        if code in tried.provoked or code in tried.shown:
            if tried.board not in boards and len(boards) == LATEST:
                break
            boards[tried.board] = boards.get(tried.board, False) or code in tried.shown
    return boards


def _explains(
    other_seen: dict[str, bool], seen: dict[str, bool], other_shown: set[str], shown: set[str]
) -> bool:
    """Whether another misconception was seen wherever this one was, and fits the other boards better."""
    if not shown <= other_shown:
        return False
    better = len(other_shown) * len(seen) > len(shown) * len(other_seen)
    return len(shown) < len(other_shown) or better
