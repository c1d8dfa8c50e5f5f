"""Wrong rules about the end of a game: the answer of each, if it differs from the right one.

Dead stones, captures, komi and sekis are those of the position, under its rules.
"""

from tutor.games.base import Square
from tutor.games.color import Color
from tutor.games.go.rules.counting import count, land
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import Counting

Squares = frozenset[Square]

Pair = tuple[float, float]
"""The scores of Black and White, without komi."""

WEAK = 2
"""A chain with at most so many liberties seems to be captured already."""


def wrong_land(position: GoPosition, color: Color) -> dict[str, Squares]:
    """By misconception, the points that seem to be a side's territory."""
    grid, living = position.grid, _living(position)
    mine = living[0] if color is Color.BLACK else living[1]
    owned, raw = land(grid, *living), land(grid, position.black, position.white)
    right, thought = (side.black if color is Color.BLACK else side.white for side in (owned, raw))
    fenced = 0
    for region in grid.chains(right):
        if all(grid.near[bit].bit_count() == 4 for bit in each(region)):
            fenced |= region
    believed = {
        "dame-counts": right | (owned.neutral & grid.touching(mine)),
        "edge-needs-wall": fenced,
        "dead-stones-live-on": thought,
        "stones-are-territory": right | mine,
    }
    return _named(position, believed, right)


def wrong_neutral(position: GoPosition) -> dict[str, Squares]:
    """By misconception, the points that seem to be neutral."""
    return _named(position, {"nothing-is-neutral": 0}, land(position.grid, *_living(position)).neutral)


def wrong_dead(position: GoPosition) -> dict[str, Squares]:
    """By misconception, the stones that seem to be dead; the position has those that are."""
    grid, weak, lone = position.grid, 0, 0
    for own, opp in ((position.black, position.white), (position.white, position.black)):
        for chain in grid.chains(own):
            if (grid.beside(chain) & ~opp).bit_count() <= WEAK:
                weak |= chain
            if chain & position.dead and chain.bit_count() == 1:
                lone |= chain
    believed = {"dead-stones-live-on": 0, "few-liberties-is-dead": weak, "lone-stones-only": lone}
    return _named(position, believed, position.dead)


def right_score(position: GoPosition) -> Pair:
    """The scores of Black and White under the rules of the position, without komi."""
    black, white = position.count()
    return black.total - black.komi, white.total - white.komi


def wrong_score(position: GoPosition) -> dict[str, Pair]:
    """By misconception, the scores of both sides, without komi."""
    believed = _of_area(position) if position.rules.counting is Counting.AREA else _of_territory(position)
    right = right_score(position)
    return {code: pair for code, pair in believed.items() if pair != right}


def wrong_lead(position: GoPosition) -> dict[str, float]:
    """By misconception, by how many points Black seems to lead with komi; below 0 where White leads."""
    black, white = right_score(position)
    komi = position.komi
    scores = wrong_score(position)
    kept = ("dead-stones-live-on", "territory-only", "stones-only", "stones-count-in-territory")
    believed = {code: scores[code][0] - scores[code][1] - komi for code in kept if code in scores}
    believed |= {"komi-forgotten": black - white, "komi-to-black": black - white + komi}
    return {code: lead for code, lead in believed.items() if lead != black - white - komi}


def wrong_over(position: GoPosition) -> dict[str, bool]:
    """By misconception, whether the game seems to be over."""
    believed = {"one-pass-ends-game": position.passes > 0, "board-must-be-full": not position.empties()}
    return {code: over for code, over in believed.items() if over is not (position.to_move is None)}


def _of_area(position: GoPosition) -> dict[str, Pair]:
    grid, living = position.grid, _living(position)
    owned, caught = land(grid, *living), _caught(position)
    stones = living[0].bit_count(), living[1].bit_count()
    points = owned.black.bit_count(), owned.white.bit_count()
    black, white = stones[0] + points[0], stones[1] + points[1]
    beside = [(owned.neutral & grid.touching(side)).bit_count() for side in living]
    all_on = count(grid, position.black, position.white, counting=Counting.AREA)
    return {
        "territory-only": points,
        "stones-only": stones,
        "prisoners-in-area-scoring": (black + caught[0], white + caught[1]),
        "dead-stones-live-on": (all_on[0].total, all_on[1].total),
        "territory-includes-stones-twice": (black + stones[0], white + stones[1]),
        "dame-counts": (black + beside[0], white + beside[1]),
    }


def _of_territory(position: GoPosition) -> dict[str, Pair]:
    grid, living = position.grid, _living(position)
    (black, white), caught = right_score(position), _caught(position)
    area, owned = count(grid, *living, counting=Counting.AREA), land(grid, *living)
    return {
        "stones-count-in-territory": (area[0].total, area[1].total),
        "prisoners-forgotten": (black - caught[0], white - caught[1]),
        "seki-eyes-count": (owned.black.bit_count() + caught[0], owned.white.bit_count() + caught[1]),
    }


def _living(position: GoPosition) -> tuple[int, int]:
    return position.black & ~position.dead, position.white & ~position.dead


def _caught(position: GoPosition) -> tuple[int, int]:
    """How many stones Black and White captured, in play and as dead stones."""
    black, white = position.taken
    return (
        black + (position.white & position.dead).bit_count(),
        white + (position.black & position.dead).bit_count(),
    )


def _named(position: GoPosition, believed: dict[str, int], right: int) -> dict[str, Squares]:
    names = position.grid.names
    return {code: frozenset(names(points)) for code, points in believed.items() if points != right}
