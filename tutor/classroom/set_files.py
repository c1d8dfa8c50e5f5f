"""Sets of puzzles as files: TOML as lessons are written, read with the eyes of the lessons' own loader."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator, Sequence

import msgspec

from tutor.lessons.errors import LessonError
from tutor.lessons.loader import read_lesson
from tutor.lessons.model import Step
from tutor.puzzles.check import check_puzzle
from tutor.rules import find_game

GAME = "othello"
NOT_A_PUZZLE = "asks nothing: in a set every step has a puzzle"


def read_set(content: bytes, name: str) -> tuple[str, tuple[Step, ...]]:
    """The title and the puzzles of a file; raises LessonError for the first thing that is wrong."""
    game = find_game(GAME)
    try:
        lesson = read_lesson(content.removeprefix(BOM_UTF8), name, game)  # some editors put it before a text
    except RecursionError:
        raise LessonError(name, None, "", "brackets stand in brackets too often") from None
    for number, step in enumerate(lesson.steps, 1):
        if step.puzzle is None:
            raise LessonError(name, number, "puzzle", NOT_A_PUZZLE)
        for field, sentence in check_puzzle(game, step):
            raise LessonError(name, number, field, sentence)
    return lesson.title, lesson.steps


def write_set(title: str, steps: Sequence[Step]) -> str:
    """A file that `read_set` reads back as it was."""
    head = f"title = {_quoted(title)}\ngoal = {_quoted(title)}\n"
    return head + "".join(f"\n[[steps]]\n{''.join(_fields(step))}" for step in steps)


def _fields(step: Step) -> Iterator[str]:
    given: dict[str, object] = msgspec.to_builtins(step)
    usual: dict[str, object] = msgspec.to_builtins(Step(board=""))
    for name, value in given.items():
        if value != usual[name]:
            yield f"{name} = {_written(value)}\n"


def _written(value: object) -> str:
    """A value of TOML in one line; drawings go over several."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return f"'''\n{value}'''" if _is_drawing(value) else _quoted(value)
        case dict():
            given = [f"{name} = {_written(one)}" for name, one in value.items() if one not in (None, [], ())]
            return f"{{ {', '.join(given)} }}"
        case list() | tuple():
            return f"[{', '.join(_written(one) for one in value)}]"
    raise TypeError(f"{value!r} stands in no step")


def _is_drawing(text: str) -> bool:
    return "\n" in text and not set(text) - set("XO. \nabcdefghijklmnopqrstuvwxyz0123456789:")


def _quoted(text: str) -> str:
    """A basic string of TOML, whose escapes are those of JSON but for DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
