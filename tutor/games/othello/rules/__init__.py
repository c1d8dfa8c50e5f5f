"""The rules core of Othello and its relatives: positions, legal moves, results and explanations.

Standard library only; no input or output, no Flask, no translation. Positions are immutable. Answers are
codes and squares; the callers find the words for them.

>>> from tutor.games.table import find_game
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
