"""Looks through games for boards that ask "Which move?", and keeps what was found on the way."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tutor.games.othello.bank.board_search import PER_THEME, BoardSearch, Found, search_boards
from tutor.games.othello.bank.shelving import shelve
from tutor.games.othello.kinds.measures.themes import THEMES

TOLD_EVERY = 20
"""After so many games a line about the progress is printed."""


def shelve_found(file: str) -> Iterable[str]:
    """The lines of the boards found so far, sorted by theme and level."""
    return shelve([Found.read(line) for line in _lines(Path(file)) if not line.startswith("game ")])


def search_games(seed: int, file: str) -> Iterator[str]:
    """Looks for boards that ask "Which move?", from where the search was stopped."""
    path = Path(file)
    known = _lines(path) if path.exists() else []
    ended = max((n for n, line in enumerate(known) if line.startswith("game ")), default=-1) + 1
    path.write_text("".join(f"{line}\n" for line in known[:ended]), encoding="ascii", newline="\n")
    search = BoardSearch(seed)
    for line in known[:ended]:
        if not line.startswith("game "):
            search.keep(Found.read(line))
    with path.open("a", encoding="ascii") as kept:
        for line in search_boards(seed, known[:ended]):
            kept.write(line + "\n")
            if not line.startswith("game "):
                search.keep(Found.read(line))
            elif not int(line.split()[1]) % TOLD_EVERY:
                kept.flush()
                yield f"{line}: " + ", ".join(f"{theme} {_count(search, theme)}" for theme in THEMES)


def _count(search: BoardSearch, theme: str) -> str:
    return f"{sum(n for (one, _), n in search.counts.items() if one == theme)}/{PER_THEME}"


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()
