"""Boards about life and death: a group around a small room, surrounded by the other side.

The room is grown point by point in a corner, at an edge or in the middle; some stones may stand in it.
"""

from collections.abc import Callable, Iterable, Iterator

from tutor.games.base import Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.go.rules.games import find
from tutor.games.go.rules.grid import Grid, each
from tutor.games.go.rules.position import GoPosition
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Drawn, Maker

DEEPEST = 23
"""So many moves are read ahead in the largest room."""

BOARDS = ("go-7x7", "go-9x9")
ROOMS = (2, 3, 3, 3, 4, 4, 4, 5, 5)
"""How many points a room has; a number that is listed twice comes twice as often."""

TRIED = 24
"""So many shapes are drawn for each game that the maker of puzzles is given."""


def groups(make: Callable[[Square, tuple[Square, ...], int], Puzzle], *, mine: bool | None) -> Maker:
    """Makes puzzles about a group: its owner moves (`mine`), or the other side; with None no turn is shown.

    `make` is given a stone of the group, the points on which reading plays, and how many moves it reads
    ahead.
    """

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for _ in range(TRIED):
            found = _shape(dice)
            if found is None:
                continue
            position, target, region = found
            owner = position.at(target)
            assert owner is not None
            mover = owner if mine else owner.other
            puzzle = make(target, region, _plies(len(region)))
            yield Drawn(position.with_to_move(mover), puzzle, turn=mine is not None)

    return maker


def _plies(room: int) -> int:
    """How many moves to read ahead in a room of this size: reading further finds no other answer."""
    return 9 if room <= 3 else 17 if room == 4 else DEEPEST


def _shape(dice: Dice) -> tuple[GoPosition, Square, tuple[Square, ...]] | None:
    """A board, a stone of the group, and the room with the stones in it; None if the shape does not fit."""
    game = find(dice.pick(BOARDS))
    assert game is not None
    grid = game.grid
    room = _grown(grid, dice, dice.pick(ROOMS))
    group = grid.beside(room) | _joints(grid, dice, room)
    group &= ~room
    if len(grid.chains(group)) != 1:
        return None
    wall = grid.beside(group | room)
    owner = dice.pick([*Color])
    inside = own_inside = 0
    for bit in each(room):
        if dice.happens(0.15):
            inside |= bit
        elif dice.happens(0.08):
            own_inside |= bit
    if inside | own_inside == room:
        return None
    own, other = group | own_inside, wall | inside
    if not grid.full & ~(own | other | room):
        return None
    if grid.without_liberties(own, other) | grid.without_liberties(other, own):
        return None
    black, white = (own, other) if owner is Color.BLACK else (other, own)
    position = GoPosition(game, owner, black, white)
    return position, grid.names(group)[0], grid.names(room)


def _grown(grid: Grid, dice: Dice, size: int) -> int:
    """A connected set of `size` points, most often at the edge."""
    border = [bit for bit in grid.bits if grid.near[bit].bit_count() < 4]
    room = dice.pick(border if dice.happens(0.7) else grid.bits)
    while room.bit_count() < size:
        room |= dice.pick([*each(grid.beside(room))])
    return room


def _joints(grid: Grid, dice: Dice, room: int) -> int:
    """The points diagonally beside the room that connect its walls; now and then one is left out."""
    slant = 0
    for bit in each(room):
        slant |= grid.slant[bit]
    beside = grid.beside(room)
    return sum(bit for bit in each(slant & ~room & ~beside) if not dice.happens(0.1))
