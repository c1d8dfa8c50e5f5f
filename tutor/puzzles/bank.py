"""Owns the stored bank of puzzles about strategy: reading it, and making it anew from a seed.

A line of the file is one puzzle: topic, level, side to move, and the 64 cells of the board. The same seed
makes the same file, byte for byte.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tutor.lessons.model import BestMove, Step
from tutor.puzzles.chance import Dice, play_game
from tutor.puzzles.difficulty import LEVELS, difficulty
from tutor.puzzles.goals import set_puzzle
from tutor.puzzles.likeness import likeness
from tutor.puzzles.makers import draw_step
from tutor.puzzles.measures import MEASURES, Measure
from tutor.puzzles.unsolvable import UnsolvablePuzzle
from tutor.rules import PASS, Color, Game, Position, find_game

FILE = Path(__file__).with_name("bank.txt")
GAME = "othello"
SEED = 1883
PER_LEVEL = 18

REACH: dict[Measure, range] = {
    "takes-corner": LEVELS,
    "gives-no-corner": LEVELS,
    "fewest-replies": LEVELS[1:],
    "flips-fewest": LEVELS[2:],
}
"""The levels that the puzzles of each measure have."""



def read_bank() -> dict[tuple[str, int], tuple[Step, ...]]:
    """The puzzles of the bank by topic and level, in the order of the file."""
    return _read(FILE)


@cache
def _read(path: Path) -> dict[tuple[str, int], tuple[Step, ...]]:
    game = find_game(GAME)
    found: dict[tuple[str, int], list[Step]] = {}
    for line in path.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            measure, level, side, cells = line.split()
            found.setdefault((measure, int(level)), []).append(_step(game, measure, side, cells))
    return {key: tuple(steps) for key, steps in found.items()}


def _step(game: Game, measure: str, side: str, cells: str) -> Step:
    width = len(game.columns)
    rows = (
        f"{name} {' '.join(cells[i * width : (i + 1) * width])}"
        for i, name in enumerate(game.rows)
    )
    drawing = "\n".join(["  " + " ".join(game.columns), *rows])
    color = Color.BLACK if side == "X" else Color.WHITE
    position = game.parse_diagram(drawing, color)
    return draw_step(position, BestMove(next(known for known in MEASURES if known == measure)))


def make_bank(seed: int = SEED, per_level: int = PER_LEVEL) -> Iterator[str]:
    """The lines of the file: games are played until every level of every measure has its puzzles."""
    yield f"# Made by: tutor puzzles make --seed {seed}"
    yield "# measure, level, side to move (X black, O white), cells of the board row by row"
    game, dice = find_game(GAME), Dice(f"bank {seed}")
    shelves: dict[tuple[Measure, int], list[str]] = {
        (measure, level): [] for measure in MEASURES for level in REACH[measure]
    }
    seen: set[str] = set()
    while wanted := [key for key, shelf in shelves.items() if len(shelf) < per_level]:
        measures = sorted({measure for measure, _ in wanted})
        for position in dice.shuffled(play_game(game, dice)):
            if position.to_move is None or position.legal_moves() == [PASS]:
                continue
            measure = dice.pick(measures)
            key = measure, _level(game, position, measure)
            if key not in wanted or (like := likeness(position)) in seen:
                continue
            seen.add(like)
            shelves[key].append(f"{'X' if position.to_move is Color.BLACK else 'O'} {position.cells()}")
            break  # one board of a game: its neighbours are too much alike
    for (measure, level), shelf in shelves.items():
        yield from (f"{measure} {level} {line}" for line in shelf)


def _level(game: Game, position: Position, measure: Measure) -> int:
    """The level of the puzzle, 0 where there is none."""
    step = draw_step(position, BestMove(measure))
    try:
        return difficulty(step, set_puzzle(game, step))
    except UnsolvablePuzzle:
        return 0
