"""Random choices that depend on a seed alone.

Only `random()` is asked of Python, which promises the same numbers for the same seed in every version; this
module decides what is picked with them.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """Random choices from a seed, the same on every machine."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        return int(self._random() * limit)

    def happens(self, chance: float) -> bool:
        """True with this probability, which is from 0 to 1."""
        return self._random() < chance

    def pick(self, among: Sequence[T]) -> T:
        """One of these, each equally likely."""
        return among[self.below(len(among))]

    def shuffled(self, among: Sequence[T]) -> list[T]:
        """All of these in a random order."""
        return [one for _, one in sorted(((self._random(), one) for one in among), key=lambda pair: pair[0])]
