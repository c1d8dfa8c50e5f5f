"""The server that `tutor run` starts: uvicorn, bounded, with the pages of Flask behind it."""

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
"""Headers in which proxies say for whom they ask."""

BACKLOG = 1024
"""Connections that may wait to be taken."""

TAKEN_AT_ONCE = 25
"""Connections taken before any is refused: so many files more may be open for a moment."""

LONGEST_END = 5
"""Seconds that requests may take to their end after the server was told to stop."""

LARGEST_BODY = 64 * 1024
"""Bytes, of an application that does not say more."""


class Server:
    """Listens from the beginning, and answers as long as it runs; raises OSError where it cannot listen."""

    def __init__(self, app: Flask, host: str, port: int, threads: int, limits: Limits) -> None:
        self._sockets = _listening(host, port)
        self.port: int = self._sockets[0].getsockname()[1]
        has_proxy = bool(app.config.get("TRUSTED_PROXIES"))
        if has_proxy:  # all connections are the proxy's, which bounds those of its readers
            limits = replace(limits, share=1.0)
        kept = app.extensions.get("page_cache")
        bridge = Bridge(
            app.wsgi_app,
            threads,
            limits,
            kept.finds if kept else None,
            app.extensions.get("most_body", lambda environ: LARGEST_BODY),
            # Behind proxies the application judges what they add; without any, nobody's word is passed on.
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
        """Answer until stopped; in the main thread also until the system says so."""
        self._server.run(self._sockets)

    def stop(self) -> None:
        """Let ``run`` return soon; any thread may."""
        self._server.should_exit = True


class _Server(uvicorn.Server):
    """Lets many connections wait, and ends the streams when it stops, since it would wait for them."""

    def __init__(self, config: uvicorn.Config, bridge: Bridge) -> None:
        super().__init__(config)
        self._bridge = bridge

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(BACKLOG)  # asyncio has made it as short as what it takes at once

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
            if os.name == "posix":  # elsewhere that would let two servers share a port
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
