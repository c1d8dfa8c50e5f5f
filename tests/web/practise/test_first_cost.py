"""The first page of a round searches nothing: the bank tells what comes of its moves."""

import pytest
from flask.testing import FlaskClient

from tutor.games.othello.engine.endgame.exact import _Ending
from tutor.games.othello.engine.search import Search
from tutor.games.othello.kinds.measures import telling


def refuse(*_asked: object) -> None:
    raise AssertionError("a page searches what the bank knows")


@pytest.mark.parametrize("name", ["corners/1/14", "corners/10/2", "mobility/7/1", "strategy/10/2"])
def test_a_round_that_nobody_has_asked_for_searches_nothing(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    telling._line.cache_clear()
    monkeypatch.setattr(_Ending, "__init__", refuse)
    monkeypatch.setattr(Search, "__init__", refuse)
    assert stranger.get(f"/th/practise/{name}/1").status_code == 200
    assert stranger.get(f"/th/practise/{name}/puzzles.json").status_code == 200
