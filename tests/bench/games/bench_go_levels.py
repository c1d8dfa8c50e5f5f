"""How the six levels of Go fare against each other on 7×7: each against the one two below it.

`make bench ARGS=go-levels` plays 60 games of each pair, of which each side begins half; with all benchmarks
together it plays few, for a first impression.
"""

from __future__ import annotations

import sys
from time import process_time

from tests.bench.support.marks import Mark, show_table
from tutor.games.color import Color
from tutor.games.go.engine.levels import LEVELS
from tutor.games.go.engine.move_choice import choose_move
from tutor.games.go.engine.ownership import likely_dead
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition

MANY, FEW = 60, 4
LEAST = 0.65
SECONDS = 0.2
"""What a level may think at most for one move: the tutor gives it more when few others ask."""

LONGEST = 200


def play(black: int, white: int, seed: int, size: int = 7) -> GoPosition:
    """The end of a game of two levels, dead stones off as they are proposed."""
    position = Go(size).start()
    for number in range(LONGEST):
        if position.to_move is None:
            break
        level = black if position.to_move is Color.BLACK else white
        position = position.play(
            choose_move(position, level, seed=1000 * seed + number, seconds=SECONDS).move
        )
    return position.with_dead(likely_dead(position))


def points(ours: int, theirs: int, games: int) -> float:
    """What one level wins of so many games, a draw half."""
    won = 0.0
    for number in range(games):
        first = number % 2 == 0
        black, white = play(*((ours, theirs) if first else (theirs, ours)), seed=number).score()
        won += 0.5 if black == white else float((black > white) == first)
    return won


def main() -> list[Mark]:
    """Print the table and give the marks."""
    games = MANY if "go-levels" in sys.argv else FEW
    rows, marks = [], []
    for level in sorted(LEVELS)[2:]:
        begun = process_time()
        won = points(level, level - 2, games)
        seconds = (process_time() - begun) / games
        name = f"level {level} against level {level - 2}"
        rows.append([name, f"{won:g} of {games}", f"{won / games:.0%}", f"{seconds:.1f}"])
        marks.append(
            Mark(f"Go, {name} ≥ {LEAST:.0%}", f"{won / games:.0%} of {games} games", won >= LEAST * games)
        )
    show_table("Levels of Go on 7×7", ["match", "points", "share", "s a game"], rows)
    return marks


if __name__ == "__main__":
    main()
