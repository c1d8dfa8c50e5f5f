"""Each template that a page names is there, and each that is there is named."""

from __future__ import annotations

import re
from pathlib import Path

from tutor.settings import ROOT

TEMPLATES = ROOT / "tutor" / "web" / "templates"
NAMES = {path.relative_to(TEMPLATES).as_posix() for path in TEMPLATES.rglob("*.html")}
NAMED = re.compile(r"""['"]([\w/-]+\.html)['"]""")


def named_in(folder: Path) -> set[str]:
    """The templates that templates and modules of a folder name."""
    files = [path for path in folder.rglob("*") if path.suffix in (".html", ".py")]
    return {name for path in files for name in NAMED.findall(path.read_text(encoding="utf-8"))}


def test_templates_that_are_named_are_those_that_are_there() -> None:
    assert named_in(ROOT / "tutor" / "web") == NAMES
