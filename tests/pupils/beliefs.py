"""What a learner with a misconception plays: one belief for each, in place of the rules."""

from __future__ import annotations

from random import Random

from tutor.games.base import Move, Position
from tutor.games.othello.kinds.strategy.beliefs import BELIEFS
from tutor.games.othello.rules.position import as_othello


def plays(code: str, position: Position, seed: object = 0) -> Move:
    """What such a learner plays: a move of the belief, or any where it says nothing."""
    chance = Random(f"{code}/{seed}/{position.cells()}")
    board = as_othello(position)
    return chance.choice(sorted(BELIEFS[code](board)) or board.legal_moves())
