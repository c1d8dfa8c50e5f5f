"""Reads courses from folders of TOML files; an error names the file, the step and the field.

course_files.py says what a folder and its files may contain; checks.py says what a step may contain.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tutor.games.base import Game
from tutor.games.errors import InvalidDiagram, UnknownGame
from tutor.games.kinds.kind import Fault
from tutor.games.table import find_game
from tutor.lessons.checks import check_step, check_text
from tutor.lessons.course_files import (
    FILE_NAME,
    HEAD,
    HISTORY,
    NUMBERS,
    OTHER_FILES,
    WORD_NAME,
    WORDS,
    CourseFile,
    NumbersFile,
    WordsFile,
)
from tutor.lessons.history import History, check_history
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.model import Beside, Course, Lesson, Step, Word
from tutor.lessons.stages import check_way
from tutor.lessons.step_names import check_name, is_step_name
from tutor.lessons.stored_proofs import Proofs, read_proofs, with_proofs
from tutor.lessons.text import TRANSLATED, fold
from tutor.lessons.toml_shape import Misfit, Shape, fit


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a lesson's file; its steps are read one by one, so that each can have its error."""

    title: str
    goal: str
    steps: tuple[dict[str, Any], ...]
    cover: str | None = None
    teaches: tuple[str, ...] = ()
    earlier: tuple[str, ...] = ()
    beside: Beside | None = None


def load_courses(path: Path) -> dict[str, Course]:
    """Every course in the folders of `path`, by name; raises the first LessonError."""
    return {folder.name: load_course(folder) for folder in course_folders(path)}


def load_course(folder: Path) -> Course:
    """The course in a folder; raises the first LessonError."""
    reader = _Reader(folder, read_proofs(folder))
    course = reader.read()
    if course is None or reader.errors:
        raise reader.errors[0]
    return course


def load_unproved(folder: Path) -> Course | None:
    """The course in a folder without stored proofs; None for a faulty one."""
    reader = _Reader(folder, None)
    course = reader.read()
    return None if reader.errors else course


def check_course(folder: Path) -> list[LessonError]:
    """All errors of the course in a folder, except puzzles without a solution."""
    try:
        reader = _Reader(folder, read_proofs(folder))
    except LessonError as error:
        return [error]
    reader.read()
    return reader.errors


def read_lesson(content: bytes, name: str, game: Game) -> Lesson:
    """The lesson in the bytes of a single file; raises the first LessonError.

    `name` is what errors call the file. The lesson has the number 0 and no slug.
    """
    reader = _Reader(Path(), None)
    lesson = reader.read_content(content, Path(name), game)
    if lesson is None or reader.errors:
        raise reader.errors[0]
    return lesson


def load_history(folder: Path, game: Game) -> History | None:
    """The history of a course's game, if the folder has one; raises the first LessonError."""
    reader = _Reader(folder, None)
    history = reader.read_history(game)
    if reader.errors:
        raise reader.errors[0]
    return history


def course_folders(path: Path) -> list[Path]:
    """The folders of courses in `path`; raises LessonError if the path does not exist."""
    if not path.is_dir():
        raise LessonError(str(path), None, "", "there is no such folder")
    return sorted(folder for folder in path.iterdir() if folder.is_dir() and folder.name[0] not in "._")


def lesson_file(folder: Path, lesson: Lesson) -> Path:
    return folder / f"{lesson.number:02d}-{lesson.slug}.toml"


class _Reader:
    """Reads one folder and collects its errors; stored proofs are optional."""

    def __init__(self, folder: Path, proofs: Proofs | None) -> None:
        self.folder = folder
        self.proofs = proofs
        self.errors: list[LessonError] = []
        self.taught: tuple[str, ...] = ()  # the rules of the lessons read so far, the latest first

    def read(self) -> Course | None:
        head = self._read_head()
        if head is None:
            return None
        game = find_game(head.game)
        files = sorted(path for path in self.folder.glob("*.toml") if path.name not in OTHER_FILES)
        if not files:
            self._fault(self.folder, None, "", "this course has no lesson")
        lessons = tuple(filter(None, (self._read_lesson(*named, game) for named in self._named(files))))
        words = self._read_words(game)
        self._check_words(lessons, {word.name for word in words})
        self._faults(self.folder / HEAD, None, check_way(head, lessons, game))
        self.read_history(game)
        return Course(
            self.folder.name,
            head.title,
            head.description,
            head.game,
            lessons,
            words,
            self._read_numbers(),
            head.stations,
            head.placement,
            head.stages,
        )

    def _fault(self, file: Path, step: int | None, field: str, sentence: str) -> None:
        self.errors.append(LessonError(str(file), step, field, sentence))

    def _faults(self, file: Path, step: int | None, faults: Iterable[Fault]) -> None:
        for field, sentence in faults:
            self._fault(file, step, field, sentence)

    def _read_head(self) -> CourseFile | None:
        file = self.folder / HEAD
        table = self._read_toml(file)
        head = None if table is None else self._fit(table, CourseFile, file, None)
        if head is None:
            return None
        try:
            game = find_game(head.game)
        except UnknownGame as error:
            self._fault(file, None, "game", str(error))
            return None
        self._faults(file, None, check_text("title", head.title, game))
        self._faults(file, None, check_text("description", head.description, game))
        return head

    def _named(self, files: list[Path]) -> list[tuple[Path, int, str]]:
        named: list[tuple[Path, int, str]] = []
        for file in files:
            if match := FILE_NAME.fullmatch(file.name):
                named.append((file, int(match[1]), match[2]))
            else:
                self._fault(
                    file, None, "", "a lesson's file is called NN-name.toml, like 04-legal-moves.toml"
                )
        numbers = Counter(number for _, number, _ in named)
        slugs = Counter(slug for _, _, slug in named)
        for file, number, slug in named:
            if numbers[number] > 1:
                self._fault(file, None, "", f"another lesson has the number {number:02d} too")
            if slugs[slug] > 1:
                self._fault(file, None, "", f"another lesson is called {slug!r} too")
        return named

    def read_content(self, content: bytes, file: Path, game: Game) -> Lesson | None:
        return self._fit_lesson(self._parse_toml(content, file), file, 0, "", game, named=False)

    def _read_lesson(self, file: Path, number: int, slug: str, game: Game) -> Lesson | None:
        return self._fit_lesson(self._read_toml(file), file, number, slug, game)

    def _fit_lesson(
        self,
        table: dict[str, Any] | None,
        file: Path,
        number: int,
        slug: str,
        game: Game,
        *,
        named: bool = True,
    ) -> Lesson | None:
        """A lesson, collecting its errors; with ``named`` its steps must have names, as in a course."""
        head = None if table is None else self._fit(table, LessonFile, file, None)
        if head is None:
            return None
        self._faults(file, None, check_text("title", head.title, game))
        self._faults(file, None, check_text("goal", head.goal, game))
        if not head.steps:
            self._fault(file, None, "steps", "this lesson has no step")
        for rule in (one for one in head.teaches if not is_step_name(one)):
            self._fault(file, None, "teaches", f"{rule!r} should be small letters, digits and hyphens")
        names = self._names(file, head.steps) if named else tuple(map(str, range(1, len(head.steps) + 1)))
        if head.cover is not None and head.cover not in names:
            self._fault(file, None, "cover", f"there is no step {head.cover!r}")
        self.taught = (*head.teaches, *self.taught)
        read = [self._read_step(file, place, _unnamed(raw), game) for place, raw in enumerate(head.steps, 1)]
        steps = tuple(step for step in read if step is not None)
        cover = names.index(head.cover) + 1 if head.cover in names else _first_with_discs(steps, game)
        told = names, head.earlier, head.teaches, head.beside
        return Lesson(number, slug, head.title, head.goal, cover, steps, *told)

    def _names(self, file: Path, steps: Iterable[dict[str, Any]]) -> tuple[str, ...]:
        """The names of the steps, collecting their errors."""
        names: list[str] = []
        for place, raw in enumerate(steps, 1):
            self._faults(file, place, check_name(raw.get("name", ""), names))
            names.append(str(raw.get("name", "")))
        return tuple(names)

    def _read_step(self, file: Path, number: int, raw: dict[str, Any], game: Game) -> Step | None:
        table = _folded(raw)
        if isinstance(table.get("play"), str):
            table["play"] = [table["play"]]
        step = self._fit(table, Step, file, number)
        if step is None:
            return None
        empty = [field for field in TRANSLATED if table.get(field) == ""]
        self._faults(file, number, ((field, "is empty") for field in empty))
        faults = [fault for fault in check_step(step, game) if fault[0] not in empty]
        if not faults and self.proofs is not None:
            step, faults = with_proofs(step, step.game_of(game), self.proofs, self.taught)
        self._faults(file, number, faults)
        return step

    def _read_words(self, game: Game) -> tuple[Word, ...]:
        """The terms of the course; () without a file of them."""
        file = self.folder / WORDS
        table = self._read_toml(file) if file.exists() else None
        found = None if table is None else self._fit(table, WordsFile, file, None)
        words: dict[str, Word] = {}
        for place, raw in enumerate(found.words if found else (), 1):
            name = raw.get("name")
            step = self._read_step(file, place, _unnamed(raw), game)
            if not isinstance(name, str) or not WORD_NAME.fullmatch(name):
                self._fault(file, place, "name", "a word has a name of small letters, like corner")
            elif name in words:
                self._fault(file, place, "name", f"another word is called {name!r} too")
            elif step is not None and not (step.title and step.text and step.puzzle is None):
                self._fault(file, place, "text", "a word has a title and a text, and asks nothing")
            elif step is not None:
                words[name] = Word(name, step)
        return tuple(words.values())

    def _read_numbers(self) -> dict[str, tuple[str, ...]]:
        """The steps by their former numbers; {} without a file of them."""
        file = self.folder / NUMBERS
        table = self._read_toml(file) if file.exists() else None
        found = None if table is None else self._fit(table, NumbersFile, file, None)
        return found.numbered if found else {}

    def read_history(self, game: Game) -> History | None:
        """The history of the game; None without a file of it."""
        file = self.folder / HISTORY
        table = self._read_toml(file) if file.exists() else None
        if table is None:
            return None
        moments = [_folded(moment) for moment in table.get("moments", ())]
        found = self._fit(table | {"moments": moments}, History, file, None)
        if found is not None:
            self._faults(file, None, check_history(found, game))
        return found

    def _check_words(self, lessons: Iterable[Lesson], names: set[str]) -> None:
        for lesson in lessons:
            file = lesson_file(self.folder, lesson)
            for number, step in enumerate(lesson.steps, 1):
                unknown = [name for name in step.words if name not in names]
                self._faults(file, number, (("words", f"{name!r} is no word of {WORDS}") for name in unknown))

    def _read_toml(self, file: Path) -> dict[str, Any] | None:
        try:
            content = file.read_bytes()
        except FileNotFoundError:
            self._fault(file, None, "", "there is no such file")
        except OSError as error:
            self._fault(file, None, "", f"this file cannot be read: {error.strerror}")
        else:
            return self._parse_toml(content, file)
        return None

    def _parse_toml(self, content: bytes, file: Path) -> dict[str, Any] | None:
        try:
            return _folded(tomllib.loads(content.decode("utf-8")))
        except UnicodeDecodeError:
            self._fault(file, None, "", "this file is not written in UTF-8")
        except tomllib.TOMLDecodeError as error:
            what, _, place = str(error).rstrip(")").partition(" (at ")
            self._fault(file, None, "", f"{place} cannot be read: {what[:1].lower()}{what[1:]}")
        except ValueError:  # Python refuses numbers of thousands of digits
            self._fault(file, None, "", "a number or a date in it cannot be read")
        return None

    def _fit(self, table: dict[str, Any], shape: type[Shape], file: Path, step: int | None) -> Shape | None:
        try:
            return fit(table, shape)
        except Misfit as misfit:
            self._fault(file, step, misfit.field, misfit.sentence)
            return None


def _folded(table: dict[str, Any]) -> dict[str, Any]:
    """The table with its translated texts, and those of its stages and stations, folded."""
    folded = {
        key: fold(value) if key in TRANSLATED and isinstance(value, str) else value
        for key, value in table.items()
    }
    for name in ("stages", "stations"):
        if isinstance(ways := folded.get(name), list):
            folded[name] = [_folded(one) if isinstance(one, dict) else one for one in ways]
    return folded


def _unnamed(table: dict[str, Any]) -> dict[str, Any]:
    """A step's table without its name."""
    return {key: table[key] for key in table if key != "name"}


def _first_with_discs(steps: Iterable[Step], game: Game) -> int:
    for number, step in enumerate(steps, 1):
        with suppress(InvalidDiagram):
            if len(step.position(game).empties()) < len(game.squares):
                return number
    return 1
