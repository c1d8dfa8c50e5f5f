"""The scores of a game as the shapes of a small picture: above the middle Black is ahead, below it White."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, MIDDLE = 600, 160, 80
LEAST_RANGE = 12.0
"""Discs from the middle to the rim of the picture in a close game."""


def graph(scores: Sequence[float], mistakes: Sequence[int]) -> dict[str, Any]:
    """Paths and points for a template; ``scores`` are Black's, before each move and at the end.

    A mistake is the number of a move; it stands where the board after that move stands.
    """
    most = max([LEAST_RANGE, *(abs(score) for score in scores)])
    steps = max(len(scores) - 1, 1)
    points = [
        (round(place * WIDTH / steps, 1), round(MIDDLE - score / most * (MIDDLE - 6), 1))
        for place, score in enumerate(scores)
    ]
    curve = "L".join(f"{x} {y}" for x, y in points)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "middle": MIDDLE,
        "most": round(most),
        "curve": f"M{curve}",
        "area": f"M0 {MIDDLE}L{curve}L{points[-1][0] if points else 0} {MIDDLE}Z",
        "points": points,
        "mistakes": [(n, *points[number], number) for n, number in enumerate(mistakes, 1)],
        "columns": [
            (number, round((number - 0.5) * WIDTH / steps, 1), round(WIDTH / steps, 1))
            for number in range(len(scores))
        ],
    }
