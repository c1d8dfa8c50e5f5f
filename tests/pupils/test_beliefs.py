"""A misconception fails on the boards that cure it, and holds on those that led to it."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from tests.pupils.beliefs import plays
from tests.pupils.course import RIGHT, Valued
from tutor.games.color import Color
from tutor.games.othello.kinds.strategy.beliefs import BELIEFS, TELLING
from tutor.games.othello.rules.position import as_othello
from tutor.games.table import find_game
from tutor.puzzles.practice.mastery import by_chance
from tutor.settings import ROOT

CURED: dict[str, tuple[str, ...]] = {
    "most-discs": ("S12.",),
    "corner-at-any-price": ("S11.c10", "S11.c11", "S11.c16", "S22.c2"),
    "near-corner": ("S14.c1", "S14.c2", "S14.c3", "S14.c4", "S14.c5"),
    "never-x-or-c": ("S14.c10", "S14.c11", "S14.c12", "S14.c14", "S14.c18", "S20.c9", "S20.c10"),
    "edge-always": ("S20.c5", "S20.c6", "S20.c7", "S20.c12", "S20.c13", "S20.c14"),
    "fewest-flips-always": ("S12.c7", "S12.c8", "S12.c13"),
    "count-only-theirs": ("S17.",),
    "count-only-mine": ("S12.", "S13."),
    "walls-are-strong": ("S16.",),
    "stable-now": ("S15.c7", "S15.c8", "S15.c15"),
    "sacrifice-always": ("S11.", "S13."),
    "last-move-forgotten": ("S22.", "S23."),
    "stops-at-my-move": ("S13.",),
}
"""By misconception the boards that cure it, or the lessons whose boards do."""

PROVOKED: dict[str, tuple[str, frozenset[str]]] = {
    "corner-at-any-price": ("S11.", frozenset({"S11.c10", "S11.c11", "S11.c16"})),
    "never-x-or-c": ("S14.", frozenset({"S14.c10", "S14.c11", "S14.c12", "S14.c14", "S14.c18"})),
    "count-only-theirs": ("S12.", frozenset({"S12.c9"})),
    "stable-now": ("S15.", frozenset({"S15.c7", "S15.c8", "S15.c15"})),
}
"""By misconception the lesson that leads to it, and the contrast boards of that lesson."""

BOARDS = 6
"""After so many such boards a misconception is named."""


@cache
def boards() -> dict[str, Valued]:
    """The boards of the course that ask for a move of Othello, by their names."""
    game = find_game("othello")
    table = tomllib.loads((ROOT / "lessons" / "othello" / "boards.toml").read_text("utf-8"))
    return {
        board["key"]: Valued(game.parse_diagram(board["board"], Color(board["to_move"])), board["values"])
        for board in table["boards"]
        if ".c" in board["key"] and "game" not in board
    }


def right(board: Valued) -> set[str]:
    best = max(board.values.values())
    return {move for move, value in board.values.items() if best - value <= RIGHT}


def believed(code: str, board: Valued) -> set[str]:
    return BELIEFS[code](as_othello(board.position))


def fails(code: str, board: Valued) -> bool:
    """Whether the misconception has a move there, and none that is right."""
    moves = believed(code, board)
    return bool(moves) and not moves & right(board)


def of_lessons(names: tuple[str, ...]) -> list[Valued]:
    return [
        board
        for key, board in boards().items()
        if any(key == n or key.startswith(n) and n[-1] == "." for n in names)
    ]


@pytest.mark.parametrize("code", CURED)
def test_a_misconception_misses_on_the_boards_that_cure_it(code: str) -> None:
    missed = [
        board
        for board in of_lessons(CURED[code])
        if believed(code, board) and not believed(code, board) & right(board)
    ]
    assert len(missed) >= 2
    assert all(plays(code, board.position) not in right(board) for board in missed)


@pytest.mark.parametrize("code", PROVOKED)
def test_a_misconception_is_right_on_the_boards_that_led_to_it(code: str) -> None:
    lesson, contrast = PROVOKED[code]
    led = [board for key, board in boards().items() if key.startswith(lesson) and key not in contrast]
    spoken = [board for board in led if believed(code, board)]
    assert len(spoken) >= 6
    assert all(believed(code, board) <= right(board) for board in spoken)


@pytest.mark.parametrize("code", CURED)
def test_who_always_errs_so_is_named_within_six_boards_that_tell_it(code: str) -> None:
    chances = []
    for board in boards().values():
        wrong = believed(code, board) - right(board)
        chance = len(wrong) / len(board.values)
        if fails(code, board) and chance <= TELLING:
            chances.append(chance)
    hardest = sorted(chances, reverse=True)[:BOARDS]
    assert len(hardest) == BOARDS
    assert by_chance(hardest, BOARDS) < 1 / 300
