"""Sets of puzzles as files: TOML in the form of lessons, read by the lessons' own loader."""

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import thread_time

import msgspec

from tutor.classroom.work.sets import check_number
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import read_lesson
from tutor.lessons.model import Step
from tutor.puzzles.check import check_puzzle

GAME = USUAL_GAME
NOT_A_PUZZLE = "asks nothing: in a set every step has a puzzle"
TOO_LONG = "is not checked: those before it took too long. Boards with fewer empty squares take less"


MOST_SECONDS = 10.0
"""The puzzles of one file may take at most so many seconds of processor time to check."""

Turn = Callable[[], AbstractContextManager[object]]
"""Makes the check of one puzzle wait for its turn in the queue of long work."""


def read_set(content: bytes, name: str, turn: Turn = nullcontext) -> tuple[str, tuple[Step, ...]]:
    """The title and the puzzles of a file; raises LessonError for the first fault.

    Raises TooMany for more puzzles than a set may have, before any is checked.
    """
    game = find_game(GAME)
    try:
        lesson = read_lesson(content.removeprefix(BOM_UTF8), name, game)  # some editors write it first
    except RecursionError:
        raise LessonError(name, None, "", "brackets stand in brackets too often") from None
    check_number(lesson.steps)
    for number, step in enumerate(lesson.steps, 1):
        if step.puzzle is None:
            raise LessonError(name, number, "puzzle", NOT_A_PUZZLE)
    left = MOST_SECONDS
    for number, step in enumerate(lesson.steps, 1):
        if left <= 0:
            raise LessonError(name, number, "puzzle", TOO_LONG)
        with turn():
            begun = thread_time()
            for field, sentence in check_puzzle(game, step):
                raise LessonError(name, number, field, sentence)
            left -= thread_time() - begun
    return lesson.title, lesson.steps


LICENCE = "# Made with Othello Tutor, whose lessons and puzzles are under CC BY 4.0.\n"


def write_set(title: str, steps: Sequence[Step]) -> str:
    """A file from which `read_set` reads the same set."""
    head = f"{LICENCE}title = {_quoted(title)}\ngoal = {_quoted(title)}\n"
    return head + "".join(f"\n[[steps]]\n{''.join(_fields(step))}" for step in steps)


def _fields(step: Step) -> Iterator[str]:
    given: dict[str, object] = msgspec.to_builtins(step)
    usual: dict[str, object] = msgspec.to_builtins(Step(board=""))
    for name, value in given.items():
        if value != usual[name]:
            yield f"{name} = {_written(value)}\n"


def _written(value: object) -> str:
    """A value of TOML in one line; drawings take several."""
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
    """A basic string of TOML, with the escapes of JSON, and one for DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
