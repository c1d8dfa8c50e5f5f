"""Checks the stored bank: its files are those that were made, and its lines are true of their boards.

For boards that ask "Which move?", a search must find the same values again, and so the same right moves.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from tutor.games.base import Position
from tutor.games.kinds.kind import Puzzle
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import (
    BANK,
    BANKS,
    FOLDER,
    LOOKS,
    MOVES,
    STORED,
    Bank,
    read_file,
    stored_lines,
)

HASHES = "hashes"
SEARCHED = 50
"""How many boards `tutor check` searches again."""

PAIRS_DIVISOR = 10
"""Pairs of boards are searched again so many times more rarely than single boards: each takes long."""


def files(bank: Bank = BANK) -> tuple[str, ...]:
    """The names of the files of a bank, without their suffix."""
    return (*([MOVES] if bank.stored.topics else []), LOOKS, *bank.made, *bank.stored.searched)


def hashes(folder: Path, bank: Bank = BANK) -> str:
    """The hashes of the files, as they are stored beside them."""
    named = ((file, (folder / f"{file}.txt").read_bytes()) for file in files(bank))
    return "".join(f"{sha256(content).hexdigest()} {file}.txt\n" for file, content in named)


def boards(folder: Path = FOLDER) -> dict[str, Step]:
    """Every board that asks "Which move?", once, by its cells and side to move."""
    game = BANK.game
    found = (step for _, steps in read_file(folder, MOVES) for step in steps)
    return {f"{step.position(game).cells()} {step.to_move}": step for step in found}


def check_bank(folder: Path = FOLDER, searched: int = SEARCHED) -> list[str]:
    """What is wrong with the bank, in sentences: files, moves, and the worth of some of its boards."""
    folders = {bank: folder if bank is BANK else bank.folder for bank in BANKS.values()}
    try:
        for bank, where in folders.items():
            if (where / f"{HASHES}.txt").read_text(encoding="ascii") != hashes(where, bank):
                return [f"{where}: the files are not those that were made; see {HASHES}.txt"]
    except OSError as error:
        return [f"{error.filename} cannot be read: {error.strerror}"]
    return list(_faults(folder, searched))


def _faults(folder: Path, searched: int) -> Iterator[str]:
    found = boards(folder)
    for name, step in found.items():
        fault = misnamed(step)
        if fault:
            yield f"{name}: {fault}"
    for name in _sample(found, searched):
        fault = misjudged(found[name])
        if fault:
            yield f"{name}: {fault}"
    for file in STORED.searched:
        for board in _sample(stored_lines(folder, file), searched):
            if fault := missearched(folder, file, board):
                yield f"{file}.txt: {board}: {fault}"
    for topic, (_, how) in BANK.made.items():
        if how.misjudged is not None:
            yield from _misjudged_of(folder, topic, how.misjudged, searched // PAIRS_DIVISOR)


def _misjudged_of(
    folder: Path, topic: str, misjudged: Callable[[Position, Puzzle], str], searched: int
) -> Iterator[str]:
    """What a new search says against some boards of a topic whose kind makes them."""
    steps = [step for _, steps in read_file(folder, topic) for step in steps]
    for step in steps[:: max(1, len(steps) // max(1, searched))][: max(1, searched)]:
        if step.puzzle is not None and (fault := misjudged(step.position(BANK.game), step.puzzle)):
            yield f"{topic}.txt: {step.position(BANK.game).cells()}: {fault}"


def _sample(names: Iterable[str], most: int) -> list[str]:
    """At most `most` of these names, spread evenly."""
    every = list(names)
    return every[:: max(1, len(every) // most)][:most]


def missearched(folder: Path, file: str, board: str) -> str:
    """What a new search says against the line of a board; "" where it finds the same."""
    found = STORED.found_again[file](board)
    return "" if found == f"{board} {stored_lines(folder, file)[board]}" else "a search finds something else"


def misnamed(step: Step) -> str:
    """What is wrong with the moves that a board names; "" where nothing is."""
    assert step.puzzle is not None
    return STORED.misnamed(step.position(BANK.game), step.puzzle)


def misjudged(step: Step) -> str:
    """What a new search says against the moves of a board; "" where it finds the same."""
    assert step.puzzle is not None
    return STORED.misjudged(step.position(BANK.game), step.puzzle)
