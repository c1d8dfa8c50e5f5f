"""Presence: who looks at the board of a class now, as far as this process knows; in memory, of limited size.

Screens that are pushed to are in a room of the hub. The others poll, or wait in a stream of their own; each
of their requests is recorded here.
"""

import time
from collections import OrderedDict
from threading import Lock

LATELY = 20.0
"""Seconds for which somebody counts as here after their last request."""

MOST_CLASSES = 500
MOST_LOOKING = 1000
"""The most tickets of one class that are remembered; beyond that, the oldest are forgotten."""


class Presence:
    """When each ticket of each class was used last."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, OrderedDict[str, float]] = OrderedDict()
        self._lock = Lock()

    def look(self, class_id: str, ticket: str) -> bool:
        """Record that somebody looks now; returns whether they were away before."""
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
        """The tickets that were used within ``LATELY``."""
        since = time.monotonic() - LATELY
        with self._lock:
            return frozenset(ticket for ticket, at in self._seen.get(class_id, {}).items() if at > since)
