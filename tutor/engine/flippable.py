"""Finds play that flips a disc: the other half of a proof that it is not stable.

A disc for which neither this nor `stability` finds anything is unsettled: it may or may not flip one day.
"""

from collections import deque
from collections.abc import Iterable
from random import Random

from tutor.rules import Color, Move, Position, Square

MOST_GAMES = 100
MOST_POSITIONS = 500

Play = tuple[Color, tuple[Move, ...]]
"""The side that begins, and the moves; the last of them flips the disc."""


def find_flips(position: Position, squares: Iterable[Square]) -> dict[Square, Play]:
    """Square -> play by the rules that flips its disc, whoever begins; only where some is found.

    Games played at random, the same each time, flip nearly all that can flip; for the rest, all short play
    there is is looked through.
    """
    wanted = set(squares)
    found: dict[Square, Play] = {}
    chance = Random(position.cells())
    for number in range(MOST_GAMES):
        if not wanted:
            break
        color = list(Color)[number % 2]
        _play(position.with_to_move(color), color, chance, wanted, found)
    for color in Color:
        _search(position.with_to_move(color), color, wanted, found)
    return found


def _search(position: Position, color: Color, wanted: set[Square], found: dict[Square, Play]) -> None:
    waiting: deque[tuple[Position, tuple[Move, ...]]] = deque([(position, ())])
    seen = {position}
    while waiting and wanted and len(seen) < MOST_POSITIONS:
        here, played = waiting.popleft()
        for move in here.legal_moves():
            after = here.play(move)
            if after not in seen:
                seen.add(after)
                waiting.append((after, (*played, move)))
                _note(here, after, (color, (*played, move)), wanted, found)


def _play(
    position: Position, color: Color, chance: Random, wanted: set[Square], found: dict[Square, Play]
) -> None:
    played: tuple[Move, ...] = ()
    while moves := position.legal_moves():
        move = moves[int(chance.random() * len(moves))]  # the same in every version of Python
        after = position.play(move)
        played = (*played, move)
        _note(position, after, (color, played), wanted, found)
        position = after


def _note(
    before: Position, after: Position, play: Play, wanted: set[Square], found: dict[Square, Play]
) -> None:
    for square in [square for square in wanted if before.at(square) is not after.at(square)]:
        wanted.remove(square)
        found[square] = play
