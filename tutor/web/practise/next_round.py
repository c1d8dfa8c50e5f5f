"""The next round of a drill: one not seen yet, by a reader's answers and by what their device remembers.

A device sends what it remembers in the form of static/js/practise/unseen.js: "board.3.0-4_board.4.7" are
the rounds 0 and 4 of level 3 and round 7 of level 4, in the order in which they were seen.
"""

import random
from collections.abc import Iterable, Sequence

from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.rounds import rounds_of
from tutor.web.http.numbers import whole_number
from tutor.web.practise.practice_progress import LearnerTry

MOST_SAID = 1000
"""The most characters that a device may send of what it remembers."""


def next_round(drill: str, level: int, tries: Iterable[LearnerTry], said: str) -> int:
    """The first unseen round after the one seen last; any round if nothing is known.

    When all were seen it starts over. ``tries`` come the latest first.
    """
    count = rounds_of(drill)
    seen = [
        number for number in (*_answered(drill, level, tries), *_said(drill, level, said)) if number < count
    ]
    if not seen:
        return random.randrange(count)
    known = set(seen)
    if len(known) == count:
        known = {seen[-1]}
    return next(number for step in range(1, count + 1) if (number := (seen[-1] + step) % count) not in known)


def _answered(drill: str, level: int, tries: Iterable[LearnerTry]) -> Sequence[int]:
    """The rounds in which this learner has answered a puzzle, the latest last."""
    row = f"{MAKER_VERSION}/{drill}/{level}/"
    names = [one.puzzle.removeprefix(row) for one in tries if one.puzzle.startswith(row)]
    return _numbers(name.partition("/")[0] for name in reversed(names))


def _said(drill: str, level: int, said: str) -> Sequence[int]:
    rows = dict(part.rpartition(".")[::2] for part in said[:MOST_SAID].split("_"))
    return _numbers(rows.get(f"{drill}.{level}", "").split("-"))


def _numbers(texts: Iterable[str]) -> Sequence[int]:
    return [number for text in texts if (number := whole_number(text)) is not None]
