"""No script writes HTML: what is shown is made of elements, or was written by the server.

Markup in a string of a script is markup that nobody escapes, and that no linter reads.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import rjsmin

from tutor.settings import ROOT

SCRIPTS = sorted((ROOT / "static" / "js").rglob("*.js"))
WRITER = "dom.js"
"""The one script that shows HTML, which its type allows to be of the server's alone."""

WRITES = re.compile(
    r"\.(?:innerHTML|outerHTML) *\+?=(?!=)|insertAdjacentHTML|document\.write|createContextual"
)
MARKUP = re.compile(r"""(['"`])(?:(?!\1)[^\n])*?</?[a-z][\w-]*(?:[\s>/]|\$\{)""")
UNTYPED = re.compile(
    r"@ts-(?:nocheck|ignore|expect-error)|@(?:type|param|returns|typedef|property) *\{[^}]*\bany\b(?!')"
)
"""Where TypeScript would look away."""


def code(script: str) -> str:
    """A script without its comments."""
    return str(rjsmin.jsmin(script))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_writes_no_html(path: Path) -> None:
    text = code(path.read_text(encoding="utf-8"))
    assert not MARKUP.search(text), MARKUP.search(text)
    found = WRITES.findall(text)
    assert found == ([".innerHTML="] if path.name == WRITER else [])


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_leaves_nothing_untyped(path: Path) -> None:
    assert not UNTYPED.search(path.read_text(encoding="utf-8"))


def test_every_script_is_checked_strictly() -> None:
    settings = (ROOT / "tsconfig.json").read_text(encoding="utf-8")
    for setting in ('"checkJs": true', '"strict": true', '"include": ["static/js"]'):
        assert setting in settings


@pytest.mark.parametrize(
    "script",
    [
        "said.innerHTML = text;",
        "said.insertAdjacentHTML('beforeend', text);",
        "said.outerHTML += text;",
    ],
)
def test_what_writes_html_is_found(script: str) -> None:
    assert WRITES.search(code(script))


@pytest.mark.parametrize("script", ["const a = '<p>';", "const a = `<li${b}>`;", 'const a = "no </b> yes";'])
def test_html_in_a_string_is_found(script: str) -> None:
    assert MARKUP.search(code(script))


@pytest.mark.parametrize(
    "script", ["if (a < b && c > d) e();", "const a = 'd4 < e5';", "// a <p> of the page"]
)
def test_what_is_no_html_is_let_be(script: str) -> None:
    assert not MARKUP.search(code(script))
