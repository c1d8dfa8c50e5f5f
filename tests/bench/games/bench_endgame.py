"""How fast endings are solved exactly, beside another package where it is installed.

Run `make bench ARGS=endgame`. Positions come from random games, always the same ones; each is
solved once, after a few others to warm up, and the figures are means of processor time. The peer
(`pip install rust-reversi`) only finds out who wins, and has to agree on it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

from tests.bench.support.marks import Mark, show_table
from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import score_of, values_of
from tutor.games.table import find_game

OTHELLO = find_game("othello")
POSITIONS = {10: 100, 12: 50, 14: 25}
MARKS = {10: 6.0, 12: 30.0, 14: 150.0}
EVERY_MOVE_EMPTIES, EVERY_MOVE_MARK = 12, 80.0
WIN_SCORE = 10_000

FFO = """
--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X 18
-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X 10
----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X 2
-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO- X 0
-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X 32
--OXXX--OOOXXX--OOOXOXO-OOXOOOX-OOXXXXXXXOOXXOX--OOOOX---XXXXXX- X 14
--OXXO--XOXXXX--XOOOXXXXXOOXXXXXXOOOOXXX-XXXXXXX--XXOOO----XXOO- X 8
---X-X--X-XXXX--XXXXOXXXXXXOOOOOXXOXXXO-XOXXXXO-XOOXXX--XOOXXO-- O 8
--XOXX--O-OOXXXX-OOOXXXX-XOXXXOXXXOXOOOXOXXOXOXX--OXOO----OOOO-- O -8
-XXXX-----OXXX--XOXOXOXXOXOXXOXXOXXOXOOOXXXOXOOX--OXXO---OOOOO-- O 10
---O-XOX----XXOX---XXOOXO-XXOXOXXXXOOXOX-XOOXXXXXOOOXX-XOOOOOOO- O 30
--O--O--X-OOOOX-XXOOOXOOXXOXOXOOXXOXXOOOXXXXOOOO--OXXX---XXXXX-- O -8
--XXXXX--OOOXX---OOOXXXX-OXOXOXXOXXXOXXX--XOXOXX--OXOOO--OOOOO-- X 14
--XXXXX---OOOX---XOOXXXX-OOOOOOOOOOXXXOOOOOXXOOX--XXOO----XXXXX- X 18
----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOX X 4
-XXXXXX-X-XXXOO-XOXXXOOXXOOXXXOX-OOOXXXX--OOXXXX---OOO----XOX-O- X 24
-OOOOO----OXXO-XXXOOOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOO----XXXX--- X 8
-XXX------OOOX--XOOOOOXXOXOXOOXXOXXOOOOOXXXOXOOX--OXXO---OOOOO-- X -2
--OXXO--XOXXXX--XOOOOXXXXOOOXXXXX-OOOXXX--OOOOXX--XXOOO----XXOO- X 8
"""
"""The endings 1 to 19 by which Othello programs are compared, published by the French Othello federation."""

Ending = tuple[Position, list[Move]]
"""A position, and the moves that lead there from the start."""


def endings(empties: int, count: int, seed: int) -> list[Ending]:
    """Positions of random games in which a disc can be placed."""
    chance = random.Random(seed)
    found: list[Ending] = []
    while len(found) < count:
        position, moves = OTHELLO.start(), list[Move]()
        while position.to_move and len(position.empties()) > empties:
            moves.append(chance.choice(position.legal_moves()))
            position = position.play(moves[-1])
        if position.legal_moves() not in ([], [PASS]):
            found.append((position, moves))
    return found


def published() -> list[tuple[Position, int]]:
    """The endings of the French federation with their scores."""
    found = []
    for line in FFO.split("\n")[1:-1]:
        cells, mark, score = line.split()
        rows = [f"{row + 1} {' '.join(cells[8 * row : 8 * row + 8].replace('-', '.'))}" for row in range(8)]
        side = Color.BLACK if mark == "X" else Color.WHITE
        drawing = "\n".join(["  " + " ".join(OTHELLO.columns), *rows])
        found.append((OTHELLO.parse_diagram(drawing, side), int(score)))
    return found


def milliseconds(act: Callable[[], object]) -> float:
    began = process_time()
    act()
    return (process_time() - began) * 1000


def times(ask: Callable[[Position], object], positions: Sequence[Position]) -> list[float]:
    """Milliseconds for each position."""
    return [milliseconds(partial(ask, position)) for position in positions]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def rust_reversi() -> Callable[[Ending], Callable[[], int]] | None:
    """The peer's way to find out who wins, ready to be timed; None where it is not installed."""
    try:
        package: Any = import_module("rust_reversi")
    except ImportError:
        return None

    def ready(ending: Ending) -> Callable[[], int]:
        position, moves = ending
        board = package.Board()
        for move in moves:
            board.do_pass() if move == PASS else board.do_move(OTHELLO.squares.index(move))
        depth = len(position.empties()) + 2
        search = package.AlphaBetaSearch(package.LegalNumEvaluator(), depth, WIN_SCORE)
        return lambda: int(search.get_search_score(board)) // WIN_SCORE

    return ready


def show_random(marks: list[Mark]) -> None:
    """Solve random endings, with the peer beside."""
    ready = rust_reversi()
    rows = []
    for empties, count in POSITIONS.items():
        found = endings(empties, count, seed=empties)
        taken = times(score_of, [position for position, _ in found])
        limit = MARKS[empties]
        marks.append(
            Mark(
                f"exact score, {empties} empty ≤ {limit:g} ms", f"{mean(taken):.1f} ms", mean(taken) <= limit
            )
        )
        row = [f"{empties}", f"{count}", f"{mean(taken):.1f}", f"{max(taken):.1f}"]
        if ready is None:
            rows.append([*row, "not installed", ""])
            continue
        theirs = 0.0
        for ending in found:
            ask = ready(ending)
            theirs += milliseconds(ask)
            score = score_of(ending[0])
            if ask() != (score > 0) - (score < 0):
                raise SystemExit(f"rust-reversi and we differ on {ending[0]!r}")
        theirs /= count
        rows.append([*row, f"{theirs:.2f}", f"{theirs / mean(taken):.2f}"])
    head = [
        "empty squares",
        "positions",
        "mean ms",
        "slowest ms",
        "rust-reversi, who wins, ms",
        "theirs / ours",
    ]
    show_table("Endings of random games, exact score", head, rows)


def show_every_move(marks: list[Mark]) -> None:
    """Find the score of each legal move."""
    found = [position for position, _ in endings(EVERY_MOVE_EMPTIES, 25, seed=0)]
    taken = times(values_of, found)
    name = f"every move, {EVERY_MOVE_EMPTIES} empty ≤ {EVERY_MOVE_MARK:g} ms"
    marks.append(Mark(name, f"{mean(taken):.1f} ms", mean(taken) <= EVERY_MOVE_MARK))
    row = [f"{EVERY_MOVE_EMPTIES}", f"{len(found)}", f"{mean(taken):.1f}", f"{max(taken):.1f}"]
    show_table(
        "The exact score of every move", ["empty squares", "positions", "mean ms", "slowest ms"], [row]
    )


def show_published(marks: list[Mark]) -> None:
    """Solve the endings of the French federation and compare."""
    known = published()
    scores: list[int] = []
    taken = times(lambda position: scores.append(score_of(position)), [position for position, _ in known])
    right = sum(score == told for score, (_, told) in zip(scores, known, strict=True))
    marks.append(Mark("FFO endings 1 to 19 as published", f"{right} of {len(known)}", right == len(known)))
    row = [f"{right} of {len(known)}", f"{mean(taken):.0f}", f"{max(taken):.0f}", f"{sum(taken):.0f}"]
    show_table(
        "FFO endings 1 to 19, 14 to 16 empty squares",
        ["as published", "mean ms", "slowest ms", "all, ms"],
        [row],
    )


def main() -> list[Mark]:
    """Print the tables and give the marks."""
    times(score_of, [position for position, _ in endings(11, 10, seed=0)])
    marks: list[Mark] = []
    show_random(marks)
    show_every_move(marks)
    show_published(marks)
    return marks


if __name__ == "__main__":
    main()
