"""Translates a request and its answer between WSGI and ASGI."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

PART = 64 * 1024
"""A thread gathers so many bytes of an answer before they are sent."""

Message = dict[str, Any]


def environ_of(scope: dict[str, Any]) -> WSGIEnvironment:
    """The environ of a request without a body."""
    path: bytes = scope["raw_path"]
    host, port = scope["server"]
    environ: WSGIEnvironment = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": (unquote_to_bytes(path) if b"%" in path else path).decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "SERVER_NAME": host,
        "SERVER_PORT": str(port),
        "REMOTE_ADDR": scope["client"][0],
        "REMOTE_PORT": str(scope["client"][1]),
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for name, value in scope["headers"]:
        if b"_" in name:  # otherwise it could pass for another header
            continue
        key = name.decode("latin-1").upper().replace("-", "_")
        if key not in ("CONTENT_TYPE", "CONTENT_LENGTH"):
            key = f"HTTP_{key}"
        text = value.decode("latin-1")
        if key in environ:
            text = f"{environ[key]}{'; ' if key == 'HTTP_COOKIE' else ','}{text}"
        environ[key] = text
    return environ


class Answer:
    """One call of a WSGI application; ``begin``, ``more`` and ``close`` may block: call them in a thread."""

    def __init__(self, app: WSGIApplication, environ: WSGIEnvironment) -> None:
        self._app = app
        self._environ = environ
        self._status = ""
        self._headers: list[tuple[str, str]] = []
        self._written: list[bytes] = []
        self._result: Iterable[bytes] | None = None
        self._parts: Iterator[bytes] = iter(())
        self.gathers = PART
        """So many bytes are gathered before a part is sent; 0 sends each part at once."""

    def begin(self) -> tuple[bytes, bool]:
        """The first part of the body, and whether more may come."""
        self._result = self._app(self._environ, self._start)
        self._parts = iter(self._result)
        return self.more()

    def more(self) -> tuple[bytes, bool]:
        """The next part of the body, and whether more may come."""
        size = 0
        for part in self._parts:
            self._written.append(part)
            size += len(part)
            if size >= self.gathers:
                return self._taken(), True
        return self._taken(), False

    def close(self) -> None:
        """Tell the application that no more of its answer is taken."""
        if self._result is not None and hasattr(self._result, "close"):
            self._result.close()
        self._result = None

    @property
    def is_closed(self) -> bool:
        """Whether there is nothing to close."""
        return self._result is None

    def head(self, *, closes: bool = False) -> Message:
        """The message that begins the answer; with ``closes`` the connection ends with it."""
        headers = [(name.lower().encode("latin-1"), text.encode("latin-1")) for name, text in self._headers]
        if closes:
            headers.append((b"connection", b"close"))
        return {"type": "http.response.start", "status": int(self._status[:3]), "headers": headers}

    def _start(
        self, status: str, headers: list[tuple[str, str]], error: Any = None, /
    ) -> Callable[[bytes], object]:
        self._status, self._headers = status, headers
        return self._written.append

    def _taken(self) -> bytes:
        taken = self._written[0] if len(self._written) == 1 else b"".join(self._written)
        self._written = []
        return taken
