"""What all kinds share that ask who owns the empty points once the dead stones are off the board."""

from collections.abc import Iterable

from tutor.games.base import Square
from tutor.games.color import Color
from tutor.games.go.kinds.stones.shown import crossed
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark, Reason, Remark
from tutor.games.kinds.kind import Task

WHOSE_REASONS: dict[str, tuple[str, ...]] = {
    # a living stone stands there
    "point-has-stone": ("square",),
    # stones of both sides surround it
    "point-is-nobodys": ("square",),
    # only stones of color surround it
    "point-is-of-side": ("color", "square"),
}
"""Why a tapped point is not one of those asked for."""


def living(position: GoPosition) -> tuple[int, int]:
    """The stones of Black and White that are not dead."""
    return position.black & ~position.dead, position.white & ~position.dead


def land_of(position: GoPosition, color: Color) -> tuple[Square, ...]:
    """The territory of a side, in board order."""
    owned = position.territory()
    return position.grid.names(owned.black if color is Color.BLACK else owned.white)


def show_land(color: Color, points: Iterable[Square]) -> tuple[Mark, ...]:
    """The territory of a side, its points numbered."""
    return tuple((f"land-{color.value}", point, str(number)) for number, point in enumerate(points, 1))


def show_wall(position: GoPosition, points: Iterable[Square]) -> tuple[Mark, ...]:
    """The living stones that touch the regions of these points."""
    grid, (black, white) = position.grid, living(position)
    inside = grid.set_of(points)
    wall = 0
    for region in grid.chains(grid.full & ~(black | white)):
        if region & inside:
            wall |= grid.beside(region)
    return tuple(("chain", stone, "") for stone in grid.names(wall))


def explain_whose(task: Task, square: Square) -> Remark:
    """Why a point is not asked for: a stone stands there, or whose it is; what surrounds it is shown."""
    here = as_go(task.position)
    bit, owned = here.grid.bit(square), here.territory()
    if not bit & (owned.black | owned.white | owned.neutral):
        return Remark((Reason("point-has-stone", square=square),), shown=(crossed(square),))
    shown = (*show_wall(here, (square,)), crossed(square))
    if bit & owned.neutral:
        return Remark((Reason("point-is-nobodys", square=square),), shown=shown)
    color = Color.BLACK if bit & owned.black else Color.WHITE
    return Remark((Reason("point-is-of-side", color=color, square=square),), shown=shown)
