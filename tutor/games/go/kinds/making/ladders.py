"""Boards about ladders: a stone with two liberties, a chase across the board, and stones that may stop it."""

from collections.abc import Callable, Iterable, Iterator

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.go.rules.games import find
from tutor.games.go.rules.position import GoPosition
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Drawn, Maker

BOARDS = ("go-7x7", "go-9x9", "go-9x9")
TRIED = 16
BESIDE = 0.35
"""The chance that a point near the chase holds a stone, which may decide the ladder or not."""


def chases(make: Callable[[Square, Square], Puzzle]) -> Maker:
    """Makes puzzles about a stone with two liberties; `make` is given the stone and one of them."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for _ in range(TRIED):
            found = _drawn(dice)
            if found is not None:
                position, target = found
                yield Drawn(position, make(target, dice.pick(position.liberties(target))))

    return maker


def _drawn(dice: Dice) -> tuple[GoPosition, Square] | None:
    game = find(dice.pick(BOARDS))
    assert game is not None
    grid = game.grid
    inner = [bit for bit in grid.bits if grid.near[bit].bit_count() == 4]
    target = dice.pick(inner)
    near = dice.shuffled(grid.names(grid.near[target]))
    slant = dice.shuffled(grid.names(grid.slant[target]))
    attacker, runner = grid.set_of(near[:2]), target
    for point in slant[: 1 + dice.below(2)]:
        attacker |= grid.bit(point)
    others = grid.full & ~grid.spread(grid.spread(target)) & ~attacker
    for bit in dice.shuffled(grid.names(others)):
        if dice.happens(BESIDE / 4):
            if dice.happens(0.5):
                attacker |= grid.bit(bit)
            else:
                runner |= grid.bit(bit)
    side = dice.pick([*Color])
    black, white = (attacker, runner) if side is Color.BLACK else (runner, attacker)
    if grid.without_liberties(black, white) | grid.without_liberties(white, black):
        return None
    position = GoPosition(game, side, black, white)
    name = grid.name_of[target]
    return (position, name) if len(position.liberties(name)) == 2 else None
