"""Proves the stored bank: its files are those that were made, and its boards are what their lines say.

A search says of a board that asks "Which move?" whether its values, and so its right moves, are found again.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from tutor.games.base import PASS, Game, Position
from tutor.games.table import find_game
from tutor.lessons.model import Choose, Step
from tutor.puzzles.bank.searched import ENDINGS, UNSETTLED, board_at, kept
from tutor.puzzles.bank.searching import search_ending, search_image
from tutor.puzzles.bank.shelves import FOLDER, LOOKS, MOVES, read_file
from tutor.puzzles.bank.stocking import PER_LEVEL
from tutor.puzzles.practice.good_moves import decide

HASHES = "hashes"
SEARCHED = 50
"""As many boards as are searched again whenever the tutor is checked."""


SEARCH: dict[str, Callable[[Position], str]] = {ENDINGS: search_ending, UNSETTLED: search_image}
"""How the lines of a file of searches are found again."""


def files() -> tuple[str, ...]:
    """The files of the bank, without their ending."""
    return (MOVES, LOOKS, *PER_LEVEL, ENDINGS, UNSETTLED)


def hashes(folder: Path) -> str:
    """The hash of each file, as they are kept beside them."""
    named = ((file, (folder / f"{file}.txt").read_bytes()) for file in files())
    return "".join(f"{sha256(content).hexdigest()} {file}.txt\n" for file, content in named)


def boards(folder: Path = FOLDER) -> dict[str, Step]:
    """Every board that asks "Which move?", once, by its cells."""
    game = find_game("othello")
    found = (step for _, steps in read_file(folder, MOVES) for step in steps)
    return {f"{step.position(game).cells()} {step.to_move}": step for step in found}


def check_bank(folder: Path = FOLDER, searched: int = SEARCHED) -> list[str]:
    """What is wrong with the bank, in sentences: files, moves, and what some of its boards are worth."""
    try:
        if (folder / f"{HASHES}.txt").read_text(encoding="ascii") != hashes(folder):
            return [f"{folder}: the files are not those that were made; see {HASHES}.txt"]
    except OSError as error:
        return [f"{error.filename} cannot be read: {error.strerror}"]
    return list(_faults(folder, searched))


def _faults(folder: Path, searched: int) -> Iterator[str]:
    game, found = find_game("othello"), boards(folder)
    for name, step in found.items():
        fault = misnamed(game, step)
        if fault:
            yield f"{name}: {fault}"
    for name in _some(found, searched):
        fault = misjudged(game, found[name])
        if fault:
            yield f"{name}: {fault}"
    for file in SEARCH:
        for board in _some(kept(folder, file), searched):
            if fault := missearched(folder, file, board):
                yield f"{file}.txt: {board}: {fault}"


def _some(names: Iterable[str], most: int) -> list[str]:
    """As many of them, spread evenly."""
    every = list(names)
    return every[:: max(1, len(every) // most)][:most]


def missearched(folder: Path, file: str, board: str) -> str:
    """What a search says against the line of a board; "" where it finds the same."""
    found = SEARCH[file](board_at(find_game("othello"), board))
    return "" if found == f"{board} {kept(folder, file)[board]}" else "a search finds something else"


def misnamed(game: Game, step: Step) -> str:
    """What is wrong with the moves that a board names; "" where nothing is."""
    position, puzzle = step.position(game), step.puzzle
    assert isinstance(puzzle, Choose)
    legal = {move for move in position.legal_moves() if move != PASS}
    if set(puzzle.values) != legal:
        return "it names other moves than the legal ones"
    if any(answer not in position.play(move).legal_moves() for move, answer in puzzle.answers.items()):
        return "it names an answer that is no move"
    return ""


def misjudged(game: Game, step: Step) -> str:
    """What a search says against the values of a board; "" where it finds them again."""
    puzzle = step.puzzle
    assert isinstance(puzzle, Choose)
    decision = decide(step.position(game))
    if decision is None:
        return "a search finds nothing to ask here"
    return "" if decision.values == puzzle.values else "a search finds other values"
