"""Chooses a beginner's move: it compares single moves by what is seen at once, and reads nothing ahead."""

from dataclasses import dataclass
from random import Random

from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.rules.grid import each


@dataclass(frozen=True, slots=True)
class Eye:
    """What a beginner notices: chances from 0 to 1, and how much it likes some moves.

    `captures`: that a stone can be captured. `saves`: that a chain of its own is in atari. `careful`: that a
    move would put its own stones in atari. `contact` and `atari`: how much it likes to touch the other side's
    stones, and to give atari.
    """

    captures: float
    saves: float
    careful: float
    contact: float
    atari: float


CAPTURE, SAVE, RISK, EDGE = 6.0, 4.0, 5.0, 1.0
"""The weights of a captured stone, of a saved one, of one put in atari, and of a stone on the edge."""


def glance(playouts: Playouts, own: int, opp: int, moves: list[int], eye: Eye, chance: Random) -> int:
    """The move that a beginner likes best of `moves`, a list of at least one bit."""
    return max(moves, key=lambda move: _liking(playouts, own, opp, move, eye, chance))


def _liking(playouts: Playouts, own: int, opp: int, move: int, eye: Eye, chance: Random) -> float:
    grid = playouts.grid
    empty = grid.full & ~(own | opp)
    near = grid.near[move]
    worth = chance.gauss(0, 1) + eye.contact * bool(near & opp)
    if near.bit_count() < 4:
        worth -= EDGE
    off = grid.captured(move, own, opp)
    if off and chance.random() < eye.captures:
        worth += CAPTURE + off.bit_count()
    stones = grid.chain(move, own | move)
    air = grid.beside(stones) & (empty | off) & ~move
    for chain in grid.chains(stones & ~move):
        if grid.beside(chain) & empty == move and air & (air - 1) and chance.random() < eye.saves:
            worth += SAVE + chain.bit_count()
    if not air & (air - 1) and not off and chance.random() < eye.careful:
        worth -= RISK
    for bit in each(near & opp & ~off):
        left = grid.beside(grid.chain(bit, opp)) & empty & ~move
        worth += eye.atari * (not left & (left - 1))
    return worth
