"""Makes the bank: looks for its puzzles, keeps what was found on the way, and writes the files at last.

What was found stands in a folder of work: the boards that ask "Which move?" game by game, each other topic as
soon as it is through. Whoever stops this and begins again goes on there, and comes to the same bank.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.games.table import find_game
from tutor.puzzles.bank.mining import PER_THEME, Found, Mine, mine
from tutor.puzzles.bank.proving import HASHES, hashes
from tutor.puzzles.bank.searched import ENDINGS, UNSETTLED
from tutor.puzzles.bank.searching import endings, unsettled_boards
from tutor.puzzles.bank.shelves import GAME, LOOKS, MOVES, read_file
from tutor.puzzles.bank.sorting import look_through, shelve
from tutor.puzzles.bank.stocking import GAMES, PER_LEVEL, stock
from tutor.puzzles.practice.themes import THEMES

TOLD_EVERY = 20
"""After so many games the progress is told."""


def make_bank(seed: int, folder: Path, work: Path) -> Iterator[str]:
    """Write the bank of a seed to a folder; yields what is done."""
    work.mkdir(parents=True, exist_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    head = f"# Made by: tutor puzzles make --seed {seed}\n"
    for topic in PER_LEVEL:
        kept = _kept(work, topic)
        if not kept.exists():
            shelves = stock(topic, seed)
            _write(kept, [f"{level} {line}" for level, shelf in shelves.items() for line in shelf])
        yield f"{topic}: {len(kept.read_text(encoding='ascii').splitlines())} puzzles"
    yield from _search(seed, work / f"{MOVES}.found")
    found = [Found.read(line) for line in _lines(work / f"{MOVES}.found") if not line.startswith("game ")]
    _write(folder / f"{MOVES}.txt", list(shelve(found)), head)
    for topic in PER_LEVEL:
        _write(folder / f"{topic}.txt", _lines(_kept(work, topic)), head)
    yield "closer looks"
    banked = {place: steps for file in (*PER_LEVEL, MOVES) for place, steps in read_file(folder, file)}
    _write(folder / f"{LOOKS}.txt", list(look_through(banked, seed)), head)
    yield "what is searched beforehand"
    game, all_steps = find_game(GAME), [step for steps in banked.values() for step in steps]
    _write(folder / f"{ENDINGS}.txt", list(endings(game, all_steps)))
    _write(folder / f"{UNSETTLED}.txt", list(unsettled_boards(game, all_steps)))
    _write(folder / f"{HASHES}.txt", hashes(folder).splitlines())
    yield f"The bank is in {folder}"


def _kept(work: Path, topic: str) -> Path:
    """Where the puzzles of a topic are kept on the way; another place when more are wanted, or looked for."""
    return work / f"{topic}-{PER_LEVEL[topic]}-of-{GAMES}.txt"


def _search(seed: int, path: Path) -> Iterator[str]:
    """Look for boards that ask which move, from where the search was stopped."""
    known = _lines(path) if path.exists() else []
    ended = max((n for n, line in enumerate(known) if line.startswith("game ")), default=-1) + 1
    _write(path, known[:ended])
    digging = Mine(seed)
    for line in known[:ended]:
        if not line.startswith("game "):
            digging.keep(Found.read(line))
    with path.open("a", encoding="ascii") as kept:
        for line in mine(seed, known[:ended]):
            kept.write(line + "\n")
            if not line.startswith("game "):
                digging.keep(Found.read(line))
            elif not int(line.split()[1]) % TOLD_EVERY:
                kept.flush()
                yield f"{line}: " + ", ".join(f"{theme} {_count(digging, theme)}" for theme in THEMES)


def _count(digging: Mine, theme: str) -> str:
    return f"{sum(n for (one, _), n in digging.counts.items() if one == theme)}/{PER_THEME}"


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()


def _write(path: Path, lines: list[str], head: str = "") -> None:
    """Written whole or not at all."""
    part = path.with_suffix(".part")
    part.write_text(head + "".join(f"{line}\n" for line in lines), encoding="ascii", newline="\n")
    part.replace(path)
