"""Answers that a browser saves as a file: games and positions in the formats of records."""

from __future__ import annotations

from flask import Response, abort

BINARY = (".wtb", ".jou", ".trn")
"""Files that are no text."""


def as_file(data: bytes | None, file: str) -> Response:
    """The answer with these bytes, text or WTHOR, that a browser saves; 404 without them."""
    if data is None:
        abort(404)
    kind = "application/octet-stream" if file.endswith(BINARY) else "text/plain"
    response = Response(data, mimetype=kind)
    response.headers["Content-Disposition"] = f"attachment; filename=othello-{file}"
    return response
