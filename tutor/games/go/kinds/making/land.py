"""Random boards at the end of a game: a border across the board, a wall on each side of it, few gaps."""

from collections.abc import Callable, Iterable, Iterator

from tutor.games.base import Position
from tutor.games.chance import Dice
from tutor.games.color import Color, Side
from tutor.games.go.rules.games import find
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Drawn, Maker

BOARDS = ("go-5x5", "go-7x7", "go-7x7", "go-9x9")
TRIED = 12
LEAST_LAND = 3
"""Each side has at least so many points of territory: room for two eyes."""


def ended(make: Callable[[Side], Puzzle]) -> Maker:
    """Makes puzzles about a board that is ready to be counted; `make` is given a side."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for _ in range(TRIED):
            position = _drawn(dice)
            if position is not None:
                yield Drawn(position, make(dice.pick([*Color]).value), turn=False)

    return maker


def _drawn(dice: Dice) -> GoPosition | None:
    game = find(dice.pick(BOARDS))
    assert game is not None
    grid = game.grid
    mine = 0
    seeds = [dice.pick(grid.bits) for _ in range(1 + dice.below(2))]
    for bit in seeds:
        mine |= bit
    goal = len(grid.points) * (35 + dice.below(30)) // 100
    while mine.bit_count() < goal:
        mine |= dice.pick([*each(grid.beside(mine))])
    theirs = grid.full & ~mine
    for side in (mine, theirs):  # a smaller part would be no territory
        for part in grid.chains(side):
            if part.bit_count() < 6:
                return None
    wall_mine, wall_theirs = grid.beside(theirs), grid.beside(mine)
    wall_mine = sum(bit for bit in each(wall_mine) if not dice.happens(0.06))
    wall_theirs = sum(bit for bit in each(wall_theirs) if not dice.happens(0.06))
    if grid.without_liberties(wall_mine, wall_theirs) | grid.without_liberties(wall_theirs, wall_mine):
        return None
    position = GoPosition(game, Color.BLACK, wall_mine, wall_theirs)
    land = position.territory()
    fair = min(land.black.bit_count(), land.white.bit_count()) >= LEAST_LAND
    return position if fair and land.neutral.bit_count() <= len(grid.points) // 8 else None
