"""The computer opponent: what it plays, and the queue that shares out its thinking time.

Python thinks in one thread at a time, so there is a queue: the more requests wait, the less time each gets,
and the answers to a whole class that has just moved all arrive soon. Work that no game waits for, such as
reviews, is done in between.
"""

import sys
from collections.abc import Callable
from functools import partial
from threading import Condition, Lock
from time import monotonic
from typing import TypeVar

from tutor.games.base import Position
from tutor.games.families import engine_of

LONGEST = 0.6
"""Seconds of processor time for one move when nobody else waits."""

SHORTEST = 0.02
SHARED = 0.9
"""Seconds of processor time that all requests within `WINDOW` seconds share."""

WINDOW = 2.0


T = TypeVar("T")


class Turns:
    """Lets one caller at a time think, and says how long."""

    def __init__(self) -> None:
        self._asked: list[float] = []
        self._counting = Lock()
        self._thinking = Lock()
        self._players = 0
        self._nobody_plays = Condition(self._counting)

    def run(self, act: Callable[[float], T]) -> T:
        """Wait for a turn, then call ``act`` with the seconds it has; ``act`` must not wait for another."""
        with self._counting:
            now = monotonic()
            self._asked = [asked for asked in self._asked if asked > now - WINDOW] + [now]
            self._players += 1
        try:
            with self._thinking:
                return _aside(partial(act, self.seconds()))
        finally:
            with self._counting:
                self._players -= 1
                self._nobody_plays.notify_all()

    def run_between(self, act: Callable[[], T]) -> T:
        """Do something short that no game waits for; games go first, and get no less time because of it.

        It waits for them at most `WINDOW` seconds; ``act`` must not wait for another turn.
        """
        with self._nobody_plays:
            self._nobody_plays.wait_for(lambda: not self._players, WINDOW)
        with self._thinking:
            return _aside(act)

    def seconds(self) -> float:
        """The seconds for one turn: more, the fewer have asked within `WINDOW`."""
        with self._counting:
            crowd = sum(asked > monotonic() - WINDOW for asked in self._asked)
        return max(SHORTEST, min(LONGEST, SHARED / max(crowd, 1)))


def _aside(act: Callable[[], T]) -> T:
    """Call it here, or under gevent in a real thread: else all greenlets would wait meanwhile."""
    monkey = sys.modules.get("gevent.monkey")
    if monkey is None or not monkey.is_module_patched("threading"):
        return act()
    from gevent import get_hub

    done: T = get_hub().threadpool.apply(act)
    return done


TURNS = Turns()


def answer_to(position: Position, level: int) -> str:
    """The computer's move on this level, found when it is its turn to think."""
    engine = engine_of(position.game)
    assert engine is not None, "nobody plays a game without an engine against it"
    return TURNS.run(lambda seconds: engine.choose(position, level, seconds=seconds))
