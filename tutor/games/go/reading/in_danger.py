"""What a single atari decides: chains with one liberty, what captures wins, and what can be saved."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.reading.ending import ending
from tutor.games.go.reading.ladder import escapes, ladder_starts
from tutor.games.go.rules.position import GoPosition


@dataclass(frozen=True, slots=True)
class AtStake:
    """A chain in atari that the side to move can save, if it is its `own`, or capture; with the moves."""

    own: bool
    stones: tuple[str, ...]
    moves: tuple[str, ...]


MOST_READ = 8
"""The empty points over which it is read whether a chain that got out of atari is dead all the same."""


def stones_of(board: GoPosition, side: Color) -> int:
    """The stones of a side, as a set."""
    return board.black if side is Color.BLACK else board.white


def in_atari(board: GoPosition, side: Color) -> list[tuple[int, int]]:
    """The chains of a side with one liberty, each with that liberty, in board order; sets."""
    grid, empty = board.grid, board.grid.full & ~(board.black | board.white)
    chains = ((chain, grid.beside(chain) & empty) for chain in grid.chains(stones_of(board, side)))
    return [(chain, air) for chain, air in chains if air.bit_count() == 1]


def lost_back(after: GoPosition, point: str) -> int:
    """The stones of the chain on a point that the other side can capture with the next move."""
    air = after.liberties(point)
    if after.to_move is None or len(air) != 1 or after.why_illegal(air[0]):
        return 0
    return len(after.chain(point))


def captures(board: GoPosition) -> list[tuple[int, str]]:
    """The moves that capture, each with the stones that it wins if what is lost back at once is taken off."""
    side = board.to_move
    if side is None:
        return []
    won: dict[str, int] = {}
    for chain, air in in_atari(board, side.other):
        (point,) = board.grid.names(air)
        if board.why_illegal(point) is None:
            won[point] = won.get(point, 0) + chain.bit_count()
    return [(stones - lost_back(board.play(point), point), point) for point, stones in won.items()]


def rescues(board: GoPosition) -> list[tuple[int, tuple[str, ...]]]:
    """The chains in atari of the side to move that can be saved: their size, and the moves that save them."""
    side, grid = board.to_move, board.grid
    if side is None:
        return []
    found = []
    for chain, _ in in_atari(board, side):
        if ways := _saving(board, grid.name_of[chain & -chain]):
            found.append((chain.bit_count(), ways))
    return found


def _saving(board: GoPosition, stone: str) -> tuple[str, ...]:
    """The moves of its side that save the chain in atari on a point."""
    return tuple(move for move in escapes(board, stone) if holds(board.play(move), stone))


def only_one_is_saved(after: GoPosition, stones: Sequence[str]) -> bool:
    """Whether these stand for two chains in atari of the side to move, and no move saves both."""
    return len(stones) == 2 and not {*escapes(after, stones[0])} & {*escapes(after, stones[1])}


def holds(after: GoPosition, stone: str) -> bool:
    """Whether the chain on this point, which got out of atari, is not read to be dead all the same."""
    if after.game.first_capture:
        return True
    return not ending(after, most=MOST_READ).dead & after.grid.bit(stone)


def at_stake(board: GoPosition) -> AtStake | None:
    """The largest chain in atari that can be saved, or captured if it is not dead already; own ones first."""
    side, grid = board.to_move, board.grid
    if side is None:
        return None
    dead = ending(board, most=MOST_READ).dead
    found = [
        AtStake(True, grid.names(chain), ways)
        for chain, _ in in_atari(board, side)
        if (ways := _saving(board, grid.name_of[chain & -chain]))
    ]
    for chain, air in in_atari(board, side.other):
        (point,) = grid.names(air)
        if chain & dead or board.why_illegal(point):
            continue
        if chain.bit_count() > lost_back(board.play(point), point):
            found.append(AtStake(False, grid.names(chain), (point,)))
    return max(found, key=lambda one: len(one.stones), default=None)


def ladders(board: GoPosition) -> list[tuple[int, str]]:
    """The moves that begin a ladder which captures, each with the stones of the chain that it captures."""
    side, grid = board.to_move, board.grid
    if side is None:
        return []
    empty = grid.full & ~(board.black | board.white)
    found = []
    for chain in grid.chains(stones_of(board, side.other)):
        if (grid.beside(chain) & empty).bit_count() == 2:
            stone = grid.name_of[chain & -chain]
            found += [(chain.bit_count(), move) for move in ladder_starts(board, stone)]
    return found


def is_safe(board: GoPosition, move: str) -> bool:
    """Whether a stone may go on a point and has liberties there, so that no ladder captures it."""
    if move == PASS or board.why_illegal(move):
        return False
    after = board.play(move)
    return len(after.liberties(move)) > 1 and not ladder_starts(after, move)
