"""Rate limit for guessing passwords and taking seats; `code_guesses` uses it for codes.

After too many misses one has to wait. A guess counts as a miss before it is judged, so that many at once
cannot slip through; a right guess is taken back. Misses are forgotten one by one, so nobody is locked out for
good.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tutor.storage.database import Database
from tutor.storage.missing_rows import insert_missing
from tutor.storage.models import now
from tutor.storage.people import Miss

KEPT = timedelta(hours=3)
"""After so long every rule has forgotten a miss, and it is no longer stored."""


@dataclass(frozen=True)
class Rule:
    """``free`` misses cost nothing; each beyond doubles the wait, from ``first`` to ``longest`` seconds.

    One miss is forgotten every ``forget`` seconds.
    """

    what: str
    free: int
    forget: float
    first: float
    longest: float

    def level(self, miss: Miss, at: datetime) -> float:
        """How many misses are not yet forgotten."""
        return max(0.0, miss.level - _seconds(miss.last, at) / self.forget)

    def wait(self, miss: Miss, at: datetime) -> float:
        """Seconds until the next guess is taken; 0 when it is taken at once."""
        beyond = ceil(self.level(miss, at)) - self.free
        if beyond < 0:
            return 0.0
        return max(0.0, min(self.longest, self.first * 2.0 ** min(beyond, 30)) - _seconds(miss.last, at))


PASSWORD_FROM_HERE = Rule("password", free=5, forget=600, first=5, longest=900)
"""One name in one network, or in one browser in which its owner signed in before."""

PASSWORDS_FROM_HERE = Rule("passwords", free=120, forget=60, first=5, longest=60)
"""Any names in one network: enough that one guesser cannot shut out all teachers of a school.

A password withstands a million guesses; this allows 1,600 in a day, and five of one name.
"""

PASSWORD_IN_ALL = Rule("name", free=50, forget=60, first=5, longest=60)
"""One name anywhere, except where its owner signed in before."""

SEATS_IN_BROWSER = Rule("seat", free=12, forget=60, first=15, longest=60)
"""Seats of one class taken in one browser: children who pass a tablet round, one per minute."""

SEATS_FROM_HERE = Rule("seats", free=80, forget=3, first=3, longest=3)
"""Seats of one class taken in one network: more than a class needs at once, then twenty per minute."""

Limit = tuple[Rule, str]
"""A rule, and whose misses it counts."""


class TooManyMisses(ValueError):
    """A guess that is refused without being looked at; ``seconds`` is how long to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__("Too many guesses were wrong.")
        self.seconds = max(1, ceil(seconds))


class Guess:
    """A guess that is being judged; it counts as a miss until it was right, or was not judged."""

    is_right = False
    is_judged = True

    def was_right(self) -> None:
        """It does not count as a miss."""
        self.is_right = True

    def was_not_judged(self) -> None:
        """It does not count as a miss: the server had no time to judge it."""
        self.is_judged = False


@contextmanager
def guessing(database: Database, *limits: Limit) -> Iterator[Guess]:
    """Judge one guess within these limits; raises TooManyMisses before it is looked at."""
    ordered = sorted(limits, key=lambda limit: (limit[0].what, limit[1]))  # always lock in the same order
    with database.write_quickly() as session:
        at = now()
        rows = [(rule, held_row(session, rule, who, at)) for rule, who in ordered]
        wait = max((rule.wait(miss, at) for rule, miss in rows), default=0.0)
        if not wait:
            for rule, miss in rows:
                miss.level, miss.last = rule.level(miss, at) + 1, at
    if wait:
        raise TooManyMisses(wait)
    guess = Guess()
    try:
        yield guess
    finally:
        if guess.is_right or not guess.is_judged:
            with database.write_quickly() as session:
                take_back(session, ordered)


def take_back(session: Session, limits: Iterable[Limit]) -> None:
    """Count one miss less."""
    for rule, who in limits:
        miss = held_row(session, rule, who, now())
        miss.level = max(0.0, miss.level - 1)


def forget_misses(database: Database, *limits: Limit) -> None:
    """Delete the misses, as after the right password."""
    with database.write_quickly() as session:
        for rule, who in limits:
            session.execute(delete(Miss).where(Miss.what == rule.what, Miss.who == who))


def prune_misses(database: Database) -> None:
    """Delete misses that are too old to count; writes nothing where there are none."""
    before = now() - KEPT
    with database.look() as connection:
        if connection.execute(select(Miss.who).where(Miss.last < before).limit(1)).first() is None:
            return
    with database.write_quickly() as session:
        _delete_old(session, before)


def _delete_old(session: Session, before: datetime) -> None:
    session.execute(delete(Miss).where(Miss.last < before).execution_options(synchronize_session=False))


def held_row(session: Session, rule: Rule, who: str, at: datetime) -> Miss:
    """The row that counts the misses, made if it is missing, and locked until the session ends."""
    query = select(Miss).where(Miss.what == rule.what, Miss.who == who).with_for_update()
    found = session.scalar(query)
    if found is None:
        _delete_old(session, at - KEPT)
        insert_missing(session, Miss, what=rule.what, who=who, level=0.0, last=at)
        found = session.scalars(query).one()
    found.last = min(found.last, at)  # a clock that was ahead must make nobody wait
    return found


def _seconds(since: datetime, at: datetime) -> float:
    return max(0.0, (at - since).total_seconds())
