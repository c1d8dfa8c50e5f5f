"""The puzzle "Tap the stones that come off"."""

from collections.abc import Mapping

from tutor.games.base import PASS, Position, Square
from tutor.games.errors import RulesError
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.making.from_games import PER_LEVEL, about_captures
from tutor.games.go.kinds.stones.capture import removed_by
from tutor.games.go.kinds.stones.gathered import STONES, Gathers, area_around, found_reasons
from tutor.games.go.kinds.stones.shown import show_liberties
from tutor.games.go.kinds.wrong.wrong_moves import wrong_captured
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.asking import require_solvable
from tutor.games.kinds.kind import Task
from tutor.games.kinds.one_square import OneSquare
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class Captured(Endless, Gathers, OneSquare, frozen=True, tag="captured"):
    """Tap every stone that comes off when `move` is played; with `or_none` "none does" is an answer too."""

    move: str
    or_none: bool = False

    without_square = "none"
    square_field = "move"
    needs_turn = True
    asks_for = "piece"
    reasons = {
        **found_reasons(STONES),
        # right: n stones
        "all-captured-found": ("n",),
        # after the move its chain has n liberties
        "stone-keeps-liberties": ("square", "n"),
        # nothing stands there
        "no-stone-stands": ("square",),
        # a stone without liberties is still to be found
        "captured-missing": (),
        # right: the answer was that nothing comes off
        "nothing-comes-off": (),
        # stones were tapped, but nothing comes off
        "look-at-liberties": (),
    }
    made = {"captured": Made(about_captures(lambda move: Captured(move)), PER_LEVEL)}
    weights = {"captured": Weights(-1.7, discs=0.2, distractors=0.06, answers=0.6, board=0.12)}

    def set_task(self, position: Position, ring: Ring) -> Task:
        try:
            off = removed_by(position, self.move)
        except RulesError as error:
            raise UnsolvablePuzzle("puzzle.move", f"`{self.move}` cannot be played: {error}") from error
        if not off and not self.or_none:
            raise UnsolvablePuzzle(
                "puzzle.move", f"`{self.move}` captures nothing, so there is nothing to find"
            )
        return Task(self, position, "many", off or (PASS,), can_pass=self.or_none, move=self.move)

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        return tuple(move for move in position.legal_moves() if move != PASS and removed_by(position, move))

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_solvable(lambda: self.set_task(position, ring), "not-a-move")

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_captured(as_go(task.position), self.move)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        code = "captured-or-none" if self.or_none else self.topic
        return (Reason(code, color=task.color, move=self.move),)

    def explain_found(self, task: Task, n: int) -> Reason:
        return Reason("look-at-liberties") if task.answers == (PASS,) else super().explain_found(task, n)

    def explain_right(self, task: Task) -> Remark:
        if task.answers == (PASS,):
            return Remark((Reason("nothing-comes-off"),))
        return Remark((Reason("all-captured-found", n=len(task.answers)),))

    def explain_extra(self, task: Task, square: Square) -> Remark:
        after = as_go(task.position.play(self.move))
        if after.at(square) is None:
            return Remark((Reason("no-stone-stands", square=square),))
        said = Reason("stone-keeps-liberties", square=square, n=len(after.liberties(square)))
        return Remark((said,), shown=show_liberties(after, square))

    def explain_missing(self, task: Task, square: Square) -> Remark:
        if square == PASS:
            return Remark(())
        return Remark((Reason("captured-missing"),), shown=area_around(task, square))

    def hint_move(self) -> Square | None:
        return self.move

    def count(self, task: Task, ring: Ring) -> Features:
        others = [stone for stone in task.position.pieces(task.color.other) if stone not in task.answers]
        return Features(answers=len(task.answers), distractors=len(others))
