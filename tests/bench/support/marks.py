"""The marks that a benchmark is held to, and the tables that it prints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Mark:
    """One mark as it was measured; ``met`` is None where it could not be."""

    name: str
    measured: str
    met: bool | None


def show_table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table: the first column to the left, the others to the right."""
    lines = [list(head), *map(list, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    print(title)
    for first, *others in lines:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join(["", first.ljust(widths[0]), *cells]).rstrip())


def show_marks(marks: Iterable[Mark]) -> None:
    """Print the summary: mark, measured, met."""
    words = {True: "yes", False: "NO", None: "not measured"}
    show_table("Summary", ["mark", "measured", "met?"], [(m.name, m.measured, words[m.met]) for m in marks])
