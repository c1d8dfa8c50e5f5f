"""Runs node with the arguments given: the one on the PATH, or else the one that Playwright brings."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import Any

from playwright._impl._driver import compute_driver_executable


def find_node() -> str:
    """Where node is."""
    return shutil.which("node") or compute_driver_executable()[0]


def call(script: str, given: object) -> Any:
    """What a module's default function gives for this value; paths in it begin at the project's folder."""
    code = f"{script.replace('export default', 'const main =')}; let text = '';" + (
        "for await (const part of process.stdin) text += part;"
        "process.stdout.write(JSON.stringify(main(JSON.parse(text))));"
    )
    done = subprocess.run(
        [find_node(), "--input-type=module", "-e", code],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def main() -> int:
    """The exit code of node."""
    return subprocess.run([find_node(), *sys.argv[1:]], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
