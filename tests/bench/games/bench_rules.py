"""How fast the rules core is, beside other packages where they are installed.

Run `make bench ARGS=rules`. Every figure is the best of three; machines are noisy, so compare
the ratios of one run. Peers are imported if they are there (`pip install rust-reversi othellopy`); each plays
with its own board, counting the last moves without playing them as we do, and its count is checked.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Any

from tests.bench.support.kept_moves import forget_moves
from tutor.games.base import PASS, Position
from tutor.games.othello.rules.eight import STANDARD, flips, legal, widen
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.perft import perft
from tutor.games.table import find_game

COUNTS = {
    1: 4, 2: 12, 3: 56, 4: 244, 5: 1396, 6: 8200, 7: 55092, 8: 390216, 9: 3005288,
}  # fmt: skip
MARKS = {8: 0.20, 9: 1.2}
LEGAL_MARK, FLIPS_MARK = 2.0, 0.7
RUNS = 3

Count = Callable[[int], int]


@dataclass(frozen=True)
class Peer:
    """A package that plays Othello: how to make its perft, and the depth that takes it a while."""

    name: str
    module: str
    depth: int
    make: Callable[[Any], Count]


def best_time(action: Callable[[], object]) -> float:
    """The shortest of a few runs, in seconds."""
    times = []
    for _ in range(RUNS):
        forget_moves()
        began = perf_counter()
        action()
        times.append(perf_counter() - began)
    return min(times)


def time_count(count: Count, depth: int) -> float:
    """Seconds for a perft whose result is checked."""

    def checked() -> None:
        found = count(depth)
        if found != COUNTS[depth]:
            raise SystemExit(f"perft {depth} gave {found}, not {COUNTS[depth]}")

    return best_time(checked)


def rust_reversi(package: Any) -> Count:
    """Perft with the Rust board of rust-reversi."""

    def count(board: Any, depth: int) -> int:
        if board.is_game_over():
            return 1
        if board.is_pass():
            if depth == 1:
                return 1
            after = board.clone()
            after.do_pass()
            return count(after, depth - 1)
        if depth == 1:
            return int(board.get_legal_moves().bit_count())
        return sum(count(child, depth - 1) for child in board.get_child_boards())

    return lambda depth: count(package.Board(), depth)


def othellopy(package: Any) -> Count:
    """Perft with the lists of othellopy."""

    class Side(import_module("othellopy.players.base").BasePlayer):  # type: ignore[misc]
        def next_move(self, board: Any) -> Any:
            return self.get_moves(board)[0]

    core = import_module("othellopy.core")
    sides = Side(core.Cell.BLACK), Side(core.Cell.WHITE)

    def count(board: Any, mover: int, depth: int) -> int:
        side = sides[mover]
        moves = side.get_moves(board)
        if not moves:
            if not sides[1 - mover].get_moves(board):
                return 1
            return 1 if depth == 1 else count(board, 1 - mover, depth - 1)
        if depth == 1:
            return len(moves)
        total = 0
        for row, column in moves:
            after = [line.copy() for line in board]
            for r, c in [(row, column), *side.get_flips(board, row, column)]:
                after[r][c] = side.color
            total += count(after, 1 - mover, depth - 1)
        return total

    return lambda depth: count(package.initial_board(), 0, depth)


PEERS = (
    Peer("rust-reversi (Rust)", "rust_reversi", 8, rust_reversi),
    Peer("othellopy", "othellopy.board", 5, othellopy),
)


def positions() -> list[Position]:
    """Positions of forty random games in which a disc can be placed."""
    chance = random.Random(1888)
    found = []
    for _ in range(40):
        position: Position = find_game("othello").start()
        while position.to_move:
            if position.legal_moves() != [PASS]:
                found.append(position)
            position = position.play(chance.choice(position.legal_moves()))
    return found


def show(label: str, figure: str, note: str = "") -> None:
    print(f"{label:<34}{figure:>12}  {note}".rstrip())


def mark(value: float, limit: float) -> str:
    return f"mark {limit:g}: {'met' if value <= limit else 'MISSED'}"


def show_perft(count: Count) -> None:
    for depth in (6, 7, 8, 9):
        seconds = time_count(count, depth)
        speed = f"{COUNTS[depth] / seconds / 1e6:.2f} M nodes/s"
        note = f"{speed}   {mark(seconds, MARKS[depth])}" if depth in MARKS else speed
        show(f"perft {depth}", f"{seconds * 1000:.1f} ms", note)


def show_single_calls() -> None:
    """Microseconds for one call, on bitboards and through positions."""
    found = [position for position in positions() if isinstance(position, OthelloPosition)]
    boards = [tuple(map(widen, position.sides())) for position in found]
    asked = [
        (position.placements & -position.placements, *board)
        for position, board in zip(found, boards, strict=True)
    ]
    moves = [(position, STANDARD.names(disc)[0]) for position, (disc, _, _) in zip(found, asked, strict=True)]

    def each_legal() -> None:
        for own, opp in boards:
            legal(own, opp)

    def each_flips() -> None:
        for disc, own, opp in asked:
            flips(disc, own, opp)

    def each_play() -> None:
        for position, move in moves:
            position.play(move)

    def each_explain() -> None:
        for position, move in moves:
            position.explain(move)

    def micros(action: Callable[[], None]) -> float:
        return best_time(action) / len(found) * 1e6

    one_legal, one_flips = micros(each_legal), micros(each_flips)
    show("legal moves, bitboards", f"{one_legal:.2f} µs", mark(one_legal, LEGAL_MARK))
    show("flips, bitboards", f"{one_flips:.2f} µs", mark(one_flips, FLIPS_MARK))
    show("position.play", f"{micros(each_play):.2f} µs")
    show("position.explain", f"{micros(each_explain):.2f} µs")


def show_peers(count: Count) -> None:
    for peer in PEERS:
        try:
            theirs = peer.make(import_module(peer.module))
        except ImportError:
            show(peer.name, "", "not installed")
            continue
        seconds, ours = time_count(theirs, peer.depth), time_count(count, peer.depth)
        ratio = (
            f"we are {seconds / ours:.1f} times as fast"
            if ours < seconds
            else f"{ours / seconds:.1f} times as fast as we"
        )
        show(f"{peer.name}, perft {peer.depth}", f"{seconds * 1000:.1f} ms", ratio)


def main() -> None:
    """Print the table."""
    start = find_game("othello").start()

    def count(depth: int) -> int:
        return perft(start, depth)

    count(6)
    print("Rules core, 8×8, best of three")
    show_perft(count)
    show_single_calls()
    show_peers(count)


if __name__ == "__main__":
    main()
