"""Saving a chain of Go by a capture, compared with running and joining on the stored boards that allow both."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean
from time import thread_time

from tests.games.go.engine.test_advised_move import SECONDS
from tests.proofs.sections import PAGE, put_section
from tutor.games.go.engine import advised_move
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.reading.in_danger import lost_back
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.kinds.practising import LEVELS
from tutor.games.table import find_game
from tutor.puzzles.bank.stored_puzzles import level_puzzles

TITLE = "Capturing and running in Go"

WORSE = 0.1
"""By so much of a result, which goes from 0 to 1, a capture is clearly worse than another way out of atari."""


def prove() -> int:
    """Compare them, and tell of it."""
    found = [
        _worth(here, captures[0]) - max(_worth(here, move) for move in others)
        for here, captures, others in _boards()
    ]
    worse = sum(one < -WORSE for one in found)
    put_section(PAGE, TITLE, _told(len(found), mean(found), worse))
    return 0


def _boards() -> Iterator[tuple[GoPosition, list[str], list[str]]]:
    """The stored boards with a chain in atari that a capture saves, and another move too."""
    for level in LEVELS:
        for step in level_puzzles("save", level):
            here = as_go(step.position(find_game("go-5x5")))
            answers = step.puzzle.set_task(here, ()).answers if step.puzzle else ()
            captures = [
                move for move in answers if len(stones_off(here, move)) > lost_back(here.play(move), move)
            ]
            others = [move for move in answers if not stones_off(here, move)]
            if captures and others:
                yield here, captures, others


def _worth(here: GoPosition, move: str) -> float:
    return advised_move._worth(here, move, Random(1), thread_time() + SECONDS)


def _told(boards: int, better: float, worse: int) -> list[str]:
    return [
        "On the stored boards with a chain in atari that can be saved by a capture as well as by running or joining,",
        "a search of 300 games by chance compares the capture with the best other way. The difference in the result goes",
        "from -1 to 1.",
        "",
        "| boards | the capture is better on average by | on how many it is worse by more than 0.1 |",
        "|---|---|---|",
        f"| {boards} | {better:.3f} | {worse} |",
        "",
        "So the tutor says that a capture is *usually* better than running.",
    ]
