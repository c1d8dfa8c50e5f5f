"""What a beginner may learn from a finished game: oversights that reading proves.

An oversight is a move that overlooked something which the next moves then showed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.reading.eyes import eye_owner, is_real
from tutor.games.go.reading.ladder import escapes
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import Counting


class Overlooked(Enum):
    """What was overlooked."""

    ATARI = "atari-not-seen"
    """A chain in atari could be saved, was left alone, and was captured with the next move."""

    CAPTURE = "capture-missed"
    """A chain of the other side could be captured, was left alone, and got away with the next move."""

    EYE = "own-eye-filled"
    """A real eye of one's own was filled, and nothing was captured."""

    BORDERS = "borders-open"
    """A pass, though a stone could still close a border between walls of both sides."""

    POINTS = "points-left"
    """A pass, though a neutral point could still be taken: each is one more point in area counting."""


@dataclass(frozen=True, slots=True)
class Oversight:
    """A move that overlooked something.

    `number`: the number of the move, from 1. `stones`: the chain meant, or the eye. `better`: moves that
    would have been better. `worth`: the number of stones or points that were at stake.
    """

    number: int
    side: Color
    what: Overlooked
    stones: tuple[str, ...]
    better: tuple[Move, ...]
    worth: int


def oversights(start: GoPosition, moves: Sequence[Move]) -> list[Oversight]:
    """Every oversight of a game, in order; the moves must be legal."""
    found: list[Oversight] = []
    position = start
    for number, move in enumerate(moves, start=1):
        after = position.play(move)
        reply = moves[number] if number < len(moves) else None
        then = after.play(reply) if reply is not None and after.to_move is not None else None
        found += _at(position, number, move, after, then)
        position = after
    return found


def _at(
    position: GoPosition, number: int, move: Move, after: GoPosition, then: GoPosition | None
) -> Iterator[Oversight]:
    """The oversights of one move; `then` is the position after the reply, if there was one."""
    side = position.to_move
    assert side is not None
    if then is not None:
        yield from _lost_chains(position, number, after, then, side)
        yield from _missed_captures(position, number, after, then, side)
    if move != PASS and eye_owner(position, move) is side and is_real(position, move):
        if len(position.changes(move)) == 1:
            yield Oversight(number, side, Overlooked.EYE, (move,), (), 1)
    if move == PASS:
        yield from _left_open(position, number, after, then, side)


def _in_atari(position: GoPosition, side: Color) -> list[tuple[str, ...]]:
    """The chains of a side with one liberty, in board order."""
    chains = dict.fromkeys(position.chain(point) for point in position.pieces(side))
    return [chain for chain in chains if len(position.liberties(chain[0])) == 1]


def _lost_chains(
    position: GoPosition, number: int, after: GoPosition, then: GoPosition, side: Color
) -> Iterator[Oversight]:
    for chain in _in_atari(position, side):
        stays = after.at(chain[0]) is side and len(after.liberties(chain[0])) == 1
        if stays and then.at(chain[0]) is not side:
            better = escapes(position, chain[0])
            if better:
                yield Oversight(number, side, Overlooked.ATARI, chain, better, len(chain))


def _missed_captures(
    position: GoPosition, number: int, after: GoPosition, then: GoPosition, side: Color
) -> Iterator[Oversight]:
    for chain in _in_atari(position, side.other):
        (last,) = position.liberties(chain[0])
        left_alone = after.at(chain[0]) is side.other and len(after.liberties(chain[0])) == 1
        if left_alone and position.why_illegal(last) is None and len(then.liberties(chain[0])) > 1:
            yield Oversight(number, side, Overlooked.CAPTURE, chain, (last,), len(chain))


def _left_open(
    position: GoPosition, number: int, after: GoPosition, then: GoPosition | None, side: Color
) -> Iterator[Oversight]:
    """What a pass left open: a border, or else neutral points, if the game ended with them."""
    borders = open_borders(position)
    if borders.closing:
        closing = tuple(one for one in position.grid.names(borders.closing) if not position.why_illegal(one))
        worth = borders.open.bit_count()
        yield Oversight(number, side, Overlooked.BORDERS, (), closing, worth)
        return
    ended = after.to_move is None or (then is not None and then.to_move is None)
    if ended and position.rules.counting is Counting.AREA:
        yield from _left_points(position, number, side)


def _left_points(position: GoPosition, number: int, side: Color) -> Iterator[Oversight]:
    grid = position.grid
    neutral = land(grid, position.black, position.white).neutral
    own, opp = position.sides()
    beside_both = neutral & grid.touching(own) & grid.touching(opp)
    open_points = tuple(
        point
        for point in grid.names(beside_both)
        if position.why_illegal(point) is None and len(position.play(point).liberties(point)) > 1
    )
    if open_points:
        yield Oversight(number, side, Overlooked.POINTS, (), open_points, len(open_points))
