"""The computer's part in a game: who may think now, for how long, and what it plays.

Python thinks in one thread at a time, so a queue decides: whoever waits behind others is given less time,
and the answers of a whole class that has just moved all arrive soon.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from time import monotonic

from tutor.engine.choose import choose_move
from tutor.rules import Position

LONGEST = 0.6
"""Seconds of processor time for one move when nobody else waits."""

SHORTEST = 0.02
SHARED = 0.9
"""Seconds that all who ask within ``WINDOW`` share."""

WINDOW = 2.0


class Turns:
    """Hands out time to think, one thinker after another."""

    def __init__(self) -> None:
        self._asked: list[float] = []
        self._counting = Lock()
        self._thinking = Lock()

    @contextmanager
    def turn(self) -> Iterator[float]:
        """Wait for one's turn; gives the seconds that may be used."""
        with self._counting:
            now = monotonic()
            self._asked = [asked for asked in self._asked if asked > now - WINDOW] + [now]
        with self._thinking:
            yield self.seconds()

    def seconds(self) -> float:
        """The time for one thinker: the fewer asked of late, the more."""
        with self._counting:
            crowd = sum(asked > monotonic() - WINDOW for asked in self._asked)
        return max(SHORTEST, min(LONGEST, SHARED / max(crowd, 1)))


TURNS = Turns()


def answer_to(position: Position, level: int) -> str:
    """The computer's move."""
    with TURNS.turn() as seconds:
        return choose_move(position, level, seconds=seconds).move
