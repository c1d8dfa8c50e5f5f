"""Boards that several tests look at, drawn once."""

KO = """
  a b c d e
5 . . . . .
4 . X O . .
3 X O . O .
2 . X O . .
1 . . . . .
"""

G7_GIVES_A_CORNER = """
  a b c d e f g h
1 . . . . O . . .
2 . . . O . . . .
3 . . O X O . . .
4 . . X X O . . .
5 . . . X O X . .
6 . . . . . O . .
7 . . . . . . . .
8 . . . . . . . .
"""

NO_MOVE = """
  a b c d e f g h
1 X . O . . . . .
2 . O O . . . . .
3 O . X . . . . .
4 . . X X X . . .
5 . . . X X . . .
6 . . . . X . . .
7 . . . . . . . .
8 . . . . . . . ."""

A1_IS_FREE = """
  a b c d e f g h
1 . O X . . . . .
2 . . . . . . . .
3 . . . X O . . .
4 . . . O X . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

START = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

QUIET = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X O . . .
4 X . . O O . . .
5 O X O O O . . .
6 . . O . . . . .
7 . O . . . . . .
8 . . . . . . . ."""

OPEN = """\
  a b c d e f g h
1 . . . O X X X .
2 . . . . O . . .
3 . X X X X O . .
4 . . X X X . . .
5 . O . X X . . .
6 . . O X O O . .
7 . . O . . . . .
8 . . O . . . . .
"""

ENDING = """
  a b c d e f g h
1 O O . X O . . X
2 X O X . X O O X
3 . O X X O O O X
4 X O X O X O X X
5 X O X X O X O X
6 X O X X O O X X
7 X O X X O X X X
8 X O O O O . . ."""

INSIDE_ROWS = """
  a b c d e f g h
1 O O O O O O O X
2 X X X X X X X X
3 . O O X O X O X
4 O O O O O O O .
5 O O O O O . . .
6 . . O . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""
"""Black to move: full upper rows; after a3 White has no move, and flips lie inside."""
