"""Makes the boards on which pupils are asked for a move.

Run `python -m tests.pupils.making SEED COUNT`, perhaps with the fewest and the most discs on a board.
One board of a game at most, whichever it is; no player of these tests is asked. The lines of a seed are the
same on every machine; `boards.txt` holds the first 200 of the seed 1971, at any moment of a game, `late.txt`
the first 300 of the seed 1977 with 40 to 54 discs, where regions are counted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

from tests.bench.support.players import most_discs
from tutor.games.base import Move, Position
from tutor.games.chance import Dice
from tutor.games.othello.bank.played_games import play_game
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.table import find_game

SEED = "1971"
"""That of the boards which are kept."""

LATE_SEED = "1977"

DISCS = range(12, 58)
LATE = range(40, 55)
"""The discs of boards for the lessons on the end."""

COUNTED = 12
"""From so many empty squares the end is counted."""

DEPTHS = (4, 6)
"""Elsewhere both find the same best move, and hold what is asked of a board."""

LEAD = 4
"""The best move is worth so many discs more than the next one."""

GREEDY = 6
"""The move that flips most loses so many."""

GREEDY_COUNTED = 5
OPEN = 24
"""Nobody is further ahead than this."""

FEWEST_MOVES = 4


def boards(seed: str, discs: range = DISCS) -> Iterator[str]:
    """The lines of boards with so many discs, game by game, without end."""
    number = 0
    while True:
        number += 1
        dice = Dice(f"pupils {seed} {number}")
        positions = [one for one in play_game(find_game("othello"), dice) if _may_ask(one, discs)]
        if positions:
            position = dice.pick(positions)
            values = _judged(position)
            if values:
                told = " ".join(f"{move}{value:+}" for move, value in values.items())
                yield f"{position.to_move.value} {position.cells()} {told}"


def _may_ask(position: Position, discs: range) -> bool:
    moves = position.legal_moves()
    return len(position.game.squares) - len(position.empties()) in discs and len(moves) >= FEWEST_MOVES


def _judged(position: Position) -> Mapping[Move, int] | None:
    """What each move is worth; nothing where the board asks no question."""
    if len(position.empties()) <= COUNTED:
        values = values_of(position)
        return values if _asks(position, values, GREEDY_COUNTED) else None
    found = []
    for depth in DEPTHS:
        weighed = weigh_moves(position, depth=depth, seconds=600, solve_from=0)
        found.append({move: round(value) for move, value in weighed.values.items()})
        if not _asks(position, found[-1], GREEDY):
            return None
    first, last = (max(values, key=lambda move: values[move]) for values in found)
    return found[-1] if first == last else None


def _asks(position: Position, values: Mapping[Move, int], greedy: int) -> bool:
    best, second = sorted(values.values(), reverse=True)[:2]
    flips = most_discs(position, 0)
    return best - second >= LEAD and best - values[flips] >= greedy and abs(best) <= OPEN


def main() -> None:
    """Print so many boards of a seed."""
    seed, count, *ends = sys.argv[1], *map(int, sys.argv[2:])
    discs = range(ends[0], ends[1] + 1) if ends else DISCS
    for _, line in zip(range(count), boards(seed, discs), strict=False):
        print(line, flush=True)


if __name__ == "__main__":
    main()
