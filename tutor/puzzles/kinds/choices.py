"""Owns what an option of a question is made of, and the order in which the options are shown."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256

from tutor.games.base import Position
from tutor.puzzles.judgement import Reply, Verdict
from tutor.puzzles.options import Option
from tutor.puzzles.reasons import Reason

OPTIONS_SHOWN = 4


@dataclass(frozen=True, slots=True)
class Offer:
    """An option, and the reply to choosing it."""

    option: Option
    reply: Reply


def offer(option: Option, verdict: Verdict, reason: Reason, *misconceptions: str) -> Offer:
    """An option with its reply."""
    return Offer(option, Reply(verdict, reason, misconceptions))


def shuffle(position: Position, offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """The offers in an order that depends on the board and on what they say, never on which one is right."""

    def rank(offered: Offer) -> bytes:
        return sha256(f"{position.cells()} {offered.option.key}".encode()).digest()

    return tuple(sorted(offers, key=rank))


def pair(black: int, white: int) -> str:
    """The key of an option that names one number for each side."""
    return f"{black}-{white}"


def take_pairs(candidates: Iterable[tuple[int, int]], make: Callable[[int, int], Offer]) -> tuple[Offer, ...]:
    """Offers for the first four different pairs of numbers, none of them below 0."""
    pairs = list(dict.fromkeys(both for both in candidates if min(both) >= 0))
    return tuple(make(black, white) for black, white in pairs[:OPTIONS_SHOWN])
