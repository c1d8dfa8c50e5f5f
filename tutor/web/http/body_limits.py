"""Limits how many bytes a request body may have: few, except on pages that take files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from flask import Flask, abort, request
from werkzeug.exceptions import HTTPException

from tutor.web.records.uploads import LARGEST

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

LARGE = {"opened.read": LARGEST}
"""Bytes, by endpoint. Such a page says itself that it was sent too much."""


def init_bodies(app: Flask) -> None:
    """Refuse bodies that are longer than their route allows, before anything of them is read."""

    @app.before_request
    def refuse_large() -> None:
        if request.endpoint in LARGE:
            request.max_content_length = request.max_form_memory_size = LARGE[request.endpoint]
        elif (request.content_length or 0) > app.config["MAX_CONTENT_LENGTH"]:
            abort(413)

    app.extensions["most_body"] = most_body(app)


def most_body(app: Flask) -> Callable[[WSGIEnvironment], int]:
    """Make the function by which a server learns, before it reads a body, how long the body may be."""

    def most(environ: WSGIEnvironment) -> int:
        try:
            endpoint, _ = app.url_map.bind_to_environ(environ).match()
        except HTTPException:
            endpoint = ""
        longest: int = LARGE.get(endpoint, app.config["MAX_CONTENT_LENGTH"])
        return longest

    return most
