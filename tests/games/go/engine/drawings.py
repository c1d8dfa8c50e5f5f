"""Positions drawn in tests."""

from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition


def position(drawing: str, side: str) -> GoPosition:
    """The position of a drawing of any size, with this side to move."""
    size = len(drawing.split("\n")[0 if drawing.split("\n")[0].strip() else 1].split())
    return Go(size).parse_diagram(f"{drawing.rstrip()}\n{side} to move")


TWO_IN_DANGER = """
  a b c d e f g
7 . . . . . . .
6 . . O O . . .
5 . O X X . . .
4 . . O O . . .
3 . O X . . . .
2 O X O . . . .
1 X . . . . . .
"""
"""Black to move: two black stones and a single one have one liberty, and so has a white one."""
