"""Owns how many streams one reader may have: a seat, a sign-in of a teacher, or a remote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Lock

MOST_OF_SEAT = 8
"""Streams of one seat: a page that is loaded again, some tabs."""

MOST_OF_TEACHER = 24
"""Streams of one sign-in of a teacher, or of one remote: consoles, walls, previews."""


class OwnStreams:
    """The streams that threads of this process are at work on, counted by the tickets of their readers."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._opened: Counter[str] = Counter()

    def open(self, ticket: str, pushed: int, most: int) -> Callable[[], None] | None:
        """Begin one more of at most so many, beside those that are pushed to; None where there are as many.

        What is given is called when its thread is done with it, and may be called again.
        """
        with self._lock:
            if self._opened[ticket] + pushed >= most:
                self._opened += Counter()  # forgets those of whom there is none
                return None
            self._opened[ticket] += 1
        owed = [ticket]

        def close() -> None:
            with self._lock:
                if owed:
                    self._opened[owed.pop()] -= 1
                    self._opened += Counter()

        return close

    def __len__(self) -> int:
        return self._opened.total()
