"""The graph of a game's scores: above the middle line Black is ahead, below it White."""

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, MIDDLE = 600, 160, 80
LEAST_RANGE = 12.0
"""The least lead, in discs, that the edge of the graph stands for; larger leads enlarge its range."""


def graph(scores: Sequence[float], mistakes: Sequence[int]) -> dict[str, Any]:
    """SVG paths and points for a template; ``scores`` are Black's, before each move and at the end.

    ``mistakes`` are the numbers of moves; each is marked at the score after its move.
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
