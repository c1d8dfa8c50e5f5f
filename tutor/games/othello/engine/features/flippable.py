"""Finds play that flips a disc, which proves that the disc is not stable.

A disc for which neither this nor `stability` finds anything is unsettled: it may or may not flip one day.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.rules.position import OthelloPosition

MOST_GAMES = 100
MOST_POSITIONS = 500

Play = tuple[Color, tuple[Move, ...]]
"""The side that begins, and the moves; the last move flips the disc."""


class Wanted:
    """The discs that are to flip, and the play found for those that did."""

    def __init__(self, position: OthelloPosition, squares: Iterable[Square]) -> None:
        self.found: dict[Square, Play] = {}
        self._shape = position.game.shape
        self._bits = self._shape.bits(tuple(set(squares)))

    def __bool__(self) -> bool:
        return self._bits != 0

    def note(
        self, before: OthelloPosition, after: OthelloPosition, color: Color, played: Sequence[Move]
    ) -> None:
        """Store the play from one board to the other for each wanted disc that changed its colour."""
        flipped = (before.black ^ after.black) & self._bits
        if flipped:
            self._bits ^= flipped
            self.found |= dict.fromkeys(self._shape.names(flipped), (color, tuple(played)))


def find_flips(position: Position, squares: Iterable[Square]) -> dict[Square, Play]:
    """Square -> play by the rules that flips its disc, whoever begins; only for discs where some was found.

    Random games, the same each time, flip nearly all discs that can flip. For the rest, short play is
    searched, the shortest first, up to `MOST_POSITIONS` positions for each side that may begin.
    """
    board = board_of(position)
    wanted = Wanted(board, squares)
    chance = Random(position.cells())
    for number in range(MOST_GAMES):
        if not wanted:
            break
        _play(board, list(Color)[number % 2], chance, wanted)
    for color in Color:
        _search(board, color, wanted)
    return wanted.found


def _search(position: OthelloPosition, color: Color, wanted: Wanted) -> None:
    begin = position.with_to_move(color)
    waiting: deque[tuple[OthelloPosition, tuple[Move, ...]]] = deque([(begin, ())])
    seen = {begin}
    while waiting and wanted and len(seen) < MOST_POSITIONS:
        here, played = waiting.popleft()
        for move in here.legal_moves():
            after = here.play(move)
            if after not in seen:
                seen.add(after)
                waiting.append((after, (*played, move)))
                wanted.note(here, after, color, (*played, move))


def _play(position: OthelloPosition, color: Color, chance: Random, wanted: Wanted) -> None:
    here, played = position.with_to_move(color), []
    while here.to_move is not None:
        move = _pick(here, chance.random())
        after = here.play(move)
        played.append(move)
        wanted.note(here, after, color, played)
        here = after


def _pick(position: OthelloPosition, share: float) -> Move:
    """The legal move at this share of the moves in board order: the same in every version of Python."""
    moves = position.placements
    if not moves:
        return PASS
    for _ in range(int(share * moves.bit_count())):
        moves &= moves - 1
    return position.game.shape.square_at[(moves & -moves).bit_length() - 1]
