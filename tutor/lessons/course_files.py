"""The names of the files of a course, and the shapes of their contents."""

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
"""The files of a course beside its lessons."""
WORD_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class CourseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of course.toml."""

    title: str
    game: str
    description: str
    stages: tuple[CourseStage, ...] = ()
    stations: tuple[Station, ...] = ()
    placement: Placement | None = None


class WordsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of words.toml; each word has a name and the fields of a step that asks nothing."""

    words: tuple[dict[str, Any], ...]


class NumbersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of numbers.toml: the names of the steps of each lesson by their former numbers."""

    numbered: dict[str, tuple[str, ...]]
