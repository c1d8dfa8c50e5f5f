"""What all kinds share that are answered by several points or stones."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from tutor.games.base import PASS, Game, Square
from tutor.games.geometry import place
from tutor.games.go.kinds.wrong.pointing import compare
from tutor.games.judgement import Mark, Reason
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.kind import Task

LIBERTIES = ("no-liberty-found", "liberties-found", "all-liberties-and-more")
STONES = ("no-stone-found", "stones-found", "all-stones-and-more")
POINTS = ("no-point-found", "points-found", "all-points-and-more")
"""The codes where points are wanted: none found, some found, all found and others tapped too."""


PARTS = (3, 2)
"""Into how many parts the width and the height of the board are cut; the hint tints one of the parts."""

FEWEST = 3
"""Such a part holds at least so many points or stones; with fewer, it would give the missing one away."""


def area_around(task: Task, square: Square) -> tuple[Mark, ...]:
    """The part of the board in which a missing point or stone is: everything there that could be meant."""
    position = task.position
    asked = Gathering.of(task).looks_among(task)
    alike = [one for one in asked if (position.at(one) is None) is (position.at(square) is None)]
    return tuple(("area", one, "") for one in part_around(position.game, square, alike))


def part_around(
    game: Game, square: Square, squares: Sequence[Square], cuts: tuple[int, ...] = PARTS
) -> tuple[Square, ...]:
    """Those of these squares that lie in the same part of the board as this one; all, if they are too few."""
    for parts in cuts:
        here = _part(game, square, parts)
        found = [one for one in squares if _part(game, one, parts) == here]
        if len(found) >= FEWEST:
            return tuple(found)
    return tuple(squares)


@lru_cache(maxsize=4096)
def _part(game: Game, square: Square, parts: int) -> tuple[int, int]:
    column, row = place(game, square)
    return column * parts // len(game.columns), row * parts // len(game.rows)


def found_reasons(codes: tuple[str, str, str]) -> dict[str, tuple[str, ...]]:
    """These codes with the fields of their reasons."""
    none, some, every = codes
    return {none: ("of",), some: ("n", "of"), every: ("of",)}


class Gathers(Gathering):
    """Answered by several points or stones; `wrong_sets` says which wrong rules an answer points to."""

    __slots__ = ()

    shows_marks = True
    found_codes: ClassVar[tuple[str, str, str]] = STONES

    def explain_found(self, task: Task, n: int) -> Reason:
        of = len(task.answers)
        none, some, every = self.found_codes
        if 0 < n < of:
            return Reason(some, n=n, of=of)
        return Reason(every if n else none, of=of)

    def rules_shown(self, task: Task) -> Mapping[str, frozenset[Square]]:
        """The wrong rules that taps can show; a rule that marks nothing cannot be shown by taps."""
        return {code: told for code, told in self.wrong_sets(task).items() if told}

    def provokes(self, task: Task) -> set[str]:
        """A rule that marks nothing can only show where "there is none" is an answer."""
        return set(self.wrong_sets(task) if task.can_pass else self.rules_shown(task))

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        right, marked = frozenset(task.answers) - {PASS}, taps - {PASS}
        return compare(marked, right, self.rules_shown(task) if marked else self.wrong_sets(task))
