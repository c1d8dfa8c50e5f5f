"""A Chromium, a tutor that really serves, and visitors whose pages may not complain."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from sqlalchemy import select

from tests.conftest import running
from tests.support.chromium import find_chromium
from tutor import create_app
from tutor.servers.launch import make_server
from tutor.storage.database import Database
from tutor.storage.models import Answer

FOLDER = Path(__file__).parent
PHONE = {"width": 360, "height": 740}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
NO_BROWSER = "NO BROWSER: tests/browser is skipped. Install Chromium or set CHROMIUM=/path/to/it."
PATIENCE = 15_000
"""Milliseconds after which something that has not appeared will not appear."""

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if any(NO_BROWSER in str(report.longrepr) for report in terminalreporter.stats.get("skipped", ())):
        terminalreporter.write_line(NO_BROWSER, red=True, bold=True)


@dataclass(frozen=True)
class Server:
    """A tutor that listens on a port of this machine, with a database of its own."""

    url: str
    app: Flask

    def answers_of(self, page: Page, count: int = 0) -> list[Answer]:
        """What was stored for the learner who holds this page's cookie, in the order it came.

        Waits until so many are there, or will not come.
        """
        end = monotonic() + PATIENCE / 1000
        while len(found := self._stored_for(page)) < count and monotonic() < end:
            page.wait_for_timeout(50)
        return found

    def _stored_for(self, page: Page) -> list[Answer]:
        cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
        learner = cookies.get(self.app.config["SESSION_COOKIE_NAME"])
        if learner is None:
            return []
        signer = self.app.session_interface.get_signing_serializer(self.app)  # type: ignore[attr-defined]
        database: Database = self.app.extensions["database"]
        query = select(Answer).where(Answer.learner_id == signer.loads(learner)["id"])
        with database.read() as session:
            return list(session.scalars(query.order_by(Answer.answered)))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The tutor on a server as `make run` starts it."""
    with serve(tmp_path_factory.mktemp("served")) as serving:
        yield serving


@pytest.fixture(autouse=True)
def _cheap_passwords(cheap_passwords: None) -> None:
    """Hash quickly in all of these."""


@contextmanager
def serve(folder: Path, **config: object) -> Iterator[Server]:
    """A tutor with its database in this folder, and settings of its own."""
    database = f"sqlite:///{folder / 'tutor.db'}"
    app = create_app({"TESTING": True, "SECRET_KEY": "for tests only", "DATABASE_URL": database, **config})
    with running(make_server(app, "127.0.0.1", 0, 4)) as listening:
        yield Server(f"http://127.0.0.1:{listening.port}", app)
    app.extensions["reviews"].close()
    app.extensions["database"].engine.dispose()


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Where the browser is; without one its tests are skipped, and in CI they fail."""
    path = find_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    return path


@pytest.fixture(scope="session")
def chromium(chromium_path: str) -> Iterator[Browser]:
    """One browser for all tests; on a busy machine, too, whatever is expected has time to appear."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(server: Server, chromium: Browser) -> Iterator[OpenPage]:
    """Opens pages of new visitors: `open_page(dark=True)`, with any option of a browser context.

    Whatever the browser complains of (an error in the console, a refusal of the Content-Security-Policy, a
    request to another host) fails the test at its end, except what `forgiven` names.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_(
        *,
        size: tuple[int, int] | None = None,
        dark: bool = False,
        still: bool = False,
        javascript: bool = True,
        touch: bool = True,
        forgiven: tuple[str, ...] = (),
        **options: Any,
    ) -> Page:
        viewport = {"width": size[0], "height": size[1]} if size else PHONE
        context = chromium.new_context(
            base_url=server.url,
            viewport=viewport,
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            java_script_enabled=javascript,
            **options,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()

        def complain(fault: str) -> None:
            if not any(known in fault for known in forgiven):
                faults.append(f"{page.url}: {fault}")

        page.on("console", lambda message: complain(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complain(f"uncaught {error}"))
        page.on(
            "request",
            lambda asked: None if asked.url.startswith((server.url, "data:")) else complain(asked.url),
        )
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A newcomer with a small phone."""
    return open_page()
