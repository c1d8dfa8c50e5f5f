"""Steps that tests put into a lesson: those that are right, and boards that cannot be."""

from collections.abc import Callable
from pathlib import Path

WriteLesson = Callable[..., Path]

ASKING = 'board = START\nto_move = "black"\n'
TELLING = 'title = "The start"\ntext = "Black begins."\n' + ASKING
DRAWING = 'title = "The start"\ntext = "Black begins."\nboard = START\n'
SOUND = DRAWING.rstrip()
SMALL = "'''\n  a b c d\n1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .'''"

SPOILED = """'''
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . # X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .'''"""

BOTH = SPOILED.strip("'\n").replace("#", "O") + "\nwhite to move"
