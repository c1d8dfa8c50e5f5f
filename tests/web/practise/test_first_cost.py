"""The first page of a round searches nothing: the bank tells what comes of its moves."""

from time import process_time

import pytest
from flask.testing import FlaskClient

from tutor.games.go.reading.life import Catch
from tutor.games.kinds.kind_table import practice_of
from tutor.games.othello.engine.endgame.exact import _Ending
from tutor.games.othello.engine.search import Search
from tutor.games.othello.kinds.measures import move_feedback


def refuse(*_asked: object) -> None:
    raise AssertionError("a page searches what the bank knows")


@pytest.mark.parametrize("name", ["corners/1/14", "corners/10/2", "mobility/7/1", "strategy/10/2"])
def test_a_round_that_nobody_has_asked_for_searches_nothing(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    move_feedback._line.cache_clear()
    monkeypatch.setattr(_Ending, "__init__", refuse)
    monkeypatch.setattr(Search, "__init__", refuse)
    assert stranger.get(f"/th/practise/{name}/1").status_code == 200
    assert stranger.get(f"/th/practise/{name}/puzzles.json").status_code == 200


def read_out(*_asked: object) -> None:
    raise AssertionError("a page reads out what the bank knows")


@pytest.mark.parametrize("name", ["go-life/1/0", "go-life/7/5", "go-life/10/2"])
def test_a_round_about_life_and_death_reads_nothing_out(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(Catch, "within", read_out)
    for page in ("1", "puzzles.json"):
        assert stranger.get(f"/sw/practise/{name}/{page}").status_code == 200


MOST = 0.060
"""Seconds of processor time, twice what a round may take where nothing else runs."""


@pytest.mark.parametrize("drill", [*practice_of("go-5x5").drills])
def test_a_round_of_go_that_nobody_has_asked_for_costs_little(stranger: FlaskClient, drill: str) -> None:
    stranger.get(f"/lo/practise/{drill}/2/9/1")  # its files are read
    spent = []
    for number in (1, 6, 8):
        begun = process_time()
        assert stranger.get(f"/lo/practise/{drill}/7/{number}/1").status_code == 200
        spent.append(process_time() - begun)
    assert min(spent) < MOST
