"""Positions drawn in tests."""

from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition


def position(drawing: str, side: str) -> GoPosition:
    """The position of a drawing of any size, with this side to move."""
    size = len(drawing.split("\n")[0 if drawing.split("\n")[0].strip() else 1].split())
    return Go(size).parse_diagram(f"{drawing.rstrip()}\n{side} to move")
