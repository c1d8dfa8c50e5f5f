"""A named opening, played move by move for both sides; of another move it is said what it costs."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Self

import msgspec

from tutor.games.base import Move, Position, Square
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.kind import Aftermath, Answer, Puzzle, Task, Turn
from tutor.games.kinds.moves import play_out
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.proofs import Proof
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures.good_moves import SOUND
from tutor.games.othello.kinds.moves.playing import Played
from tutor.games.othello.openings import OPENINGS, Opening, leads_to


class Line(InTurns, Played, frozen=True, tag="line"):
    """Play a named opening; `after` of its moves are on the board already.

    `turned` are its moves on a board that is turned or mirrored. `values` are, for each move still to be
    played, the values in discs of the moves on its board, where a stored table has them; a lesson does not
    write them.
    """

    opening: Opening
    after: int = 0
    turned: tuple[str, ...] = ()
    values: tuple[dict[str, int], ...] = ()

    shows_play = True
    asks_for = "move"
    comes_back = False
    reasons = (
        {
            # it is no longer that opening
            "another-opening": ("square",),
            # `color` has about n discs less after it than after the move of the opening
            "opening-costs": ("color", "n"),
            # it loses hardly anything compared with the move of the opening
            "opening-as-good": (),
            # a square where the side to move cannot play
            "no-move-there": ("square",),
            # right, and there are more
            "line-goes-on": ("square",),
        }
        | {f"leads-to-{name}": ("square",) for name in OPENINGS}
        | {f"is-{name}": () for name in OPENINGS}
    )
    weights = {"line": Weights(2)}

    def __hash__(self) -> int:
        return hash((self.opening, self.after, self.turned, len(self.values)))

    @property
    def whole(self) -> tuple[Square, ...]:
        """The opening from the start of the game, as it stands on this board."""
        return self.turned or OPENINGS[self.opening]

    @property
    def moves(self) -> tuple[Square, ...]:
        """The moves that are still to be played."""
        return self.whole[self.after :]

    @property
    def moves_left(self) -> int:
        return len(self.moves)

    def after_first(self) -> Puzzle | None:
        return self._after(1) if self.moves_left > 1 else None

    def _after(self, number: int) -> Self:
        """The puzzle after so many more of the moves."""
        return msgspec.structs.replace(self, after=self.after + number, values=self.values[number:])

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        values = tuple({square(move): worth for move, worth in one.items()} for one in self.values)
        return msgspec.structs.replace(self, turned=tuple(map(square, self.whole)), values=values)

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        self._require_on_the_way(position)
        yield from self._boards(position)

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        """Only the values of stored tables: in an opening our own search, six moves deep, sees too little."""
        values = tuple({} if proof.how == "depth 6" else proof.values for proof in proofs)
        return msgspec.structs.replace(self, values=values)

    def _boards(self, position: Position) -> list[Position]:
        """The board before each move that is still to be played."""
        return [play_out(position, self.moves[:number]) for number in range(len(self.moves))]

    def set_task(self, position: Position, ring: Ring) -> Task:
        self._require_on_the_way(position)
        turn: Turn | None = None
        for board, move in zip(reversed(self._boards(position)), reversed(self.moves), strict=True):
            turn = Turn(board, {move: turn})
        return Task(self, position, "sequence", self.moves, turn=turn)

    def _require_on_the_way(self, position: Position) -> None:
        """UnsolvablePuzzle where the board is not the one after the first moves of the opening."""
        if not self.moves or self.after < 0:
            raise UnsolvablePuzzle("puzzle.after", "leaves no move of this opening to play")
        start = position.game.start()
        for begins in Color:  # on a board turned by a quarter, White does
            with suppress(RulesError):
                board = play_out(start.with_to_move(begins), self.whole[: self.after])
                if (board.cells(), board.to_move) == (position.cells(), position.to_move):
                    return
        raise UnsolvablePuzzle("board", f"is not the board after {self.after} moves of this opening")

    def set_task_for_class(self, position: Position, ring: Ring) -> Task:
        self._require_on_the_way(position)
        return Task(self, position, "one", self.moves[:1])

    def task_at(self, task: Task, turn: Turn) -> Task:
        discs = len(turn.position.game.squares) - len(turn.position.empties())
        first = len(task.position.game.squares) - len(task.position.empties())
        return self._after(discs - first).set_task_for_class(turn.position, ())

    def goes_on(self, task: Task) -> Reason:
        return Reason("line-goes-on", square=task.answers[0])

    def weigh_illegal(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        return "not-yet", Remark((Reason("no-move-there", square=tap),))

    def weigh_move(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        if tap == self.moves[0]:
            last = len(self.moves) == 1
            said = Reason(f"is-{self.opening}") if last else Reason("line-goes-on", square=tap)
            return "right", Remark((said,))
        other = leads_to(task.position.play(tap))
        named = (Reason(f"leads-to-{other}", square=tap),) if other else ()
        return "not-yet", Remark((Reason("another-opening", square=tap), *named, *self._cost(task, tap)))

    def _cost(self, task: Task, tap: Square) -> tuple[Reason, ...]:
        """About what another move costs compared with that of the opening, where this is known."""
        if not self.values or not self.values[0]:
            return ()
        loss = self.values[0][self.moves[0]] - self.values[0][tap]
        if loss < SOUND:
            return (Reason("opening-as-good"),)
        return (Reason("opening-costs", color=task.position.to_move, n=loss),)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        """None: to play another opening shows no misconception."""
        return set()

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        return Aftermath((tap,))

    def punishing(self, task: Task, answer: Answer) -> tuple[Move, ...]:
        return answer if answer[0] in task.position.legal_moves() else ()

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(f"line-{self.opening}", squares=self.moves),)

    def count(self, task: Task, ring: Ring) -> Features:
        return Features()

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """None: it belongs to a lesson, and no teacher sets it on a board."""
        yield from ()
