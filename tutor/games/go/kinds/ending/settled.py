"""What is shown of chains at the end of a game: a dead one with its only eye, a living one with two."""

from collections.abc import Iterable

from tutor.games.base import Square
from tutor.games.go.kinds.stones.shown import show_chain
from tutor.games.go.reading.ending import Ending, rooms
from tutor.games.go.reading.eyes import eye_owner
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark

EYES = 2
"""So many eyes of a living chain are shown, the smallest first."""


def show_dead(position: GoPosition, stones: Iterable[Square]) -> tuple[Mark, ...]:
    """Dead stones, with rings on the points that only they surround."""
    grid = position.grid
    dead = grid.set_of(stones)
    beside = grid.names(grid.beside(dead) & ~(position.black | position.white))
    chains: tuple[Mark, ...] = tuple(("chain", stone, "") for stone in grid.names(dead))
    eyes = [point for point in beside if _owner_is_dead(position, point, dead)]
    return (*chains, *(("liberty", point, "") for point in eyes))


def show_living(position: GoPosition, found: Ending, square: Square) -> tuple[str, tuple[Mark, ...]]:
    """The code of the reason why a chain stays, and the marks that show it."""
    grid, chain = position.grid, show_chain(position, square)
    bit = grid.bit(square)
    if bit & found.seki:
        return "stays-in-seki", chain
    color = "black" if bit & position.black else "white"
    black, white = position.black & ~found.dead, position.white & ~found.dead
    own, opp = (black, white) if color == "black" else (white, black)
    if bit & alive(grid, own, opp):
        stones = grid.chain(bit, own)
        regions = [area for area in grid.chains(grid.full & ~own) if grid.beside(area) & stones]
        inside = sorted((area for area in regions if not area & opp), key=int.bit_count)
        if len(inside) >= EYES:
            points = grid.names(sum(inside[:EYES]))
            return "stays-with-two-eyes", (*chain, *(("liberty", point, "") for point in points))
    room = rooms(grid, black, white)[color == "white"]
    beside = grid.beside(grid.chain(bit, own)) & room
    points = grid.names(sum(area for area in grid.chains(room) if area & beside))
    return "stays-with-room", (*chain, *((f"land-{color}", point, "") for point in points))


def _owner_is_dead(position: GoPosition, point: Square, dead: int) -> bool:
    grid = position.grid
    return eye_owner(position, point) is not None and not grid.near[grid.bit(point)] & ~dead
