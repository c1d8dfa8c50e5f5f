"""How a board of the bank writes its moves: each with the play after it, and with the discs that it loses.

`h1g2a1-17` says: h1 is answered by g2, the best move then is a1, and h1 loses 17 discs in the end.
"""

import re
from collections.abc import Mapping

from tutor.games.base import PASS, Move, Square

PASSED = "--"

_MOVE = re.compile(r"((?:[a-h][1-8]|--)+)([+-]\d+)")
_PAIRS = re.compile("..")


def write_moves(values: Mapping[Square, int], lines: Mapping[Square, tuple[Move, ...]]) -> str:
    """The moves as one word, in the order of their values."""
    part = (f"{''.join(lines[move])}{value:+d}".replace(PASS, PASSED) for move, value in values.items())
    return ",".join(part)


def read_moves(word: str) -> tuple[dict[Square, int], dict[Square, tuple[Move, ...]]]:
    """The value of each move, and its line with the move itself first; ValueError for any other text."""
    values, lines = dict[Square, int](), dict[Square, tuple[Move, ...]]()
    for part in word.split(","):
        found = _MOVE.fullmatch(part)
        if found is None:
            raise ValueError(f"{part!r} is no move with its line and its value")
        line = tuple(PASS if move == PASSED else move for move in _PAIRS.findall(found[1]))
        values[line[0]], lines[line[0]] = int(found[2]), line
    return values, lines
