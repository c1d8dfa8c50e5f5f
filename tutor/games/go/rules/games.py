"""Go by name: `go-NxN` and the capture game `capture-go-NxN`."""

import re

from tutor.games.errors import UnknownGame
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.grid import LARGEST, SMALLEST

GAMES: dict[str, Go] = {
    game.name: game
    for game in (
        *(Go(size, first_capture=True) for size in (5, 7, 9)),
        *(Go(size) for size in (5, 7, 9, 13, 19)),
    )
}
"""The games of the family that are offered."""

_found: dict[str, Go] = {**GAMES}


def find(name: str) -> Go | None:
    """The game of this name, on any board of 1 to 19 lines; None for any other name.

    UnknownGame says what is wrong with a size.

    >>> find("go-9x9").columns[-1]
    'j'
    >>> find("go-25x25")
    Traceback (most recent call last):
    tutor.games.errors.UnknownGame: 'go-25x25': the largest board is 19x19
    """
    sized = re.fullmatch(r"(capture-)?go-(0|[1-9][0-9]{0,2})x(0|[1-9][0-9]{0,2})", name)
    if sized is None:
        return None
    if name not in _found:
        if sized[2] != sized[3]:
            raise UnknownGame(f"{name!r}: the board must be as wide as it is high", "not-square")
        size = int(sized[2])
        if size < SMALLEST:
            raise UnknownGame(f"{name!r}: the smallest board is {SMALLEST}x{SMALLEST}", "too-small")
        if size > LARGEST:
            raise UnknownGame(f"{name!r}: the largest board is {LARGEST}x{LARGEST}", "too-large")
        _found[name] = Go(size, first_capture=bool(sized[1]))
    return _found[name]
