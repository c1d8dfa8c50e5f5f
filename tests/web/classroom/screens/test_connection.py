"""Without JavaScript a page of a class does not claim to be connected: it says how it is kept new."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from tests.web.classroom.class_at_board import class_at_board

OFTEN = "This page loads again every few seconds."
STAYS = "This page stays as it was when it was opened."


@pytest.mark.parametrize(
    ("page", "said"),
    [("", STAYS), ("grid/", STAYS), ("demo/", STAYS), ("remote/", STAYS), ("projector/", OFTEN)],
)
def test_a_page_of_the_teacher_says_how_it_is_kept_new(app: Flask, page: str, said: str) -> None:
    board = class_at_board(app)
    shown = board.teacher.get(board.url(page)).text
    still = f'<span class="still">{said} <a href="{board.url(page)}">Refresh</a></span>'
    assert f"<span></span><noscript>{still}</noscript>" in shown
    assert not re.search(r">\s*Connected\s*<", shown)
    assert ('http-equiv="refresh"' in shown) is (said is OFTEN)


def test_a_page_of_a_pupil_says_so_before_the_lesson_and_in_it(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    pupil = board.pupil()
    seat = f"/en/seat/{board.id}/"
    for address in (seat, f"{seat}board"):
        shown = pupil.client.get(address).text
        assert (
            f'<noscript><span class="still">{OFTEN} <a href="{address}">Refresh</a></span></noscript>'
            in shown
        )
        assert not re.search(r">\s*Connected\s*<", shown)
