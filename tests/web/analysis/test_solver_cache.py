"""What is counted to the end: once for each board, and no longer than there is time for."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from gettext import NullTranslations
from time import sleep

import pytest
from flask.testing import FlaskClient

from tutor.games.base import Move, Position
from tutor.games.engine import OutOfTime
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.table import find_game
from tutor.web.analysis import solver_cache
from tutor.web.analysis.solver_cache import SolverCache
from tutor.web.board.board_link import position_code
from tutor.web.board.board_overlays import marks, overlay_view
from tutor.web.play import opponent
from tutor.web.wording import Wording
from tutor.web.wording.othello.advice import advise

ENDING = find_game("othello-4x4").start()
for _ in range(6):
    ENDING = ENDING.play(ENDING.legal_moves()[0])


@pytest.fixture
def near_end() -> Position:
    """A board of which twelve squares are empty."""
    position = find_game("othello").start()
    while len(position.empties()) > 12:
        moves = position.legal_moves()
        position = position.play(moves[len(moves) // 2])
    return position


@pytest.fixture
def english() -> Wording:
    return Wording(NullTranslations(), "en")


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many ask that nobody has any time to think, and nothing is known yet."""
    monkeypatch.setattr(opponent.Turns, "seconds", lambda _: 0.0)
    monkeypatch.setattr(solver_cache.VALUES, "_cached", {})
    monkeypatch.setattr(solver_cache.SOLUTIONS, "_cached", {})


def test_all_who_ask_at_once_about_one_board_have_it_counted_once() -> None:
    asked = []

    def ask(position: Position, *, seconds: float | None = None) -> dict[Move, int]:
        asked.append(seconds)
        sleep(0.05)
        return values_of(position)

    results = SolverCache(ask)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: results.of(ENDING), range(8)))
    assert found == [values_of(ENDING)] * 8
    assert len(asked) == 1
    assert asked[0]


def test_only_the_latest_boards_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_cache, "MOST_CACHED", 2)
    results = SolverCache(values_of)
    after = ENDING.play(ENDING.legal_moves()[0])
    boards = [ENDING, after, after.play(after.legal_moves()[0])]
    for board in boards:
        assert results.of(board) == values_of(board)
    assert list(results._cached) == boards[1:]


@pytest.mark.usefixtures("no_time")
def test_the_exact_result_is_left_out_when_there_is_no_time_for_it(
    near_end: Position, english: Wording
) -> None:
    with pytest.raises(OutOfTime):
        solver_cache.VALUES.of(near_end)
    assert marks(near_end, ["exact"]) == []
    assert overlay_view(english, near_end, "exact")["overlay"]
    assert marks(near_end, ["exact"])  # it is known now


@pytest.mark.usefixtures("no_time")
def test_what_is_drawn_once_for_a_whole_class_is_counted_however_long_it_takes(near_end: Position) -> None:
    assert marks(near_end, ["exact"], patient=True)


def test_a_page_that_lacked_the_exact_result_is_not_kept(stranger: FlaskClient, near_end: Position) -> None:
    page = f"/en/board/othello/{position_code(near_end)}?show=exact"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opponent.Turns, "seconds", lambda _: 0.0)
        patch.setattr(solver_cache.VALUES, "_cached", {})
        hurried = stranger.get(page).text
    solver_cache.VALUES.of(near_end, patient=True)
    assert stranger.get(page).text != hurried


@pytest.mark.usefixtures("no_time")
def test_a_hint_without_time_to_count_names_a_move_all_the_same(near_end: Position, english: Wording) -> None:
    assert advise(english, near_end).kind != "count"


def test_a_hint_near_the_end_counts_to_it_in_time(
    near_end: Position, english: Wording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponent.Turns, "seconds", lambda _: 60.0)
    assert advise(english, near_end).kind == "count"
