"""JSON data that a page fetches separately: encoded once, and cached by browsers under its version."""

import gzip
import hashlib
from dataclasses import dataclass

import msgspec
from flask import Response, request

from tutor.web.http.assets import FOREVER


@dataclass(frozen=True)
class SentData:
    """Data as bytes, plain and compressed; ``version`` changes when they do."""

    content: bytes
    compressed: bytes
    version: str

    def answer(self) -> Response:
        """The answer to a request for it."""
        packed = "gzip" in request.headers.get("Accept-Encoding", "")
        response = Response(self.compressed if packed else self.content, mimetype="application/json")
        if packed:
            response.headers["Content-Encoding"] = "gzip"
        response.headers["Cache-Control"] = FOREVER if request.args.get("v") == self.version else "no-cache"
        return response


def encode(data: object) -> bytes:
    """Data of `tutor.web.seam` as JSON."""
    return msgspec.json.encode(data, enc_hook=_text)


def as_sent(data: object, effort: int = 9) -> SentData:
    """Data as it is sent to a browser; ``effort`` is gzip's level of compression, 1 to 9."""
    content = encode(data)
    compressed = gzip.compress(content, effort, mtime=0)
    return SentData(content, compressed, hashlib.sha256(content).hexdigest()[:12])


def _text(value: object) -> str:
    """Encode Markup as the text that it is."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value)} is no part of a page")
