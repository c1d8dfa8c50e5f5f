"""Finds a Chromium for the tests that drive a browser, and installs one where that is possible."""

from __future__ import annotations

import os
import shutil
import sys

from tests.support.debian import install

SHELL = "chromium-headless-shell"
"""Chromium without a window of its own: the same engine for half the processor time."""

NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The path of a browser: $CHROMIUM, Playwright's own, or one on the PATH; None where there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return _playwrights_own() or next((path for name in NAMES if (path := shutil.which(name))), None)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def main() -> None:
    """Make sure there is a browser, or say in one loud line how to get one; fails in CI without one."""
    for package in (SHELL, "chromium"):
        if find_chromium() is None:
            install(package)
    if find_chromium() is None:
        print("NO BROWSER: tests/browser is skipped. Install Chromium or set CHROMIUM=/path/to/it.")
        if os.environ.get("CI"):
            sys.exit(1)


if __name__ == "__main__":
    main()
