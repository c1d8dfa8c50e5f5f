"""Learns the weights of the patterns from games that the engine plays against itself.

Each generation plays games with the weights found so far. The first uses the evaluation for any shape, whose
scores are not discs and do not count as expectations. Then, stage by stage and sample by sample, the weights
are moved towards what the positions turned out to be worth. The same seed gives the same weights.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random

from tutor.games.othello.engine.boards import StandardBoard, plain_weigher
from tutor.games.othello.engine.learning.self_play import Sample, othello, play_game
from tutor.games.othello.engine.patterns import STAGES, WEIGHTS, discs_on, numbers_of, pattern_weigher, tables


@dataclass(frozen=True, slots=True)
class Generation:
    """How many games are played, and how much their outcome counts against what was expected (λ).

    `anew`: the weights learnt before are used to play these games, and then forgotten.
    """

    games: int
    trust: float
    anew: bool = False


GENERATIONS = (
    Generation(2000, 1.0),
    Generation(2500, 0.7, anew=True),
    Generation(3500, 0.7, anew=True),
    Generation(6000, 0.7),
)

AROUND = 2
"""A stage also learns from positions with so many discs fewer or more."""

ROUNDS = 10
FIRST_RATE, LAST_RATE = 0.006, 0.0007
"""How often the samples are gone through, and how far a weight follows each error, at first and at last."""

Tell = Callable[[str], None]


def learn(seed: int, generations: tuple[Generation, ...], tell: Tell) -> list[list[float]]:
    """The weights of each stage, in discs; `tell` is called with sentences about the progress."""
    weigh = plain_weigher(othello())
    weights = [[0.0] * WEIGHTS for _ in STAGES]
    for number, generation in enumerate(generations, 1):
        board = StandardBoard(othello(), weigh)
        samples = [
            sample
            for game in range(generation.games)
            for sample in play_game(board, Random(f"{seed}/{number}/{game}"), generation.trust)
        ]
        if generation.anew:
            weights = [[0.0] * WEIGHTS for _ in STAGES]
        chance = Random(f"{seed}/{number}")
        errors = [
            fit(stage, [sample for sample in samples if discs_on(sample.own, sample.opp) in window], chance)
            for stage, window in zip(weights, windows(), strict=True)
        ]
        tell(
            f"generation {number}: {generation.games} games, {len(samples)} positions, "
            f"error in discs by stage {' '.join(f'{error:.1f}' for error in errors)}"
        )
        weigh = pattern_weigher([[round(weight * 100) for weight in stage] for stage in weights])
    return weights


def windows() -> list[range]:
    """For each stage the numbers of discs of the positions from which it learns."""
    return [range(begin - AROUND, end + AROUND) for begin, end in pairwise((4, *STAGES))]


def fit(weights: list[float], samples: list[Sample], chance: Random) -> float:
    """Moves the weights of a stage towards the samples; returns the last round's root mean square error."""
    numbers = tables(range(WEIGHTS))
    lessons = [(numbers_of(numbers, sample.own, sample.opp), sample.worth) for sample in samples]
    error = 0.0
    for turn in range(ROUNDS):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (turn / (ROUNDS - 1))
        chance.shuffle(lessons)
        error = 0.0
        for summands, worth in lessons:
            off = worth
            for number in summands:
                off -= weights[number]
            error += off * off
            off *= rate
            for number in summands:
                weights[number] += off
    return sqrt(error / max(1, len(lessons)))
