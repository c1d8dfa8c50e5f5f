"""Marks sentences for translation (gettext) where they are written, before the reader's language is known.

Sentences are written whole: one for each side where they name a colour, a singular and a plural where they
count. They are never put together from parts, since languages order parts differently.
"""

from dataclasses import dataclass


def N_(message: str) -> str:
    """The message itself; the extractor finds it by this name, and whoever shows it translates it."""
    return message


@dataclass(frozen=True, eq=False)  # each is made once, so comparing by identity is enough, and faster
class Plural:
    """A sentence in the singular and in the plural; ``by`` names the number that decides."""

    one: str
    many: str
    by: str = "n"


def NP_(one: str, many: str, *, by: str = "n") -> Plural:
    """A sentence that counts; the extractor finds it by this name."""
    return Plural(one, many, by)


Message = str | Plural


@dataclass(frozen=True, eq=False)  # as `Plural`
class Sided:
    """A sentence for each side: ``black`` is said when Black made the move, ``white`` when White did."""

    black: Message
    white: Message


Sentence = Message | Sided
