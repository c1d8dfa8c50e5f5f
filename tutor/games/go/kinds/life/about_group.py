"""What all kinds share that read what becomes of the chain on one point."""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Self

import msgspec

from tutor.games.base import Game, Position, Square
from tutor.games.go.bank.searched import Asked
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.reading.life import PLIES, region_of
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Reason
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Fault, Task
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

DEEPEST = 23
"""At most so many moves are read ahead."""

WIDEST = ((PLIES, 16), (15, 9), (DEEPEST, 5))
"""Up to so many moves ahead, at most so many points are played on: each point more doubles the reading."""


def faults_of_plies(plies: int) -> Iterator[Fault]:
    """What is wrong with the number of moves that a puzzle reads ahead."""
    if not 1 <= plies <= DEEPEST:
        yield "puzzle.plies", f"must be a number from 1 to {DEEPEST}"


class AboutGroup(AboutChain, frozen=True):
    """Asks what becomes of the chain on `target`, where both sides play in `region` only.

    Without a region it is the chain with all empty points that it could fill. `plies` moves are read ahead,
    the moves of both sides counted.
    """

    region: tuple[str, ...] = ()
    plies: int = PLIES

    mine: ClassVar[bool] = False
    """Where a move is asked for: whether the chain must be the side to move's own, or the other side's."""

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from super().squares()
        yield from (("puzzle.region", point) for point in self.region)

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        yield from super().faults(game, to_move, ring)
        yield from faults_of_plies(self.plies)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        region = tuple(map(square, self.region))
        return msgspec.structs.replace(self, target=square(self.target), region=region)

    def read_in(self, position: Position) -> tuple[Square, ...]:
        """The points that are played on; UnsolvablePuzzle where there are too many to be read."""
        here = self.require_stone(position)
        region = self.region or region_of(here, self.target)
        most = next((most for plies, most in WIDEST if self.plies <= plies), 0)
        chain = here.chain(self.target)
        if sum(point not in chain for point in region) > most:
            raise UnsolvablePuzzle("puzzle.region", f"has more than {most} points to read {self.plies} moves")
        return region

    def asked(self, position: GoPosition) -> Asked:
        """The search of this puzzle, under which the bank stores its results."""
        return Asked(self.kind, position, self.target, self.read_in(position), self.plies)

    def require_fit(self, position: Position, ring: Ring) -> None:
        super().require_fit(position, ring)
        try:
            self.read_in(position)
        except UnsolvablePuzzle as error:
            raise Unfit("too-wide", str(error)) from error

    def require_mover(self, position: Position) -> None:
        """UnsolvablePuzzle where the wrong side is to move."""
        if (position.to_move is position.at(self.target)) is not self.mine:
            whose = "its own" if self.mine else "the other"
            raise UnsolvablePuzzle("to_move", f"must be {whose} side for a puzzle of kind {self.kind}")

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color),)
