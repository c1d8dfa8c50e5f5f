"""The marks that explain an answer on a board: a chain as one filled shape, liberties as rings."""

from collections.abc import Iterable

from tutor.games.base import Square
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark


def show_chain(position: GoPosition, square: Square) -> tuple[Mark, ...]:
    """The chain on a point, without its liberties."""
    return tuple(("chain", stone, "") for stone in position.chain(square))


def show_liberties(position: GoPosition, square: Square) -> tuple[Mark, ...]:
    """The chain on a point, with its liberties numbered."""
    return (*show_chain(position, square), *ringed(position.liberties(square)))


def ringed(points: Iterable[Square]) -> tuple[Mark, ...]:
    """A numbered ring on each of these points."""
    return tuple(("liberty", point, str(number)) for number, point in enumerate(points, 1))


def taken_off(points: Iterable[Square]) -> tuple[Mark, ...]:
    """An open ring on each point from which a stone was captured."""
    return tuple(("off", point, "") for point in points)


def crossed(square: Square) -> Mark:
    """A cross on a point that was tapped but is not asked for."""
    return "crossed", square, "×"


def placed(position: GoPosition, square: Square) -> Mark:
    """The stone of the side to move, as it would stand on a point."""
    assert position.to_move is not None
    return f"would-{position.to_move.value}", square, ""
