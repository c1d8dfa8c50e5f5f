"""Sekis that are seen without reading ahead: chains of both sides share liberties that no side can fill."""

from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.grid import Grid, each


def plain_seki(grid: Grid, black: int, white: int) -> int:
    """The chains of both sides beside regions where a stone on any point would put its own chain in atari.

    What is alive without doubt is in no seki. About other sekis, in which a shared point may be filled or
    which include a ko, both players or a judge decide (Japanese Rules of Go, 1989, article 8).
    """
    safe = alive(grid, black, white) | alive(grid, white, black)
    found = 0
    for region in grid.chains(grid.full & ~(black | white)):
        wall = grid.beside(region) & ~safe
        if not wall & black or not wall & white:
            continue
        if all(
            _is_shut(grid, bit, *sides) for bit in each(region) for sides in ((black, white), (white, black))
        ):
            for own in (black, white):
                for chain in grid.chains(own):
                    if chain & wall:
                        found |= chain
    return found


def _is_shut(grid: Grid, bit: int, own: int, opp: int) -> bool:
    """Whether a stone here would capture nothing and leave its chain at most one liberty."""
    if grid.captured(bit, own, opp):
        return False
    air = grid.beside(grid.chain(bit, own | bit)) & ~(own | opp)
    return not air & (air - 1)
