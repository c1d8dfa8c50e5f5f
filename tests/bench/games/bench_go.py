"""How fast the rules core of Go is, and how long the highest levels think.

Run `make bench ARGS=go`. The board of sgfmill, which the tutor reads records with, plays the same games;
GNU Go says which points are open, where it is found.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

from sgfmill.boards import Board

from tests.bench.support.kept_moves import forget_moves
from tests.bench.support.marks import Mark, show_table
from tutor.games.base import PASS
from tutor.games.go.engine.gtp import Program, find_program
from tutor.games.go.engine.move_choice import choose_move
from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.rules.go import Go

GAMES, RUNS = 60, 3
LEAST_MOVES = 20_000
THINKING = 1.0
"""Seconds of processor time that no move may exceed."""


def games_by_chance(size: int, count: int) -> list[list[str]]:
    """Moves of games by chance, the passes left out."""
    chance, found = Random(1), []
    for _ in range(count):
        position, moves = Go(size).start(), []
        while position.to_move is not None and len(moves) < size * size:
            legal = position.legal_moves()
            move = chance.choice(legal[:-1] or legal)
            if move == PASS:
                break
            moves.append(move)
            position = position.play(move)
        found.append(moves)
    return found


def main() -> list[Mark]:
    """Print the tables and give the marks."""
    rows, marks = [], []
    for size in (5, 9, 13, 19):
        games = games_by_chance(size, GAMES)
        total = sum(map(len, games))
        ours = total / _best(lambda games=games, size=size: _play(size, games))
        theirs = total / _best(lambda games=games, size=size: _play_sgfmill(size, games))
        rows.append([f"{size}×{size}", f"{ours:,.0f}", f"{theirs:,.0f}", f"{ours / theirs:.1f}"])
        if size == 9:
            marks.append(
                Mark(f"moves a second on 9×9 ≥ {LEAST_MOVES:,}", f"{ours:,.0f}", ours >= LEAST_MOVES)
            )
    show_table("Go: moves a second", ["board", "tutor", "sgfmill's board", "as fast"], rows)
    rows = []
    for size in (5, 7, 9):
        playouts, chance = Playouts.of(size), Random(1)
        begun, count = process_time(), 300
        for _ in range(count):
            playouts.play(0, 0, 0, 0, 0, chance)
        playing = count / (process_time() - begun)
        longest = 0.0
        for level in (5, 6):
            begun = process_time()
            choose_move(Go(size).start(), level, seed=1, seconds=0.9)
            longest = max(longest, process_time() - begun)
        rows.append([f"{size}×{size}", f"{playing:,.0f}", f"{longest:.2f}"])
        marks.append(
            Mark(f"a move on {size}×{size} ≤ {THINKING:g} s", f"{longest:.2f} s", longest <= THINKING)
        )
    show_table(
        "Go: games by chance a second, longest thought in seconds", ["board", "games", "thought"], rows
    )
    marks.append(open_points())
    return marks


def open_points() -> Mark:
    """Whether GNU Go finds the same points open in positions of games by chance."""
    name = "Go, open points as GNU Go has them"
    command = find_program({})
    if command is None:
        return Mark(name, "not installed", None)
    compared = differ = 0
    with Program(command, seconds=120) as program:
        for size in (5, 9, 13):
            for moves in games_by_chance(size, 6):
                program.ask(f"boardsize {size}")
                program.ask("clear_board")
                position = Go(size).start()
                for move in moves:
                    program.ask(f"play {position.to_move.value} {move}")  # type: ignore[union-attr]
                    position = position.play(move)
                    said = program.ask(f"all_legal {position.to_move.value}")  # type: ignore[union-attr]
                    differ += len({*position.legal_moves()[:-1]} ^ {*said.lower().split()})
                    compared += size * size
    return Mark(name, f"{differ} of {compared:,} differ", differ == 0)


def _best(act: Callable[[], None]) -> float:
    """The shortest of a few runs, in seconds."""
    times = []
    for _ in range(RUNS):
        forget_moves()
        begun = perf_counter()
        act()
        times.append(perf_counter() - begun)
    return min(times)


def _play(size: int, games: list[list[str]]) -> None:
    start = Go(size).start()
    for moves in games:
        position = start
        for move in moves:
            position = position.play(move)


def _play_sgfmill(size: int, games: list[list[str]]) -> None:
    columns = Go(size).columns
    for moves in games:
        board, colors = Board(size), "bw"
        for number, move in enumerate(moves):
            board.play(int(move[1:]) - 1, columns.index(move[0]), colors[number % 2])


if __name__ == "__main__":
    main()
