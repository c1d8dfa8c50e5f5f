"""The rules of Go against their slow reading, on more positions than a test may take, and Tromp's count of 4×4."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from itertools import islice, product
from pathlib import Path
from random import Random

from tests.games.go.comparing import chance_games, compare
from tests.proofs.sections import KEPT, PAGE, put_section
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.grid import Grid

EACH, PARTS, SIZES = 250, 22, range(1, 20)
"""Positions of a part, parts of a size: 104,500 positions in all."""

LOOKED_AT = 60
"""Points of a large board that are compared at each position."""

POSSIBLE = 24_318_165
"""Boards of 4×4 on which every chain has a liberty: J. Tromp and G. Farnebäck, Combinatorics of Go."""


def compare_part(size: int, part: int) -> int:
    """Compare some positions; an AssertionError shows the first that differs."""
    chance = Random(f"proof points {size} {part}")
    games = chance_games(f"proof {size} {part}", Go(size), 3 * size * size)
    for position, before in islice(games, EACH):
        compare(position, before, chance, LOOKED_AT)
    return EACH


def count_part(row: int) -> int:
    """How many boards of 4×4 with this upper row (a number below 81) are possible."""
    grid = Grid.of(4)
    marks = [row // 3**place % 3 for place in range(4)]
    upper = [sum(bit for bit, mark in zip(grid.bits, marks, strict=False) if mark == side) for side in (1, 2)]
    lower = grid.bits[4:]
    without_liberties = grid.without_liberties
    found = 0
    for below in product((0, 1, 2), repeat=len(lower)):
        black, white = upper
        for bit, mark in zip(lower, below, strict=True):
            if mark == 1:
                black |= bit
            elif mark == 2:
                white |= bit
        found += not without_liberties(black, white) and not without_liberties(white, black)
    return found


def prove(folder: Path = KEPT, page: Path = PAGE) -> int:
    """Prove what is not proved yet; gives how many of both proofs failed."""
    positions = _parts(
        folder / "go-rules.txt",
        {f"{size} {part}": partial(compare_part, size, part) for part in range(PARTS) for size in SIZES},
    )
    boards = _parts(folder / "go-boards.txt", {str(row): partial(count_part, row) for row in range(81)})
    day = datetime.now(UTC).date().isoformat()
    lines = [
        f"`make proofs ARGS=go`, {day}. Legal moves, captures, liberties and ko of positions from games by",
        "chance on boards of 1 to 19 lines, compared with a second, slow reading of the same drawing.",
        "",
        "| what | figure |",
        "|---|---|",
        f"| positions compared | {sum(positions.values()):,} |",
        "| that differed | 0 |",
        f"| possible boards of 4×4, counted | {sum(boards.values()):,} |",
        f"| by J. Tromp and G. Farnebäck | {POSSIBLE:,} |",
    ]
    put_section(page, "The rules of Go", lines)
    return int(sum(boards.values()) != POSSIBLE)


def _parts(kept: Path, parts: dict[str, Callable[[], int]]) -> dict[str, int]:
    """What each part gave, now or in an earlier run."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    lines = kept.read_text(encoding="ascii").splitlines() if kept.exists() else []
    done = {name: int(count) for name, _, count in (line.partition("\t") for line in lines) if count}
    with kept.open("a", encoding="ascii") as file:
        for number, (name, act) in enumerate(parts.items(), 1):
            if name not in done:
                done[name] = act()
                file.write(f"{name}\t{done[name]}\n")
                file.flush()
            if not number % 20:
                print(f"{kept.stem}: {number} of {len(parts)}", flush=True)
    return {name: done[name] for name in parts}
