"""Publish and subscribe: tells listeners that a topic has a new version; its content is read elsewhere.

A topic is any text, such as the identifier of a class. Its versions only grow. A listener that must miss
nothing first begins to listen, and then reads the newest version.
"""

from __future__ import annotations

import threading
import time
from typing import Protocol


class Closed(Exception):
    """This listener will hear of nothing more; from now on it has to poll."""


class Listener(Protocol):
    """Waits for the versions of a topic; a context manager that stops listening at its end."""

    def wait(self, seconds: float) -> int | None:
        """The newest version announced since the last wait; None if none came in this time.

        Returns at once when there is one already. Raises Closed as soon as no more will come.
        """

    def __enter__(self) -> Listener: ...

    def __exit__(self, *_error: object) -> None: ...


class Broker(Protocol):
    """Carries announcements from where a version is made to where it is waited for."""

    def announce(self, topic: str, version: int) -> None:
        """Tell all listeners; returns quickly, and never fails because a server is down."""

    def listen(self, topic: str) -> Listener:
        """Begin to listen; raises Closed while nothing can be announced."""

    def alive(self) -> bool:
        """Whether announcements are heard now."""

    def close(self) -> None:
        """Raise Closed in all listeners, now and later."""


class LocalBroker:
    """Carries announcements within one process; a thousand threads or greenlets may wait."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._listening: dict[str, set[_Subscription]] = {}
        self._closed = False

    def announce(self, topic: str, version: int) -> None:
        with self._guard:
            listening = tuple(self._listening.get(topic, ()))
            for subscription in listening:
                subscription.newest = max(subscription.newest, version)
        for subscription in listening:
            subscription.notify()

    def listen(self, topic: str) -> Listener:
        with self._guard:
            if self._closed:
                raise Closed
            subscription = _Subscription(self, topic)
            self._listening.setdefault(topic, set()).add(subscription)
        return subscription

    def alive(self) -> bool:
        return not self._closed

    def close(self) -> None:
        self._closed = True
        self.disconnect()

    def disconnect(self) -> None:
        """Raise Closed in all present listeners; others may listen afterwards."""
        with self._guard:
            everybody = [subscription for listening in self._listening.values() for subscription in listening]
            self._listening.clear()
        for subscription in everybody:
            subscription.closed = True
            subscription.notify()

    def listeners(self) -> int:
        """How many listen at this moment."""
        with self._guard:
            return sum(map(len, self._listening.values()))

    def forget(self, subscription: _Subscription) -> None:
        """Announce nothing more to a listener."""
        with self._guard:
            listening = self._listening.get(subscription.topic, set())
            listening.discard(subscription)
            if not listening:
                self._listening.pop(subscription.topic, None)


class _Subscription:
    """A listener of a LocalBroker.

    Each has a lock of its own: with one condition for a topic, a thousand threads that wake would all
    queue for its lock.
    """

    def __init__(self, broker: LocalBroker, topic: str) -> None:
        self.topic = topic
        self.newest = -1
        self.closed = False
        self._delivered = -1
        self._broker = broker
        self._signal = threading.Lock()
        self._signal.acquire()

    def notify(self) -> None:
        try:
            self._signal.release()
        except RuntimeError:
            pass  # a signal waits already

    def wait(self, seconds: float) -> int | None:
        deadline = time.monotonic() + seconds
        while True:
            signalled = self._signal.acquire(timeout=max(0.0, deadline - time.monotonic()))
            if self.closed:
                self.notify()  # for the next wait
                raise Closed
            if self.newest > self._delivered:
                self._delivered = self.newest
                return self._delivered
            if not signalled:
                return None

    def __enter__(self) -> _Subscription:
        return self

    def __exit__(self, *_error: object) -> None:
        self._broker.forget(self)
