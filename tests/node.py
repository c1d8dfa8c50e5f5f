"""Runs node with the arguments given: the one on the PATH, or else the one that Playwright brings."""

from __future__ import annotations

import shutil
import subprocess
import sys

from playwright._impl._driver import compute_driver_executable


def main() -> int:
    """The exit code of node."""
    node = shutil.which("node") or compute_driver_executable()[0]
    return subprocess.run([node, *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
