"""The stored bank of puzzles: what stands on its shelves, and in which order.

Each topic has a file: a line is one puzzle, its level first, then the puzzle as `written` writes it. The
boards that ask "Which move?" stand in one file, since most of them belong to several themes; a line ends with
its themes, each with a level. `looks.txt` names for each misconception and level the puzzles that bring it to
light.
Files are read when first asked for, puzzles one by one.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from tutor.games.kinds.kind_table import practice_of
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.written import question_in, read_step
from tutor.puzzles.practice.makers import made_topics

GAME = USUAL_GAME
STORED = practice_of(GAME).stored
MADE = made_topics(find_game(GAME))
FOLDER = Path(STORED.folder)
MOVES = "moves"
LOOKS = "looks"
SEED = 1883

TOPICS: tuple[str, ...] = (*STORED.topics, *MADE)
"""What the puzzles of the bank are about."""

Place = tuple[str, int, int]
"""Where a puzzle stands: its topic, its level and its number on that shelf."""


def file_of(topic: str) -> str:
    """The file in which the puzzles of a topic stand."""
    return MOVES if topic in STORED.topics else topic


def shelf_size(topic: str, level: int) -> int:
    """How many puzzles of a topic there are on a level."""
    return len(_shelves(FOLDER, file_of(topic)).get((topic, level), ()))


def read_shelf(topic: str, level: int) -> tuple[Step, ...]:
    """The puzzles of a topic on a level, in the order of the file; none where the bank has none."""
    return tuple(take((topic, level, number)) for number in range(shelf_size(topic, level)))


@lru_cache(maxsize=2048)
def take(place: Place) -> Step:
    """The puzzle that stands in a place."""
    topic, level, number = place
    return read_step(find_game(GAME), topic, _shelves(FOLDER, file_of(topic))[topic, level][number])


def question_at(place: Place) -> str:
    """What the puzzle in a place asks; it is not read for that."""
    topic, level, number = place
    return question_in(topic, _shelves(FOLDER, file_of(topic))[topic, level][number])


@cache
def look(code: str, level: int) -> tuple[Place, ...]:
    """Where the puzzles stand that bring a misconception to light, those of this level first."""
    found = _looks(FOLDER).get((code, level), "").split()
    places = (one.split(".") for one in found)
    return tuple((topic, int(at), int(number)) for topic, at, number in places)


@cache
def _shelves(folder: Path, file: str) -> dict[tuple[str, int], list[str]]:
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


def read_file(folder: Path, file: str) -> Iterator[tuple[tuple[str, int], tuple[Step, ...]]]:
    """All shelves of one file, in any folder."""
    game = find_game(GAME)
    for (topic, level), lines in _shelves(folder, file).items():
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
def kept(folder: Path, file: str) -> Mapping[str, str]:
    """The lines of a file of searches without the names of their boards, by these."""
    lines = (folder / f"{file}.txt").read_text(encoding="ascii").splitlines()
    return {found: told for found, _, told in (line.partition(" ") for line in lines)}
