"""The puzzle "Capture": one point is asked for, any that captures what is meant."""

from collections.abc import Callable, Iterator
from typing import Any, Self

from tutor.games.base import PASS, Position, Square
from tutor.games.geometry import in_board_order
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_chains, theirs_in_atari
from tutor.games.go.kinds.stones.shown import ringed, show_chain
from tutor.games.go.kinds.stones.turns import CLOSED_REASONS, closed_reason
from tutor.games.go.kinds.wrong.pointing import compare_one
from tutor.games.go.kinds.wrong.wrong_moves import wrong_captures
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark, Reason, Remark, Verdict
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


def stones_off(position: Position, move: Square) -> frozenset[Square]:
    """The stones of the other side that a legal move takes off."""
    return frozenset(point for point, mark in position.changes(move).items() if mark == "." and point != move)


def placed(position: GoPosition, square: Square) -> Mark:
    """The stone of the side to move as it would stand on a point."""
    assert position.to_move is not None
    return f"would-{position.to_move.value}", square, ""


class Capture(Endless, PuzzleKind, frozen=True, tag="capture"):
    """Capture the chain on `target`; without it, any chain."""

    target: str | None = None

    needs_turn = True
    asks_for = "move"
    plays = True
    shows_marks = True
    reasons = {
        # right: n stones come off
        "captures": ("n",),
        # the chain touched still has n liberties
        "chain-keeps-liberties": ("square", "n"),
        # it touches no chain that is meant
        "touches-nothing": ("color", "square"),
        # it captures something else
        "captures-others": ("square",),
        **CLOSED_REASONS,
    }
    made = {
        "capture": Made(
            about_chains(lambda stone: Capture(stone), fits=theirs_in_atari, turn=True), PER_LEVEL
        )
    }
    weights = {"capture": Weights(-2.1, discs=0.17, distractors=0.51, board=0.1)}

    @property
    def rings(self) -> Ring:
        return (self.target,) if self.target else ()

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield "puzzle.target", self.target

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(square(self.target) if self.target else None)

    def set_task(self, position: Position, ring: Ring) -> Task:
        side = position.to_move
        if self.target and (side is None or position.at(self.target) is not side.other):
            raise UnsolvablePuzzle("puzzle.target", "is a stone of the side that does not move")
        moves = [move for move in position.legal_moves() if move != PASS]
        right = [move for move in moves if self._takes(stones_off(position, move))]
        if not right:
            raise UnsolvablePuzzle("board", "no move captures this")
        return Task(self, position, "one", tuple(right))

    def _takes(self, off: frozenset[Square]) -> bool:
        return self.target in off if self.target else bool(off)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        position = as_go(task.position)
        why = position.why_illegal(tap)
        if why is not None:
            return "not-yet", Remark((closed_reason(why, tap),))
        if tap in task.answers:
            return "right", Remark((Reason("captures", n=len(stones_off(position, tap))),))
        if stones_off(position, tap):
            return "not-yet", Remark((Reason("captures-others", square=tap),))
        chain = self._touched(position, tap)
        if chain is None:
            return "not-yet", Remark((Reason("touches-nothing", color=task.color, square=tap),))
        left = tuple(point for point in position.liberties(chain) if point != tap)
        shown = (*show_chain(position, chain), placed(position, tap), *ringed(left))
        return "not-yet", Remark((Reason("chain-keeps-liberties", square=tap, n=len(left)),), shown=shown)

    def _touched(self, position: GoPosition, tap: Square) -> Square | None:
        """A stone of the chain meant, or of the weakest that the tap touches; None where it touches none."""
        assert position.to_move is not None
        theirs = position.pieces(position.to_move.other)
        stones = (self.target,) if self.target else theirs
        touched = [stone for stone in stones if tap in position.liberties(stone)]
        return min(touched, key=lambda stone: len(position.liberties(stone)), default=None)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        wrong = wrong_captures(as_go(task.position), self.target)
        return set().union(*(compare_one(tap, frozenset(task.answers), wrong) for tap in taps))

    def provokes(self, task: Task) -> set[str]:
        wrong = wrong_captures(as_go(task.position), self.target)
        return {code for code, points in wrong.items() if points - frozenset(task.answers)}

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        code = "capture-marked" if self.target else self.topic
        return (Reason(code, color=task.color),)

    def count(self, task: Task, ring: Ring) -> Features:
        position = task.position
        off = max(len(stones_off(position, move)) for move in task.answers)
        chains = {as_go(position).chain(stone) for stone in position.pieces(task.color.other)}
        return Features(discs=off, distractors=len(chains) - 1)


def removed_by(position: Position, move: Square) -> tuple[Square, ...]:
    """The stones that a legal move takes off, in board order."""
    return in_board_order(position.game, stones_off(position, move))
