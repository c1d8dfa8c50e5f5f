"""A cache, in front of Flask, of pages that are the same for everybody.

A page is cached only if its view allows it (`allow_caching`) and the reader has no cookie that would change
it. The whole response is stored: status, headers and compressed body. The size of the cache is limited in
bytes (`tutor.web.http.byte_cache`); its keys contain only what a page depends on.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode

from flask import Response, current_app, g, request

from tutor.web.http.byte_cache import ByteCache
from tutor.web.site.languages import REMEMBERED

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

MAY_CACHE = "tutor.may_cache"
FOUND = "tutor.found"
STEPS = "steps"  # the cookie of readers without JavaScript, as in tutor.web.learn.step_cookie
SMALLEST_COMPRESSED = 400
LARGEST_COMPRESSED_WELL = 65_536
LONGEST_CACHED, LONGEST_QUERY = 300, 2_500
"""The most characters of the query of a cached page, and of any page but one with pasted text."""

MOST_NEW, MOST_ASKED_AGAIN = 16 * 1024**2, 48 * 1024**2
"""Bytes for pages requested once, and for others; a whole course in five languages takes about 10 MB."""

OF_THE_BODY = frozenset({"Content-Length", "Content-Type", "Content-Encoding"})

Headers = list[tuple[str, str]]
Key = tuple[str, str, str, str, bool]


@dataclass(frozen=True)
class CachedPage:
    """A response as it was first sent; ``language`` is the tag for the language cookie of its readers."""

    headers: Headers
    body: bytes
    etag: str
    language: str

    @property
    def size(self) -> int:
        """Its bytes, with 1,000 for Python's objects."""
        return 1_000 + len(self.body) + sum(len(name) + len(value) for name, value in self.headers)


def known_query(query: str) -> str:
    """A query in one normal form; empty if it is longer than `LONGEST_QUERY`.

    >>> known_query("&&&show=mobility&x")
    'show=mobility&x='
    """
    if not query or len(query) > LONGEST_QUERY:
        return ""
    return urlencode(parse_qsl(query, keep_blank_values=True), safe=",~")


def allow_caching() -> None:
    """Allow the response to this request to be cached and sent to everybody."""
    request.environ[MAY_CACHE] = True


def compress(response: Response) -> Response:
    """Compress text for browsers that accept it."""
    response.vary.add("Accept-Encoding")
    if (
        "gzip" not in request.headers.get("Accept-Encoding", "")
        or response.direct_passthrough
        or "Content-Encoding" in response.headers
        or not ((response.mimetype or "").startswith("text/") or response.mimetype == "application/json")
    ):
        return response
    body = response.get_data()
    if len(body) >= SMALLEST_COMPRESSED:
        response.set_data(gzip.compress(body, _level(len(body)), mtime=0))
        response.headers["Content-Encoding"] = "gzip"
    return response


def _level(size: int) -> int:
    """How hard to compress: a page for one reader quickly, a cached one well, but a large one not for long.

    A round of 200 KB costs 10 ms at level 9 and 4 ms at level 7, which makes it 4 % longer.
    """
    if not request.environ.get(MAY_CACHE):
        return 4
    return 9 if size <= LARGEST_COMPRESSED_WELL else 7


def describe(response: Response) -> Response:
    """Set the ETag of a page that may be cached, and the Cache-Control of every page."""
    response.headers.setdefault("Cache-Control", "private, no-cache")
    if request.environ.get(MAY_CACHE) and response.status_code == 200 and not _is_for_one():
        request.environ[MAY_CACHE] = g.language.tag
        response.set_etag(hashlib.sha256(response.get_data()).hexdigest()[:20])
    else:
        request.environ.pop(MAY_CACHE, None)
    return response


def _is_for_one() -> bool:
    """Whether the request has a personal cookie."""
    return current_app.session_interface.get_cookie_name(current_app) in request.cookies


class PageCache:
    """WSGI middleware: answers from the cache, or calls the application behind it and caches the response."""

    def __init__(self, behind: WSGIApplication, learner_cookie: str) -> None:
        self._behind = behind
        self._learner = learner_cookie
        self._cached: ByteCache[Key, CachedPage] = ByteCache(MOST_NEW, MOST_ASKED_AGAIN)

    def finds(self, environ: WSGIEnvironment) -> bool:
        """Whether the cache can answer this request; if so, the page is put into ``environ`` for the call."""
        key = self._key_of(environ)
        page = self._cached.get(key) if key is not None else None
        if page is None:
            return False
        environ[FOUND] = page
        return True

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        page: CachedPage | None = environ.get(FOUND)
        if page is None:
            key = self._key_of(environ)
            if key is None:
                return self._behind(environ, start_response)
            page = self._cached.get(key)
            if page is None:
                return self._ask(key, environ, start_response)
        remember = f"{REMEMBERED}={page.language}"
        headers = page.headers
        if remember not in environ.get("HTTP_COOKIE", ""):
            is_secure = environ["wsgi.url_scheme"] == "https"
            headers = [*headers, ("Set-Cookie", language_cookie(page.language, is_secure))]
        if environ.get("HTTP_IF_NONE_MATCH") == page.etag:
            start_response("304 Not Modified", [header for header in headers if header[0] not in OF_THE_BODY])
            return []
        start_response("200 OK", headers)
        return [page.body]

    def _key_of(self, environ: WSGIEnvironment) -> Key | None:
        """The cache key; None for a request whose response is personal.

        The learner's cookie is looked for anywhere in the header: frameworks read malformed cookies too.
        """
        cookies = environ.get("HTTP_COOKIE", "")
        if environ["REQUEST_METHOD"] != "GET" or self._learner in cookies or STEPS in cookies:
            return None
        if len(environ["QUERY_STRING"]) > LONGEST_CACHED:
            return None
        return (
            environ["wsgi.url_scheme"],
            environ.get("HTTP_HOST", ""),
            environ["PATH_INFO"],
            known_query(environ["QUERY_STRING"]),
            "gzip" in environ.get("HTTP_ACCEPT_ENCODING", ""),
        )

    def _ask(self, key: Key, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        answered: list[Headers] = []

        def start(status: str, headers: Headers, exc_info: object = None) -> Callable[[bytes], object]:
            answered.append(headers)
            return start_response(status, headers)

        chunks = self._behind(environ, start)
        language = environ.get(MAY_CACHE)
        if not isinstance(language, str):
            return chunks
        try:
            body = b"".join(chunks)
        finally:
            if hasattr(chunks, "close"):
                chunks.close()
        headers = [(name, value) for name, value in answered[0] if name != "Set-Cookie"]
        etag = dict(headers).get("ETag", "")
        self._cached.put(key, CachedPage(headers, body, etag, language))
        return [body]


def language_cookie(tag: str, is_secure: bool) -> str:
    """The Set-Cookie value that remembers a language for a year."""
    cookie = f"{REMEMBERED}={tag}; Path=/; Max-Age=31536000; SameSite=Lax"
    return cookie + "; Secure" if is_secure else cookie
