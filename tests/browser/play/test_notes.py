"""The comments and marks of a record on the analysis board, walked through on a small phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage

SGF = (
    "(;GM[1]FF[4]SZ[9]C[Two friends play.];B[ee]TR[ee]LB[cc:A]C[The middle <b>of</b> the board]"
    ";W[ec]SQ[ec](;B[gc])(;B[cg]C[Or here]))"
)


@pytest.mark.parametrize("javascript", [True, False])
def test_each_move_brings_its_comment_and_its_marks(
    open_page: OpenPage, tmp_path: Path, javascript: bool
) -> None:
    page = open_page(size=(320, 640), javascript=javascript)
    file = tmp_path / "notes.sgf"
    file.write_text(SGF, encoding="utf-8")
    page.goto("/en/play/open/?game=go-9x9")
    page.set_input_files("input[type=file]", file)
    page.locator("main form button.main").first.click()
    page.get_by_role("link", name="See the variations").click()
    noted, drawn = page.locator("blockquote.noted"), page.locator(".o.noted text")
    expect(noted).to_have_text("Two friends play.")
    page.locator("[data-step='1']").click()
    expect(noted).to_contain_text("The middle <b>of</b> the board")
    expect(noted).to_contain_text("△ e5 · A c7")
    expect(drawn).to_have_text(["△", "A"])
    page.locator("[data-step='1']").click()
    expect(drawn).to_have_text(["□"])
    page.locator("[data-step='1']").click()
    expect(noted).to_have_count(0)
    page.locator("[data-step='-1']").click()
    page.locator("[data-step='-1']").click()
    expect(drawn).to_have_text(["△", "A"])
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
