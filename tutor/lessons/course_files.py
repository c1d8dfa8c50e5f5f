"""What the files of a course are called, and what may stand in them."""

import re
from typing import Any

import msgspec

from tutor.lessons.model import CourseStage, Placement, Station

FILE_NAME = re.compile(r"(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
HEAD = "course.toml"
WORDS = "words.toml"
HISTORY = "history.toml"
TEST = "test.toml"
BOARDS = "boards.toml"
NUMBERS = "numbers.toml"
OTHER_FILES = (HEAD, WORDS, BOARDS, NUMBERS, HISTORY, TEST)
"""What a course holds beside its lessons."""
WORD_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class CourseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in course.toml."""

    title: str
    game: str
    description: str
    stages: tuple[CourseStage, ...] = ()
    stations: tuple[Station, ...] = ()
    placement: Placement | None = None


class WordsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in words.toml; each word has a name and what a step that asks nothing has."""

    words: tuple[dict[str, Any], ...]


class NumbersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in numbers.toml: the names of the steps of each lesson by the numbers they once had."""

    numbered: dict[str, tuple[str, ...]]
