"""A pupil who knows only the rules plays the games on the way of a course."""

from __future__ import annotations

import random

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import choose_move
from tutor.lessons.model import Station

UNHURRIED = 10.0
"""Seconds of processor time a move: more than these levels need, so that a busy machine changes no game."""


def wins_at_random(station: Station, games: int) -> float:
    """The share of so many games that legal moves at random win, as Black; the same at each call."""
    return sum(_wins(station, random.Random(f"{station.after} {game}")) for game in range(games)) / games


def _wins(station: Station, chance: random.Random) -> bool:
    position = station.position()
    while position.to_move is not None:
        if position.must_pass():
            move = PASS
        elif position.to_move is Color.BLACK:
            move = chance.choice(position.legal_moves())
        else:
            move = choose_move(position, station.level, seed=chance.randrange(2**32), seconds=UNHURRIED).move
        position = position.play(move)
    outcome = position.outcome()
    return outcome is not None and outcome.winner is Color.BLACK
