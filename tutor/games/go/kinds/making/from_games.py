"""Puzzles on the positions of games: about a chain, a point, a side, or the board as it is."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from tutor.games.base import PASS, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color, Side
from tutor.games.geometry import draw_whole
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.go.rules.reasons import GoReason
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Drawn, Maker

PER_LEVEL = 64
"""The puzzles of a level: eight rounds of one topic, which come turned, mirrored and with exchanged
colours."""

FEWEST = 6
"""A board has at least so many stones."""

ASKED = 3
"""At most so many chains or points of one board are tried."""

AMONG = (4, 5, 6)
"""How many points are ringed where the question is on which of them a stone may go."""


def _boards(positions: Iterable[Position]) -> Iterator[GoPosition]:
    """The boards with enough stones; a point closed by ko is opened, since the question is not about ko."""
    for one in positions:
        position = as_go(one)
        if (position.black | position.white).bit_count() >= FEWEST:
            yield replace(position, ko=0)


def about_chains(
    make: Callable[[Square], Puzzle],
    *,
    fits: Callable[[GoPosition, Square], bool] = lambda position, stone: True,
    turn: bool = False,
) -> Maker:
    """Makes puzzles about chains that fit; `turn` says whether the side to move is shown."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for position in _boards(positions):
            chains = [*{position.chain(stone): None for color in Color for stone in position.pieces(color)}]
            targets = [dice.pick(chain) for chain in chains]
            some = [stone for stone in dice.shuffled(targets) if fits(position, stone)]
            for stone in some[:ASKED]:
                yield Drawn(position, make(stone), turn=turn)

    return maker


def few_liberties(position: GoPosition, stone: Square) -> bool:
    """Whether the chain has one liberty or two."""
    return len(position.liberties(stone)) <= 2


def own_in_atari(position: GoPosition, stone: Square) -> bool:
    """Whether the chain belongs to the side to move and has a single liberty."""
    return position.at(stone) is position.to_move and len(position.liberties(stone)) == 1


def theirs_in_atari(position: GoPosition, stone: Square) -> bool:
    """Whether the chain belongs to the other side and has a single liberty."""
    return position.at(stone) is not position.to_move and len(position.liberties(stone)) == 1


def theirs_with_two(position: GoPosition, stone: Square) -> bool:
    """Whether the chain belongs to the other side and has two liberties."""
    return position.at(stone) is not position.to_move and len(position.liberties(stone)) == 2


def about_sides(make: Callable[[Side], Puzzle]) -> Maker:
    """Makes puzzles about all stones of a side."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for position in _boards(positions):
            yield Drawn(position, make(dice.pick([*Color]).value), turn=False)

    return maker


def about_captures(make: Callable[[Square], Puzzle]) -> Maker:
    """Makes puzzles about a move that captures."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for position in _boards(positions):
            for move in dice.shuffled(_captures(position))[:1]:
                yield Drawn(position, make(move))

    return maker


def about_points(make: Callable[[Square], Puzzle]) -> Maker:
    """Makes puzzles that ask whether a stone may go on a point: one for each sort of point on a board."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for one in positions:
            position = as_go(one)
            kinds: dict[str, list[Square]] = {}
            for point in dice.shuffled(position.empties()):
                made = position.placement(point)
                kind = made.reason.value if made.reason else "captures" if made.captured else "free"
                if kind != "free" or not position.grid.near[position.grid.bit(point)] & _empty(position):
                    kinds.setdefault(kind, []).append(point)
            for points in dice.shuffled([*kinds.values()]):
                board = position if points[0] in position.grid.names(position.ko) else replace(position, ko=0)
                yield Drawn(board, make(points[0]))

    return maker


def about_names(make: Callable[[Square], Puzzle]) -> Maker:
    """Makes puzzles about the name of an empty point."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for one in positions:
            position = replace(as_go(one), ko=0)
            for point in dice.shuffled(position.empties())[:ASKED]:
                yield Drawn(position, make(point), turn=False)

    return maker


def any_board(make: Callable[[], Puzzle]) -> Maker:
    """Makes puzzles about the board as it is, without a ko."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for one in positions:
            yield Drawn(replace(as_go(one), ko=0), make())

    return maker


def _empty(position: GoPosition) -> int:
    return position.grid.full & ~(position.black | position.white)


def among_points(make: Callable[[tuple[Square, ...]], Puzzle]) -> Maker:
    """Makes puzzles that ask on which of some points a stone may go: closed points and others."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for position in _boards(positions):
            near, empty = position.grid.near, _empty(position)
            walled = [p for p in position.empties() if not near[position.grid.bit(p)] & empty]
            closed = [p for p in walled if position.why_illegal(p) is GoReason.NO_LIBERTIES]
            if not closed:
                continue
            others = [p for p in position.empties() if p not in closed]
            wanted = dice.pick(AMONG) - min(len(closed), 3)
            mixed = {*dice.shuffled(closed)[:3], *dice.shuffled(others)[:wanted]}
            yield Drawn(position, make(tuple(p for p in position.game.squares if p in mixed)))

    return maker


def after_capture(make: Callable[[str], Puzzle]) -> Maker:
    """Makes puzzles about ko: after a capture that makes a ko, or after one that leaves only another capture.

    `make` is given the drawing of the board before the capture.
    """

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for before in _boards(positions):
            after = [replace(before.play(move), taken=(0, 0)) for move in _captures(before)]
            kos = [board for board in after if board.ko]
            others = [board for board in after if not board.ko and _captures(board)]
            for boards in (kos, others):
                if boards:
                    yield Drawn(dice.pick(boards), make(draw_whole(before)))

    return maker


def _captures(position: GoPosition) -> list[Square]:
    return [m for m in position.legal_moves() if m != PASS and len(position.changes(m)) > 1]


def walled_in(make: Callable[[Square], Puzzle], owner: Callable[[GoPosition, Square], Color | None]) -> Maker:
    """Makes puzzles about an empty point that one side surrounds."""

    def maker(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
        for position in _boards(positions):
            points = [point for point in position.empties() if owner(position, point)]
            for point in dice.shuffled(points)[:ASKED]:
                yield Drawn(position, make(point), turn=False)

    return maker
