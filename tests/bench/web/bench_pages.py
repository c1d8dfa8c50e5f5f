"""How long the server takes for a step page that it renders afresh: a learner's, of which nothing is kept.

The time is that of the whole WSGI application called in this process, with an environ made before: routing,
the learner's stars from SQLite, the template, compression, headers. Each is the median of many calls, taken
in turn with a bare Flask hello.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from statistics import median
from time import perf_counter
from typing import Any

from flask import Flask
from werkzeug.test import create_environ

from tests.bench.support.marks import Mark, show_table
from tests.bench.support.serving import data_folder, hello_app
from tests.bench.support.steps import BROWSER, FROM_OUR_PAGE, heaviest, heaviest_move, heaviest_puzzle
from tutor import create_app
from tutor.web.site.languages import LANGUAGES

CALLS = 300
WARM = 20
LIMIT = 1.0
HINT = {"taps": "", "help": "0", "tries": "0", "told": "0", "hint": "1"}


class Asked:
    """A request that can be made again and again, with the milliseconds that each answer took."""

    def __init__(
        self, app: Flask, path: str, headers: dict[str, str], form: dict[str, str] | None = None
    ) -> None:
        self._app = app.wsgi_app
        method = "GET" if form is None else "POST"
        self._environ = create_environ(path, method=method, headers=headers, data=form)
        self._sent = self._environ["wsgi.input"].read()
        self._times: list[float] = []
        self.status = ""
        self.body = b""

    def ask(self) -> None:
        environ = self._environ | {"wsgi.input": BytesIO(self._sent)}
        began = perf_counter()
        chunks: Iterable[bytes] = self._app(environ, self._start)
        self.body = b"".join(chunks)
        if hasattr(chunks, "close"):
            chunks.close()
        self._times.append((perf_counter() - began) * 1000)
        if not self.status.startswith("200"):
            raise SystemExit(f"{environ['PATH_INFO']} answered {self.status}")

    @property
    def ms(self) -> float:
        return median(self._times[WARM:])

    def _start(self, status: str, *_headers: Any) -> Any:
        self.status = status


def learner_cookie(app: Flask) -> str:
    """The cookies of somebody who has solved the board of the home page."""
    client = app.test_client()
    client.post("/en/", data={"tap": "d3"}, headers=FROM_OUR_PAGE)
    cookie = client.get_cookie(app.config["SESSION_COOKIE_NAME"])
    if cookie is None:
        raise SystemExit("The home page gave its learner no cookie.")
    return f"{cookie.key}={cookie.value}"


def measure(app: Flask, path: str, form: dict[str, str] | None = None) -> float:
    """Print a table of a step in every language; gives the slowest one's milliseconds, compressed."""
    cookie = learner_cookie(app)
    hello = Asked(hello_app(), "/", {})
    rows, slowest = [], 0.0
    for tag in LANGUAGES:
        known = {"Cookie": f"{cookie}; language={tag}"} | FROM_OUR_PAGE
        plain = Asked(app, f"/{tag}/{path}", known, form)
        packed = Asked(app, f"/{tag}/{path}", known | BROWSER, form)
        for _ in range(WARM + CALLS):
            for asked in (hello, plain, packed):
                asked.ask()
        slowest = max(slowest, packed.ms)
        sizes = [f"{len(asked.body) / 1000:.1f}" for asked in (plain, packed)]
        times = [f"{asked.ms:.2f}" for asked in (plain, packed, hello)]
        rows.append([tag, *sizes, *times, f"{hello.ms / packed.ms:.0%}"])
    head = ["language", "page KB", "sent KB", "plain ms", "compressed ms", "hello ms", "speed of hello"]
    show_table(f"A page rendered for a learner: {path}, median of {CALLS}", head, rows)
    return slowest


def main() -> list[Mark]:
    """Print a table of a step as learners meet it, of one after a move, and of one with a hint.

    The last has no mark: its form is read and its words, board and buttons drawn for this learner alone.
    """
    with data_folder() as folder:
        app = create_app({"SECRET_KEY": "bench", "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}"})
        met = measure(app, heaviest(app))
        moved = measure(app, heaviest_move(app))
        measure(app, heaviest_puzzle(app), HINT)
    return [
        Mark("step page rendered afresh ≤ 1 ms", f"{met:.2f} ms", met <= LIMIT),
        Mark("the same after a move", f"{moved:.2f} ms", moved <= LIMIT),
    ]


if __name__ == "__main__":
    main()
