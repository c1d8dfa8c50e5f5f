"""A misconception fails on the boards that cure it, and holds on those that led to it."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from tests.pupils.beliefs import plays
from tests.pupils.course import RIGHT, Valued
from tutor.games.othello.kinds.strategy.beliefs import BELIEFS, REVEALING_SHARE
from tutor.games.othello.rules.position import as_othello
from tutor.games.table import find_game
from tutor.puzzles.course_proofs import BoardsFile, StoredBoard
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

PROVOKED: dict[str, tuple[str, ...]] = {
    "corner-at-any-price": ("S11.",),
    "never-x-or-c": ("S14.",),
    "count-only-theirs": ("S12.",),
    "stable-now": ("S15.",),
    "edge-always": ("S15.",),
    "fewest-flips-always": ("S12.", "S16."),
    "sacrifice-always": ("S21.",),
}
"""By misconception the lessons that lead to it."""

ALL_RIGHT = ("corner-at-any-price", "never-x-or-c", "count-only-theirs", "stable-now")
"""Misconceptions of which every move is right on the boards that led to them; the others have a choice."""

BOARDS = 6
"""After so many such boards a misconception is named."""


@cache
def table() -> list[StoredBoard]:
    """The boards of the course that ask for a move of Othello, as they are written."""
    file = ROOT / "lessons" / "othello" / "boards.toml"
    stored = msgspec.toml.decode(file.read_bytes(), type=BoardsFile)
    return [board for board in stored.boards if ".c" in board.key and not board.game]


@cache
def boards() -> dict[str, Valued]:
    """The same by their names, with what their moves are worth."""
    game = find_game("othello")
    return {board.key: Valued(board.position(game), board.values) for board in table()}


def contrasts() -> dict[str, tuple[str, ...]]:
    """By board the misconceptions against which it stands, as its lesson's data say."""
    return {board.key: board.contrast for board in table()}


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


def led_to(code: str) -> dict[str, Valued]:
    """The boards of the lessons that lead to a misconception, where it says something."""
    return {
        key: board
        for key, board in boards().items()
        if key.startswith(PROVOKED[code]) and believed(code, board)
    }


@pytest.mark.parametrize("code", PROVOKED)
def test_a_misconception_is_right_on_the_boards_that_led_to_it_but_on_those_of_contrast(code: str) -> None:
    led = {key: board for key, board in led_to(code).items() if code not in contrasts()[key]}
    assert len(led) >= 6
    assert [key for key, board in led.items() if not believed(code, board) & right(board)] == []
    if code in ALL_RIGHT:
        assert all(believed(code, board) <= right(board) for board in led.values())


@pytest.mark.parametrize("code", PROVOKED)
def test_on_boards_of_contrast_a_misconception_finds_no_good_move(code: str) -> None:
    against = [key for key, codes in contrasts().items() if code in codes]
    assert against
    assert all(key in led_to(code) and fails(code, boards()[key]) for key in against)


def test_boards_of_contrast_name_misconceptions_to_which_a_lesson_leads() -> None:
    assert {code for codes in contrasts().values() for code in codes} == set(PROVOKED)


@pytest.mark.parametrize("code", CURED)
def test_who_always_errs_so_is_named_within_six_boards_that_tell_it(code: str) -> None:
    chances = []
    for board in boards().values():
        wrong = believed(code, board) - right(board)
        chance = len(wrong) / len(board.values)
        if fails(code, board) and chance <= REVEALING_SHARE:
            chances.append(chance)
    hardest = sorted(chances, reverse=True)[:BOARDS]
    assert len(hardest) == BOARDS
    assert by_chance(hardest, BOARDS) < 1 / 300
