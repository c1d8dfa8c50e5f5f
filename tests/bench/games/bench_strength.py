"""How strong the engine is: matches from balanced openings, each played twice with colours swapped.

Run `make bench ARGS=strength`: few games, for a first impression. With `--full` it plays as many
as the marks ask for, which takes half an hour. Between levels depth decides and not time, so those matches
come out the same on every machine that is fast enough; simple players are given no more than a moment of
thought. rust-reversi plays if it is installed (`pip install rust-reversi`), with as many seconds of processor
time a move as the engine may take. The longest move is the longest of the first player.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from time import process_time, thread_time

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.players import (
    Player,
    at_random,
    corners_and_moves,
    level,
    match,
    most_discs,
    rust_reversi,
)
from tutor.games.base import Move, Position

TOP = 10
MOMENT, EQUAL_SECONDS = 0.05, 0.2
LIMIT = 1.0
"""Seconds of processor time that no move may exceed."""


@dataclass(frozen=True)
class Games:
    """How many games each kind of match has."""

    simple: int
    levels: int
    package: int


QUICK, FULL = Games(simple=8, levels=8, package=4), Games(simple=200, levels=60, package=60)


def main() -> list[Mark]:
    """Print the table and give the marks."""
    games = FULL if "--full" in sys.argv else QUICK
    marks: list[Mark] = []
    rows: list[list[str]] = []
    moves: list[float] = []

    def held(name: str, ours: Player, theirs: Player, count: int, least: float) -> None:
        def timed(position: Position, game: int) -> Move:
            asked = thread_time()
            move = ours(position, game)
            moves[-1] = max(moves[-1], thread_time() - asked)
            return move

        moves.append(0.0)
        began = process_time()
        points = match(timed, theirs, count)
        share = points / count
        seconds = (process_time() - began) / count
        score, times = (f"{points:g} of {count}", f"{share:.0%}"), (f"{seconds:.1f}", f"{moves[-1]:.2f}")
        rows.append([name, *score, f"{least:.0%}", *times])
        marks.append(Mark(f"{name} ≥ {least:.0%}", f"{share:.0%} of {count} games", share >= least))

    for name, theirs, least in (
        ("random moves", at_random, 1.0),
        ("most discs", most_discs, 0.95),
        ("corners and mobility", corners_and_moves, 0.95),
    ):
        held(f"level {TOP} against {name}", level(TOP, MOMENT), theirs, games.simple, least)
    for number in range(3, TOP + 1):
        name = f"level {number} against level {number - 2}"
        held(name, level(number), level(number - 2), games.levels, 0.7)
    for search in ("AlphaBetaSearch", "ThunderSearch"):
        name = f"level {TOP} against {search} of rust-reversi"
        try:
            theirs = rust_reversi(search, EQUAL_SECONDS)
        except ImportError:
            marks.append(Mark(f"{name} ≥ 60%", "not installed", None))
        else:
            held(f"{name}, {EQUAL_SECONDS:g} s a move", level(TOP, EQUAL_SECONDS), theirs, games.package, 0.6)
    show_table("Strength", ["match", "points", "share", "mark", "s a game", "longest move"], rows)
    marks.append(Mark(f"every move ≤ {LIMIT:.0f} s", f"{max(moves):.2f} s", max(moves) <= LIMIT))
    return marks


if __name__ == "__main__":
    main()
