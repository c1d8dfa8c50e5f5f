"""Limits how many streams one reader may have: a seat, a sign-in of a teacher, or a remote."""

from collections import Counter
from collections.abc import Callable
from threading import Lock

MOST_OF_SEAT = 8
"""Streams of one seat: it may be open in several tabs, and a tab loaded again has two for a moment."""

MOST_OF_TEACHER = 24
"""Streams of one sign-in of a teacher, or of one remote: consoles, projectors, previews."""


class OwnStreams:
    """Counts the streams that threads of this process serve, by the tickets of their readers."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._opened: Counter[str] = Counter()

    def open(self, ticket: str, pushed: int, most: int) -> Callable[[], None] | None:
        """Count one more stream of a ticket; None if it has ``most``, with the ``pushed`` ones of rooms.

        Returns a function that counts the stream as ended; calling it twice is safe.
        """
        with self._lock:
            if self._opened[ticket] + pushed >= most:
                self._opened += Counter()  # forgets tickets that count none
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
