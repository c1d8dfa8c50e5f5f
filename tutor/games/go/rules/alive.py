"""Which stones are alive without doubt.

D. B. Benson, Life in the Game of Go (1976): chains that can never be captured, even if their owner always
passes.
"""

from tutor.games.go.rules.grid import Grid


def alive(grid: Grid, own: int, opp: int) -> int:
    """The stones of `own` that can never be captured."""
    empty = grid.full & ~(own | opp)
    chains = grid.chains(own)
    regions = [(region, grid.beside(region)) for region in grid.chains(grid.full & ~own)]
    around = {chain: grid.beside(chain) for chain in chains}
    while True:
        held = 0
        kept = []
        for chain in chains:
            breath = around[chain]
            vital = sum(1 for region, wall in regions if wall & chain and not region & empty & ~breath)
            if vital >= 2:
                kept.append(chain)
                held |= chain
        fit = [(region, wall) for region, wall in regions if not wall & ~held]
        if len(kept) == len(chains) and len(fit) == len(regions):
            return held
        chains, regions = kept, fit
