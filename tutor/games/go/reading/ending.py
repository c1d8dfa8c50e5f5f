"""Which stones are dead when no move is left to play: reading captures them, their owner moving first."""

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.go.reading.life import PLIES, Catch
from tutor.games.go.reading.stones import fight
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.grid import Grid
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.seki import plain_seki

ROOM = 7
"""A chain beside a region of its own side with so many points is taken to live there: it can make two
eyes."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The stones that are dead, those in a seki, those that live, and those of which nothing is certain."""

    dead: int
    seki: int
    alive: int
    unsettled: int


@lru_cache(maxsize=64)
def ending(position: GoPosition, region: int = 0, plies: int = PLIES, most: int = 16) -> Ending:
    """What becomes of all stones on a board where both sides have passed.

    A chain is read where it can spread to, if that is at most `most` empty points; `region` (a set; 0 for the
    whole board) narrows this. A chain with more room is not captured. Once the dead stones are off, a chain
    lives if it is alive without doubt, or if it stands beside ROOM points of its own side.
    """
    return ending_with(position, _dead(position, region or position.grid.full, plies, most))


def _dead(position: GoPosition, where: int, plies: int, most: int) -> int:
    """The stones that reading finds to be dead."""
    grid = position.grid
    safe = alive(grid, position.black, position.white) | alive(grid, position.white, position.black)
    seki = plain_seki(grid, position.black, position.white)
    empty = grid.full & ~(position.black | position.white)
    dead = 0
    for own in (position.black, position.white):
        for chain in grid.chains(own & ~(safe | seki)):
            first = chain & -chain
            reach = grid.chain(first, own | empty) & where
            if (reach & empty).bit_count() > most:
                continue
            board, bit, _ = fight(position, grid.name_of[first])
            if Catch(bit, reach, "defender").within(board.waited(), False, plies):
                dead |= chain
    return dead


def ending_with(position: GoPosition, dead: int) -> Ending:
    """What becomes of all stones where it is known which are dead."""
    grid = position.grid
    seki = plain_seki(grid, position.black, position.white)
    black, white = position.black & ~dead, position.white & ~dead
    lives = alive(grid, black, white) | alive(grid, white, black)
    for own, room in zip((black, white), rooms(grid, black, white), strict=True):
        for chain in grid.chains(own):
            if grid.beside(chain) & room:
                lives |= chain
    lives &= ~seki
    return Ending(dead, seki & ~dead, lives, (black | white) & ~(lives | seki))


def rooms(grid: Grid, black: int, white: int) -> tuple[int, int]:
    """The territory of Black and of White in regions of at least ROOM points."""
    owned = land(grid, black, white)
    wide = [
        sum(region for region in grid.chains(points) if region.bit_count() >= ROOM)
        for points in (owned.black, owned.white)
    ]
    return wide[0], wide[1]
