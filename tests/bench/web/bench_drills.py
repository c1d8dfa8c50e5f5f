"""How fast puzzles are made: whole rounds of each drill on every level.

Run `python -m tests.bench.web.bench_drills`.
"""

from __future__ import annotations

from time import perf_counter

from tests.bench.support.marks import Mark, show_table
from tutor.games.kinds.practising import LEVELS
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import DRILLS
from tutor.puzzles.practice.mixed import MIXED
from tutor.puzzles.practice.rounds import MENDING, ROUND, make_round

GAME = find_game("othello")
MENDING_LEVEL = 4
FEWEST_A_SECOND = 40
SLOWEST_ROUND = 2.0
"""Seconds that a learner may wait for the first round of a drill; the next ones are fetched ahead."""


def round_seconds(drill: str, level: int) -> float:
    """How long a round takes to be made."""
    began = perf_counter()
    make_round(GAME, drill, level, 1883)
    return perf_counter() - began


def main() -> list[Mark]:
    """Print puzzles a second by drill; tell the mean, and the round that takes longest."""
    times = {(drill, level): round_seconds(drill, level) for drill in (*DRILLS, MIXED) for level in LEVELS}
    show_table(
        "Puzzles a second",
        ["drill and level", *map(str, LEVELS)],
        [[drill, *(f"{ROUND / times[drill, level]:.0f}" for level in LEVELS)] for drill in (*DRILLS, MIXED)],
    )
    mean = ROUND * len(times) / sum(times.values())
    times |= {(code, MENDING_LEVEL): round_seconds(code, MENDING_LEVEL) for code in MENDING}
    drill, level = max(times, key=lambda key: times[key])
    slowest = times[drill, level]
    print(f"Slowest round of {ROUND}: {drill}, level {level}")
    return [
        Mark(f"puzzles made a second ≥ {FEWEST_A_SECOND}", f"{mean:.0f}", mean >= FEWEST_A_SECOND),
        Mark(f"slowest round of puzzles ≤ {SLOWEST_ROUND:g} s", f"{slowest:.2f} s", slowest <= SLOWEST_ROUND),
    ]


if __name__ == "__main__":
    main()
