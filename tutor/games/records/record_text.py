"""What the text formats of records share: texts whose characters are bytes, and names of moves."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from functools import lru_cache

from tutor.games.base import PASS, Game, Move

PASSES = frozenset({"--", "pa", "pass", "ps"})
"""How programs write a pass."""


def bytewise(data: bytes) -> str:
    """The text of a file with one character for each byte, so that an index is an offset."""
    return data.decode("latin-1").replace("\xef\xbb\xbf", "   ", 1)


def in_utf8(data: bytes) -> bytes:
    """A text with the byte order mark of UTF-16, turned into UTF-8; any other text as it is."""
    marked = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    return data.decode("utf-16", "replace").encode() if marked else data


def lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text that are not blank, each with the offset of its beginning."""
    for line in re.finditer(r"[^\r\n]+", text):
        if not line[0].isspace():
            yield line.start(), line[0]


def reworded(text: str) -> str:
    """A part of a `bytewise` text, decoded: as UTF-8 if it is valid, otherwise as Latin-1."""
    if text.isascii():
        return text
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeDecodeError:
        return text


def shortened(text: str) -> str:
    """The beginning of a text, decoded."""
    text = reworded(text.strip())
    return text if len(text) <= 20 else text[:20] + "…"


def quoted(text: str) -> str:
    """The beginning of a text in quotes, for a sentence."""
    return repr(shortened(text))


def parse_move(text: str, game: Game) -> Move | None:
    """The move that a word names in a game, in upper or lower case; None when it names none."""
    word = text.strip().lower()
    if word in PASSES:
        return PASS
    return word if word in _squares(game) else None


@lru_cache(maxsize=16)
def _squares(game: Game) -> frozenset[str]:
    return frozenset(game.squares)
