"""The test of twelve boards: two forms, made of pairs of boards that are used nowhere else.

`test.toml` of a course names the pairs; the boards themselves are in `boards.toml`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from tutor.games.base import Game
from tutor.games.errors import RulesError
from tutor.lessons.course_files import BOARDS, TEST
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.model import Course, Lesson, Step, read_values
from tutor.lessons.stored_proofs import Proofs, read_proofs, with_proofs
from tutor.typed_values import from_values

FormName = Literal["a", "b"]
FORMS: tuple[FormName, ...] = ("a", "b")
"""Form "a" is answered before the lessons that the test is about, form "b" after them."""

PLACES = tuple(str(number) for number in range(1, 13))
"""The names of the twelve boards of a form."""


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two similar boards, one for each form, and the slug of the lesson that teaches what they ask."""

    lesson: str
    a: str
    b: str


class PairsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of test.toml."""

    pairs: tuple[Pair, ...]


@dataclass(frozen=True)
class Form:
    """One form of the test: its boards as the steps of a lesson, and the lesson that each board is about."""

    name: FormName
    lesson: Lesson
    themes: tuple[str, ...]


def form_slug(name: str) -> str:
    """The name of a form where a lesson has its slug."""
    return f"test/{name}"


def read_forms(folder: Path, course: Course, game: Game) -> dict[FormName, Form]:
    """Both forms of the test of a course; {} where it has no test. Raises LessonError."""
    if not (folder / TEST).exists():
        return {}
    try:
        pairs = from_values(_table(folder / TEST), PairsFile).pairs
        boards = {board["key"]: board for board in _table(folder / BOARDS)["boards"]}
        proofs = read_proofs(folder)
        return {name: _form(name, pairs, boards, course, game, proofs) for name in FORMS}
    except (msgspec.ValidationError, KeyError, ValueError, OSError, RulesError) as error:
        raise LessonError(str(folder / TEST), None, "", f"this file cannot be read: {error}") from error


def _table(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _form(
    name: FormName,
    pairs: tuple[Pair, ...],
    boards: Mapping[str, dict[str, Any]],
    course: Course,
    game: Game,
    proofs: Proofs,
) -> Form:
    """One form; ValueError for pairs that make no form, KeyError for a board that is missing."""
    if len(pairs) != len(PLACES):
        raise ValueError(f"a form has {len(PLACES)} boards")
    if unknown := [pair.lesson for pair in pairs if course.lesson(pair.lesson) is None]:
        raise ValueError(f"there is no lesson {unknown[0]!r}")
    steps = tuple(_step(boards[pair.a if name == "a" else pair.b], game, proofs) for pair in pairs)
    lesson = Lesson(0, form_slug(name), "", "", 1, steps, PLACES)
    return Form(name, lesson, tuple(pair.lesson for pair in pairs))


def _step(board: Mapping[str, Any], game: Game, proofs: Proofs) -> Step:
    asked = {"board": board["board"], "to_move": board["to_move"], "puzzle": {"kind": "choose"}}
    step, faults = with_proofs(read_values(asked, Step), game, proofs)
    if faults:
        raise ValueError(f"{board['key']}: {faults[0][1]}")
    return step
