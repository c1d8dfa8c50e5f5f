"""What can be laid over a board of Go.

Open points; how many liberties each chain has; what a stone would make of the board, allowed or not; who owns
each point at the end.
"""

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.family import LEGAL, Overlay
from tutor.games.go.rules.owners import owners
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.go.rules.reasons import GoReason
from tutor.games.go.rules.ruleset import Counting
from tutor.games.go.rules.seki import plain_seki
from tutor.games.judgement import Mark


def chains(position: GoPosition) -> list[tuple[Square, ...]]:
    """Every chain, in board order of their first stones."""
    found: dict[tuple[Square, ...], None] = {}
    for color in Color:
        for square in position.pieces(color):
            found[position.chain(square)] = None
    return list(found)


def _liberties(position: Position) -> list[Mark]:
    here = as_go(position)
    stones = (stone for color in Color for stone in here.pieces(color))
    return [("liberties", stone, str(len(here.liberties(stone)))) for stone in stones]


def why_closed(position: GoPosition, square: Square) -> list[Mark]:
    """The marks that show why a point is closed: the chain, its liberties, the stone that would come off.

    A stone that may not be placed is half transparent, with a 0 where it would have no liberties. Where a
    stone stands already, only that stone is marked: nothing else is the reason.
    """
    made = position.placement(square)
    if made.reason is GoReason.TAKEN:
        return [("chain", square, "")]
    side = position.to_move
    marks: list[Mark] = [("chain", stone, "") for stone in made.chain if stone != square]
    if side is not None:
        bare = made.reason is GoReason.NO_LIBERTIES
        marks = [("off", stone, "") for stone in made.captured if stone != square] + marks
        marks += [(f"would-{side.value}", square, "0" if bare else "")]
    return marks + [("liberty", point, str(number)) for number, point in enumerate(made.liberties, 1)]


def always(position: Position, agreed: bool) -> list[Mark]:
    """The point that a ko closes; once play has stopped, who owns each point.

    `agreed` says whether both sides agreed on which stones are dead.
    """
    here = as_go(position)
    if here.to_move is None and here.game.settles_dead:
        return counted(here, numbered=agreed)
    return [("ko", point, "×") for point in here.grid.names(here.ko)]


def counted(here: GoPosition, *, numbered: bool) -> list[Mark]:
    """A square in the colour of its owner on each point that counts, and a veil over dead stones.

    A ring lies on each point that the two sides of a seki share. With `numbered`, the points of each side,
    living stones among them, are numbered in board order.
    """
    marks: list[Mark] = [("dead", stone, "") for stone in here.dead_squares()]
    dead, counts = {*here.dead_squares()}, dict.fromkeys(Color, 0)
    for point, color in _owned(here).items():
        counts[color] += 1
        number = str(counts[color]) if numbered else ""
        if here.at(point) is None or point in dead:
            marks.append((f"land-{color.value}", point, number))
        elif numbered:
            marks.append((f"living-{color.value}", point, number))
    return marks + [("seki", point, "") for point in _shared(here)]


def _shared(here: GoPosition) -> tuple[Square, ...]:
    """The neutral points beside stones that stand in a seki."""
    black, white = here.black & ~here.dead, here.white & ~here.dead
    beside = here.grid.beside(here.seki | plain_seki(here.grid, black, white)) & ~(black | white)
    owned = _owned(here)
    return tuple(point for point in here.grid.names(beside) if point not in owned)


def _owned(here: GoPosition) -> dict[Square, Color]:
    """The owner of each point that counts; where territory is counted, living stones do not."""
    if here.rules.counting is not Counting.TERRITORY:
        return owners(here)
    owned, names = here.territory(), here.grid.names
    found = dict.fromkeys(names(owned.black), Color.BLACK) | dict.fromkeys(names(owned.white), Color.WHITE)
    return {point: found[point] for point in here.grid.points if point in found}


def _area(position: Position) -> list[Mark]:
    return counted(as_go(position), numbered=True)


def _chains_of(color: Color) -> Overlay:
    """An overlay of a side's chains as filled shapes, with their liberties; numbered for a single chain."""

    def draw(position: Position) -> list[Mark]:
        here = as_go(position)
        own = [chain for chain in chains(here) if here.at(chain[0]) is color]
        free = dict.fromkeys(point for chain in own for point in here.liberties(chain[0]))
        numbers = (str(n) if len(own) == 1 else "" for n, _ in enumerate(free, 1))
        drawn = [("chain", stone, "") for chain in own for stone in chain]
        return drawn + [("liberty", point, number) for point, number in zip(free, numbers, strict=True)]

    return Overlay(draw, (("chain", ""), ("liberty", "1")))


OVERLAYS: dict[str, Overlay] = {
    "legal": LEGAL,
    "black-chains": _chains_of(Color.BLACK),
    "white-chains": _chains_of(Color.WHITE),
    "area": Overlay(_area, (("land-black", ""), ("land-white", ""))),
    "liberties": Overlay(_liberties, (("liberties", "3"),)),
}
"""The overlays by name, in the order in which they are drawn."""
