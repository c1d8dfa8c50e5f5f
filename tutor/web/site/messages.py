"""Marks sentences for translation (gettext) where they are written, before the reader's language is known.

A sentence stands here whole, one for each side where it names a colour and one for each number where it
counts: languages do not agree on the order of pieces.
"""

from __future__ import annotations

from dataclasses import dataclass


def N_(message: str) -> str:
    """The message itself; the extractor finds it by this name, and whoever shows it translates it."""
    return message


@dataclass(frozen=True, eq=False)  # each is one object: comparing its texts would take longer
class Counted:
    """A sentence in the singular and in the plural; ``by`` names the number that decides."""

    one: str
    many: str
    by: str = "n"


def NP_(one: str, many: str, *, by: str = "n") -> Counted:
    """A sentence that counts; the extractor finds it by this name."""
    return Counted(one, many, by)


Message = str | Counted


@dataclass(frozen=True, eq=False)  # each is one object: comparing its texts would take longer
class Sided:
    """A sentence for each side: ``black`` is said when Black made the move, ``white`` when White did."""

    black: Message
    white: Message


Sentence = Message | Sided
