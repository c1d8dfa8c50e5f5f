"""Kept pages on waitress need no thread of their own: whoever reads the request sends the bytes.

waitress hands each request to another thread. For a page that is only looked up, waking that thread and
taking turns with it costs more than the answer, on a busy machine several times as much; and a class that
opens a lesson would wait for the threads in which the computer thinks about its games.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Any

from tutor.streams import StreamChannel, StreamTask, listeners

Environ = dict[str, Any]


class LookedAtTask(StreamTask):
    """A request that may have been looked at before its turn came."""

    def get_environment(self) -> Environ:
        looked_at: Environ | None = getattr(self.request, "environ", None)
        return super().get_environment() if looked_at is None else looked_at


class KeptFirstChannel(StreamChannel):
    """A connection on which requests for kept pages are answered as soon as they are read."""

    task_class = LookedAtTask
    reader: int | None = None
    """The thread that reads just now."""

    is_answered_now = False

    def received(self, data: bytes) -> bool:
        """Take what was read; what it asks for is answered here after waitress has let go of its locks."""
        self.reader = get_ident()
        taken: bool = super().received(data)
        self.reader = None
        if self.is_answered_now:
            self.is_answered_now = False
            self.service()
        return taken

    def look_at_request(self) -> Environ:
        """The environ of the request that comes next; the task that answers it gets the same."""
        request = self.requests[0]
        environ = self.task_class(self, request).get_environment()
        request.environ = environ
        return environ


class KeptFirst:
    """What gives work to threads, with the kept pages taken out."""

    def __init__(self, dispatcher: Any, is_kept: Callable[[Environ], bool]) -> None:
        self._dispatcher = dispatcher
        self._is_kept = is_kept
        self.shutdown = dispatcher.shutdown

    def add_task(self, channel: KeptFirstChannel) -> None:
        """A request waits on a connection; only the thread that reads answers any at once."""
        request = channel.requests[0]
        if (
            channel.reader == get_ident()
            and request.command == "GET"
            and not request.error
            and self._is_kept(channel.look_at_request())
        ):
            channel.is_answered_now = True
        else:
            self._dispatcher.add_task(channel)


def answer_kept_first(server: Any, is_kept: Callable[[Environ], bool]) -> None:
    """Let a server of `waitress.create_server` answer at once what is kept; that must wait for nothing."""
    for listening in listeners(server):
        listening.channel_class = KeptFirstChannel
        listening.task_dispatcher = KeptFirst(listening.task_dispatcher, is_kept)
