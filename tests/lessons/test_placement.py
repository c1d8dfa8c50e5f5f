"""The way in for those who know the rules: what course.toml may say of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.test_stations import LESSON
from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import load_course, load_courses
from tutor.lessons.placement_boards import BOARDS, explained_in
from tutor.puzzles.bank.stored_puzzles import level_size
from tutor.puzzles.practice.rounds import make_placement
from tutor.settings import ROOT

COURSES = load_courses(ROOT / "lessons")
PLACED = [course for course in COURSES.values() if course.placement]
HEAD = """
title = "T"
game = "othello"
description = "D."

[placement]
lesson = "{lesson}"
boards = [{boards}]
"""
FLIPS = '{ topic = "flips", level = 3, number = 1 }'


def course(folder: Path, lesson: str = "later", boards: str = ", ".join([FLIPS] * BOARDS)) -> Path:
    (folder / "course.toml").write_text(HEAD.format(lesson=lesson, boards=boards), encoding="utf-8")
    (folder / f"01-{explained_in('flips')}.toml").write_text(LESSON, encoding="utf-8")
    (folder / "02-later.toml").write_text(LESSON, encoding="utf-8")
    return folder


def test_a_course_says_which_boards_lead_to_which_lesson(tmp_path: Path) -> None:
    placement = load_course(course(tmp_path)).placement
    assert placement
    assert placement.lesson == "later"
    assert [board.topic for board in placement.boards] == ["flips"] * BOARDS


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"lesson": "gone"}, "there is no lesson 'gone'"),
        ({"lesson": "all-directions"}, "board 1: no lesson before its own explains 'flips'"),
        ({"boards": FLIPS}, "it has 6 boards, not 1"),
        ({"boards": ", ".join([FLIPS.replace("flips", "corners")] * BOARDS)}, "explains 'corners'"),
        ({"boards": ", ".join([FLIPS.replace("3", "11")] * BOARDS)}, "level"),
    ],
)
def test_a_faulty_placement_is_refused(tmp_path: Path, values: dict[str, str], said: str) -> None:
    with pytest.raises(LessonError, match=r"course\.toml") as refused:
        load_course(course(tmp_path, **values))
    assert said in str(refused.value)


def test_only_a_course_that_says_so_has_one() -> None:
    assert [one.name for one in PLACED] == ["othello"]


@pytest.mark.parametrize("one", PLACED, ids=lambda one: str(one.name))
def test_its_boards_lie_in_the_bank_and_are_all_different(one) -> None:  # type: ignore[no-untyped-def]
    assert all(board.number < level_size(board.topic, board.level) for board in one.placement.boards)
    made = make_placement(find_game(one.game), one.placement)
    assert len({puzzle.step.board for puzzle in made}) == BOARDS
    assert len({puzzle.topic for puzzle in made}) == BOARDS
    assert all(puzzle.task for puzzle in made)
