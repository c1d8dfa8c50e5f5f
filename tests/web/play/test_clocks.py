"""The clock of a game: by what the page reports, and without JavaScript by when requests come."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.play.test_games import NOTHING_COUNTED, by_form
from tests.web.playing import act, begin, look
from tutor.storage.models import now
from tutor.web.play import game_pages


def test_the_clock_counts_what_the_page_reports_and_ends_the_game(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person", minutes="5")
    assert look(stranger, url)["clock"] == {"black": 300_000, "white": 300_000}
    game = act(stranger, url, do="move", number=0, square="d3", used=20_000)
    assert game["clock"] == {"black": 280_000, "white": 300_000}
    assert act(stranger, url, do="timeout", number=1, used=10_000)["playing"]
    game = act(stranger, url, do="timeout", number=1, used=300_000)
    assert game["result"] == {**NOTHING_COUNTED, "title": "Black wins", "detail": "White has no time left."}


def test_taking_a_move_back_gives_no_time_back(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person", minutes="5")
    act(stranger, url, do="move", number=0, square="d3", used=250_000)
    game = act(stranger, url, do="undo", number=1, used=240_000)
    assert (game["number"], game["clock"]) == (0, {"black": 50_000, "white": 60_000})
    assert act(stranger, url, do="undo", number=1, used=240_000)["clock"] == game["clock"]
    act(stranger, url, do="move", number=0, square="d3", used=0)
    game = act(stranger, url, do="undo", number=1, used=60_000)
    assert game["result"] == {**NOTHING_COUNTED, "title": "Black wins", "detail": "White has no time left."}


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let so many seconds pass since the game was last saved."""

    def pass_time(seconds: float) -> None:
        monkeypatch.setattr(game_pages, "now", lambda: now() + timedelta(seconds=seconds))

    return pass_time


def clocks(page: str) -> list[str]:
    return re.findall(r"<time[^>]*>([^<]*)</time>", page)


def test_without_javascript_the_clock_counts_from_one_request_to_the_next(
    stranger: FlaskClient, pass_time: Callable[[float], None]
) -> None:
    url = begin(stranger, opponent="person", minutes="5")
    assert clocks(stranger.get(url).text) == ["5:00", "5:00"]
    pass_time(70)
    assert clocks(stranger.get(url).text) == ["3:50", "5:00"]
    assert look(stranger, url)["clock"] == {"black": 300_000, "white": 300_000}
    stranger.post(url, data={"number": "0", "tap": "d3"}, headers=OURS)
    pass_time(0)
    assert clocks(stranger.get(url).text) == ["3:50", "5:00"]
    pass_time(10)
    assert clocks(stranger.get(url).text) == ["3:50", "4:50"]


def test_without_javascript_taking_a_move_back_gives_no_time_back(
    stranger: FlaskClient, pass_time: Callable[[float], None]
) -> None:
    url = begin(stranger, opponent="person", minutes="5")
    by_form(stranger, url, number="0", tap="d3")
    pass_time(70)
    by_form(stranger, url, number="1", undo="1")
    game = look(stranger, url)
    assert game["number"] == 0
    assert 200_000 < game["clock"]["white"] <= 230_000


@pytest.mark.parametrize("sent", [{"tap": "d3"}, {"hint": "1"}, {"tap": "a1"}])
def test_without_javascript_the_time_runs_out_too(
    stranger: FlaskClient, pass_time: Callable[[float], None], sent: dict[str, str]
) -> None:
    url = begin(stranger, opponent="person", minutes="5")
    pass_time(299)
    assert "Black has no time left." not in by_form(stranger, url, number="0", hint="1")
    pass_time(301)
    assert clocks(stranger.get(url).text) == ["0:00", "5:00"]
    page = by_form(stranger, url, number="0", **sent)
    assert "White wins" in page
    assert "Black has no time left." in page
    assert clocks(page) == ["0:00", "5:00"]


def test_a_game_without_a_clock_never_runs_out(
    stranger: FlaskClient, pass_time: Callable[[float], None]
) -> None:
    url = begin(stranger, opponent="person")
    pass_time(90_000)
    assert "no time left" not in by_form(stranger, url, number="0", tap="d3")
    assert look(stranger, url)["number"] == 1


def test_the_computers_time_is_not_counted(stranger: FlaskClient) -> None:
    game = look(stranger, begin(stranger, minutes="10", side="white"))
    assert game["clock"] == {"white": 600_000}
