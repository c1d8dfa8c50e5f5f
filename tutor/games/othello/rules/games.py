"""Othello and its relatives by name; othello.py says how they are played."""

import re

from tutor.games.errors import UnknownGame
from tutor.games.othello.rules.othello import Othello
from tutor.games.othello.rules.shape import Shape
from tutor.games.othello.rules.variant import Opening, Scoring, Variant

SMALLEST, LARGEST = 4, 26

_EIGHT = Shape.of_size(8)
_CROSS = Shape(("  ####  ",) * 2 + ("########",) * 4 + ("  ####  ",) * 2)

_WOF = "World Othello Federation, Othello rules"
_JAQUES = "Jaques & Son, The Game of Reversi, London 1888"
_RETOLD = "a later telling of the rules of 1888, which name the central squares"


def _sized(size: int, name: str | None = None) -> Variant:
    """Tournament Othello on a square board."""
    return Variant(
        name or f"othello-{size}x{size}", Shape.of_size(size), _WOF, scoring=Scoring.EMPTIES_TO_WINNER
    )


_VARIANTS = (
    _sized(8, "othello"),
    _sized(4),
    _sized(6),
    _sized(10),
    # Played like Othello to the end; then the side with fewer discs wins.
    Variant("misere", _EIGHT, f"{_WOF}; the aim turned round", fewest_wins=True),
    # The central squares are filled in turn, so either pattern may result. Discs are not lent: a side whose
    # 32 discs are used up passes.
    Variant("reversi-1888", _EIGHT, _JAQUES, opening=Opening.CENTRAL, discs_each=32),
    # By a later account, unlike the rules of 1888: the first four discs go anywhere as long as they touch.
    Variant("reversi-free-start", _EIGHT, _RETOLD, opening=Opening.TOUCHING, discs_each=32),
    # A reconstruction: an older, similar game was played on a cross; its exact rules are disputed.
    Variant("annex", _CROSS, "a reconstruction: Othello's rules on the cross-shaped board of Annex"),
)

GAMES: dict[str, Othello] = {variant.name: Othello(variant) for variant in _VARIANTS}
"""The games of the family that are offered."""

_found: dict[str, Othello] = {**GAMES, "othello-8x8": GAMES["othello"]}


def find(name: str) -> Othello | None:
    """The game of this name: one of `GAMES`, or Othello on any even board by size; None for any other name.

    UnknownGame says what is wrong with a size.

    >>> find("othello-12x12").columns[-1]
    'l'
    >>> find("othello-7x7")
    Traceback (most recent call last):
    tutor.games.errors.UnknownGame: 'othello-7x7': the board must have an even number of squares a side
    """
    if name not in _found:
        size = _size(name)
        if size is None:
            return None
        _found[name] = Othello(_sized(size))
    return _found[name]


def of_size(size: int) -> Othello:
    """Othello on a board with `size` squares a side; UnknownGame where there is no such board."""
    found = find(f"othello-{size}x{size}")
    if found is None:
        raise UnknownGame(f"no board has {size} squares a side", "unknown-game")
    return found


def _size(name: str) -> int | None:
    sized = re.fullmatch(r"othello-([1-9][0-9]{0,2})x([1-9][0-9]{0,2})", name)
    if sized is None:
        return None
    width, height = int(sized[1]), int(sized[2])
    if width != height:
        raise UnknownGame(f"{name!r}: the board must be as wide as it is high", "not-square")
    if width < SMALLEST:
        raise UnknownGame(f"{name!r}: the smallest board is {SMALLEST}x{SMALLEST}", "too-small")
    if width > LARGEST:
        raise UnknownGame(f"{name!r}: the largest board is {LARGEST}x{LARGEST}", "too-large")
    if width % 2:
        raise UnknownGame(f"{name!r}: the board must have an even number of squares a side", "odd-size")
    return width
