import threading
import time
from collections.abc import Iterator
from uuid import uuid4

import pytest

from tutor.classroom.demo.broker import Broker, Closed, Listener, LocalBroker
from tutor.classroom.demo.redis_broker import RedisBroker


@pytest.fixture
def topic() -> str:
    """What nobody but this test speaks of: all tests of a worker share one Redis."""
    return f"class {uuid4().hex}"


@pytest.fixture(params=["local", "redis"])
def broker(request: pytest.FixtureRequest) -> Iterator[Broker]:
    """A broker that is alive: one after the other, that of one process and that of many."""
    if request.param == "local":
        yield LocalBroker()
        return
    broker = RedisBroker(request.getfixturevalue("redis").url)
    assert broker.wait_until_alive(10)
    yield broker
    broker.close()


def test_an_announcement_wakes_whoever_waits(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        speaking = threading.Timer(0.05, broker.announce, (topic, 7))
        begun = time.monotonic()
        speaking.start()
        assert listener.wait(10) == 7
        assert time.monotonic() - begun < 5
        speaking.join(10)


def test_what_was_announced_before_the_wait_is_told_at_once(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        broker.announce(topic, 1)
        assert listener.wait(0) == 1
        assert listener.wait(0) is None


def test_of_many_versions_the_newest_is_told(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        for version in (3, 5, 4):
            broker.announce(topic, version)
        assert listener.wait(1) == 5
        assert listener.wait(0) is None


def test_a_version_that_is_told_already_wakes_nobody(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        broker.announce(topic, 5)
        assert listener.wait(1) == 5
        broker.announce(topic, 5)
        begun = time.monotonic()
        assert listener.wait(0.1) is None
        assert time.monotonic() - begun >= 0.1


def test_one_who_waits_in_vain_gets_nothing_when_the_time_is_over(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        begun = time.monotonic()
        assert listener.wait(0.05) is None
        assert 0.04 < time.monotonic() - begun < 2


def test_other_topics_are_not_heard(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        broker.announce("another", 1)
        assert listener.wait(0) is None


def test_one_who_stopped_listening_is_forgotten(topic: str) -> None:
    broker = LocalBroker()
    with broker.listen(topic), broker.listen(topic):
        assert broker.listeners() == 2
    assert broker.listeners() == 0


def test_closing_wakes_everybody_at_once(broker: Broker, topic: str) -> None:
    ended: list[float] = []
    listeners = [broker.listen(topic) for _ in range(20)]

    def wait(listener: Listener) -> None:
        try:
            listener.wait(30)
        except Closed:
            ended.append(time.monotonic())

    threads = [threading.Thread(target=wait, args=(listener,)) for listener in listeners]
    for thread in threads:
        thread.start()
    assert broker.alive()
    begun = time.monotonic()
    broker.close()
    for thread in threads:
        thread.join(10)
    assert len(ended) == 20
    assert max(ended) - begun < 5
    assert not broker.alive()


def test_a_closed_broker_says_so_to_whoever_comes(broker: Broker, topic: str) -> None:
    with broker.listen(topic) as listener:
        broker.close()
        for _ in range(2):
            with pytest.raises(Closed):
                listener.wait(1)
    with pytest.raises(Closed):
        broker.listen(topic)
    broker.announce(topic, 1)


def test_two_hundred_who_wait_are_all_told(broker: Broker, topic: str) -> None:
    heard: list[int | None] = []
    listeners = [broker.listen(topic) for _ in range(200)]
    threads = [threading.Thread(target=lambda ear: heard.append(ear.wait(30)), args=(e,)) for e in listeners]
    for thread in threads:
        thread.start()
    broker.announce(topic, 1)
    for thread in threads:
        thread.join(10)
    assert heard == [1] * 200
