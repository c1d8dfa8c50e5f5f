"""What the text formats share: text whose characters are bytes, boards in one string, moves by name."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from functools import lru_cache
from math import isqrt

from tutor.games.base import PASS, Game, Move, Position
from tutor.games.color import Color
from tutor.games.table import find_game

PASSES = frozenset({"--", "pa", "pass", "ps"})
"""How programs write a pass."""

_MARKS = str.maketrans({"*": "X", "B": "X", "b": "X", "x": "X", "W": "O", "w": "O", "o": "O", "-": "."})
_SIDES = {"X": Color.BLACK, "O": Color.WHITE}


def bytewise(data: bytes) -> str:
    """The text of a file with one character for each byte, so that an index is an offset."""
    return data.decode("latin-1").replace("\xef\xbb\xbf", "   ", 1)


def in_utf8(data: bytes) -> bytes:
    """A text that begins with the mark of UTF-16, in UTF-8; any other as it is."""
    marked = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    return data.decode("utf-16", "replace").encode() if marked else data


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text that are not blank, each with the offset where it begins."""
    for line in re.finditer(r"[^\r\n]+", text):
        if not line[0].isspace():
            yield line.start(), line[0]


def reworded(text: str) -> str:
    """A piece of `bytewise` text in its own letters: UTF-8 where it is that, otherwise Latin-1."""
    if text.isascii():
        return text
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return text


def shortened(text: str) -> str:
    """The beginning of a text, in its own letters."""
    text = reworded(text.strip())
    return text if len(text) <= 20 else text[:20] + "…"


def quoted(text: str) -> str:
    """The beginning of a text, in quotes, for a sentence."""
    return repr(shortened(text))


def parse_move(text: str, game: Game) -> Move | None:
    """The move that a word names in a game, in capitals or not; None when it names none."""
    word = text.strip().lower()
    if word in PASSES:
        return PASS
    return word if word in _squares(game) else None


@lru_cache(maxsize=64)
def parse_board(cells: str, side: str, name: str) -> Position | str:
    """The position of a string of discs, row by row, or a sentence that says what is wrong with it.

    Black is X or *, White O, empty - or a point. `name` "" stands for Othello of the size that fits. Discs
    that can run out count as placed in turn, Black first.
    """
    size = isqrt(len(cells))
    if not name and (size * size != len(cells) or size % 2 or not 4 <= size <= 26):
        return f"{len(cells)} squares make no board; 64 make the usual one."
    game = find_game(name or f"othello-{size}x{size}")
    if len(game.squares) != len(cells):
        return f"The board of {game.name} has {len(game.squares)} squares, not {len(cells)}."
    marks = cells.translate(_MARKS)
    wrong = marks.strip("XO.")
    if wrong:
        return f"{quoted(wrong[0])} is neither a disc nor an empty square."
    to_move = _SIDES.get(side.translate(_MARKS))
    if to_move is None:
        return f"{quoted(side)} is not a side: it should be X or O."
    discs = dict(zip(game.squares, marks, strict=True))
    rows = [f"{row} {' '.join(discs.get(column + row, ' ') for column in game.columns)}" for row in game.rows]
    return game.parse_diagram("\n".join(["  " + " ".join(game.columns), *rows]), to_move)


def write_board(position: Position, black: str) -> tuple[str, str]:
    """The string of discs and the mark of the side to move; a finished game has Black there."""
    marks = {"X": black, ".": "-"}
    cells = "".join(marks.get(cell, cell) for cell in position.cells())
    return cells, "O" if position.to_move is Color.WHITE else black


@lru_cache(maxsize=16)
def _squares(game: Game) -> frozenset[str]:
    return frozenset(game.squares)
