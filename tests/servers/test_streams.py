"""Streams that other threads write to, without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from types import SimpleNamespace
from typing import Any, cast

from tutor.bounds import Connection
from tutor.servers.streams import MOST_WAITING, Outbox, Stream


class Browser:
    """The far end of a connection, which reads nothing where that is wanted."""

    def __init__(self, reads: bool = True) -> None:
        self.got: list[bytes] = []
        self._reads = reads
        self.is_gone = False
        self.transport: Any = SimpleNamespace(
            write=self.got.append, get_write_buffer_size=self._waiting, abort=self._abort
        )

    def _waiting(self) -> int:
        return 0 if self._reads else sum(map(len, self.got))

    def _abort(self) -> None:
        self.is_gone = True


def played(browser: Browser, play: Callable[[Stream], None]) -> Stream:
    """The stream to a browser, after another thread has done something with it.

    The loop runs in a thread of its own: a browser's tests leave theirs running in this one.
    """

    async def run() -> Stream:
        stream = Stream(cast(Connection, browser), Outbox(asyncio.get_running_loop()))
        thread = Thread(target=play, args=(stream,))
        thread.start()
        await asyncio.to_thread(thread.join)
        await asyncio.sleep(0)
        return stream

    with ThreadPoolExecutor(1) as own:
        return own.submit(lambda: asyncio.run(run())).result()


def test_what_another_thread_sends_arrives_in_its_order_as_chunks() -> None:
    browser = Browser()
    sent = [b"data: %d\n\n" % number for number in range(1000)]

    def play(stream: Stream) -> None:
        assert all(stream.send(event) for event in sent)

    played(browser, play)
    assert browser.got == [b"%X\r\n%b\r\n" % (len(event), event) for event in sent]


def test_the_end_is_told_once_and_nothing_follows() -> None:
    browser = Browser()

    def play(stream: Stream) -> None:
        assert stream.send(b"data: d3\n\n")
        assert stream.send(b"")
        assert not stream.send(b"data: c4\n\n")

    assert played(browser, play).over.is_set()
    assert len(browser.got) == 1


def test_a_reader_who_has_gone_is_noticed() -> None:
    browser = Browser()
    browser.is_gone = True

    def play(stream: Stream) -> None:
        assert not stream.send(b"data: d3\n\n")

    played(browser, play)
    assert browser.got == []


def test_a_reader_who_leaves_too_much_waiting_has_to_come_again() -> None:
    browser = Browser(reads=False)

    def play(stream: Stream) -> None:
        for _ in range(MOST_WAITING // 4096 + 10):
            stream.send(b"x" * 4096)

    played(browser, play)
    assert browser.is_gone
    assert sum(map(len, browser.got)) < MOST_WAITING + 3 * 4096


def test_whoever_sends_after_the_server_has_ended_is_told_so() -> None:
    streams: list[Stream] = []
    played(Browser(), streams.append)
    assert not streams[0].send(b"data: d3\n\n")
