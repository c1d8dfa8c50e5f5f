"""Rate limit for typed codes: pupils with a right one get in, and no guesser does.

Wrong codes (misses) are counted for the code, the browser, the address and the whole world. A code that was
wrong just now counts once: a school in which everybody types yesterday's code has missed once. The limit of
one address is far above what a school needs; misses of the whole world slow down only neighbourhoods that
missed too. Within the limits a right code opens at once, whatever else was typed.

The arithmetic. A code of six digits is one of 900,000; digits are added so that at most one of 10,000
possible codes opens a class (`tutor.classroom.access.codes`). For one address 4,500 wrong codes are judged
while one class is at work, 500 with nine, 300 from thirty on; all are forgotten after 2.5 hours, and a code
lasts three. So 9,900, 1,100 or 660 are judged in the life of a code: the chance to open a class is 1.1 per
cent, and 6.6 with a hundred classes or more. Of many addresses each neighbourhood (a /24, a /48 of IPv6) gets
ten, and all together twice as many as one address: a thousand neighbourhoods find the code of the only class
with a chance of 3.3 per cent. With a hundred classes or more, where all together get 1,500 and then one in
three seconds, they find some class once in two hours, and hardly ever one that they want. A card has twelve
digits: with 100,000 cards, the 9,900 tries of one address hit one with a chance of one in a thousand. The
link of a QR code has 128 bits and is never counted.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from tutor.classroom.access.codes import LONGEST, ROOM, SHORTEST
from tutor.classroom.access.throttle import Guess, Rule, TooManyMisses, held_row, take_back
from tutor.storage.database import Database
from tutor.storage.models import now
from tutor.storage.people import Miss, SchoolClass

FROM_HERE = Rule("code", free=4500, forget=2, first=10, longest=60)
"""Wrong codes of one address while one class is at work."""

FEWEST, MOST = 300, FROM_HERE.free
SHARE = 200
"""Where one of n possible codes opens a class, one address may try n / `SHARE` codes."""

IN_BROWSER = Rule("browser", free=9, forget=60, first=10, longest=60)
"""Wrong codes in one browser after its first one: it has to wait long before its whole network has to."""

NEARBY = Rule("near", free=10, forget=60, first=60, longest=60)
"""Wrong codes of one neighbourhood. While these are free, wrong codes typed elsewhere do not slow it down."""

IN_ALL = Rule("codes", free=1500, forget=3, first=3, longest=3)
"""Wrong codes typed anywhere while many classes are at work."""

WRONG = "wrong"
STAYS_WRONG = timedelta(minutes=10)
"""Within this time a wrong code counts once. Not longer: a class may be given that code meanwhile."""


@dataclass(frozen=True)
class Guesser:
    """Who types, as keyed hashes: the address, its neighbourhood, and the browser if it has missed before."""

    here: str
    near: str
    browser: str | None


@contextmanager
def guessing_code(database: Database, code: str, who: Guesser, *, is_long: bool = False) -> Iterator[Guess]:
    """Judge one code, given as a keyed hash; raises TooManyMisses before the code is looked at.

    ``is_long`` marks a card or the key of a remote: the limits on class codes do not shut it out.
    """
    with database.write_quickly() as session:
        at = now()
        is_new = not _was_wrong(session, code, at)
        here, near, all_ = _rules(session, is_long)
        keys = {IN_BROWSER: who.browser} if who.browser else {}
        if is_new:
            keys |= {here: who.here, near: who.near, all_: ""}
        in_order = sorted(keys.items(), key=lambda one: one[0].what)  # always lock in the same order
        rows = {rule: held_row(session, rule, key, at) for rule, key in in_order}
        waits = [rule.wait(miss, at) for rule, miss in rows.items() if rule not in (near, all_)]
        if is_new and near.level(rows[near], at) >= near.free:
            waits.append(all_.wait(rows[all_], at))
        if not any(waits):
            for rule, miss in rows.items():
                most = near.free + 1 if rule is near else 2 * MOST
                miss.level, miss.last = min(most, rule.level(miss, at)) + 1, at
    if any(waits):
        raise TooManyMisses(max(waits))
    guess = Guess()
    try:
        yield guess
    finally:
        with database.write_quickly() as session:
            if guess.is_right:
                take_back(session, in_order)
            elif is_new:
                _remember(session, code, at)


def from_one_address(live: int) -> Rule:
    """The limit on wrong codes of one address while ``live`` codes open classes.

    >>> [from_one_address(live).free for live in (0, 1, 9, 30, 1000)]
    [4500, 4500, 500, 300, 300]
    """
    room = max(9 * 10 ** (SHORTEST - 1) // max(1, live), min(ROOM, 9 * 10 ** (LONGEST - 1) // max(1, live)))
    free = min(MOST, max(FEWEST, room // SHARE))
    return replace(FROM_HERE, free=free, forget=FROM_HERE.forget * MOST / free)


def from_everywhere(live: int) -> Rule:
    """The limit on wrong codes of the whole world together: no single address can use it up.

    >>> [from_everywhere(live).free for live in (1, 9, 1000)]
    [9000, 1500, 1500]
    """
    free = max(IN_ALL.free, 2 * from_one_address(live).free)
    pause = min(IN_ALL.forget, 2 * MOST / free)
    return replace(IN_ALL, free=free, forget=pause, first=pause, longest=pause)


def _rules(session: Session, is_long: bool) -> tuple[Rule, Rule, Rule]:
    """The rules for the address, for its neighbourhood, and for the whole world."""
    if is_long:
        rules = from_one_address(1), NEARBY, from_everywhere(1)
        return tuple(replace(rule, what=f"long {rule.what}") for rule in rules)  # type: ignore[return-value]
    live = session.scalar(select(func.count()).where(SchoolClass.code.is_not(None))) or 0
    return from_one_address(live), NEARBY, from_everywhere(live)


def _was_wrong(session: Session, code: str, at: datetime) -> bool:
    last_miss = session.scalar(select(Miss.last).where(Miss.what == WRONG, Miss.who == code))
    return last_miss is not None and timedelta(0) <= at - last_miss < STAYS_WRONG


def _remember(session: Session, code: str, at: datetime) -> None:
    """Remember that a code is wrong now; forget codes that were wrong long ago."""
    old = delete(Miss).where(Miss.what == WRONG, Miss.last < at - STAYS_WRONG)
    session.execute(old.execution_options(synchronize_session=False))
    held_row(session, Rule(WRONG, 0, 1, 0, 0), code, at).last = at
