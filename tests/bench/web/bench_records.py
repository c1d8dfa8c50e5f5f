"""How fast recorded games are read and played again: random games from a seed, in each format.

A game is counted once it is read and its moves and its result are found right. The marks hold for WTHOR, the
format of the large collections.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from time import perf_counter

from tests.bench.support.marks import Mark, show_table
from tutor.games.base import Move, Position
from tutor.games.othello.records.ggf import read_ggf, write_ggf
from tutor.games.othello.records.wthor import read_wthor, write_wthor
from tutor.games.records.record import Reading, Record, Result
from tutor.games.records.replay import Verdict, check
from tutor.games.table import find_game
from tutor.records.transcript import read_transcripts, write_transcript

GAMES = 2000
LIMIT = 1000
RUNS = 3


def played(chance: random.Random) -> Record:
    """A random game with its result."""
    position: Position = find_game("othello").start()
    moves: list[Move] = []
    while position.to_move:
        moves.append(chance.choice(position.legal_moves()))
        position = position.play(moves[-1])
    outcome = position.outcome()
    assert outcome is not None
    return Record(find_game("othello").start(), tuple(moves), result=Result(outcome.black - outcome.white))


def speed(data: bytes, read: Callable[[bytes], Reading]) -> tuple[float, float]:
    """Games a second, the best of a few runs: only read, and read and played again."""
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        records = read(data).records
        between = perf_counter()
        if [check(record) for record in records] != [Verdict.RIGHT] * GAMES:
            raise SystemExit("A random game with its own result was not found right.")
        times.append((between - began, perf_counter() - began))
    return GAMES / min(time for time, _ in times), GAMES / min(time for _, time in times)


def main() -> list[Mark]:
    """Print the table and give the mark."""
    chance = random.Random(2004)
    records = [replace(played(chance), date="2004") for _ in range(GAMES)]
    formats = {
        "WTHOR": (write_wthor(records, date(2004, 12, 31)).games, lambda data: read_wthor(data, "W.wtb")),
        "GGF": ("\n".join(map(write_ggf, records)).encode(), lambda data: read_ggf(data, "a.ggf")),
        "transcripts": (
            "\n".join(map(write_transcript, records)).encode(),
            lambda data: read_transcripts(data, "a.txt"),
        ),
    }
    speeds = {name: speed(data, read) for name, (data, read) in formats.items()}
    rows = [(name, f"{read:,.0f}", f"{both:,.0f}") for name, (read, both) in speeds.items()]
    show_table(f"Records: {GAMES:,} games, games a second", ("format", "read", "read and replayed"), rows)
    replayed = speeds["WTHOR"][1]
    return [Mark(f"WTHOR games replayed a second ≥ {LIMIT:,}", f"{replayed:,.0f}", replayed >= LIMIT)]


if __name__ == "__main__":
    main()
