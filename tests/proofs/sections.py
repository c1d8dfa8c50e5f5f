"""The sections of docs/proofs.md, each written by its own proof; the others stay as they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "proofs.md"
KEPT = ROOT / "var" / "proofs"
"""Where is kept what is proved already, so that a proof can be gone on with."""

BEGINS = "\n## "


def put_first(page: Path, text: str) -> None:
    """Write what stands above the first section."""
    _write(page, [text.rstrip("\n"), *_parts(page)[1:]])


def put_section(page: Path, title: str, lines: Sequence[str]) -> None:
    """Write a section in the place of the one of this title, or at the end."""
    first, *sections = _parts(page)
    new = f"{title}\n\n" + "\n".join(lines).rstrip("\n")
    titles = [section.partition("\n")[0] for section in sections]
    if title in titles:
        sections[titles.index(title)] = new
    else:
        sections.append(new)
    _write(page, [first, *sections])


def _parts(page: Path) -> list[str]:
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return [part.rstrip("\n") for part in text.split(BEGINS)]


def _write(page: Path, parts: Sequence[str]) -> None:
    page.write_text(f"\n{BEGINS}".join(parts) + "\n", encoding="utf-8")
