"""Rate limit: how much readers without a seat may store in an hour, for one network and for all together.

Everybody may learn without an account, and each browser without a cookie is a new reader. A school behind one
address stays far below these limits; a program that sends answer after answer soon reaches them. Pupils with
a seat were let in by a teacher and are never counted.
"""

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from time import monotonic

from flask import Flask, current_app

from tutor.web.classroom.access.limits import network_key
from tutor.web.http.error_pages import Later
from tutor.web.site.messages import N_

NETWORKS = 10
"""All networks together may store this many times as much as one."""

MOST_NETWORKS = 20_000
"""How many networks are counted; the one unseen for longest is forgotten first."""

HOUR = 3600.0

NO_MORE = N_("The tutor cannot save more from your network right now. Try again in a few minutes.")


class TooMuch(Later):
    """A reader without a seat may store no more now; the page reloads itself after a minute."""

    seconds = 60

    def __init__(self) -> None:
        super().__init__(NO_MORE, 429)


@dataclass
class _Used:
    """A leaky bucket of what was stored lately: it drains evenly, and a full one is empty after an hour."""

    learners: float = 0.0
    rows: float = 0.0
    at: float = 0.0

    def forget(self, now: float, learners: int, rows: int) -> None:
        passed = (now - self.at) / HOUR
        self.learners = max(0.0, self.learners - learners * passed)
        self.rows = max(0.0, self.rows - rows * passed)
        self.at = now


class Strangers:
    """Counts what readers without a seat have stored, by network, in this process.

    ``learners`` and ``rows`` are what one network may store in an hour.
    """

    def __init__(self, learners: int, rows: int) -> None:
        self._lock = Lock()
        self._learners, self._rows = learners, rows
        self._all = _Used()
        self._networks: OrderedDict[str, _Used] = OrderedDict()
        self.are_full = False
        """Whether the database is full of learners that may not be erased; ``access.expiry`` sets it."""

    def admit(self, network: str, *, learners: int, rows: int) -> None:
        """Count learners and rows that are about to be stored; raises TooMuch, and then counts nothing."""
        with self._lock:
            now = monotonic()
            used = self._networks.setdefault(network, _Used(at=now))
            self._networks.move_to_end(network)
            if len(self._networks) > MOST_NETWORKS:
                self._networks.popitem(last=False)
            self._all.forget(now, NETWORKS * self._learners, NETWORKS * self._rows)
            used.forget(now, self._learners, self._rows)
            for one, times in ((used, 1), (self._all, NETWORKS)):
                if one.learners + learners > times * self._learners or one.rows + 1 > times * self._rows:
                    raise TooMuch
            if learners and self.are_full:
                raise TooMuch
            for one in (used, self._all):
                one.learners += learners
                one.rows += rows


def admit(*, is_new: bool, rows: int) -> None:
    """Count what is about to be stored for the reader who asks and has no seat; raises TooMuch."""
    strangers().admit(network_key(), learners=int(is_new), rows=rows)


def strangers() -> Strangers:
    """The strangers of the application that answers this request."""
    found: Strangers = current_app.extensions["strangers"]
    return found


def init_strangers(app: Flask) -> None:
    """Set up the counter, with nobody counted."""
    app.extensions["strangers"] = Strangers(app.config["NETWORK_LEARNERS"], app.config["NETWORK_ROWS"])
