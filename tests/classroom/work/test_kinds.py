"""What a teacher can ask comes from the model of the lessons: no kind and no measure is left out."""

from __future__ import annotations

from typing import get_args

from tutor.classroom.work.kinds import grouped, kinds
from tutor.games.color import Side
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.kinds.strategy.sequence import LONGEST
from tutor.games.othello.puzzles import About, BestMove, Choice, Sequence, WhichIsBetter
from tutor.games.table import find_game

KINDS = kinds()


def test_every_kind_of_puzzle_is_in_the_table() -> None:
    asked = {kind for kind in puzzles_of(find_game("othello")).kinds if list(kind.variants())}
    assert {type(puzzle) for puzzle in KINDS.values()} == asked


def test_every_measure_every_subject_every_side_and_every_length_is_in_the_table() -> None:
    puzzles = KINDS.values()
    assert {one.measure for one in puzzles if isinstance(one, BestMove)} == set(get_args(Measure))
    assert {one.measure for one in puzzles if isinstance(one, WhichIsBetter)} == set(get_args(Measure))
    assert {one.about for one in puzzles if isinstance(one, Choice)} == {
        about for about in get_args(About) if about != "opening-name"
    }
    assert {one.moves for one in puzzles if isinstance(one, Sequence)} == set(range(2, LONGEST + 1))
    for kind in ("count-moves", "mark-stable", "mark-frontier"):
        assert {name for name in KINDS if name.startswith(kind)} == {f"{kind}:{s}" for s in get_args(Side)}


def test_a_kind_is_found_again_by_its_puzzle() -> None:
    assert all(puzzle.name == name for name, puzzle in KINDS.items())


def test_every_kind_stands_under_one_heading() -> None:
    assert sorted(name for names in grouped().values() for name in names) == sorted(KINDS)


def test_only_kinds_about_squares_want_some() -> None:
    wanting = {name for name in KINDS if KINDS[name].squares_wanted and not name.startswith("better:")}
    assert wanting == {
        "find-square",
        "flips",
        "referee",
        "square-name",
        "corner-name",
        "disc-on",
        "next-on-line",
        "compare",
    }
