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
"""Bytes that a body may have, by endpoint. These views refuse longer files themselves, with a sentence."""


def init_bodies(app: Flask) -> None:
    """Refuse bodies that are longer than their route allows, before any of their bytes is read."""

    @app.before_request
    def refuse_large() -> None:
        if request.endpoint in LARGE:
            request.max_content_length = request.max_form_memory_size = LARGE[request.endpoint]
        elif (request.content_length or 0) > app.config["MAX_CONTENT_LENGTH"]:
            abort(413)

    app.extensions["most_body"] = most_body(app)


def most_body(app: Flask) -> Callable[[WSGIEnvironment], int]:
    """The function with which a server asks, before it reads a body, how many bytes the body may have."""

    def most(environ: WSGIEnvironment) -> int:
        try:
            endpoint, _ = app.url_map.bind_to_environ(environ).match()
        except HTTPException:
            endpoint = ""
        longest: int = LARGE.get(endpoint, app.config["MAX_CONTENT_LENGTH"])
        return longest

    return most
