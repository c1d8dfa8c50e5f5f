"""The boards of lessons that ask for a good move, for tests of what is said of their moves."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.lessons.model import Course, Step
from tutor.puzzles.puzzle_tasks import set_puzzle

OTHELLO = find_game("othello")


@cache
def course() -> Course:
    return load_course(Path("lessons/othello"))


def asked(number: int) -> Iterator[tuple[str, Task]]:
    """The boards of a lesson that ask for a good move, by the names of their steps."""
    lesson = course().lessons[number - 1]
    for name, step in zip(lesson.names, lesson.steps, strict=True):
        if step.puzzle is not None and step.puzzle.kind in ("choose", "predict"):
            yield name, set_puzzle(step.game_of(OTHELLO), step)


def step_of(number: int, name: str) -> Step:
    lesson = course().lessons[number - 1]
    return lesson.steps[lesson.names.index(name)]


def said(number: int, name: str, move: str) -> list[Reason]:
    return list(dict(asked(number))[name].puzzle.weigh(dict(asked(number))[name], move)[1].reasons)
