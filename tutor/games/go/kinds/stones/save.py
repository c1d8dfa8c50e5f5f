"""The puzzle "Save this chain", which is in atari."""

from collections.abc import Mapping

from tutor.games.base import Position, Square
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_chains, own_in_atari
from tutor.games.go.kinds.stones.about_chain import AboutChain
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.kinds.stones.one_point import OnePoint
from tutor.games.go.kinds.stones.shown import show_liberties
from tutor.games.go.kinds.stones.turns import CLOSED_REASONS, closed_reason
from tutor.games.go.kinds.wrong.wrong_moves import wrong_saves
from tutor.games.go.reading.in_danger import lost_back
from tutor.games.go.reading.ladder import caught_line, escapes
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Aftermath, Task
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class Save(OnePoint, AboutChain, frozen=True, tag="save"):
    """Play a move after which the chain on `target` cannot be captured, even by atari after atari."""

    needs_turn = True
    asks_for = "move"
    plays = True
    shows_play = True
    reasons = {
        # right: the chain then has n liberties
        "saves": ("n",),
        # right: n stones come off, which gives the chain liberties
        "saves-by-capture": ("n",),
        # right: the same, where the chain could also run or join
        "saves-by-capture-best": ("n",),
        # right: the chain then has n liberties, but a capture on stop saves it too
        "saves-without-capture": ("n", "stop"),
        # one liberty is left, on stop, where color captures
        "save-leaves-one": ("color", "square", "stop"),
        # n liberties are left, but color gives atari again until it captures
        "save-is-chased": ("color", "square", "n"),
        **CLOSED_REASONS,
    }
    made = {"save": Made(about_chains(lambda stone: Save(stone), fits=own_in_atari, turn=True), PER_LEVEL)}
    weights = {"save": Weights(-0.45, discs=0.38, distractors=2.86, answers=-0.57, board=0.11)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = self.require_stone(position)
        if position.to_move is not self.side_of(position):
            raise UnsolvablePuzzle("puzzle.target", "is a stone of the side to move")
        if len(here.liberties(self.target)) != 1:
            raise UnsolvablePuzzle("puzzle.target", f"the chain on `{self.target}` is not in atari")
        right = escapes(here, self.target)
        if not right:
            raise UnsolvablePuzzle("board", "no move saves this chain")
        return Task(self, position, "one", right, side=position.to_move)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        here = as_go(task.position)
        if why := here.why_illegal(tap):
            return "not-yet", Remark((closed_reason(why, tap),))
        after = here.play(tap)
        free = after.liberties(self.target)
        if tap in task.answers:
            return "right", _explain(here, after, task, tap, len(free))
        attacker = task.color.other
        if len(free) == 1:
            said = Reason("save-leaves-one", color=attacker, square=tap, stop=free[0])
        else:
            said = Reason("save-is-chased", color=attacker, square=tap, n=len(free))
        return "not-yet", Remark((said,))

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """How the other side captures the chain after a move that does not save it."""
        line = None if right else caught_line(as_go(task.position), self.target, tap)
        return Aftermath(line or ())

    def wrong_points(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_saves(as_go(task.position), self.target)

    def count(self, task: Task, ring: Ring) -> Features:
        here, right = as_go(task.position), frozenset(task.answers)
        return Features(
            discs=len(here.chain(self.target)),
            answers=len(task.answers),
            distractors=sum(bool(points - right) for points in self.wrong_points(task).values()),
        )

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        if position.to_move is None:
            return ()
        here, own = as_go(position), position.pieces(position.to_move)
        return tuple(stone for stone in own if len(here.liberties(stone)) == 1)

    def require_fit(self, position: Position, ring: Ring) -> None:
        if self.target not in self.fitting_squares(position):
            raise Unfit("no-square")


def _explain(here: GoPosition, after: GoPosition, task: Task, tap: str, free: int) -> Remark:
    """What is said to a move that saves: where a capture does so too, to run or to join is the weaker way."""
    won = {move: len(stones_off(here, move)) - lost_back(here.play(move), move) for move in task.answers}
    taken = stones_off(here, tap)
    if taken:
        best = won[tap] > 0 and not all(stones_off(here, move) for move in task.answers)
        return Remark((Reason("saves-by-capture-best" if best else "saves-by-capture", n=len(taken)),))
    most = max(won, key=won.__getitem__)
    if won[most] <= 0:
        return Remark((Reason("saves", n=free),))
    shown = show_liberties(after, min(stones_off(here, most)))
    return Remark((Reason("saves-without-capture", n=free, stop=most),), shown=shown)
