"""A course that a test can write, one lesson at a time."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.boards import START as BOARD

START = f"'''{BOARD}'''"
"""The start of a game as a lesson's file holds it."""


def _named(step: str, number: int) -> str:
    """A step with a name, if it has none."""
    return step if step.startswith("name =") else f'name = "step-{number}"\n{step}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An Othello course without lessons."""
    course = tmp_path / "othello"
    course.mkdir()
    (course / "course.toml").write_text(
        'title = "Othello"\ngame = "othello"\ndescription = "The rules, on living boards."\n'
    )
    return course


@pytest.fixture
def write_lesson(folder: Path) -> Callable[..., Path]:
    """Write a lesson with these steps as TOML; START in them is the diagram of a game's start."""

    def write(*steps: str, name: str = "04-legal-moves.toml", head: str | None = None) -> Path:
        if head is None:
            head = 'title = "Legal moves"\ngoal = "You can find a legal move."\n'
        text = "\n".join([head, *(f"[[steps]]\n{_named(step, n)}\n" for n, step in enumerate(steps, 1))])
        (folder / name).write_text(text.replace("START", START), "utf-8")
        return folder / name

    return write
