"""A pupil that follows the rules of its lessons and nothing else, and answers as they tell."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from random import Random

from tests.pupils.weighing import (
    AT_ONCE,
    COUNTS_THE_END,
    KEEPS_PARITY,
    LOOKS_AHEAD,
    PRICES_CORNERS,
    RULES,
    enters_odd,
    weigh,
)
from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.rules.position import OthelloPosition, as_othello

COUNTED = 8
"""The empty squares from which a pupil that counts the end makes no mistake."""

ALIKE = 0.01
"""Moves that are worth as much to the pupil differ by chance only."""


@dataclass(frozen=True)
class Pupil:
    """What a pupil knows: the names of the rules that its lessons print."""

    rules: frozenset[str]

    @classmethod
    def of(cls, rules: Collection[str]) -> Pupil:
        """A pupil with these rules; a ValueError for the name of none."""
        if unknown := set(rules) - RULES:
            raise ValueError(f"no rule of a pupil: {', '.join(sorted(unknown))}")
        return cls(frozenset(rules))

    def values(self, position: Position) -> dict[Move, float]:
        """What each legal move is worth to this pupil; all the same where it knows no rule that counts."""
        board = as_othello(position)
        moves = board.legal_moves()
        if COUNTS_THE_END in self.rules and moves != [PASS] and len(board.empties()) <= COUNTED:
            return {move: float(value) for move, value in values_of(board).items()}
        return {move: self._worth(board, move) for move in moves}

    def _worth(self, board: OthelloPosition, move: Move) -> float:
        side = board.to_move
        assert side is not None
        entering = enters_odd(board, side, move) if KEEPS_PARITY in self.rules else 0.0
        return entering + self._weighed(board, side, move)

    def _weighed(self, board: OthelloPosition, side: Color, move: Move) -> float:
        """The board after the move, and after the worst answer for a pupil who sees it."""
        after = board.play(move)
        if LOOKS_AHEAD not in self.rules or after.to_move is not side.other:
            return weigh(after, side, self.rules)
        later = self.rules - AT_ONCE
        answered = min(weigh(after.play(answer), side, later) for answer in after.legal_moves())
        return weigh(after, side, self.rules & (AT_ONCE | {PRICES_CORNERS})) + answered

    def move(self, position: Position, seed: object) -> Move:
        """The move that it plays; the same for the same board and seed."""
        chance = Random(f"{seed}/{position.cells()}/{position.to_move}")
        values = self.values(position)
        return max(values, key=lambda move: values[move] + chance.uniform(0, ALIKE))
