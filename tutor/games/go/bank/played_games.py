"""Random games from whose positions puzzles are made: stones fall near each other, own eyes stay empty."""

from collections.abc import Iterator
from dataclasses import replace

from tutor.games.base import PASS, Game
from tutor.games.chance import Dice
from tutor.games.go.rules.games import find
from tutor.games.go.rules.position import GoPosition, as_go

SIZES = ("go-5x5", "go-7x7", "go-7x7", "go-9x9", "go-9x9")
"""The boards; a board that is listed twice is played on twice as often."""

NEAR = 0.7
"""How often a stone is placed beside one of the latest stones."""

LATEST = 4


def play_game(game: Game, dice: Dice) -> Iterator[GoPosition]:
    """The positions of a random game on one of the small boards, until a side has no sensible move."""
    position = as_go((find(dice.pick(SIZES)) or game).start())
    position = replace(position, komi=0)
    latest: list[int] = []
    for _ in range(len(position.game.squares)):
        moves = _moves(position)
        if not moves:
            return
        beside = 0
        for bit in latest[-LATEST:]:
            beside |= position.grid.near[bit] | position.grid.slant[bit]
        close = [move for move in moves if position.grid.bit(move) & beside]
        move = dice.pick(close if close and dice.happens(NEAR) else moves)
        latest.append(position.grid.bit(move))
        position = replace(position.play(move), taken=(0, 0))
        yield position


def _moves(position: GoPosition) -> list[str]:
    """The legal moves that do not fill a point whose neighbours are all own stones."""
    own, _ = position.sides()
    near = position.grid.near
    bit_of = position.grid.bit_of
    return [move for move in position.legal_moves() if move != PASS and near[bit_of[move]] & ~own]
