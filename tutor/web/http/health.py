"""Health checks and metrics, for programs that watch a server: is it alive, is it ready, its counts.

These addresses are answered before the application sees the request, so that they work under any host name
and set no cookie. All other requests are counted and, if wanted, logged: by their route, never by their
address, which may hold a key or a name.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterable
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

from flask import Flask, request
from werkzeug import Response

from tutor.classroom.demo.broker import Broker
from tutor.storage.database import Database
from tutor.web.http.metrics import Metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log = logging.getLogger("tutor.requests")

ROUTE = "tutor.route"

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def init_probes(app: Flask) -> None:
    """Answer health checks, and count all other responses."""

    @app.url_value_preprocessor  # runs before the guards, so that a refused request has its route too
    def name_route(_endpoint: str | None, _values: dict[str, object] | None) -> None:
        request.environ[ROUTE] = str(request.url_rule or "none")

    app.wsgi_app = Probes(  # type: ignore[method-assign]
        app.wsgi_app,
        app.extensions["database"],
        app.extensions["broker"],
        app.config["METRICS_TOKEN"],
    )


class Probes:
    """WSGI middleware: answers health checks, and counts the responses of the application behind it."""

    def __init__(
        self, behind: WSGIApplication, database: Database, broker: Broker, token: str | None
    ) -> None:
        self._behind = behind
        self._database = database
        self._broker = broker
        self._token = token
        self._metrics = Metrics()
        self._probes: dict[str, Callable[[WSGIEnvironment], Response]] = {
            "/healthz": self._lives,
            "/readyz": self._is_ready,
            "/metrics": self._counted,
        }

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        probe = self._probes.get(environ["PATH_INFO"])
        if probe is not None and environ["REQUEST_METHOD"] in ("GET", "HEAD"):
            return probe(environ)(environ, start_response)
        return self._watch(environ, start_response)

    def _watch(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        begun = time.perf_counter()
        begins: list[str] = []

        def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Callable[[bytes], object]:
            begins[:] = [status]
            return start_response(status, headers, *error)

        try:
            return self._behind(environ, start)
        finally:
            seconds = time.perf_counter() - begun
            method = environ["REQUEST_METHOD"]
            status = begins[0][:3] if begins else "500"
            self._metrics.count(method if method in METHODS else "other", status, seconds)
            if log.isEnabledFor(logging.INFO):
                route = environ.get(ROUTE, "kept")
                milliseconds = round(seconds * 1e3, 1)
                fields = {"method": method, "route": route, "status": int(status), "ms": milliseconds}
                log.info("%s %s %s", method, route, status, extra={"fields": fields})

    def _lives(self, _environ: WSGIEnvironment) -> Response:
        return _told("ok\n")

    def _is_ready(self, _environ: WSGIEnvironment) -> Response:
        answering = {
            "database": self._database.answers(),
            "broker": self._broker.alive(),
            "disk": self._database.has_room(),
        }
        status = 200 if all(answering.values()) else 503
        return _told(json.dumps(answering) + "\n", "application/json", status)

    def _counted(self, environ: WSGIEnvironment) -> Response:
        if not self._may_count(environ):
            return _told("not found\n", status=404)
        gauges = {"database_up": int(self._database.answers()), "broker_up": int(self._broker.alive())}
        return _told(self._metrics.text(gauges), "text/plain; version=0.0.4; charset=utf-8")

    def _may_count(self, environ: WSGIEnvironment) -> bool:
        """Whether the request has the token; its address proves nothing, since it may be that of a proxy."""
        shown = environ.get("HTTP_AUTHORIZATION", "").removeprefix("Bearer ").encode("latin-1")
        return bool(self._token) and compare_digest(shown, str(self._token).encode())


def _told(body: str, kind: str = "text/plain; charset=utf-8", status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    return Response(body, status, headers, content_type=kind)
