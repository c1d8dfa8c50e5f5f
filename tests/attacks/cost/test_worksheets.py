"""Worksheets take long to draw and are not kept: they wait for each other, and nobody else for them."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from time import monotonic, sleep

import pytest
from flask import Flask

from tutor.web.practise.workbench import BUSY, MOST_OF_ONE, Workbench

SHEETS = ("/en/print/practise/flips/2/3/", "/en/print/lesson/othello/passing/")
KEPT = "/en/learn/othello/passing/find-a-move-or-pass"
PARALLEL = 20
PATIENCE = 60.0
SOON = 2.0
"""Seconds, on a slow and busy computer: one sheet alone takes a part of one."""


def wait_for(happened: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end
        sleep(0.005)


@pytest.fixture
def bench(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Workbench:
    """A workbench of the usual size at which one may wait as long as the test takes."""
    for sheet in SHEETS:
        assert app.test_client().get(sheet).status_code == 200
    bench = Workbench(longest=PATIENCE)
    monkeypatch.setitem(app.extensions, "workbench", bench)
    return bench


@pytest.mark.parametrize("sheet", SHEETS)
def test_sheets_asked_for_in_parallel_leave_other_pages_fast(
    app: Flask, bench: Workbench, sheet: str
) -> None:
    assert app.test_client().get(KEPT).status_code == 200
    statuses: list[int] = []

    def ask() -> None:
        statuses.append(app.test_client().get(sheet).status_code)

    readers = [Thread(target=ask) for _ in range(PARALLEL)]
    with bench.turn("somebody else"):
        for reader in readers:
            reader.start()
        wait_for(lambda: len(statuses) == PARALLEL - MOST_OF_ONE)
        assert set(statuses) == {503}, "whoever does not fit is told at once"
        for page in (KEPT, "/healthz", "/en/print/"):
            begun = monotonic()
            assert app.test_client().get(page).status_code == 200
            assert monotonic() - begun < SOON
    for reader in readers:
        reader.join(PATIENCE)
    assert statuses.count(200) == MOST_OF_ONE, "the others have their sheet, one after the other"
    assert len(bench) == 0


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_that_cannot_be_drawn_now_says_so_and_comes_back_by_itself(
    app: Flask, bench: Workbench, monkeypatch: pytest.MonkeyPatch, sheet: str
) -> None:
    monkeypatch.setitem(app.extensions, "workbench", Workbench(most=0))
    answer = app.test_client().get(sheet)
    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == answer.headers["Refresh"] == "1"
    assert BUSY in answer.text
