"""Data that a page fetches beside itself: made once, kept as bytes, and by browsers under its version."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from typing import Any

from flask import Response, request

from tutor.web.assets import FOREVER


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


def as_sent(data: Any) -> SentData:
    """Data as a browser is sent it."""
    content = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return SentData(content, gzip.compress(content, 9, mtime=0), hashlib.sha256(content).hexdigest()[:12])
