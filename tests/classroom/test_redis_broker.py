import time
from collections.abc import Callable, Iterator

import pytest

from tests.servers import Redis, wait_until
from tutor.classroom.broker import Closed, Listener
from tutor.classroom.redis_broker import PATIENCE, SILENCE, RedisBroker

QUICK = 0.5
"""Seconds."""

Open = Callable[[], RedisBroker]


@pytest.fixture
def open_broker(redis: Redis) -> Iterator[Open]:
    """Brokers of as many processes as a test likes."""
    opened = []

    def open_broker() -> RedisBroker:
        broker = RedisBroker(redis.url)
        opened.append(broker)
        assert broker.wait_until_alive(10)
        return broker

    yield open_broker
    for broker in opened:
        broker.close()
    redis.go_on()
    if not redis.answers():
        redis.start()


def hear_the_end(listener: Listener, seconds: float) -> float:
    """How long it took until the listener was told that no more comes."""
    begun = time.monotonic()
    with pytest.raises(Closed):
        listener.wait(seconds)
    return time.monotonic() - begun


def test_what_one_process_announces_the_others_hear(open_broker: Open) -> None:
    here, there = open_broker(), open_broker()
    with here.listen("class 7") as near, there.listen("class 7") as far:
        here.announce("class 7", 12)
        assert far.wait(10) == 12
        assert near.wait(0) == 12
        assert near.wait(0.2) is None
        there.announce("class 7", 13)
        assert near.wait(10) == 13


def test_when_redis_stops_streams_end_and_nobody_fails(open_broker: Open, redis: Redis) -> None:
    broker = open_broker()
    with broker.listen("class") as listener:
        redis.stop()
        assert hear_the_end(listener, 30) < PATIENCE
    assert not broker.alive()
    with pytest.raises(Closed):
        broker.listen("class")
    begun = time.monotonic()
    broker.announce("class", 1)
    assert time.monotonic() - begun < QUICK


def test_when_redis_comes_back_announcements_are_heard_again(open_broker: Open, redis: Redis) -> None:
    here, there = open_broker(), open_broker()
    here.announce("class", 1)
    redis.stop()
    wait_until(lambda: not here.alive() and not there.alive())
    redis.start()
    wait_until(lambda: here.alive() and there.alive())
    with there.listen("class") as listener:
        here.announce("class", 2)  # over the connection of before
        assert listener.wait(10) == 2


def test_a_redis_that_hangs_is_as_one_that_is_gone(open_broker: Open, redis: Redis) -> None:
    here, there = open_broker(), open_broker()
    redis.pause()
    with here.listen("class") as near, there.listen("class") as far:
        begun = time.monotonic()
        here.announce("class", 1)
        assert time.monotonic() - begun < PATIENCE + QUICK
        assert hear_the_end(near, 30) < QUICK
        assert hear_the_end(far, 30) < SILENCE + PATIENCE + QUICK
    redis.go_on()
    wait_until(lambda: here.alive() and there.alive())


def test_a_process_that_starts_before_redis_waits_for_it(open_broker: Open, redis: Redis) -> None:
    redis.stop()
    broker = RedisBroker(redis.url)
    assert not broker.wait_until_alive(0.3)
    redis.start()
    assert broker.wait_until_alive(10)
    broker.close()


def test_an_address_that_is_none_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="redis://"):
        RedisBroker("school/redis")
