"""The toy kind as a test registers it, and a course that asks it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from tests.toys.kind.lonely_discs import LonelyDiscs
from tests.toys.kind.lonely_discs_words import WORDS
from tests.toys.registering import with_words
from tutor.games.kinds.kind_table import puzzles_of, register
from tutor.games.table import find_game

BOARD = """
  a b c d e f g h
1 . . . . . . . .
2 . X . . . . X .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . X . . . . O .
8 . . . . . . . ."""
LONELY = ("b2", "g2", "b7")
"""The black discs of the board that are lonely."""

LESSON = f'''title = "Lonely discs"
goal = "You find discs that stand alone."

[[steps]]
name = "black-and-lonely"
board = """{BOARD}"""
puzzle = {{ kind = "lonely-discs", side = "black" }}

[[steps]]
name = "white-and-lonely"
board = """{BOARD}"""
title = "Which white disc is lonely?"
hint = "Look at the rim of the board."
puzzle = {{ kind = "lonely-discs", side = "white" }}
'''


@contextmanager
def toy_kind() -> Iterator[None]:
    """Register the kind and its sentences, and forget both afterwards."""
    before = puzzles_of(find_game("othello"))
    register("othello", replace(before, kinds=(*before.kinds, LonelyDiscs)))
    with with_words(WORDS):
        yield
    register("othello", before)


def write_course(folder: Path) -> Path:
    """A folder of courses with one lesson that asks the toy kind."""
    course = folder / "courses" / "othello"
    course.mkdir(parents=True)
    (course / "course.toml").write_text(
        'title = "Othello"\ngame = "othello"\ndescription = "A course for tests."\n', encoding="utf-8"
    )
    (course / "01-lonely-discs.toml").write_text(LESSON, encoding="utf-8")
    return course.parent
