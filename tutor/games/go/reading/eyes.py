"""Eyes, real and false: do the chains around an empty point stay connected without filling it?"""

from tutor.games.color import Color
from tutor.games.go.rules.position import GoPosition


def eye_owner(position: GoPosition, point: str) -> Color | None:
    """The side whose stones are on all points beside an empty point; None where there is no such side."""
    grid, bit = position.grid, position.grid.bit(point)
    near = grid.near[bit]
    if (position.black | position.white) & bit or not near:
        return None
    if not near & ~position.black:
        return Color.BLACK
    return Color.WHITE if not near & ~position.white else None


def is_real(position: GoPosition, point: str) -> bool:
    """Whether the eye on a point is real.

    The chains around it are safely connected if they are one chain, or if they share other regions that both
    touch; only regions of less than half of the board count. A ValueError if the point is no eye.
    """
    owner = eye_owner(position, point)
    if owner is None:
        raise ValueError(f"{point!r} is no eye")
    grid, bit = position.grid, position.grid.bit(point)
    own = position.black if owner is Color.BLACK else position.white
    regions = grid.chains(grid.full & ~own)
    links = [
        grid.beside(region)
        for region in regions
        if not region & bit and 2 * region.bit_count() < len(grid.points)
    ]
    near = grid.near[bit]
    held = grid.chain(near & -near, own)
    while True:
        grown = held
        for link in links:
            if link & held:
                grown |= link & own
        for chain in grid.chains(own):
            if chain & grown:
                grown |= chain
        if grown == held:
            return not near & ~held
        held = grown


def lost_corners(position: GoPosition, point: str) -> tuple[str, ...]:
    """The points diagonally beside an eye that the other side holds.

    On an inner point of the board an eye may lose one of them; on the edge none.
    """
    owner = eye_owner(position, point)
    grid = position.grid
    opp = position.white if owner is Color.BLACK else position.black
    return grid.names(grid.slant[grid.bit(point)] & opp)
