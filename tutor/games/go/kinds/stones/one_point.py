"""What all kinds share that are answered by one point; several points may be right."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Self

import msgspec

from tutor.games.base import PASS, Position, Square
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.stones.shown import placed, ringed, show_chain
from tutor.games.go.kinds.wrong.pointing import compare_one
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark
from tutor.games.kinds.kind import Puzzle, PuzzleKind, Task
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class OnePoint(Puzzle):
    """Answered by one point; a wrong point shows each wrong rule by which it would be right."""

    __slots__ = ()

    @abstractmethod
    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        """By misconception, the points that would be right by its rule."""

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        right, wrong = frozenset(task.answers), self.wrong_points(task)
        return set().union(*(compare_one(tap, right, wrong) for tap in taps))


class AgainstChain(OnePoint, Endless, PuzzleKind, frozen=True):
    """Play a move against the chain on `target`, which is ringed; without a target against any chain."""

    target: str | None = None

    needs_turn = True
    asks_for = "move"
    plays = True
    shows_marks = True

    @property
    def rings(self) -> Ring:
        return (self.target,) if self.target else ()

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield "puzzle.target", self.target

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return msgspec.structs.replace(self, target=square(self.target) if self.target else None)

    def moves_against(self, position: Position) -> list[Square]:
        """The legal moves but the pass; UnsolvablePuzzle if the target is no stone of the other side."""
        side = position.to_move
        if self.target and (side is None or position.at(self.target) is not side.other):
            raise UnsolvablePuzzle("puzzle.target", "is a stone of the side that does not move")
        return [move for move in position.legal_moves() if move != PASS]


def show_left(
    position: GoPosition, stone: Square, move: Square
) -> tuple[tuple[Square, ...], tuple[Mark, ...]]:
    """The liberties that a chain keeps after a move; and marks for the chain, the move and the liberties."""
    left = tuple(point for point in position.liberties(stone) if point != move)
    return left, (*show_chain(position, stone), placed(position, move), *ringed(left))
