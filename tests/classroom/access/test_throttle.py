from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta

import pytest

from tutor.classroom.access import code_guesses, throttle
from tutor.classroom.access.code_guesses import from_everywhere, from_one_address
from tutor.classroom.access.throttle import KEPT, Rule, TooManyMisses, forget_misses, guessing, prune_misses
from tutor.storage.database import Database
from tutor.storage.models import now

RULE = Rule("test", free=3, forget=60, first=5, longest=40)


class Clock:
    def __init__(self) -> None:
        self.at = now()

    def __call__(self) -> datetime:
        return self.at

    def wait(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(throttle, "now", clock)
    return clock


def guess(database: Database, *, right: bool = False, who: str = "here", rule: Rule = RULE) -> int:
    """The seconds to wait for a guess; 0 when it was looked at."""
    try:
        with guessing(database, (rule, who)) as one:
            if right:
                one.was_right()
    except TooManyMisses as error:
        return error.seconds
    return 0


def test_some_misses_cost_nothing_and_then_the_wait_grows(database: Database, clock: Clock) -> None:
    assert [guess(database) for _ in range(4)] == [0, 0, 0, 5]
    waits = []
    for _ in range(5):
        wait = guess(database)
        waits.append(wait)
        clock.wait(wait)
        assert guess(database) == 0
    assert waits[0] == 5
    assert waits == sorted(waits)
    assert waits[-1] > 2 * waits[0]


def test_nobody_waits_longer_than_the_longest(database: Database, clock: Clock) -> None:
    for _ in range(30):
        clock.wait(guess(database) or 0.001)
        guess(database)
    assert guess(database) <= RULE.longest
    clock.wait(RULE.longest)
    assert guess(database, right=True) == 0


def test_successes_are_never_limited(database: Database, clock: Clock) -> None:
    assert [guess(database, right=True) for _ in range(100)] == [0] * 100
    assert guess(database) == 0


def test_misses_are_forgotten_one_by_one(database: Database, clock: Clock) -> None:
    for _ in range(3):
        guess(database)
    assert guess(database) > 0
    clock.wait(60.5)
    assert guess(database) == 0
    assert guess(database) > 0
    clock.wait(600)
    assert [guess(database) for _ in range(4)] == [0, 0, 0, 5]


def test_misses_of_one_are_not_those_of_another(database: Database, clock: Clock) -> None:
    for _ in range(4):
        guess(database)
    assert guess(database, who="there") == 0
    assert guess(database, rule=Rule("other", 3, 60, 5, 40)) == 0


def test_after_the_right_password_one_starts_again(database: Database, clock: Clock) -> None:
    for _ in range(4):
        guess(database)
    forget_misses(database, (RULE, "here"))
    assert guess(database) == 0


def test_of_two_limits_the_stricter_counts_and_a_refused_guess_is_not_counted(
    database: Database, clock: Clock
) -> None:
    loose = Rule("loose", free=100, forget=60, first=5, longest=40)
    for _ in range(3):
        with guessing(database, (RULE, "here"), (loose, "")):
            pass
    for _ in range(200):
        with pytest.raises(TooManyMisses), guessing(database, (RULE, "here"), (loose, "")):
            pass
    assert guess(database, who="", rule=loose) == 0


def test_many_guesses_at_once_cannot_slip_through(database: Database) -> None:
    with ThreadPoolExecutor(8) as crowd:
        waits = list(crowd.map(lambda _: guess(database), range(40)))
    assert waits.count(0) == 3


def test_what_is_long_past_is_not_kept(database: Database, clock: Clock) -> None:
    guess(database)
    clock.wait(KEPT.total_seconds() + 1)
    guess(database, who="there")
    with database.read() as session:
        assert [row.who for row in session.query(throttle.Miss)] == ["there"]


def test_what_is_long_past_goes_though_nobody_misses_again(database: Database, clock: Clock) -> None:
    guess(database)
    clock.wait(60)
    guess(database, who="there")
    clock.wait(KEPT.total_seconds() - 30)
    prune_misses(database)
    with database.read() as session:
        assert [row.who for row in session.query(throttle.Miss)] == ["there"]
    clock.wait(60)
    prune_misses(database)
    with database.read() as session:
        assert session.query(throttle.Miss).all() == []


NAMED = [*vars(throttle).values(), *vars(code_guesses).values()]
RULES = [rule for rule in NAMED if isinstance(rule, Rule)]
RULES += [rule(live) for live in (1, 9, 20, 1000) for rule in (from_one_address, from_everywhere)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.what)
def test_nothing_that_still_counts_is_forgotten_too_early(rule: Rule) -> None:
    """Whoever guesses as often as is allowed for a day has no more misses than are forgotten in time."""
    at = begun = now()
    miss = throttle.Miss(what=rule.what, who="", level=0.0, last=at)
    while at < begun + timedelta(days=1):
        at += timedelta(seconds=rule.wait(miss, at))
        miss.level, miss.last = rule.level(miss, at) + 1, at
    assert miss.level * rule.forget <= KEPT.total_seconds()
    assert KEPT < timedelta(hours=24)


def test_misses_of_a_clock_that_was_ahead_let_nobody_wait_for_years(database: Database, clock: Clock) -> None:
    clock.wait(70 * 365 * 24 * 60 * 60)
    for _ in range(4):
        guess(database)
    clock.wait(-70 * 365 * 24 * 60 * 60)
    assert guess(database) == 5
    clock.wait(5)
    assert guess(database) == 0
