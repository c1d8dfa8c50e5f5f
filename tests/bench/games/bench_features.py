"""How long a board takes to say what it says: each feature alone, and all of them.

Run `python -m tests.bench.games.bench_features`. Every figure is the best of three over
the positions of random games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.bench.games.bench_rules import best_time, positions
from tests.bench.support.marks import Mark, show_table
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import features, frontier, regions, stable_discs
from tutor.games.othello.engine.features.stability import stable
from tutor.games.othello.rules.eight import STANDARD

ALL_MARK, STABLE_MARK = 1000.0, 40.0
"""Microseconds: a page that measures thirty moves should not notice."""


def micros(ask: Callable[[Position], object], found: Sequence[Position]) -> float:
    """Microseconds for one position."""

    def each() -> None:
        for position in found:
            ask(position)

    return best_time(each) / len(found) * 1e6


def main() -> list[Mark]:
    """Print the table and give the marks."""
    found = positions()
    boards = [tuple(STANDARD.bits(position.pieces(color)) for color in Color) for position in found]

    def each_board() -> None:
        for black, white in boards:
            stable(STANDARD, black, white)

    one_stable = best_time(each_board) / len(boards) * 1e6
    everything = micros(features, found)
    figures = {
        "stable discs of both sides, bitboards": one_stable,
        "stable discs of one side, named": micros(lambda p: stable_discs(p, Color.BLACK), found),
        "frontier of one side": micros(lambda p: frontier(p, Color.BLACK), found),
        "regions": micros(regions, found),
        "every feature": everything,
    }
    show_table(
        "Features, 8×8, best of three", ["what", "µs"], [(name, f"{us:.1f}") for name, us in figures.items()]
    )
    return [
        Mark(f"stable discs ≤ {STABLE_MARK:g} µs", f"{one_stable:.1f} µs", one_stable <= STABLE_MARK),
        Mark(f"every feature ≤ {ALL_MARK:g} µs", f"{everything:.0f} µs", everything <= ALL_MARK),
    ]


if __name__ == "__main__":
    main()
