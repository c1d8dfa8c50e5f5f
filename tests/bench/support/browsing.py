"""A Chromium for the benchmarks that need one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.support.chromium import find_chromium

PHONE = ViewportSize(width=360, height=740)


@contextmanager
def browsing() -> Iterator[Browser | None]:
    """A browser, or None after a line that says there is none."""
    path = find_chromium()
    if path is None:
        print("No Chromium was found: what a browser shows is not measured. Set CHROMIUM=/path/to/it.")
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()
