"""The queue for slow work, such as making the pages of a round: one at a time, the networks in turn.

Each request that waits holds a thread of the server. Therefore only few may wait, and not for long; the
others are told at once to try again in a moment, and their page does so by itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from threading import Condition
from time import thread_time

from flask import Flask, current_app

from tutor.web.classroom.access.limits import network_key
from tutor.web.http.error_pages import Later
from tutor.web.practise.fair_queue import FairQueue, QueueFull
from tutor.web.site.messages import N_

MOST = 6
"""The most requests that work or wait at the bench, so that some threads always stay free for other pages."""

MOST_OF_ONE = 5
"""The most requests of one network that work or wait at the bench."""

LONGEST = 4.0
"""The most seconds that a request waits for its turn."""

BUSY = N_("Many puzzles are being set up right now. Try again in a moment.")

MOST_PASSWORDS = 3
"""The most passwords being compared or waiting: each takes a core for a fifth of a second, on purpose."""

BUSY_WITH_PASSWORDS = N_("Many people are signing in right now. Try again in a moment.")


class Workbench:
    """The one place in a process where slow work is done."""

    def __init__(
        self, most: int = MOST, most_of_one: int = MOST_OF_ONE, longest: float = LONGEST, busy: str = BUSY
    ) -> None:
        self._changed = Condition()
        self._waiting: FairQueue[object] = FairQueue(most, (most_of_one,))
        self._longest = longest
        self._busy = busy
        self._now: object | None = None
        self._made_now: set[Hashable] = set()

    @contextmanager
    def alone(self, key: Hashable) -> Iterator[None]:
        """Keep others from making the thing with this key meanwhile: they wait without a place at the bench.

        Raises Later if that takes too long.
        """
        with self._changed:
            if not self._changed.wait_for(lambda: key not in self._made_now, self._longest):
                raise Later(self._busy)
            self._made_now.add(key)
        try:
            yield
        finally:
            with self._changed:
                self._made_now.remove(key)
                self._changed.notify_all()

    @contextmanager
    def turn(self, owner: str) -> Iterator[None]:
        """Wait for one's turn (not reentrant); raises Later if too many wait, or it takes too long."""
        mine = object()
        with self._changed:
            try:
                self._waiting.add(mine, (owner,))
            except QueueFull:
                raise Later(self._busy) from None
            if self._now is None:
                self._now = self._waiting.next()
            if not self._changed.wait_for(lambda: self._now is mine, self._longest):
                self._waiting.remove(mine)
                raise Later(self._busy)
        try:
            yield
        finally:
            with self._changed:
                self._waiting.remove(mine)
                self._now = self._waiting.next()
                self._changed.notify_all()

    def __len__(self) -> int:
        return len(self._waiting)


class Spending:
    """A limit, in seconds, on the processor time that the current thread takes from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = thread_time() + seconds

    @property
    def is_over(self) -> bool:
        return thread_time() >= self._end


def at_workbench() -> AbstractContextManager[None]:
    """Do slow work when it is the turn of the request's network; raises Later."""
    bench: Workbench = current_app.extensions["workbench"]
    return bench.turn(network_key())


def comparing_password(owner: str) -> AbstractContextManager[None]:
    """Compare a password when it is the turn of its owner, such as a network; raises Later."""
    bench: Workbench = current_app.extensions["password_bench"]
    return bench.turn(owner)


def alone_making(key: Hashable) -> AbstractContextManager[None]:
    """Make the thing with this key while nobody else makes it; raises Later."""
    bench: Workbench = current_app.extensions["workbench"]
    return bench.alone(key)


class Visit:
    """Takes a turn at the workbench when a request first has to make something, and keeps it to the end."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._is_there = False

    def begin(self) -> None:
        """Take the turn, unless it is taken already; raises Later."""
        if not self._is_there:
            self._stack.enter_context(at_workbench())
            self._is_there = True

    def __enter__(self) -> Visit:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


def init_workbench(app: Flask) -> None:
    """Set up the empty benches."""
    app.extensions["workbench"] = Workbench()
    app.extensions["password_bench"] = Workbench(MOST_PASSWORDS, MOST_PASSWORDS - 1, busy=BUSY_WITH_PASSWORDS)
