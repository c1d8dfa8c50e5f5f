"""Answers of a WSGI application for an asyncio server: threads make them, and wait for no reader.

A body is read before a thread is used, and only as far as its route allows. An answer leaves the thread in
parts: while a slow reader takes one, the thread works for others. A cached page needs no thread at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeVar

from tutor.bounds import CROWD, Connection, Crowd, Limits
from tutor.servers.streams import Outbox, Stream
from tutor.servers.wsgi_answer import Answer, Message, environ_of
from tutor.web.classroom.screens.board_streams import TAKE_OVER
from tutor.web.classroom.screens.rooms import Send as Push

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

T = TypeVar("T")
Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

REFUSED = [(b"content-length", b"0"), (b"retry-after", b"10"), (b"connection", b"close")]

MOST_DISCARDED, LONGEST_DISCARDING = 8 * 1024**2, 5.0
"""At most so many bytes of a refused body are read, for so many seconds, and thrown away: its sender then
reads the answer."""


class BodyRefused(Exception):
    """A body is not read to its end; ``status`` is the status of the answer."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Bridge:
    """An ASGI application that passes requests to a WSGI application.

    ``is_kept`` says whether a request is answered from the cache, without waiting for anything; ``most_body``
    how many bytes its body may have. Headers in ``dropped``, named as in an environ, are removed.
    """

    def __init__(
        self,
        app: WSGIApplication,
        threads: int,
        limits: Limits,
        is_kept: Callable[[WSGIEnvironment], bool] | None,
        most_body: Callable[[WSGIEnvironment], int],
        dropped: Sequence[str] = (),
    ) -> None:
        self._app = app
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="answers")
        self._is_kept = is_kept
        self._most_body = most_body
        self._dropped = dropped
        self._crowd = Crowd(limits)
        self._streams: set[Stream] = set()
        self._outbox: Outbox

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        connection = self._crowd.all.get((scope["client"], scope["server"]))
        if connection is None or scope["type"] != "http":  # it has ended meanwhile
            return
        try:
            await self._answer(connection, scope, receive, send)
        finally:
            connection.has_answered()

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Runs from the start of the server to its end."""
        await receive()
        self._outbox = Outbox(asyncio.get_running_loop())
        scope["state"][CROWD] = self._crowd
        keeping = asyncio.create_task(self._crowd.keep())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        keeping.cancel()
        self._threads.shutdown(wait=False)
        await send({"type": "lifespan.shutdown.complete"})

    def end_streams(self) -> None:
        """End every stream, so that the server need not wait for them."""
        for stream in self._streams:
            stream.end()

    async def _answer(self, connection: Connection, scope: Scope, receive: Receive, send: Send) -> None:
        environ = environ_of(scope)
        for name in self._dropped:
            environ.pop(name, None)
        answer = Answer(self._app, environ)
        if self._is_kept is not None and scope["method"] == "GET" and self._is_kept(environ):
            kept, _ = answer.begin()
            answer.close()
            await send(answer.head())
            await send(_part(kept))
            return
        is_refused = False
        if "CONTENT_LENGTH" in environ or "HTTP_TRANSFER_ENCODING" in environ:
            try:
                body = await self._body(environ, receive)
            except BodyRefused as refused:
                await send({"type": "http.response.start", "status": refused.status, "headers": REFUSED})
                await send(_part(b""))
                return
            environ.pop("HTTP_TRANSFER_ENCODING", None)  # its length is known by now
            is_refused = body is None
            environ["wsgi.input"] = BytesIO(body or b"")
        streams: list[Stream] = []
        if scope["http_version"] == "1.1":

            def take_over() -> Push:
                streams.append(Stream(connection, self._outbox))
                answer.gathers = 0
                return streams[0].send

            environ[TAKE_OVER] = take_over
        try:
            part, has_more = await self._in_thread(answer.begin)
            await send(answer.head(closes=is_refused))
            if streams:
                await self._stream(answer, streams[0], part, send)
                return
            while has_more and not connection.is_gone:
                await send(_part(part, True))
                part, has_more = await self._in_thread(answer.more)
            if is_refused:
                await send(_part(part, True))
                await _discard(receive)
                part = b""
            await send(_part(part))
        finally:
            if not answer.is_closed:
                await self._in_thread(answer.close)

    def _in_thread(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _stream(self, answer: Answer, stream: Stream, first: bytes, send: Send) -> None:
        """Send the first part, then everything that is written to the stream, until it is over."""
        self._streams.add(stream)
        try:
            await send(_part(first, True))
            await self._in_thread(answer.more)
            await stream.over.wait()
            await send(_part(b""))
        finally:
            stream.end()
            self._streams.discard(stream)

    async def _body(self, environ: WSGIEnvironment, receive: Receive) -> bytes | None:
        """A body no longer than its route allows; None for a longer one, which is not read further.

        The length is written into the environ. Raises BodyRefused where there is no room for the body, or
        where it comes too slowly.
        """
        most = self._most_body(environ)
        length = int(environ.get("CONTENT_LENGTH", most))
        if length > most:
            return None
        crowd = self._crowd
        if crowd.bodies + length > crowd.limits.bodies:
            raise BodyRefused(503)
        crowd.bodies += length
        try:
            async with asyncio.timeout(crowd.limits.body_time):
                body = await _read(receive, most)
        except TimeoutError:
            raise BodyRefused(408) from None
        finally:
            crowd.bodies -= length
        environ["CONTENT_LENGTH"] = str(most + 1 if body is None else len(body))
        return body


async def _read(receive: Receive, most: int) -> bytes | None:
    """A body of at most ``most`` bytes; None for a longer one. Raises BodyRefused when it breaks off."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise BodyRefused(400)
        body += message["body"]
        if len(body) > most:
            return None
        if not message["more_body"]:
            return bytes(body)


async def _discard(receive: Receive) -> None:
    """Read and throw away the rest of a refused body, so that its sender gets to read the answer."""
    size = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_DISCARDING):
            while size < MOST_DISCARDED:
                message = await receive()
                if message["type"] != "http.request" or not message["more_body"]:
                    return
                size += len(message["body"])


def _part(body: bytes, has_more: bool = False) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": has_more}
