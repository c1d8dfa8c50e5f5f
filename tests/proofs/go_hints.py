"""The hints of games of Go, compared with a longer search on many boards from games of the first levels."""

from __future__ import annotations

from statistics import mean

from tests.games.go.engine.test_advised_move import SECONDS, in_a_game, regret
from tests.proofs.sections import PAGE, put_section
from tutor.games.base import PASS
from tutor.games.go.engine.advised_move import advised_move

TITLE = "Hints in games of Go"
BOARDS = 25
"""Boards of each size."""

LONGEST = {"capture-go-5x5": 8, "capture-go-7x7": 16, "go-5x5": 14, "go-7x7": 36, "go-9x9": 60}
"""By its name the most moves of a game before its hint is asked for."""

LEAST = 0.25
"""By so much of a result a hint is clearly worse than what the search would play."""


def prove() -> int:
    """Compare the hints, and tell of it; gives how many are clearly worse than the move of the search."""
    rows, worse = [], 0
    for name, longest in LONGEST.items():
        boards = (in_a_game(name, number, longest) for number in range(BOARDS))
        asked = [(here, move) for here in boards if (move := advised_move(here, SECONDS)) != PASS]
        found = [regret(here, move, 1000) for here, move in asked]
        bad = sum(one > LEAST for one in found)
        rows.append(f"| {name} | {len(found)} | {mean(found):.3f} | {bad} |")
        worse += bad
    put_section(PAGE, TITLE, _told(rows))
    return worse


def _told(rows: list[str]) -> list[str]:
    return [
        "Boards come from games in which the first two levels play both sides. A search of 1,000 games by chance",
        "chooses a move; after its move and after the hint 300 games more are searched. The difference in the",
        "result, which goes from 0 to 1, is what the hint costs.",
        "",
        "| game | hints | cost on average | by more than 0.25 |",
        "|---|---|---|---|",
        *rows,
    ]
