"""Sorts the puzzles of the bank by the misconceptions that they reveal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from tutor.games.chance import Dice
from tutor.games.kinds.practising import LEVELS
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import BANK, Bank, Place
from tutor.puzzles.practice.provoking import provoked
from tutor.puzzles.practice.rounds import LOOKS_ROUNDS, ROUND
from tutor.puzzles.puzzle_tasks import set_puzzle

ENOUGH = ROUND * LOOKS_ROUNDS


def look_through(
    shelves: Mapping[tuple[str, int], Sequence[Step]], seed: int, bank: Bank = BANK
) -> Iterator[str]:
    """The lines of `looks.txt`: for each misconception and level the places of puzzles that reveal it.

    Puzzles of the level come first, those of levels near it after them.
    """
    practice, (showing, others) = bank.practice, _sorted(shelves, bank)
    for code, topics in practice.mending.items():
        for level in LEVELS:
            places = _nearest(showing, code, topics, level)[:ENOUGH]
            if code in practice.one_sided:
                dice = Dice(f"looks {seed} {code} {level}")
                places = _mixed_in(places, _nearest(others, code, topics, level), dice)
            if places:
                yield f"{code} {level} " + " ".join(f"{topic}.{at}.{n}" for topic, at, n in places)


Sorted = dict[tuple[str, str, int], list[Place]]
"""Places by misconception, topic and level."""


def _sorted(shelves: Mapping[tuple[str, int], Sequence[Step]], bank: Bank) -> tuple[Sorted, Sorted]:
    """The puzzles that reveal each misconception; and for one-sided ones, the puzzles with another answer."""
    game, showing, others = bank.game, Sorted(), Sorted()
    mending, one_sided = bank.practice.mending, bank.practice.one_sided
    for (topic, level), steps in shelves.items():
        codes = [code for code, topics in mending.items() if topic in topics]
        for number, step in enumerate(steps):
            task = set_puzzle(game, step)
            for code in codes:
                found = showing if code in provoked(task) else others
                if found is showing or (code in one_sided and one_sided[code] not in task.answers):
                    found.setdefault((code, topic, level), []).append((topic, level, number))
    return showing, others


def _nearest(found: Sorted, code: str, topics: tuple[str, ...], level: int) -> list[Place]:
    """The places for a misconception, those of the level first, then of levels near it; topics take turns."""
    near = sorted(LEVELS, key=lambda other: (abs(other - level), other))
    rows = (zip_longest(*(found.get((code, topic, other), []) for topic in topics)) for other in near)
    return [place for row in rows for places in row for place in places if place]


def _mixed_in(places: list[Place], others: list[Place], dice: Dice) -> list[Place]:
    """The places with two others in every eight, one in each half of a round."""
    mixed: list[Place] = []
    showing, other = iter(places), iter(others)
    while len(mixed) < ENOUGH:
        for _ in range(2):
            at = dice.below(ROUND // 2)
            for n in range(ROUND // 2):
                place = next(other if n == at else showing, None)
                if place is None:
                    return mixed[: len(mixed) // ROUND * ROUND]
                mixed.append(place)
    return mixed
