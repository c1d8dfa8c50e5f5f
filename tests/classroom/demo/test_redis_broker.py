import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis as Client

from tests.support.database_servers import Redis, wait_until
from tutor.classroom.demo.broker import Closed, Listener
from tutor.classroom.demo.redis_broker import PATIENCE, SILENCE, RedisBroker

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


def test_what_was_announced_by_one_that_was_cut_off_the_others_hear_when_it_is_back(
    open_broker: Open, redis: Redis, tmp_path: Path
) -> None:
    there = open_broker()
    way = tmp_path / "way"
    socket = redis.url.removeprefix("unix://")
    way.symlink_to(socket)
    with Client.from_url(redis.url) as client:
        others = {connected["id"] for connected in client.client_list()}
        here = RedisBroker(f"unix://{way}")
        assert here.wait_until_alive(10)
        way.unlink()
        for connected in client.client_list():
            if connected["id"] not in others:
                client.client_kill_filter(_id=connected["id"])
    wait_until(lambda: not here.alive())
    with there.listen("class") as listener, there.listen("people") as another:
        for topic, version in (("class", 8), ("class", 7), ("people", 3)):
            here.announce(topic, version)
        assert listener.wait(0.2) is None
        way.symlink_to(socket)
        assert listener.wait(10) == 8
        assert another.wait(10) == 3
        assert there.alive()
    here.close()


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
