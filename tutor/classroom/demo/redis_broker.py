"""Carries announcements between processes and machines through one channel of a Redis server.

While the server cannot be reached nobody listens: streams end, and browsers poll and find what was saved. One
thread (a greenlet under gevent) listens for the whole process. It tries to reach the server again and again,
with growing pauses. Announcements made meanwhile are sent when the server is back: other processes may never
have lost it.
"""

from __future__ import annotations

import logging
import random
import threading
from typing import TYPE_CHECKING

from tutor.classroom.demo.broker import Closed, Listener, LocalBroker

if TYPE_CHECKING:
    from redis import Redis
    from redis.client import PubSub

log = logging.getLogger(__name__)

CHANNEL = "tutor.versions"

PATIENCE = 1.0
"""The most seconds that the server may take for one answer."""

SILENCE = 2.0
"""After so many seconds without a message the server is asked whether it is there."""

PAUSES = (0.1, 5.0)
"""The first and the longest pause, in seconds, before the server is tried again."""


class RedisBroker:
    """A LocalBroker that also hears what other processes announce; raises ValueError for a wrong URL."""

    def __init__(self, url: str) -> None:
        self._publisher = _client(url, tries=2)  # a connection from before a server restart fails once
        self._receiver = _client(url, tries=1)  # a silent reconnect would hide what was missed
        self._local = LocalBroker()
        self._connected = threading.Event()
        self._closed = threading.Event()
        self._wanted = threading.Event()
        self._guard = threading.Lock()
        self._unsent: dict[str, int] = {}
        self._thread = threading.Thread(target=self._receive, name="redis", daemon=True)
        self._thread.start()

    def announce(self, topic: str, version: int) -> None:
        from redis import RedisError

        with self._guard:
            if not self._connected.is_set():
                self._put_off(topic, version)
                return
        self._local.announce(topic, version)
        try:
            self._publisher.publish(CHANNEL, f"{version} {topic}")
        except (RedisError, OSError) as error:
            log.warning("An announcement was not sent: %s", error)
            with self._guard:
                self._put_off(topic, version)
            self._disconnect()

    def listen(self, topic: str) -> Listener:
        listener = self._local.listen(topic)
        if not self._connected.is_set():  # checked after listening, since `_disconnect` may come in between
            with listener:
                raise Closed
        return listener

    def alive(self) -> bool:
        return self._connected.is_set()

    def close(self) -> None:
        self._closed.set()
        self._wanted.set()
        self._connected.clear()
        self._local.close()
        self._publisher.connection_pool.disconnect(inuse_connections=False)  # publishing may go on

    def wait_until_alive(self, seconds: float) -> bool:
        """Whether the server answers within so many seconds."""
        return self._connected.wait(seconds)

    def _put_off(self, topic: str, version: int) -> None:
        """Store an announcement until the server is back, and try it soon; the guard is held."""
        self._unsent[topic] = max(version, self._unsent.get(topic, version))
        self._wanted.set()

    def _resume(self) -> None:
        with self._guard:
            if self._closed.is_set():
                return
            self._connected.set()
            unsent, self._unsent = self._unsent, {}
        for topic, version in unsent.items():
            self.announce(topic, version)

    def _disconnect(self) -> None:
        self._connected.clear()
        self._local.disconnect()

    def _receive(self) -> None:
        from redis import RedisError

        pause, longest = PAUSES
        while not self._closed.is_set():
            try:
                with self._receiver.pubsub() as channel:  # type: ignore[no-untyped-call]
                    channel.subscribe(CHANNEL)
                    while not self._closed.is_set():
                        self._forward(channel)
                        pause = PAUSES[0]
            except (RedisError, OSError, ValueError) as error:
                if self._connected.is_set():
                    log.warning("Redis cannot be reached, browsers ask by themselves: %s", error)
                self._disconnect()
                self._pause(pause * random.uniform(0.5, 1.0))
                pause = min(2 * pause, longest)

    def _pause(self, seconds: float) -> None:
        """Wait for ``seconds``, or only for the first pause if there is something to announce."""
        shortest = min(seconds, PAUSES[0])
        self._closed.wait(shortest)
        self._wanted.wait(seconds - shortest)
        self._wanted.clear()

    def _forward(self, channel: PubSub) -> None:
        """Pass one message on; raises OSError or RedisError if the server is silent even when asked."""
        message = channel.get_message(timeout=SILENCE)
        if message is None:
            channel.ping()
            message = channel.get_message(timeout=PATIENCE)
            if message is None:
                raise OSError("it does not answer")
        if not self._connected.is_set():
            self._resume()
        if message["type"] == "message":
            version, _, topic = message["data"].decode().partition(" ")
            self._local.announce(topic, int(version))


def _client(url: str, tries: int) -> Redis:
    from redis import ConnectionError, Redis
    from redis.backoff import NoBackoff
    from redis.retry import Retry

    client: Redis = Redis.from_url(
        url,
        protocol=2,  # the newer one keeps timers that outlive their connection
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), tries - 1, supported_errors=(ConnectionError,)),
    )
    return client
