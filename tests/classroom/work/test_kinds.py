"""What a teacher can ask comes from the model of the lessons: no kind and no measure is left out."""

from __future__ import annotations

from typing import get_args

from tutor.classroom.work.kinds import IN_LESSONS_ONLY, KINDS, grouped, kind_of, squares_wanted
from tutor.lessons.model import About, BestMove, Choice, Measure, Puzzle, Sequence, Side, WhichIsBetter
from tutor.puzzles.kinds.sequences import LONGEST


def test_every_kind_of_puzzle_is_in_the_table() -> None:
    assert {type(puzzle) for puzzle in KINDS.values()} == set(get_args(Puzzle)) - set(IN_LESSONS_ONLY)


def test_every_measure_every_subject_every_side_and_every_length_is_in_the_table() -> None:
    puzzles = KINDS.values()
    assert {one.measure for one in puzzles if isinstance(one, BestMove)} == set(get_args(Measure))
    assert {one.measure for one in puzzles if isinstance(one, WhichIsBetter)} == set(get_args(Measure))
    assert {one.about for one in puzzles if isinstance(one, Choice)} == set(get_args(About))
    assert {one.moves for one in puzzles if isinstance(one, Sequence)} == set(range(2, LONGEST + 1))
    for kind in ("count-moves", "mark-stable", "mark-frontier"):
        assert {name for name in KINDS if name.startswith(kind)} == {f"{kind}:{s}" for s in get_args(Side)}


def test_a_kind_is_found_again_by_its_puzzle() -> None:
    assert all(kind_of(puzzle) == name for name, puzzle in KINDS.items())


def test_every_kind_stands_under_one_heading() -> None:
    assert sorted(name for names in grouped().values() for name in names) == sorted(KINDS)


def test_only_kinds_about_squares_want_some() -> None:
    wanting = {name for name in KINDS if squares_wanted(name) and not name.startswith("better:")}
    assert wanting == {
        "find-square",
        "flips",
        "referee",
        "square-name",
        "corner-name",
        "disc-on",
        "next-on-line",
    }
