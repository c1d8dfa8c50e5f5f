"""Owns the stored bank of puzzles about strategy and the end of the game: reading it, and making it anew.

A line of the file is one puzzle: topic, level, the side to move or to be asked about, and the 64 cells of the
board; then, where two moves are compared, the measure and both moves, and where several moves are asked for,
how many. The boards come from games of the engine against itself (`games`), the same ones for all topics. The
same seed makes the same file, byte for byte.
"""

from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

from tutor.lessons.model import (
    BestMove,
    CountMoves,
    MarkFrontier,
    MarkStable,
    Measure,
    Puzzle,
    Sequence,
    Side,
    Step,
    WhichIsBetter,
)
from tutor.puzzles.chance import Dice
from tutor.puzzles.difficulty import LEVELS, difficulty
from tutor.puzzles.games import play_game
from tutor.puzzles.generate import REACH
from tutor.puzzles.goals import set_puzzle
from tutor.puzzles.grid import read_cells
from tutor.puzzles.likeness import likeness
from tutor.puzzles.makers import MAKERS, draw_step
from tutor.puzzles.measures import MEASURES
from tutor.puzzles.unsolvable import UnsolvablePuzzle
from tutor.rules import Color, Game, Position, find_game

FILE = Path(__file__).with_name("bank.txt")
GAME = "othello"
SEED = 1883
PER_LEVEL = 18

TOPICS: tuple[str, ...] = (
    *MEASURES,
    "which-is-better",
    "count-moves",
    "mark-frontier",
    "mark-stable",
    "sequence",
)
"""What the puzzles of the bank are about, in the order of the file."""

OfASide = CountMoves | MarkFrontier | MarkStable
"""What is asked about a side, whoever is to move."""

TRIED_IN_A_GAME = 16
"""As many boards of a game as are looked at."""

DEEPEST = 4
"""How many moves the engine looks ahead at most when it plays these games."""


def read_shelf(topic: str, level: int) -> tuple[Step, ...]:
    """The puzzles of a topic on a level, in the order of the file; none where the bank has none."""
    return _shelf(FILE, topic, level)


@cache
def _shelf(path: Path, topic: str, level: int) -> tuple[Step, ...]:
    return tuple(_step(find_game(GAME), topic, line) for line in _lines(path).get((topic, level), ()))


@cache
def _lines(path: Path) -> dict[tuple[str, int], list[str]]:
    found: dict[tuple[str, int], list[str]] = {}
    for line in path.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            topic, level, rest = line.split(" ", 2)
            found.setdefault((topic, int(level)), []).append(rest)
    return found


def _step(game: Game, topic: str, line: str) -> Step:
    letter, cells, *rest = line.split()
    color = Color.BLACK if letter == "X" else Color.WHITE
    puzzle = _puzzle(topic, color.value, rest)
    if isinstance(puzzle, OfASide):
        return draw_step(read_cells(game, cells, Color.BLACK), puzzle, turn=False)
    return draw_step(read_cells(game, cells, color), puzzle)


def _puzzle(topic: str, side: Side, rest: list[str]) -> Puzzle:
    match topic, rest:
        case "which-is-better", [measure, one, other]:
            return WhichIsBetter((one, other), _measure(measure))
        case "sequence", [moves]:
            return Sequence(int(moves))
        case "count-moves", []:
            return CountMoves(side)
        case "mark-frontier", []:
            return MarkFrontier(side)
        case "mark-stable", []:
            return MarkStable(side)
    return BestMove(_measure(topic))


def _measure(name: str) -> Measure:
    return next(measure for measure in MEASURES if measure == name)


def make_bank(seed: int = SEED, per_level: int = PER_LEVEL) -> Iterator[str]:
    """The lines of the file; those of each shelf begin with those that fewer of a level would give."""
    yield f"# Made by: tutor puzzles make --seed {seed}"
    yield "# topic, level, side (X black, O white), cells of the board row by row, and what else is asked"
    for topic in TOPICS:
        for level, shelf in make_shelves(topic, seed, per_level).items():
            yield from (f"{topic} {level} {line}" for line in shelf)


def make_shelves(topic: str, seed: int, per_level: int) -> dict[int, list[str]]:
    """The puzzles of one topic by level: games are looked through until each of its levels has enough."""
    game, dice = find_game(GAME), Dice(f"bank {seed} {topic}")
    shelves: dict[int, list[str]] = {level: [] for level in _levels(topic)}
    seen: set[str] = set()
    for number in count(1):
        if all(len(shelf) == per_level for shelf in shelves.values()):
            break
        for level, step in _offers(topic, dice, _game(seed, number)):
            like = likeness(step.position(game))
            if like not in seen:
                seen.add(like)
                if level in shelves and len(shelves[level]) < per_level:
                    shelves[level].append(_line(game, step))
    return shelves


def _levels(topic: str) -> range:
    lowest, highest = REACH.get(topic, (LEVELS[0], LEVELS[-1]))
    return range(lowest, highest + 1)


@cache
def _game(seed: int, number: int) -> tuple[Position, ...]:
    """The positions of one of the games, which are played once for all topics."""
    return tuple(play_game(find_game(GAME), Dice(f"bank {seed} game {number}"), DEEPEST))


def _offers(topic: str, dice: Dice, positions: tuple[Position, ...]) -> Iterator[tuple[int, Step]]:
    """At most one puzzle of each level from one game: its neighbours are too much alike."""
    offered: set[int] = set()
    steps = MAKERS[topic](dice, dice.shuffled(positions))
    for _, step in zip(range(TRIED_IN_A_GAME), steps, strict=False):
        try:
            level = difficulty(step, set_puzzle(positions[0].game, step))
        except UnsolvablePuzzle:
            continue
        if level not in offered:
            offered.add(level)
            yield level, step


def _line(game: Game, step: Step) -> str:
    position, puzzle = step.position(game), step.puzzle
    side = puzzle.side if isinstance(puzzle, OfASide) else step.to_move
    told = [{"black": "X", "white": "O"}[str(side)], position.cells()]
    if isinstance(puzzle, WhichIsBetter):
        told += [puzzle.measure, *puzzle.moves]
    if isinstance(puzzle, Sequence):
        told.append(str(puzzle.moves))
    return " ".join(told)
