"""The options of a question with their replies, and the order in which they are shown."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.judgement import Mark, Reason, Reply, Verdict
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.options import Option

OPTIONS_SHOWN = 4

Given = TypeVar("Given")


@dataclass(frozen=True, slots=True)
class Offer:
    """An option, and the reply to choosing it."""

    option: Option
    reply: Reply


def offer(
    option: Option, verdict: Verdict, reason: Reason, *misconceptions: str, shown: Iterable[Mark] = ()
) -> Offer:
    """An option with its reply; `shown` are the marks on the board with it."""
    return Offer(option, Reply(verdict, reason, misconceptions, shown=tuple(shown)))


def offer_wrong(
    option: Option, given: Given, wrong: Mapping[str, Given], because: Mapping[str, str], otherwise: str
) -> Offer:
    """A wrong option, with the misconceptions that give it; `wrong` is what each misconception gives.

    `because` are the codes of the replies by misconception; of several that give this option, the first in
    `because` counts. `otherwise` is the code where none gives it.
    """
    codes = [code for code, answer in wrong.items() if answer == given]
    said = next((because[code] for code in because if code in codes), otherwise)
    return offer(option, "not-yet", Reason(said), *codes)


def choose_from(
    puzzle: Puzzle, position: Position, offers: tuple[Offer, ...], side: Color | None = None
) -> Task:
    """The task of a question with these options."""
    return Task(
        puzzle,
        position,
        "choice",
        answers=tuple(offered.option.key for offered in offers if offered.reply.verdict == "right"),
        options=tuple(offered.option for offered in offers),
        side=side,
        replies={offered.option.key: offered.reply for offered in offers},
    )


def shuffle(position: Position, offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """The offers in an order that depends on the board and on their keys, never on which one is right."""

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


def take_numbers(right: int, wrong: Iterable[int]) -> list[int]:
    """Four numbers above 0 in ascending order: the right one, then wrong ones, then numbers near it."""
    numbers = dict.fromkeys((right, *wrong, right + 1, right - 1, right + 2, right + 3))
    return sorted([n for n in numbers if n > 0][:OPTIONS_SHOWN])
