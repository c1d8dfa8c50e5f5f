"""The server that `tutor run` starts: uvicorn with limits, and the pages of Flask behind it."""

from __future__ import annotations

import os
import socket
from dataclasses import replace
from typing import TYPE_CHECKING

import uvicorn

from tutor.bounds import Connection, Limits
from tutor.servers.wsgi_bridge import Bridge

if TYPE_CHECKING:
    from flask import Flask

NAME = "tutor"
FORWARDED = tuple(f"HTTP_X_FORWARDED_{what}" for what in ("FOR", "HOST", "PROTO", "PORT", "BY", "PREFIX"))
FORWARDED += ("HTTP_FORWARDED",)
"""Headers in which proxies say for which client they ask."""

BACKLOG = 1024
"""How many connections may wait to be accepted."""

TAKEN_AT_ONCE = 25
"""Connections accepted before any is refused: so many more files may be open for a moment."""

LONGEST_END = 5
"""Seconds that open requests may take after the server was told to stop."""

LARGEST_BODY = 64 * 1024
"""Bytes of a body, if the application does not allow more."""


class Server:
    """Listens from the beginning, and answers while it runs; raises OSError where it cannot listen."""

    def __init__(self, app: Flask, host: str, port: int, threads: int, limits: Limits) -> None:
        self._sockets = _listening(host, port)
        self.port: int = self._sockets[0].getsockname()[1]
        has_proxy = bool(app.config.get("TRUSTED_PROXIES"))
        if has_proxy:  # all connections are the proxy's, which limits those of its clients
            limits = replace(limits, share=1.0)
        cache = app.extensions.get("page_cache")
        bridge = Bridge(
            app.wsgi_app,
            threads,
            limits,
            cache.finds if cache else None,
            app.extensions.get("most_body", lambda environ: LARGEST_BODY),
            # Behind proxies the application checks these headers; without any, they are dropped.
            dropped=() if has_proxy else FORWARDED,
        )
        config = uvicorn.Config(
            bridge,
            http=Connection,
            loop="asyncio",
            ws="none",
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            headers=[("server", NAME)],
            backlog=TAKEN_AT_ONCE,
            timeout_keep_alive=limits.idle_time,
            timeout_graceful_shutdown=LONGEST_END,
        )
        self._server = _Server(config, bridge)

    def run(self) -> None:
        """Answer until stopped; in the main thread also until the system stops the process."""
        self._server.run(self._sockets)

    def stop(self) -> None:
        """Let ``run`` return soon; every thread may call it."""
        self._server.should_exit = True


class _Server(uvicorn.Server):
    """Lets many connections wait, and ends the streams when it stops: otherwise it would wait for them."""

    def __init__(self, config: uvicorn.Config, bridge: Bridge) -> None:
        super().__init__(config)
        self._bridge = bridge

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(BACKLOG)  # asyncio has set it to the number accepted at once

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._bridge.end_streams()
        await super().shutdown(sockets)


def _listening(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that a host has, all on one port."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            one = socket.socket(family, kind, protocol)
            sockets.append(one)
            if os.name == "posix":  # on other systems this would let two servers share a port
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            where = (address[0], sockets[0].getsockname()[1]) if len(sockets) > 1 else address[:2]
            one.bind((*where, *address[2:]))
            one.listen(BACKLOG)
    except OSError:
        for one in sockets:
            one.close()
        raise
    return sockets
