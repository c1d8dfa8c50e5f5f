"""Moves that a page plays: what was taken off leaves a ring, where something lies over the board."""

from __future__ import annotations

from babel.support import NullTranslations
from flask import Flask

from tests.conftest import OURS
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.table import find_game
from tutor.web.board.frames import frames_of
from tutor.web.wording import Wording

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


def test_the_score_is_said_with_each_move_of_a_line_that_ends_its_game(app: Flask) -> None:
    lesson = app.test_client().get("/en/learn/othello/mobility/lesson.json").json
    assert lesson is not None
    (step,) = (one for one in lesson["steps"] if one["name"] == "eight-discs-and-a-win")
    said = [lesson["phrases"][frame["say"][0]] for frame in step["frames"] if frame["move"] != "pass"]
    assert "Black 11, White 46" in said[0] and "Black 56, White 8" in said[-1]


def test_a_line_that_stops_on_the_way_is_not_scored() -> None:
    wording = Wording(NullTranslations(), "en")
    start = find_game("othello").start()
    said = [wording.html(frame["say"] or 0) for frame in frames_of(wording, start, ("d3", "c3"), scored=True)]
    assert not any("<strong>" in sentence for sentence in said)
