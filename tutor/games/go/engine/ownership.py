"""Estimates who will own each point: from random games, and from what is alive without doubt."""

from random import Random

from tutor.games.color import Color
from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

GAMES = 60
"""How many random games are played."""

SURE = 0.9
"""A point counts as settled if one side owns it in at least this share of the games."""

LOST = 0.25
"""A chain is proposed as dead if its side owns its points in at most this share of the games."""


def blacks_share(position: GoPosition, chance: Random, games: int = GAMES) -> dict[int, float]:
    """How often Black owns each point (by its bit) at the end of random games, from 0 to 1.

    Each side begins half of the games. A neutral point at the end of a game counts half.
    """
    grid = position.grid
    playouts = Playouts.of(grid.size)
    times = dict.fromkeys(grid.bits, 0.0)
    for number in range(games):
        if number % 2:
            white, black, *_ = playouts.play(position.white, position.black, 0, 0, 0, chance)
        else:
            black, white, *_ = playouts.play(position.black, position.white, 0, 0, 0, chance)
        empty = grid.full & ~(black | white)
        by_black, by_white = grid.touching(black) & empty, grid.touching(white) & empty
        for bit in each(black | by_black & ~by_white):
            times[bit] += 1
        for bit in each(empty & ~(by_black ^ by_white)):
            times[bit] += 0.5
    return {bit: count / games for bit, count in times.items()}


def likely_dead(position: GoPosition, seed: int = 1, games: int = GAMES) -> tuple[str, ...]:
    """The stones that look dead, in whole chains: a proposal, on which both sides still have to agree.

    A chain that is alive without doubt is never proposed.
    """
    grid = position.grid
    safe = alive(grid, position.black, position.white) | alive(grid, position.white, position.black)
    share = blacks_share(position, Random(seed), games)
    found = 0
    for own, is_black in ((position.black, True), (position.white, False)):
        for chain in grid.chains(own & ~safe):
            blacks = sum(share[bit] for bit in each(chain)) / chain.bit_count()
            if (blacks if is_black else 1 - blacks) < LOST:
                found |= chain
    return grid.names(found)


def is_settled(position: GoPosition, chance: Random, games: int = GAMES) -> bool:
    """Whether every empty point surely belongs to one side, whoever moves: no move is worth playing."""
    empty = position.grid.full & ~(position.black | position.white)
    if 2 * empty.bit_count() > len(position.grid.points):
        return False
    share = blacks_share(position, chance, games)
    return all(not 1 - SURE < share[bit] < SURE for bit in each(empty))


def surely_theirs(position: GoPosition, chance: Random, games: int = GAMES) -> int:
    """The points that surely belong to the side that does not move, as a set."""
    share = blacks_share(position, chance, games)
    black_moves = position.to_move is Color.BLACK
    return sum(bit for bit, blacks in share.items() if (1 - blacks if black_moves else blacks) >= SURE)
