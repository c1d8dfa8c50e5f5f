"""Forgets what the rules keep as played, so that a figure of their speed is of moves that are played."""

from __future__ import annotations

from tutor.games.go.rules import grid
from tutor.games.go.rules import position as go
from tutor.games.othello.rules import position as othello


def forget_moves() -> None:
    """Begin as a program does that has played nothing yet."""
    for kept in (go._played, go._opened, grid._names, othello._played, othello._flips):
        kept.cache_clear()
