"""Finds a Chromium for the tests that drive a browser, and installs one where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


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


def install_chromium() -> None:
    """Install Debian's Chromium where this user may; does nothing elsewhere."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *command], env=environment, check=False, stdout=subprocess.DEVNULL)


def main() -> None:
    """Make sure there is a browser, or say in one loud line how to get one; fails in CI without one."""
    if find_chromium() is None:
        install_chromium()
    if find_chromium() is None:
        print(
            "NO BROWSER: tests/browser is skipped. Install Chromium or set CHROMIUM=/path/to/it."
        )
        if os.environ.get("CI"):
            sys.exit(1)


if __name__ == "__main__":
    main()
