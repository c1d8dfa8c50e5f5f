"""Chance that a seed decides wholly, and games that occur in play: a random opening, then two light players.

Only `random()` is asked of Python, which promises the same numbers for the same seed in every version;
what is picked with them is decided here.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from tutor.puzzles.grid import corners
from tutor.rules import PASS, Color, Game, Position

T = TypeVar("T")
Temper = Callable[[Position, str], float]
"""What a player thinks a move is worth."""

OPENING = (2, 14)
"""The fewest and the most moves at the beginning that are played at random."""

SLIPS = 0.2
"""How often a light player plays anything at all."""


class Dice:
    """Random choices from a seed, the same on every machine."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        """A whole number from 0 to below the limit."""
        return int(self._random() * limit)

    def happens(self, chance: float) -> bool:
        """True as often as the chance says, from 0 to 1."""
        return self._random() < chance

    def pick(self, among: Sequence[T]) -> T:
        """One of them."""
        return among[self.below(len(among))]

    def shuffled(self, among: Sequence[T]) -> list[T]:
        """All of them in some order."""
        return [one for _, one in sorted(((self._random(), one) for one in among), key=lambda pair: pair[0])]


def play_game(game: Game, dice: Dice) -> list[Position]:
    """Every position of a game, from the start to the end."""
    tempers = {color: dice.pick(TEMPERS) for color in Color}
    opening = OPENING[0] + dice.below(OPENING[1] - OPENING[0] + 1)
    position, positions = game.start(), []
    while position.to_move is not None:
        positions.append(position)
        moves = position.legal_moves()
        if len(positions) <= opening or len(moves) == 1 or dice.happens(SLIPS):
            move = dice.pick(moves)
        else:
            temper = tempers[position.to_move]
            worth = [temper(position, move) for move in moves]
            move = dice.pick([move for move, value in zip(moves, worth, strict=True) if value == max(worth)])
        position = position.play(move)
    return [*positions, position]


def _greedy(position: Position, move: str) -> float:
    return -len(position.play(move).discs((position.to_move or Color.BLACK).other))


def _cautious(position: Position, move: str) -> float:
    replies = [reply for reply in position.play(move).legal_moves() if reply != PASS]
    rim = corners(position.game)
    return 8 * (move in rim) - len(replies) - 6 * any(corner in replies for corner in rim)


def _careless(_position: Position, _move: str) -> float:
    return 0


TEMPERS: tuple[Temper, ...] = (_cautious, _cautious, _greedy, _careless)
