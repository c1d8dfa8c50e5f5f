"""What a row of answers says about a learner: what is mastered, what to try next, what is misunderstood.

Only the first answer to each puzzle counts; whoever keeps the answers sees to that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, takewhile

from tutor.games.kinds.kind_table import all_misconceptions
from tutor.games.kinds.practising import LEVELS

LATEST = 8
"""How many of the latest puzzles are looked at."""

ENOUGH = 7
"""A level is mastered when this many of them were solved at once, without help."""

LEAST_BOARDS = 2
"""A misconception is named when it was seen on at least this many different boards."""

RARE = 1 / 300
"""It is named only if random taps would show it as often with at most this probability."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The first answer to a puzzle.

    `clean` tells that it was right and given without help; `shown` are the misconceptions it points to, and
    `provoked` those that its board brings to light. Boards of one name are one board. `chances` tell how
    likely a random answer shows each of the provoked; where they are not known, none is.
    """

    level: int
    clean: bool
    board: str = ""
    provoked: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    chances: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Misunderstood:
    """A misconception that was seen on `boards` of the last `of` boards that bring it to light."""

    code: str
    boards: int
    of: int


def mastered_level(tries: Sequence[Tried]) -> int:
    """The highest level of which enough of the latest puzzles were solved at once; 0 for none."""
    mastered = 0
    for level in LEVELS:
        latest = [tried.clean for tried in tries if tried.level == level][:LATEST]
        if sum(latest) >= ENOUGH:
            mastered = level
    return mastered


def suggest_level(tries: Sequence[Tried]) -> int:
    """The level to practise next, from tries with the latest first: one up, one down, or the same.

    Only what was tried since the level was last changed counts.
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
    """How many of the latest tries, one after the other, were clean."""
    streak = 0
    for tried in tries:
        if not tried.clean:
            break
        streak += 1
    return streak


def name_misconceptions(tries: Sequence[Tried]) -> list[Misunderstood]:
    """The misconceptions that the latest tries show, the most frequent first.

    Each was seen on two different boards at least, and oftener than random taps would show it. Where one is
    seen only on boards on which another is seen too, and more often, the other explains it and it is not
    named.
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
    """How likely random answers, one a board, show a misconception so often or more.

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
    """How likely a random answer shows a misconception on each of these boards."""
    known = {
        tried.board: chance
        for tried in reversed(tries)
        for provoked, chance in zip(tried.provoked, tried.chances, strict=False)
        if provoked == code
    }
    return [known.get(board, 0.0) for board in boards]


def _boards_of(code: str, tries: Sequence[Tried]) -> dict[str, bool]:
    """The latest boards that bring a misconception to light, and whether it was seen there."""
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
