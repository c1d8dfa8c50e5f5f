"""Wrong rules about chains and liberties: the answer of each, if it differs from the right one.

Every function gives answers by misconception.
"""

from typing import TypeVar

from tutor.games.base import Square
from tutor.games.color import Color
from tutor.games.go.kinds.wrong.believing import BELIEFS, RIGHT, Belief, Board
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

Squares = frozenset[Square]
T = TypeVar("T")


def seen_by(position: GoPosition, belief: Belief) -> Board:
    """The board of a position as a believer sees it, with Black's stones as `own`."""
    return Board(position.grid, position.black, position.white, belief)


def wrong_liberties(position: GoPosition, target: Square) -> dict[str, Squares]:
    """By misconception, the points that seem to be the liberties of the chain on `target`."""
    bit = position.grid.bit(target)

    def liberties(belief: Belief) -> int:
        board = seen_by(position, belief)
        return board.liberties(board.chain(bit))

    believed = {code: liberties(belief) for code, belief in BELIEFS.items()}
    return _named(position, believed, liberties(RIGHT))


def wrong_liberty_count(position: GoPosition, target: Square) -> dict[str, int]:
    """By misconception, how many liberties the chain on `target` seems to have."""
    grid, bit = position.grid, position.grid.bit(target)

    def count(belief: Belief) -> int:
        board = seen_by(position, belief)
        return board.count(board.chain(bit))

    board = seen_by(position, RIGHT)
    chain = board.chain(bit)
    believed = {code: count(belief) for code, belief in BELIEFS.items()} | {
        "counted-twice": sum((grid.near[stone] & board.empty).bit_count() for stone in each(chain)),
        "taken-points-count": grid.beside(chain).bit_count(),
    }
    if chain == bit:
        believed["always-four"] = 4
    return _differing(believed, count(RIGHT))


def wrong_chain(position: GoPosition, target: Square) -> dict[str, Squares]:
    """By misconception, the stones that seem to be one chain with the one on `target`."""
    bit = position.grid.bit(target)
    believed = {code: seen_by(position, belief).chain(bit) for code, belief in BELIEFS.items()}
    return _named(position, believed, seen_by(position, RIGHT).chain(bit))


def wrong_chain_count(position: GoPosition, color: Color) -> dict[str, int]:
    """By misconception, how many chains a side seems to have."""
    stones = position.black if color is Color.BLACK else position.white

    def count(belief: Belief) -> int:
        return len(seen_by(position, belief).chains(stones))

    return _differing({code: count(belief) for code, belief in BELIEFS.items()}, count(RIGHT))


def wrong_atari(position: GoPosition, target: Square) -> dict[str, bool]:
    """By misconception, whether the chain on `target` seems to be in atari."""
    bit = position.grid.bit(target)

    def in_atari(belief: Belief) -> bool:
        board = seen_by(position, belief)
        return board.count(board.chain(bit)) == 1

    believed = {code: in_atari(belief) for code, belief in BELIEFS.items()}
    board = seen_by(position, RIGHT)
    other = (board.own | board.opp) & ~board.of(bit)
    believed["touch-is-atari"] = bool(board.grid.beside(board.chain(bit)) & other)
    return _differing(believed, in_atari(RIGHT))


def wrong_all_atari(position: GoPosition, color: Color | None) -> dict[str, Squares]:
    """By misconception, the stones of a side, or of both, that seem to be in atari."""
    sides = {Color.BLACK: position.black, Color.WHITE: position.white}
    looked_at = [stones for side, stones in sides.items() if color in (side, None)]

    def in_atari(belief: Belief) -> int:
        board, found = seen_by(position, belief), 0
        for stones in looked_at:
            for chain in board.chains(stones):
                if board.count(chain) == 1:
                    found |= chain
        return found

    believed = {code: in_atari(belief) for code, belief in BELIEFS.items()}
    return _named(position, believed, in_atari(RIGHT))


def _differing(believed: dict[str, T], right: T) -> dict[str, T]:
    return {code: answer for code, answer in believed.items() if answer != right}


def _named(position: GoPosition, believed: dict[str, int], right: int) -> dict[str, Squares]:
    names = position.grid.names
    return {code: frozenset(names(points)) for code, points in _differing(believed, right).items()}
