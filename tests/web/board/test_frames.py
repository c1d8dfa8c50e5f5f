"""Moves that a page plays: what was taken off leaves a ring, where something lies over the board."""

from __future__ import annotations

from flask import Flask

from tests.conftest import OURS
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.table import find_game

AROUND = """
  a b c d e
5 . . . . .
4 . . X . .
3 . X O X .
2 . . . . .
1 . . . . ."""


def test_a_captured_stone_leaves_a_ring_in_a_step_that_is_told(app: Flask) -> None:
    steps = app.test_client().get("/en/learn/go/capture/lesson.json").json
    assert steps is not None
    (frame,) = steps["steps"][0]["frames"]
    assert ["off", "c3", ""] in frame["overlay"] and frame["changes"]["."] == ["c3"]


def test_a_captured_stone_leaves_a_ring_in_a_puzzle() -> None:
    task = Capture().set_task(find_game("go-5x5").parse_diagram(AROUND), ())
    verdict, said = Capture().weigh(task, "c2")
    assert verdict == "right" and said.shown == (("off", "c3", ""),)


def test_the_front_page_of_go_brings_what_draws_the_ring(app: Flask) -> None:
    client = app.test_client()
    assert "css/overlay" in client.get("/en/go/").text
    assert "css/overlay" not in client.get("/en/").text
    tapped = client.post("/en/go/", data={"tap": "c2"}, headers=OURS, follow_redirects=True)
    assert 'class="o off"' in tapped.text
