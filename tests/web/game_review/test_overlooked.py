"""The review of a game whose engine weighs no moves: what reading shows was overlooked."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin
from tutor.web.site.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missed_capture_is_told_with_the_board_before_it(stranger: FlaskClient, language: str) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    moves = "b2 a2 a1 e5 e1 a3".split()
    for number, move in enumerate(moves):
        act(stranger, url, do="move", number=number, square=move)
    act(stranger, url, do="resign", number=len(moves))
    page = stranger.get(url.replace("/en/", f"/{language}/") + "/review").text
    (mistakes,) = re.findall(r'<ol class="mistakes">.*?</ol>', page, re.DOTALL)
    assert "%(" not in page and mistakes.count("<li>") == 1
    assert "review?move=4" in mistakes and ">a3<" in mistakes


def test_a_game_without_such_moments_has_no_heading_for_them(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    act(stranger, url, do="move", number=0, square="c3")
    act(stranger, url, do="resign", number=1)
    page = stranger.get(f"{url}/review").text
    assert "mistakes" not in page and "Resign" not in page
    assert stranger.post(f"{url}/review", headers=OURS).status_code == 303
