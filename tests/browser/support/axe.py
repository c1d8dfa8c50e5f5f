"""What axe finds wrong with a page."""

from __future__ import annotations

import json

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

Options = dict[str, object]

LIGHT: Options = {"resultTypes": ["violations"]}
DARK: Options = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
"""Colours are all that differs in the dark."""

STANDARD: Options = {**LIGHT, "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
"""The rules of WCAG 2.2, levels A and AA, without axe's own advice."""

SPILLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
"""Whether something is wider than the screen."""


def violations(page: Page, options: Options) -> list[str]:
    """What axe finds, one line for each rule with the first element that breaks it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(f"() => axe.run({json.dumps(options)}).then(({{ violations }}) => violations)")
    return [
        f"{page.url} {rule['id']}: {rule['help']} ({len(rule['nodes'])}) {rule['nodes'][0]['target']} "
        f"{rule['nodes'][0]['html'][:160]} {rule['nodes'][0].get('failureSummary', '')[:200]}"
        for rule in found
    ]


def faults(page: Page, options: Options) -> list[str]:
    """What axe finds, and whether the page is wider than the screen."""
    return [*violations(page, options), *([f"{page.url} is too wide"] if page.evaluate(SPILLS) else [])]
