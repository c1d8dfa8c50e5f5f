"""The puzzle "Tap the dead stones"."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Self

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.ending.settled import show_dead, show_living
from tutor.games.go.kinds.life.about_group import WIDEST, faults_of_plies
from tutor.games.go.kinds.stones.chains import chains_of
from tutor.games.go.kinds.stones.gathered import STONES, Gathers, found_reasons
from tutor.games.go.kinds.stones.shown import crossed
from tutor.games.go.kinds.wrong.wrong_counts import wrong_dead
from tutor.games.go.reading.ending import Ending, ending, ending_with
from tutor.games.go.reading.life import PLIES
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.kind import Fault, Puzzle, PuzzleKind, Task
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.proofs import Proof, Unproved
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


class MarkDead(Gathers, PuzzleKind, frozen=True, tag="mark-dead"):
    """Tap the dead stones of both sides; one stone stands for its chain.

    Whether a chain is dead is read `plies` moves ahead, played in `region` only; without a region, wherever
    the chain can spread. `known` are dead stones that were read before: a lesson does not write them, they
    are stored with the proofs of its boards (`tutor.games.kinds.proofs`).
    """

    region: tuple[str, ...] = ()
    plies: int = PLIES
    known: tuple[str, ...] = ()

    asks_for = "piece"
    given_away_by = frozenset({"area"})
    reasons = {
        **found_reasons(STONES),
        "all-dead-found": ("n",),  # right: n stones
        "no-stone-stands": ("square",),
        "stays-with-two-eyes": ("square",),
        "stays-with-room": ("square",),  # it has enough points of its own for two eyes
        "stays-in-seki": ("square",),
        "dead-with-one-eye": (),  # a missing chain has one eye
        "dead-without-eye": (),  # a missing chain has no eye
    }
    weights = {"mark-dead": Weights(3, answers=0.2, distractors=0.5)}
    group = "end"

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from (("puzzle.region", point) for point in self.region)

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        yield from faults_of_plies(self.plies)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(tuple(map(square, self.region)), self.plies, tuple(map(square, self.known)))

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        if not self.known:
            yield position

    def needs_proofs(self, position: Position) -> bool:
        """Never: where nothing is stored, the board is read when it is asked."""
        return False

    def read_out(self, position: Position) -> Proof | None:
        return Proof("read", found=self.set_task(position, ()).answers)

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        stones = proofs[0].found
        if not all(map(position.at, stones)):
            raise Unproved("it calls points dead on which no stone stands")
        return type(self)(self.region, self.plies, stones)

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        if here.dead:
            raise UnsolvablePuzzle("board", "the dead stones are asked for, so none is named below the board")
        found = self._ending(here)
        names = here.grid.names
        if found.unsettled:
            stones = ", ".join(names(found.unsettled))
            raise UnsolvablePuzzle("board", f"{stones} can neither be captured for certain nor surely live")
        if not found.dead or found.dead == here.black | here.white:
            raise UnsolvablePuzzle("board", "some stones are dead, and others are not")
        return Task(self, position, "many", names(found.dead))

    def task_faults(self, task: Task) -> Iterator[Fault]:
        """What is wrong with the stored dead stones: they must be those that reading finds."""
        yield from super().task_faults(task)
        if not self.known:
            return
        try:
            read = type(self)(self.region, self.plies).set_task(task.position, ()).answers
        except UnsolvablePuzzle as error:
            yield error.field, error.sentence
            return
        if set(read) != set(task.answers):
            yield "puzzle.known", "are not the stones that are dead when it is read out"

    def _ending(self, position: GoPosition) -> Ending:
        if self.known:
            return ending_with(position, position.grid.set_of(self.known))
        most = next((most for plies, most in WIDEST if self.plies <= plies), 0)
        return ending(position, position.grid.set_of(self.region), self.plies, most)

    def together(self, task: Task) -> tuple[tuple[Square, ...], ...]:
        """The chains of more than one stone."""
        here = as_go(task.position)
        return tuple(chain for color in Color for chain in chains_of(here, color) if len(chain) > 1)

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        return wrong_dead(as_go(task.position).with_dead(task.answers))

    def rules_shown(self, task: Task) -> Mapping[str, frozenset[Square]]:
        """A rule that finds no dead stone is shown only where several chains are dead."""
        wrong, here = self.wrong_sets(task), as_go(task.position)
        chains = {here.chain(stone) for stone in task.answers}
        return {code: stones for code, stones in wrong.items() if stones or len(chains) > 1}

    def explain_right(self, task: Task) -> Remark:
        shown = show_dead(as_go(task.position), task.answers)
        return Remark((Reason("all-dead-found", n=len(task.answers)),), shown=shown)

    def explain_extra(self, task: Task, square: Square) -> Remark:
        here = as_go(task.position)
        if here.at(square) is None:
            return Remark((Reason("no-stone-stands", square=square),), shown=(crossed(square),))
        code, shown = show_living(here, self._ending(here), square)
        return Remark((Reason(code, square=square),), shown=shown)

    def explain_missing(self, task: Task, square: Square) -> Remark:
        """A chain that was not found, shown with its only eye."""
        here = as_go(task.position)
        shown = show_dead(here, here.chain(square))
        has_eye = any(kind == "liberty" for kind, _, _ in shown)
        return Remark((Reason("dead-with-one-eye" if has_eye else "dead-without-eye"),), shown=shown)

    def count(self, task: Task, ring: Ring) -> Features:
        return Features(answers=len(task.answers), distractors=len(self.wrong_sets(task)))
