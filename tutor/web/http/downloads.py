"""Answers that a browser saves as a file: games and positions in the formats of records."""

from flask import Response, abort

from tutor.records.files import formats

TEXT = tuple(suffix for one in formats() if one.is_text for suffix in (*one.suffixes, ".txt"))
"""The suffixes of files that are text."""


def as_file(data: bytes | None, file: str) -> Response:
    """A response whose bytes a browser saves under the name ``file``; 404 for None."""
    if data is None:
        abort(404)
    kind = "text/plain" if file.endswith(TEXT) else "application/octet-stream"
    response = Response(data, mimetype=kind)
    response.headers["Content-Disposition"] = f"attachment; filename={file}"
    return response
