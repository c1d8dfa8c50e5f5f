"""The puzzle "Capture": any point is right that captures what is meant."""

from collections.abc import Mapping

from tutor.games.base import PASS, Position, Square
from tutor.games.geometry import in_board_order
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_chains, theirs_in_atari
from tutor.games.go.kinds.stones.one_point import AgainstChain, show_left
from tutor.games.go.kinds.stones.shown import taken_off
from tutor.games.go.kinds.stones.turns import CLOSED_REASONS, closed_reason
from tutor.games.go.kinds.wrong.wrong_moves import wrong_captures
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

_OPEN = Reason("captures-somewhere")


def stones_off(position: Position, move: Square) -> frozenset[Square]:
    """The stones of the other side that a legal move captures."""
    return frozenset(point for point, mark in position.changes(move).items() if mark == "." and point != move)


class Capture(AgainstChain, frozen=True, tag="capture"):
    """Capture the chain on `target`, else any chain; with `or_none` "no move does" is an answer too."""

    or_none: bool = False

    without_square = "none"
    reasons = {
        # right: n stones come off
        "captures": ("n",),
        # the chain touched still has n liberties
        "chain-keeps-liberties": ("square", "n"),
        # it touches no chain that is meant
        "touches-nothing": ("color", "square"),
        # it captures something else
        "captures-others": ("square",),
        # right: the answer was that nothing can be captured
        "captures-nowhere": (),
        # the same answer, but a chain has only one liberty
        "captures-somewhere": (),
        **CLOSED_REASONS,
    }
    made = {
        "capture": Made(
            about_chains(lambda stone: Capture(stone), fits=theirs_in_atari, turn=True), PER_LEVEL
        )
    }
    weights = {"capture": Weights(-2.1, discs=0.17, distractors=0.51, board=0.1)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        right = [move for move in self.moves_against(position) if self._takes(stones_off(position, move))]
        if not right and not self.or_none:
            raise UnsolvablePuzzle("board", "no move captures this")
        return Task(self, position, "one", tuple(right) or (PASS,), can_pass=self.or_none)

    def _takes(self, off: frozenset[Square]) -> bool:
        return self.target in off if self.target else bool(off)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        if tap == PASS:
            right = task.answers == (PASS,)
            return (
                ("right", Remark((Reason("captures-nowhere"),))) if right else ("not-yet", Remark((_OPEN,)))
            )
        position = as_go(task.position)
        why = position.why_illegal(tap)
        if why is not None:
            return "not-yet", Remark((closed_reason(why, tap),))
        if tap in task.answers:
            off = removed_by(position, tap)
            return "right", Remark((Reason("captures", n=len(off)),), shown=taken_off(off))
        if stones_off(position, tap):
            return "not-yet", Remark((Reason("captures-others", square=tap),))
        chain = self._touched(position, tap)
        if chain is None:
            return "not-yet", Remark((Reason("touches-nothing", color=task.color, square=tap),))
        left, shown = show_left(position, chain, tap)
        return "not-yet", Remark((Reason("chain-keeps-liberties", square=tap, n=len(left)),), shown=shown)

    def _touched(self, position: GoPosition, tap: Square) -> Square | None:
        """A stone of the chain meant, or of the weakest chain that the tap touches; None without one."""
        assert position.to_move is not None
        theirs = position.pieces(position.to_move.other)
        stones = (self.target,) if self.target else theirs
        touched = [stone for stone in stones if tap in position.liberties(stone)]
        return min(touched, key=lambda stone: len(position.liberties(stone)), default=None)

    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_captures(as_go(task.position), self.target)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        code = "capture-marked" if self.target else self.topic
        code = f"{code}-or-none" if self.or_none else code
        return (Reason(code, color=task.color),)

    def count(self, task: Task, ring: Ring) -> Features:
        position = task.position
        off = max((len(stones_off(position, move)) for move in task.answers if move != PASS), default=0)
        chains = {as_go(position).chain(stone) for stone in position.pieces(task.color.other)}
        return Features(discs=off, distractors=len(chains) - 1)


def removed_by(position: Position, move: Square) -> tuple[Square, ...]:
    """The stones that a legal move captures, in board order."""
    return in_board_order(position.game, stones_off(position, move))
