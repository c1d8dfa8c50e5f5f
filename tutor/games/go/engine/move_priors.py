"""Move priors: how good a move looks before it is searched, by what it captures, saves or loses."""

from tutor.games.go.engine.playouts import Playouts

CAPTURES, SAVES, QUIET, EDGE, RISKY = 0.9, 0.75, 0.5, 0.35, 0.15


def move_priors(playouts: Playouts, own: int, opp: int, moves: list[int]) -> list[float]:
    """A prior from 0 to 1 for each move; a move is a bit, or 0 for a pass, which must be the only one."""
    if moves == [0]:
        return [QUIET]
    grid = playouts.grid
    near = grid.near
    empty = grid.full & ~(own | opp)
    captures = saves = 0
    for chain in grid.chains(opp):
        air = grid.beside(chain) & empty
        if not air & (air - 1):
            captures |= air
    for chain in grid.chains(own):
        air = grid.beside(chain) & empty
        if not air & (air - 1):
            saves |= air
    found = []
    for move in moves:
        free = near[move] & empty
        if move & captures:
            liking = CAPTURES
        elif not free & (free - 1) and _in_atari(playouts, own, empty, move):
            liking = RISKY
        elif move & saves:
            liking = SAVES
        elif near[move] == free and near[move].bit_count() < 4:
            liking = EDGE
        else:
            liking = QUIET
        found.append(liking)
    return found


def _in_atari(playouts: Playouts, own: int, empty: int, move: int) -> bool:
    """Whether the new stone's chain would have at most one liberty, if nothing is captured."""
    grid = playouts.grid
    air = grid.beside(grid.chain(move, own | move)) & empty & ~move
    return not air & (air - 1)
