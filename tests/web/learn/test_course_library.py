from pathlib import Path

import pytest

from tests.support.boards import START
from tutor import create_app
from tutor.lessons import LessonError

LESSON = """
title = "Legal moves"
goal = "You can find every legal move."
[[steps]]
name = "first"
board = '''{board}'''
to_move = "black"
puzzle = {{ kind = "{kind}" }}
"""


def start_with(lessons: Path) -> None:
    create_app({"SECRET_KEY": "for tests only", "DATABASE_URL": "sqlite://", "LESSONS": lessons})


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    (tmp_path / "othello").mkdir()
    head = 'title = "Othello"\ngame = "othello"\ndescription = "All of it."\n'
    (tmp_path / "othello" / "course.toml").write_text(head)
    return tmp_path


def test_a_course_that_can_be_learned_starts(lessons: Path) -> None:
    (lessons / "othello" / "01-legal-moves.toml").write_text(LESSON.format(board=START, kind="legal-move"))
    start_with(lessons)


def test_a_puzzle_that_nobody_can_solve_stops_the_start_with_its_place(lessons: Path) -> None:
    (lessons / "othello" / "01-legal-moves.toml").write_text(LESSON.format(board=START, kind="result"))
    with pytest.raises(LessonError) as told:
        start_with(lessons)
    assert told.value.file.endswith("01-legal-moves.toml")
    assert told.value.step == 1


def test_a_folder_without_a_course_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="there is no course here"):
        start_with(tmp_path)
