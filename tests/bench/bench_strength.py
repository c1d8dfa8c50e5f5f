"""How strong the engine is: matches from balanced openings, each played twice with colours swapped.

Run `python -m tests.bench.bench_strength`: few games, for a first impression. With `--full` it plays as many
as the marks ask for, which takes the better part of an hour. The levels are held back by depth and not by
time, so that their matches come out the same on every machine. rust-reversi plays if it is installed
(`pip install rust-reversi`), with as many seconds a move as the engine may take.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from time import process_time

from tests.bench.marks import Mark, show_table
from tests.bench.players import (
    Player,
    at_random,
    corners_and_moves,
    level,
    match,
    most_discs,
    rust_reversi,
)

TOP = 10
EQUAL_SECONDS = 0.2


@dataclass(frozen=True)
class Games:
    """How many games each kind of match has."""

    simple: int
    levels: int
    package: int


QUICK, FULL = Games(simple=8, levels=8, package=4), Games(simple=200, levels=60, package=60)


def main(games: Games = QUICK) -> list[Mark]:
    """Print the table and give the marks."""
    marks: list[Mark] = []
    rows: list[list[str]] = []

    def held(name: str, ours: Player, theirs: Player, count: int, least: float) -> None:
        began = process_time()
        points = match(ours, theirs, count)
        share = points / count
        seconds = (process_time() - began) / count
        rows.append([name, f"{points:g} of {count}", f"{share:.0%}", f"{least:.0%}", f"{seconds:.1f}"])
        marks.append(Mark(f"{name} ≥ {least:.0%}", f"{share:.0%} of {count} games", share >= least))

    held(f"level {TOP} against random moves", level(TOP), at_random, games.simple, 1.0)
    held(f"level {TOP} against most discs", level(TOP), most_discs, games.simple, 0.95)
    held(f"level {TOP} against corners and mobility", level(TOP), corners_and_moves, games.simple, 0.95)
    for number in range(3, TOP + 1):
        name = f"level {number} against level {number - 2}"
        held(name, level(number), level(number - 2), games.levels, 0.7)
    name = f"level {TOP} against rust-reversi"
    try:
        theirs = rust_reversi(EQUAL_SECONDS)
    except ImportError:
        marks.append(Mark(f"{name} ≥ 60%", "not installed", None))
    else:
        held(f"{name}, {EQUAL_SECONDS:g} s a move", level(TOP, EQUAL_SECONDS), theirs, games.package, 0.6)
    show_table("Strength", ["match", "points", "share", "mark", "s a game"], rows)
    return marks


if __name__ == "__main__":
    main(FULL if "--full" in sys.argv else QUICK)
