"""How a board of the bank writes its moves: each with how the game goes on after it, and its value.

`h1g2a1-17` says that h1 is answered by g2, that a1 is best then, and that 17 discs are lost by h1 in the end.
"""

import re
from collections.abc import Mapping

from tutor.games.base import PASS, Move, Square

PASSED = "--"

_MOVE = re.compile(r"((?:[a-h][1-8]|--)+)([+-]\d+)")
_PAIRS = re.compile("..")


def write_moves(values: Mapping[Square, int], lines: Mapping[Square, tuple[Move, ...]]) -> str:
    """Moves as one word, in the order of their values."""
    part = (f"{''.join(lines[move])}{value:+d}".replace(PASS, PASSED) for move, value in values.items())
    return ",".join(part)


def read_moves(word: str) -> tuple[dict[Square, int], dict[Square, tuple[Move, ...]]]:
    """What each move is worth, and its line with the move itself; ValueError for what is no such word."""
    values, lines = dict[Square, int](), dict[Square, tuple[Move, ...]]()
    for part in word.split(","):
        found = _MOVE.fullmatch(part)
        if found is None:
            raise ValueError(f"{part!r} is no move with its line and its value")
        line = tuple(PASS if move == PASSED else move for move in _PAIRS.findall(found[1]))
        values[line[0]], lines[line[0]] = int(found[2]), line
    return values, lines
