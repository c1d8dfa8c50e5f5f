"""How many liberties a chain has by a wrong rule."""

from tutor.games.base import Square
from tutor.games.geometry import place, square_at
from tutor.games.go.rules.position import GoPosition

ALONG = ((1, 0), (0, 1), (-1, 0), (0, -1))
SLANTING = ((1, 1), (1, -1), (-1, 1), (-1, -1))


Steps = tuple[tuple[int, int], ...]


def _around(position: GoPosition, stones: tuple[Square, ...], steps: Steps) -> list[Square | None]:
    """The points beside each of these stones, None beyond the edge; some stand there twice."""
    places = [place(position.game, stone) for stone in stones]
    return [square_at(position.game, c + right, r + down) for c, r in places for right, down in steps]


def wrong_liberty_count(position: GoPosition, target: Square) -> dict[str, int]:
    """By misconception, the number that it gives; only numbers that are wrong."""
    chain, color = position.chain(target), position.at(target)
    right = len(position.liberties(target))
    beside = _around(position, chain, ALONG)
    empty = [point for point in beside if point is not None and position.at(point) is None]
    slanting = {p for p in _around(position, chain, SLANTING) if p is not None and position.at(p) is None}
    alone = [p for p in _around(position, (target,), ALONG) if p is not None and position.at(p) is None]
    counted = {
        "diagonal-liberties": len(slanting | set(empty)),
        "edge-counts-as-liberty": right + beside.count(None),
        "taken-points-count": len({p for p in beside if p is not None and position.at(p) is not color}),
        "counted-twice": len(empty),
        "stone-alone": len(alone),
        "always-four": 4,
    }
    return {code: n for code, n in counted.items() if n != right}
