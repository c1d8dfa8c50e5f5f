"""Pupils play the games on the way of a course: who knows only the rules, and who follows its lessons."""

from __future__ import annotations

import random
from collections.abc import Callable

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import choose_move
from tutor.lessons.model import Station

Plays = Callable[[Position, object], Move]
"""What a pupil plays on a board; the same for the same board and seed."""

UNHURRIED = 10.0
"""Seconds of processor time a move: more than these levels need, so that a busy machine changes no game."""


SLIPS = 0.2
"""How often a child who follows the lessons plays any other move."""


def wins_at_random(station: Station, games: int) -> float:
    """The share of so many games that legal moves at random win, as Black; the same at each call."""
    return sum(_wins(station, f"{station.after} {game}", None) for game in range(games)) / games


def wins_of(plays: Plays, station: Station, games: int) -> float:
    """The share that a pupil wins who plays so, and slips now and then."""
    return sum(_wins(station, f"{station.after} {game}", plays) for game in range(games)) / games


def _wins(station: Station, seed: str, plays: Plays | None) -> bool:
    position, chance = station.position(), random.Random(seed)
    while position.to_move is not None:
        if position.must_pass():
            move = PASS
        elif position.to_move is not Color.BLACK:
            move = choose_move(position, station.level, seed=chance.randrange(2**32), seconds=UNHURRIED).move
        elif plays is None or chance.random() < SLIPS:
            move = chance.choice(position.legal_moves())
        else:
            move = plays(position, seed)
        position = position.play(move)
    outcome = position.outcome()
    return outcome is not None and outcome.winner is Color.BLACK
