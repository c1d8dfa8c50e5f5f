"""A cache limited in bytes, for things that can be made again; the least recently used is dropped first."""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, Protocol, TypeVar


class Sized(Protocol):
    """Something that says how many bytes it takes."""

    @property
    def size(self) -> int: ...


Key = TypeVar("Key", bound=Hashable)
Cached = TypeVar("Cached", bound=Sized)


class ByteCache(Generic[Key, Cached]):
    """Segmented LRU (Karedla, Love and Wherry, 1994): a segment of new items, and one of items used again.

    Thousands of items that are asked for once push out only other items that were asked for once.
    ``most_new`` and ``most_again`` are the bytes of the segments; an item larger than an eighth of
    ``most_new`` is not cached.
    """

    def __init__(self, most_new: int, most_again: int) -> None:
        self._new: OrderedDict[Key, Cached] = OrderedDict()
        self._again: OrderedDict[Key, Cached] = OrderedDict()
        self._most_new, self._most_again = most_new, most_again
        self._bytes_new = self._bytes_again = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """The bytes of all cached items."""
        return self._bytes_new + self._bytes_again

    def get(self, key: Key) -> Cached | None:
        """The item of this key, which counts as used; None if it is not cached."""
        with self._lock:
            item = self._again.get(key)
            if item is not None:
                self._again.move_to_end(key)
                return item
            item = self._new.pop(key, None)
            if item is not None:
                self._bytes_new -= item.size
                self._again[key] = item
                self._bytes_again += item.size
                while self._bytes_again > self._most_again:
                    self._bytes_again -= self._again.popitem(last=False)[1].size
            return item

    def put(self, key: Key, item: Cached) -> None:
        """Cache an item, instead of an older one of this key."""
        with self._lock:
            if (before := self._new.pop(key, None)) is not None:
                self._bytes_new -= before.size
            if (before := self._again.pop(key, None)) is not None:
                self._bytes_again -= before.size
            if item.size > self._most_new // 8:
                return
            self._new[key] = item
            self._bytes_new += item.size
            while self._bytes_new > self._most_new:
                self._bytes_new -= self._new.popitem(last=False)[1].size
