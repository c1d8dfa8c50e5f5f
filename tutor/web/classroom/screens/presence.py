"""Who looks at the board of a class at this moment, as this process knows: kept in memory, and bounded.

Whoever is pushed to is in a room of the hub. Others ask again and again, or wait by themselves, and were
here a moment ago.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from threading import Lock

LATELY = 20.0
"""Seconds after which whoever asked for the board and has not asked again is gone."""

MOST_CLASSES = 500
MOST_LOOKING = 1000
"""As many of one class as are remembered; of more, those who asked first are forgotten."""


class Presence:
    """When each ticket of each class was used last."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, OrderedDict[str, float]] = OrderedDict()
        self._lock = Lock()

    def look(self, class_id: str, ticket: str) -> bool:
        """Remember that somebody looks now; gives whether that is news."""
        at = time.monotonic()
        with self._lock:
            of_class = self._seen.setdefault(class_id, OrderedDict())
            before = of_class.pop(ticket, -LATELY)
            of_class[ticket] = at
            self._seen.move_to_end(class_id)
            while len(of_class) > MOST_LOOKING:
                of_class.popitem(last=False)
            while len(self._seen) > MOST_CLASSES:
                self._seen.popitem(last=False)
        return at - before >= LATELY

    def lately(self, class_id: str) -> frozenset[str]:
        """The tickets that were used a moment ago."""
        since = time.monotonic() - LATELY
        with self._lock:
            return frozenset(ticket for ticket, at in self._seen.get(class_id, {}).items() if at > since)
