"""`python -m tests.bench` runs the `main()` of every bench_*.py in the rooms beside this file, and sums up.

`python -m tests.bench go-levels` runs one of them. A benchmark gives its marks as a list, or says behind a
figure `mark 2: met`.
"""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import TextIO

from tests.bench.support.marks import Mark, show_marks

SAID = re.compile(
    r"^(?P<name>.+?) {2,}(?P<measured>\S+ (?P<unit>\S+)) .*mark (?P<limit>\S+): (?P<word>met|MISSED)$", re.M
)


class Heard(io.StringIO):
    """Prints on, and remembers."""

    def __init__(self, out: TextIO) -> None:
        super().__init__()
        self._out = out

    def write(self, text: str) -> int:
        self._out.write(text)
        self._out.flush()
        return super().write(text)


def run(module: str) -> list[Mark]:
    """The marks of one benchmark."""
    with redirect_stdout(Heard(sys.stdout)) as heard:
        marks = import_module(module).main()
        print()
    return marks or [
        Mark(f"{said['name']} ≤ {said['limit']}", said["measured"], said["word"] == "met")
        for said in SAID.finditer(heard.getvalue())
    ]


def chosen(words: list[str]) -> list[str]:
    """The benchmarks that are named, `go-levels` for bench_go_levels.py; all where none is."""
    names = [f"bench_{word.replace('-', '_')}" for word in words if not word.startswith("--")]
    paths = Path(__file__).parent.glob("*/bench_*.py")
    there = {path.stem: f"tests.bench.{path.parent.name}.{path.stem}" for path in sorted(paths)}
    if unknown := set(names) - set(there):
        raise SystemExit(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(there)}")
    return [there[name] for name in names or there]


if __name__ == "__main__":
    modules = chosen(sys.argv[1:])
    show_marks([mark for module in modules for mark in run(module)])
