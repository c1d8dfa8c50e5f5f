"""What a beginner may learn from a finished game: oversights that reading proves, and what each one cost.

What was put right later, or what the count gave all the same, cost nothing and is no oversight.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.reading.eyes import eye_owner, is_real
from tutor.games.go.reading.in_danger import holds, in_atari, is_safe, lost_back, stones_of
from tutor.games.go.reading.ladder import escapes
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import Counting
from tutor.games.go.rules.seki import plain_seki

A_STONE = 2
"""The points that a captured stone costs: its own, and the one that the other side then surrounds."""


class Overlooked(Enum):
    """What was overlooked."""

    ATARI = "atari-not-seen"
    """A chain in atari could be saved, was left alone, and was lost."""

    CAPTURE = "capture-missed"
    """A chain of the other side could be captured, was left alone, and lived to the end."""

    PUT = "put-in-atari"
    """A stone left its own chain a single liberty, and the chain was captured at once."""

    EYE = "own-eye-filled"
    """A real eye of one's own was filled, and its chains were lost or had two eyes no more."""

    BORDERS = "borders-open"
    """A pass, though a stone could still close a border between walls of both sides."""

    POINTS = "points-left"
    """The last pass, though a point that was nobody's could still be taken: one more in area counting."""


@dataclass(frozen=True, slots=True)
class Oversight:
    """A move that overlooked something.

    `number`: of the move, from 1. `stones`: the chain meant, or the eye. `better`: moves that would have been
    better. `worth`: what it cost, in points of area counting.
    """

    number: int
    side: Color
    what: Overlooked
    stones: tuple[str, ...]
    better: tuple[Move, ...]
    worth: int


def oversights(start: GoPosition, moves: Sequence[Move], dead: Iterable[str] = ()) -> list[Oversight]:
    """Every oversight of a game, what cost most first; the moves are legal.

    `dead` are the stones that both sides agreed to be dead at its end.
    """
    game = _Game(start, moves, dead)
    found = [*game.of_chains(), *game.of_eyes(), *game.of_passes()]
    return sorted(found, key=lambda one: (-one.worth, one.number))


class _Game:
    """A finished game: its boards, and which stones of each stand to its end."""

    def __init__(self, start: GoPosition, moves: Sequence[Move], dead: Iterable[str]) -> None:
        self._grid = start.grid
        self._moves = moves
        self._boards = [start]
        for move in moves:
            self._boards.append(self._boards[-1].play(move))
        self._dead = self._grid.set_of(dead)

    @cached_property
    def _stays(self) -> list[dict[Color, int]]:
        """For each board the stones that are never captured, and not dead at the end."""
        kept = {color: self._grid.full & ~self._dead for color in Color}
        found: list[dict[Color, int]] = []
        for board in reversed(self._boards):
            kept = {color: kept[color] & stones_of(board, color) for color in Color}
            found.append(kept)
        return found[::-1]

    def of_chains(self) -> Iterator[Oversight]:
        """Chains that were left in atari, of both sides, each at the last turn when it mattered."""
        told: dict[Overlooked, int] = dict.fromkeys(Overlooked, 0)
        for at in reversed(range(len(self._moves))):
            side = self._boards[at].to_move
            assert side is not None
            found = [*self._missed(at, side), *self._left_alone(at, side), *self._put(at, side)]
            for one in found:
                stones = self._grid.set_of(one.stones)
                if not stones & told[one.what]:
                    told[one.what] |= stones
                    yield one

    def _missed(self, at: int, side: Color) -> Iterator[Oversight]:
        """Chains of the other side that one stone would have captured, and that lived."""
        board, grid = self._boards[at], self._grid
        for chain, last in in_atari(board, side.other):
            lived = chain & self._stays[at + 1][side.other]
            (point,) = grid.names(last)
            if self._moves[at] == point or not lived or board.why_illegal(point):
                continue
            worth = lived.bit_count() - lost_back(board.play(point), point)
            if worth > self._gained(at, side):
                yield self._of(at, side, Overlooked.CAPTURE, chain, (point,), A_STONE * worth)

    def _left_alone(self, at: int, side: Color) -> Iterator[Oversight]:
        """Own chains in atari that could be saved, and were lost without having got out of it."""
        board, after, grid = self._boards[at], self._boards[at + 1], self._grid
        for chain, _ in in_atari(board, side):
            stone = grid.name_of[chain & -chain]
            if len(after.liberties(stone)) != 1 or not self._is_lost(at + 1, side, chain):
                continue
            if chain.bit_count() <= self._gained(at, side):
                continue
            ways = tuple(move for move in escapes(board, stone) if holds(board.play(move), stone))
            if ways:
                yield self._of(at, side, Overlooked.ATARI, chain, ways, A_STONE * chain.bit_count())

    def _put(self, at: int, side: Color) -> Iterator[Oversight]:
        """A chain that its own new stone left one liberty, and that the next stone captured for nothing."""
        move = self._moves[at]
        if move == PASS or at + 2 >= len(self._boards) or eye_owner(self._boards[at], move) is side:
            return
        board, after, grid = self._boards[at], self._boards[at + 1], self._grid
        chain = after.chain_set(grid.bit(move))
        was = any(chain & one for one, _ in in_atari(board, side))
        if was or len(after.liberties(move)) != 1 or self._taken(at) or self._boards[at + 2].at(move):
            return
        back = self._taken(at + 2) if at + 2 < len(self._moves) else 0
        if chain.bit_count() > back:
            yield self._of(at, side, Overlooked.PUT, chain, (), A_STONE * (chain.bit_count() - back))

    def _is_lost(self, at: int, side: Color, chain: int) -> bool:
        """Whether a chain in atari is captured, or dead at the end, before it has got out of atari."""
        stone = self._grid.name_of[chain & -chain]
        for board in self._boards[at:]:
            if chain & ~stones_of(board, side):
                return True
            if len(board.liberties(stone)) > 1:
                return False
        return bool(chain & self._dead)

    def _gained(self, at: int, side: Color) -> int:
        """The stones that the move captured, or took out of atari, instead."""
        before, after = self._boards[at], self._boards[at + 1]
        saved = sum(chain for chain, _ in in_atari(before, side)) & stones_of(after, side)
        still = sum(chain for chain, _ in in_atari(after, side))
        return self._taken(at) + (saved & ~still).bit_count()

    def _taken(self, at: int) -> int:
        """How many stones a move captured."""
        before, after = self._boards[at].taken, self._boards[at + 1].taken
        return sum(after) - sum(before)

    def of_eyes(self) -> Iterator[Oversight]:
        """Real eyes that were filled, where that cost the life of the chains around."""
        for at, move in enumerate(self._moves):
            board, after, side = self._boards[at], self._boards[at + 1], self._boards[at].to_move
            if move == PASS or side is None or self._taken(at) or eye_owner(board, move) is not side:
                continue
            if not is_real(board, move):
                continue
            own, chain = stones_of(after, side), after.chain_set(self._grid.bit(move))
            lost = chain & ~self._stays[at + 1][side]
            lived = alive(self._grid, stones_of(board, side), stones_of(board, side.other)) & chain
            lives = alive(self._grid, own, stones_of(after, side.other)) & chain
            if lost or (lived and not lives):
                yield self._of(
                    at, side, Overlooked.EYE, self._grid.bit(move), (), max(1, A_STONE * lost.bit_count())
                )

    def of_passes(self) -> Iterator[Oversight]:
        """What a pass left to nobody: an open border, or else neutral points, if the game ended with them."""
        end = self._boards[-1]
        over = end.to_move is None and not end.game.first_capture
        last = len(self._moves) - (end.passes if over else 0)
        black, white = end.black & ~self._dead, end.white & ~self._dead
        nobodys = land(self._grid, black, white).neutral
        for at, move in enumerate(self._moves):
            if move != PASS:
                continue
            board, side = self._boards[at], self._boards[at].to_move
            assert side is not None
            borders, ended = open_borders(board), over and at >= last
            answer = self._grid.bit_of.get(self._moves[at + 1], 0) if at + 1 < len(self._moves) else 0
            left = borders.open & nobodys if ended else borders.open if answer & borders.open else 0
            if left:
                closing = tuple(
                    one for one in self._grid.names(borders.closing) if board.why_illegal(one) is None
                )
                yield self._of(at, side, Overlooked.BORDERS, 0, closing, left.bit_count())
            elif ended and board.rules.counting is Counting.AREA:
                if points := self._open_points(board, black, white, nobodys):
                    yield self._of(at, side, Overlooked.POINTS, 0, points, (len(points) + 1) // 2)

    def _open_points(self, board: GoPosition, black: int, white: int, nobodys: int) -> tuple[str, ...]:
        """The neutral points between living walls that the side to move could safely take."""
        grid = self._grid
        beside_seki = grid.touching(plain_seki(grid, black, white))
        between = nobodys & grid.touching(black) & grid.touching(white) & ~beside_seki
        return tuple(point for point in grid.names(between) if is_safe(board, point))

    def _of(
        self, at: int, side: Color, what: Overlooked, stones: int, better: tuple[Move, ...], worth: int
    ) -> Oversight:
        return Oversight(at + 1, side, what, self._grid.names(stones), better, worth)
