"""Requests of ASGI as WSGI tells them, and answers of WSGI part by part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tutor.servers.wsgi_answer import PART, Answer, environ_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

SCOPE: dict[str, Any] = {
    "method": "GET",
    "raw_path": b"/th/",
    "query_string": b"",
    "http_version": "1.1",
    "scheme": "http",
    "server": ("10.0.0.1", 8000),
    "client": ("10.0.0.2", 40000),
    "headers": [],
}


@pytest.mark.parametrize(
    ("raw", "path"), [(b"/th/", "/th/"), (b"/%E0%B8%81/a%2Fb", "/\u00e0\u00b8\u0081/a/b"), (b"/%zz", "/%zz")]
)
def test_a_path_comes_as_bytes_of_latin_1(raw: bytes, path: str) -> None:
    assert environ_of({**SCOPE, "raw_path": raw})["PATH_INFO"] == path


def test_headers_come_under_their_names_and_none_passes_for_another() -> None:
    headers = [
        (b"host", b"tutor:8000"),
        (b"content-type", b"text/plain"),
        (b"content-length", b"3"),
        (b"cookie", b"a=1"),
        (b"cookie", b"b=2"),
        (b"accept", b"text/html"),
        (b"accept", b"*/*"),
        (b"x_forwarded_for", b"10.9.9.9"),
    ]
    environ = environ_of({**SCOPE, "headers": headers})
    told = {name: value for name, value in environ.items() if name.startswith(("HTTP_", "CONTENT_"))}
    assert told == {
        "HTTP_HOST": "tutor:8000",
        "CONTENT_TYPE": "text/plain",
        "CONTENT_LENGTH": "3",
        "HTTP_COOKIE": "a=1; b=2",
        "HTTP_ACCEPT": "text/html,*/*",
    }
    assert (environ["REMOTE_ADDR"], environ["SERVER_PORT"]) == ("10.0.0.2", "8000")


class Parts:
    """An application that answers in parts, and hears when nothing more is taken."""

    def __init__(self, *parts: bytes) -> None:
        self._parts = parts
        self.made = 0
        self.is_closed = False

    def __call__(self, _environ: WSGIEnvironment, start: StartResponse) -> Parts:
        start("200 OK", [("Content-Type", "text/plain"), ("X-Name", "é")])
        return self

    def __iter__(self) -> Iterator[bytes]:
        for part in self._parts:
            self.made += 1
            yield part

    def close(self) -> None:
        self.is_closed = True


def test_small_parts_leave_together() -> None:
    app = Parts(b"a", b"b", b"c")
    answer = Answer(app, {})
    assert answer.begin() == (b"abc", False)
    assert answer.head() == {
        "type": "http.response.start",
        "status": 200,
        "headers": [(b"content-type", b"text/plain"), (b"x-name", b"\xe9")],
    }
    answer.close()
    assert app.is_closed and answer.is_closed


def test_no_more_is_made_than_leaves() -> None:
    app = Parts(*[b"x" * PART] * 5)
    answer = Answer(app, {})
    part, has_more = answer.begin()
    assert (len(part), has_more, app.made) == (PART, True, 1)
    assert len(answer.more()[0]) == PART
    assert app.made == 2


def test_the_parts_of_a_stream_leave_one_by_one() -> None:
    answer = Answer(Parts(b"a", b"b"), {})
    answer.gathers = 0
    assert [answer.begin(), answer.more(), answer.more()] == [(b"a", True), (b"b", True), (b"", False)]


def test_the_last_answer_on_a_connection_says_so() -> None:
    answer = Answer(Parts(b"a"), {})
    answer.begin()
    assert (b"connection", b"close") in answer.head(closes=True)["headers"]
