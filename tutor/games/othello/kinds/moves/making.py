"""Boards for practice: all on which a side can move, and boards further on in the same games."""

from collections.abc import Iterable, Iterator

from tutor.games.base import Position
from tutor.games.chance import Dice
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.practising import Drawn

MOVES_ASKED = 3
"""How many moves of one position are asked about."""

PLAYED_ON = 12
"""From so many positions of a game the rest is played at random."""


def whenever_to_move(puzzle: Puzzle, positions: Iterable[Position]) -> Iterator[Drawn]:
    """A puzzle on every board on which a side can move."""
    for position in positions:
        if position.to_move and moves_of(position):
            yield Drawn(position, puzzle)


def play_on(dice: Dice, positions: Iterable[Position], most: int = PLAYED_ON) -> Iterator[Position]:
    """What follows some of these positions when both sides play at random: many passes and endings."""
    for position in dice.shuffled([position for position in positions if position.to_move])[:most]:
        while position.to_move:
            position = position.play(dice.pick(position.legal_moves()))
            yield position
