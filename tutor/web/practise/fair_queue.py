"""Fair queue for one worker: owners take turns, however much each of them brings."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class QueueFull(Exception):
    """The queue is full, in all or for one owner."""


class FairQueue(Generic[Key]):
    """A queue of keys, each with its owners from the widest to the narrowest, such as network and browser.

    Next is a key of the owner who was served longest ago: among networks first, then among the browsers of
    that network, then among the keys of that browser. A new owner comes after all others but the one served
    last. ``most`` is how many keys may wait in all, ``each`` how many of one owner, for each width. Not
    thread-safe.
    """

    def __init__(self, most: int, each: tuple[int, ...]) -> None:
        self._most, self._each = most, each
        self._ways: dict[Key, tuple[tuple[Hashable, ...], ...]] = {}
        self._served: dict[tuple[Hashable, ...], float] = {}
        self._clock = 0

    def add(self, key: Key, owners: tuple[Hashable, ...]) -> None:
        """Put a key into the queue, if it is not in it already. Raises QueueFull."""
        if key in self._ways:
            return
        if not self.has_room(owners):
            raise QueueFull
        ways = self._ways[key] = tuple((*owners, key)[: width + 1] for width in range(len(owners) + 1))
        for way in ways:
            self._served.setdefault(way, self._clock - 0.5)  # ahead of whoever was served last

    def has_room(self, owners: tuple[Hashable, ...]) -> bool:
        """Whether one more key of these owners may wait."""
        return len(self._ways) < self._most and all(
            sum(ways[width] == owners[: width + 1] for ways in self._ways.values()) < most
            for width, most in enumerate(self._each)
        )

    def next(self) -> Key | None:
        """The key to serve now, which stays in the queue until it is removed; None if none waits."""
        if not self._ways:
            return None
        key = min(self._ways, key=lambda one: tuple(self._served[way] for way in self._ways[one]))
        self._clock += 1
        for way in self._ways[key]:
            self._served[way] = self._clock
        return key

    def remove(self, key: Key) -> None:
        """Remove a key, if it waits, and forget owners without any other."""
        ways = self._ways.pop(key, ())
        used = {way for other in self._ways.values() for way in other}
        for way in ways:
            if way not in used:
                self._served.pop(way, None)

    def clear(self) -> None:
        """Remove everything."""
        self._ways.clear()
        self._served.clear()

    def __contains__(self, key: Key) -> bool:
        return key in self._ways

    def __len__(self) -> int:
        return len(self._ways)
