"""Reads the small numbers that addresses and forms carry."""

from collections.abc import Iterable

from tutor.games.base import PASS, Move

MOST_DIGITS = 4
LONGEST = 9


def small_number(text: str, most: int) -> int | None:
    """The number from 0 to ``most`` (at most four digits) that a text spells, or None for anything else."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        return None
    number = int(text)
    return number if number <= most else None


def whole_number(text: str) -> int | None:
    """The number of at most nine digits that a text spells, or None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None


def numbered(moves: Iterable[Move]) -> int:
    """The number of the last of these moves as players count them: passes are not counted.

    >>> numbered(["f5", "f6", "pass", "e6"])
    3
    """
    return sum(move != PASS for move in moves)
