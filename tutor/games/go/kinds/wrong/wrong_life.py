"""Wrong rules about eyes, life and capturing: the answer of each, if it differs from the right one.

The caller, which has read the board, passes the right answer.
"""

from collections.abc import Collection, Iterable

from tutor.games.base import Square
from tutor.games.go.reading.eyes import lost_corners
from tutor.games.go.reading.life import Status
from tutor.games.go.reading.stones import Fight, fight
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

Squares = frozenset[Square]

MOST_INSIDE = 12
"""A region with more points does not count as the inside of a group."""

MANY_STONES = 7
"""A chain of so many stones seems to be too big to die."""

ROOMY = 4
"""So many points inside seem to be enough to live."""

BOTH_DIE = "both-die"
"""What some believe of two chains without two eyes each."""


def insides(position: GoPosition, target: Square, region: Iterable[Square]) -> list[int]:
    """The regions inside a group, of empty points and stones of the other side, as far as they are read."""
    board, bit, _ = fight(position, target)
    grid, chain, read = board.grid, board.grid.chain(bit, board.defender), position.grid.set_of(region)
    most = min(MOST_INSIDE, (len(grid.points) - 1) // 2)
    return [
        area
        for area in grid.chains(grid.full & ~board.defender)
        if area.bit_count() <= most and area & read and grid.beside(area) & chain
    ]


def wrong_eye(position: GoPosition, point: Square, right: bool) -> dict[str, bool]:
    """By misconception, whether the eye on a point seems to be real."""
    believed = {"false-eye-is-eye": True, "any-corner-taken-is-false": not lost_corners(position, point)}
    return {code: answer for code, answer in believed.items() if answer is not right}


def wrong_status(
    position: GoPosition, target: Square, region: Collection[Square], right: Status
) -> dict[str, Status]:
    """By misconception, the status of the chain on `target`."""
    board, bit, _ = fight(position, target)
    grid, areas = board.grid, insides(position, target, region)
    room = sum(areas)
    eyes = sum(1 for point in each(board.empty & room) if not grid.near[point] & ~board.defender)
    held = {
        "big-group-is-alive": grid.chain(bit, board.defender).bit_count() >= MANY_STONES,
        "false-eye-is-eye": eyes >= 2,
        "one-eye-is-enough": bool(areas),
        "four-points-is-alive": room.bit_count() >= ROOMY,
    }
    believed = {code: Status.ALIVE for code, holds in held.items() if holds}
    believed["surrounded-is-dead"] = Status.DEAD
    return {code: answer for code, answer in believed.items() if answer is not right}


def wrong_live(
    position: GoPosition, target: Square, region: Collection[Square], right: Collection[Square]
) -> dict[str, Squares]:
    """By misconception, the first moves that seem to make a chain live."""
    board, _, _ = fight(position, target)
    read, grid = position.grid.set_of(region), position.grid
    eyes = sum(bit for bit in each(read & board.empty) if not grid.near[bit] & ~board.defender)
    believed = {
        "fills-own-eye": eyes,
        "any-inside-point": sum(insides(position, target, region)),
    }
    return _moves(position, believed, right)


def wrong_kill(
    position: GoPosition, target: Square, region: Collection[Square], right: Collection[Square]
) -> dict[str, Squares]:
    """By misconception, the first moves that seem to kill a chain."""
    board, bit, _ = fight(position, target)
    inside = sum(insides(position, target, region))
    believed = {
        "from-outside": board.liberties(bit) & ~inside,
        "any-inside-point": inside,
    }
    return _moves(position, believed, right)


def wrong_capture_in(position: GoPosition, target: Square, right: Collection[Square]) -> dict[str, Squares]:
    """By misconception, the first moves that seem to capture: atari where a net is needed, or none."""
    board, bit, _ = fight(position, target)
    ataris, kept = 0, 0
    for move in each(position.grid.set_of(position.liberties(target)) & position.open_points()):
        after = board.after(move, attacking=True)
        if after is not None and after.defender & bit and after.liberties(bit).bit_count() == 1:
            ataris |= move
    for move in each(position.grid.set_of(right)):
        after = board.after(move, attacking=True)
        if after is not None and _air(after, move) > 1:
            kept |= move
    found = _moves(position, {"atari-first": ataris & ~position.grid.set_of(right)}, right)
    if kept != position.grid.set_of(right):
        found["never-give-a-stone"] = frozenset(position.grid.names(kept))
    return found


def wrong_ladder(works: bool) -> dict[str, bool]:
    """By misconception, whether a ladder seems to work."""
    return {} if works else {"ladder-always-works": True}


def wrong_which_atari(position: GoPosition, target: Square, right: Collection[Square]) -> dict[str, Squares]:
    """By misconception, the ataris that seem to capture a chain."""
    wrong = position.grid.set_of(position.liberties(target)) & position.open_points()
    return _moves(position, {"any-atari": wrong}, right)


def wrong_race(right: str) -> dict[str, str]:
    """By misconception, what seems to become of two chains that share liberties, if not `right`."""
    believed = {
        "someone-must-fill": "first",
        "no-two-eyes-is-dead": BOTH_DIE,
        "shared-liberties-is-seki": "seki",
    }
    return {code: answer for code, answer in believed.items() if answer != right}


def _air(board: Fight, move: int) -> int:
    """The number of liberties of the attacker's chain on a point."""
    return (board.grid.beside(board.grid.chain(move, board.attacker)) & board.empty).bit_count()


def _moves(position: GoPosition, believed: dict[str, int], right: Collection[Square]) -> dict[str, Squares]:
    """The legal ones of these moves; a rule without any, or with the right ones, is left out."""
    open_points, names = position.open_points(), position.grid.names
    moves = {code: frozenset(names(points & open_points)) for code, points in believed.items()}
    return {code: points for code, points in moves.items() if points and points != frozenset(right)}
