"""The rules core: games, positions, legal moves, results and explanations.

Standard library only; no input or output, no Flask, no translation. Positions are immutable, answers are
codes and squares, and whoever shows them finds the words.

>>> game = find_game("othello")
>>> position = game.start()
>>> position.legal_moves()
['d3', 'c4', 'f5', 'e6']
>>> position.flips("d3")
('d4',)
>>> print(game.diagram(position.play("d3")))
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X . . . .
4 . . . X X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
white to move
"""

from tutor.rules.color import Color
from tutor.rules.errors import (
    IllegalMove,
    InvalidDiagram,
    InvalidPosition,
    RulesError,
    UnknownGame,
    UnknownSquare,
)
from tutor.rules.explain import Explanation, Line, LineEnd
from tutor.rules.game import PASS, Game, Move, Outcome, Position, Square
from tutor.rules.games import GAMES, USUAL_GAME, find_game
from tutor.rules.perft import perft
from tutor.rules.reading import read_position
from tutor.rules.shape import DIRECTIONS

__all__ = [
    "DIRECTIONS",
    "GAMES",
    "PASS",
    "USUAL_GAME",
    "Color",
    "Explanation",
    "Game",
    "IllegalMove",
    "InvalidDiagram",
    "InvalidPosition",
    "Line",
    "LineEnd",
    "Move",
    "Outcome",
    "Position",
    "RulesError",
    "Square",
    "UnknownGame",
    "UnknownSquare",
    "find_game",
    "perft",
    "read_position",
]
