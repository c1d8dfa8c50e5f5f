"""Sorts what was found into the files of the bank: boards by theme and level, looks by misconception."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from tutor.games.table import find_game
from tutor.lessons.model import Measure, Step
from tutor.puzzles.bank.chance import Dice
from tutor.puzzles.bank.mining import Found
from tutor.puzzles.bank.shelves import GAME, Place
from tutor.puzzles.goals import set_puzzle
from tutor.puzzles.practice.difficulty import LEVELS, WEIGHTS
from tutor.puzzles.practice.provoking import provokes
from tutor.puzzles.practice.rounds import LOOKS_ROUNDS, MENDING, ONE_SIDED, ROUND
from tutor.puzzles.practice.strategy_traits import of_decision
from tutor.puzzles.practice.themes import JOINED, SHELVED
from tutor.puzzles.symmetry import likeness

MISLEADING = 3.0
"""How much harder a board is on which the measure of its theme points away from the best move."""

ENOUGH = ROUND * LOOKS_ROUNDS


def shelve(boards: Iterable[Found]) -> Iterator[str]:
    """The lines of the boards that ask "Which move?"; those of a theme are spread evenly over the levels."""
    found = list(boards)
    told: list[list[str]] = [[] for _ in found]
    for theme in SHELVED:
        fits = [(number, how) for number, one in enumerate(found) if (how := _fit(one, theme))]
        ranked = sorted((hardness(found[n], how), likeness(found[n].position), n) for n, how in fits)
        for rank, (_, _, number) in enumerate(ranked):
            told[number].append(f"{theme}:{LEVELS[0] + rank * len(LEVELS) // len(ranked)}")
    for one, themes in zip(found, told, strict=True):
        if themes:
            yield f"{one.line().rpartition(' ')[0]} {','.join(themes)}"


def _fit(found: Found, theme: Measure) -> str | None:
    joined = (found.fits.get(other) for other in (theme, *(one for one in JOINED if JOINED[one] == theme)))
    return next((how for how in joined if how), None)


def hardness(found: Found, how: str) -> float:
    """How hard a board is: by the lead of the best move, the number of moves and the empty squares."""
    weights, counted = WEIGHTS["choose"], of_decision(found.position, found.decision)
    score = weights.score(counted)
    return score + (MISLEADING if how == "misleads" else 0)


def look_through(shelves: Mapping[tuple[str, int], Sequence[Step]], seed: int) -> Iterator[str]:
    """For each misconception and level the places of puzzles that show it, of near levels at last."""
    showing, others = _sorted(shelves)
    for code, topics in MENDING.items():
        for level in LEVELS:
            places = _nearest(showing, code, topics, level)[:ENOUGH]
            if code in ONE_SIDED:
                dice = Dice(f"looks {seed} {code} {level}")
                places = _mixed_in(places, _nearest(others, code, topics, level), dice)
            if places:
                yield f"{code} {level} " + " ".join(f"{topic}.{at}.{n}" for topic, at, n in places)


Sorted = dict[tuple[str, str, int], list[Place]]
"""By misconception, topic and level."""


def _sorted(shelves: Mapping[tuple[str, int], Sequence[Step]]) -> tuple[Sorted, Sorted]:
    """The puzzles that show each misconception; and those that have another answer than all of these."""
    game, showing, others = find_game(GAME), Sorted(), Sorted()
    for (topic, level), steps in shelves.items():
        codes = [code for code, topics in MENDING.items() if topic in topics]
        for number, step in enumerate(steps):
            task = set_puzzle(game, step)
            for code in codes:
                found = showing if provokes(task, code) else others
                if found is showing or (code in ONE_SIDED and ONE_SIDED[code] not in task.answers):
                    found.setdefault((code, topic, level), []).append((topic, level, number))
    return showing, others


def _nearest(found: Sorted, code: str, topics: tuple[str, ...], level: int) -> list[Place]:
    """The places of a misconception, those of the level first, then of others near it; topics take turns."""
    near = sorted(LEVELS, key=lambda other: (abs(other - level), other))
    rows = (zip_longest(*(found.get((code, topic, other), []) for topic in topics)) for other in near)
    return [place for row in rows for places in row for place in places if place]


def _mixed_in(places: list[Place], others: list[Place], dice: Dice) -> list[Place]:
    """Two of eight are others, one in each half of a round."""
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
