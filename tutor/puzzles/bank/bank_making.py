"""Makes the bank: finds its puzzles, stores intermediate results, and writes the files at the end.

A work folder holds what was found: the boards that ask "Which move?" game by game, each other topic when it
is complete. If the making is stopped, it continues from there and makes the same bank.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.games.kinds.practising import Drawn
from tutor.puzzles.bank.bank_proofs import HASHES, hashes
from tutor.puzzles.bank.sorting import look_through
from tutor.puzzles.bank.stocking import how_made, stock
from tutor.puzzles.bank.stored_puzzles import BANK, LOOKS, MOVES, Bank, read_file


def make_bank(seed: int, folder: Path, work: Path, bank: Bank = BANK) -> Iterator[str]:
    """Write the bank of a game for a seed to a folder; yields lines about the progress."""
    work.mkdir(parents=True, exist_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    named = "" if bank is BANK else f" --game {bank.game.name}"
    head = f"# Made by: tutor puzzles make --seed {seed}{named}\n"
    for topic in bank.made:
        kept = _work_file(work, topic)
        if not kept.exists():
            shelves = stock(topic, seed)
            _write(kept, [f"{level} {line}" for level, shelf in shelves.items() for line in shelf])
        yield f"{topic}: {len(kept.read_text(encoding='ascii').splitlines())} puzzles"
    if bank.stored.topics:
        found = str(work / f"{MOVES}-with-lines.found")  # older files have no lines of play
        yield from bank.stored.search(seed, found)
        _write(folder / f"{MOVES}.txt", list(bank.stored.shelve(found)), head)
    for topic in bank.made:
        _write(folder / f"{topic}.txt", _lines(_work_file(work, topic)), head)
    yield "closer looks"
    files = {bank.file_of(topic) for topic in bank.topics}
    banked = {at: steps for file in sorted(files) for at, steps in read_file(folder, file, bank.game)}
    _write(folder / f"{LOOKS}.txt", list(look_through(banked, seed, bank)), head)
    yield "what is searched beforehand"
    game, all_steps = bank.game, [step for steps in banked.values() for step in steps]
    puzzles = [Drawn(step.position(game), step.puzzle) for step in all_steps if step.puzzle is not None]
    for file, search in bank.stored.searched.items():
        _write(folder / f"{file}.txt", list(search(puzzles)))
    _write(folder / f"{HASHES}.txt", hashes(folder, bank).splitlines())
    yield f"The bank is in {folder}"


def _work_file(work: Path, topic: str) -> Path:
    """The file of a topic in the work folder; its name has how many puzzles are wanted of how many games."""
    return work / f"{topic}-{how_made(topic).per_level}-of-{how_made(topic).games}.txt"


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()


def _write(path: Path, lines: list[str], head: str = "") -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(head + "".join(f"{line}\n" for line in lines), encoding="ascii", newline="\n")
    part.replace(path)
