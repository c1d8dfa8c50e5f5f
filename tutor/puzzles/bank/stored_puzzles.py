"""The stored bank of puzzles: the puzzles of each topic and level, in the order of its files.

Each topic has a file; a line is one puzzle, its level first, then the puzzle as `written` writes it. All
boards of "Which move?" are in one file, since most belong to several themes; a line ends with its themes,
each with a level. `looks.txt` has for each misconception and level the puzzles that reveal it. A file is read
when it is first asked for, and its puzzles one by one.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path

from tutor.games.base import Game
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.kind_table import practices, puzzles_of
from tutor.games.kinds.practising import Made, Practice, Stored
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.puzzle_lines import question_in, read_step
from tutor.puzzles.practice.mixed import practice_about, practice_in

MOVES = "moves"
LOOKS = "looks"
SEED = 1883


@dataclass(frozen=True, eq=False)
class Bank:
    """The stored puzzles of one game and of the other games of its family."""

    practice: Practice

    @cached_property
    def game(self) -> Game:
        return find_game(self.practice.game)

    @property
    def stored(self) -> Stored:
        return self.practice.stored

    @cached_property
    def made(self) -> Mapping[str, tuple[type[Puzzle], Made]]:
        """The topics whose puzzles its kinds make."""
        return puzzles_of(self.game).made

    @cached_property
    def topics(self) -> tuple[str, ...]:
        """The topics of its puzzles."""
        return (*self.stored.topics, *self.made)

    @cached_property
    def folder(self) -> Path:
        return Path(self.stored.folder)

    def file_of(self, topic: str) -> str:
        """The file with the puzzles of a topic."""
        return MOVES if topic in self.stored.topics else topic


BANKS: Mapping[str, Bank] = {one.game: Bank(one) for one in practices()}
"""The banks by their game."""

BANK = BANKS[USUAL_GAME]
FOLDER = BANK.folder
STORED = BANK.stored
MADE = BANK.made
TOPICS = BANK.topics
"""The bank of the usual game, its folder and its topics."""


def bank_of(topic: str) -> Bank:
    """The bank with the puzzles of a topic."""
    return BANKS[practice_about(topic).game]


Place = tuple[str, int, int]
"""The place of a puzzle: its topic, its level and its number there."""


def level_size(topic: str, level: int) -> int:
    """How many puzzles of a topic there are on a level."""
    bank = bank_of(topic)
    return len(_levels(bank.folder, bank.file_of(topic)).get((topic, level), ()))


def level_puzzles(topic: str, level: int) -> tuple[Step, ...]:
    """The puzzles of a topic on a level, in the order of the file; none if the bank has none."""
    return tuple(take((topic, level, number)) for number in range(level_size(topic, level)))


@lru_cache(maxsize=2048)
def take(place: Place) -> Step:
    """The puzzle of a place."""
    return read_step(bank_of(place[0]).game, place[0], _line(place))


def question_at(place: Place) -> str:
    """The question of the puzzle in a place, found without reading the puzzle."""
    return question_in(bank_of(place[0]).game, place[0], _line(place))


def _line(place: Place) -> str:
    topic, level, number = place
    bank = bank_of(topic)
    return _levels(bank.folder, bank.file_of(topic))[topic, level][number]


@cache
def look(code: str, level: int) -> tuple[Place, ...]:
    """The places of the puzzles that reveal a misconception, those of this level first."""
    found = _looks(BANKS[practice_in(code).game].folder).get((code, level), "").split()
    places = (one.split(".") for one in found)
    return tuple((topic, int(at), int(number)) for topic, at, number in places)


@cache
def _levels(folder: Path, file: str) -> dict[tuple[str, int], list[str]]:
    found: dict[tuple[str, int], list[str]] = {}
    for line in (folder / f"{file}.txt").read_text(encoding="ascii").splitlines():
        if line.startswith("#"):
            continue
        if file == MOVES:
            puzzle, _, themes = line.rpartition(" ")
            for theme in themes.split(","):
                name, _, level = theme.partition(":")
                found.setdefault((name, int(level)), []).append(puzzle)
        else:
            level, puzzle = line.split(" ", 1)
            found.setdefault((file, int(level)), []).append(puzzle)
    return found


def read_file(
    folder: Path, file: str, game: Game = BANK.game
) -> Iterator[tuple[tuple[str, int], tuple[Step, ...]]]:
    """All levels of one file, in any folder."""
    for (topic, level), lines in _levels(folder, file).items():
        yield (topic, level), tuple(read_step(game, topic, line) for line in lines)


@cache
def _looks(folder: Path) -> dict[tuple[str, int], str]:
    found: dict[tuple[str, int], str] = {}
    for line in (folder / f"{LOOKS}.txt").read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            code, level, places = line.split(" ", 2)
            found[code, int(level)] = places
    return found


@cache
def stored_lines(folder: Path, file: str) -> Mapping[str, str]:
    """The lines of a file of searches by the names of their boards, without these names."""
    lines = (folder / f"{file}.txt").read_text(encoding="ascii").splitlines()
    return {found: words for found, _, words in (line.partition(" ") for line in lines)}
