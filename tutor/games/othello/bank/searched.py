"""What was searched when the bank was made: values and answers of its endings, and unsettled discs.

A page looks here before it searches. An ending is stored under the discs of the side to move and those of the
other side; a board whose discs are asked about is stored as its `first_image`, Black's discs first.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from tutor.games.base import PASS, Game, Move, Position, Square
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import board_of

FOLDER = Path(__file__).with_name("stored")
ENDINGS = "endings"
UNSETTLED = "unsettled"
GAME = "othello"
FEWEST = 5
"""With fewer empty squares a search is as fast as reading the file."""

PASSED = "-"


@dataclass(frozen=True, slots=True)
class Ending:
    """For each legal move the exact score of the side to move, and how the other side answers it."""

    values: Mapping[Square, int]
    answers: Mapping[Square, tuple[Move, ...]]


def ending_of(position: Position) -> Ending | None:
    """The stored values and answers of an ending; None where none are stored."""
    line = stored_lines(FOLDER, ENDINGS).get(key(position)) if position.game.name == GAME else None
    return None if line is None else _read_ending(line)


def unsettled_in(image: Position) -> tuple[Square, ...] | None:
    """The black discs of a first image that may or may not flip; None where that is not stored."""
    line = stored_lines(FOLDER, UNSETTLED).get(key(image)) if image.game.name == GAME else None
    return None if line is None else tuple(_squares(line))


def key(position: Position) -> str:
    """The discs of the side to move and of the other side, a bit for each square."""
    board = board_of(position)
    own, other = board.black, board.white
    if board.to_move is Color.WHITE:
        own, other = other, own
    return f"{own:x}.{other:x}"


def board_at(game: Game, found: str) -> Position:
    """The board of a key; the side to move, or the one whose discs are asked about, is Black."""
    own, other = (int(discs, 16) for discs in found.split("."))
    return board_of(game.start()).game.position(own, other, Color.BLACK, None)


def write_ending(position: Position, ending: Ending) -> str:
    """The line of an ending: its key, then each move with its value and the answers to it."""
    moves = (f"{move}{value:+}{''.join(ending.answers[move])}" for move, value in ending.values.items())
    return " ".join((key(position), *moves)).replace(PASS, PASSED)


def write_unsettled(image: Position, squares: tuple[Square, ...]) -> str:
    """The line of a board: its key, then the squares of its unsettled discs."""
    return f"{key(image)} {''.join(squares)}"


@lru_cache(maxsize=256)  # asked for each move of an ending
def _read_ending(line: str) -> Ending:
    values: dict[Square, int] = {}
    answers: dict[Square, tuple[Move, ...]] = {}
    for move in line.split():
        square, end = move[:2], 3
        while move[end : end + 1].isdigit():
            end += 1
        values[square] = int(move[2:end])
        answers[square] = tuple(_squares(move[end:]))
    return Ending(values, answers)


def _squares(text: str) -> Iterator[Move]:
    at = 0
    while at < len(text):
        passes = text[at] == PASSED
        yield PASS if passes else text[at : at + 2]
        at += 1 if passes else 2


@cache
def stored_lines(folder: Path, file: str) -> Mapping[str, str]:
    """The lines of a file by their keys, without the keys; empty where there is no file."""
    path = folder / f"{file}.txt"
    if not path.exists():
        return {}
    lines = path.read_text(encoding="ascii").splitlines()
    return {found: found_line for found, _, found_line in (line.partition(" ") for line in lines)}
