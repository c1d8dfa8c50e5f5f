"""The puzzle "Guess the move" in a master's game: the learner guesses each move before it is played."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import msgspec

from tutor.games.base import Move, Position, Square
from tutor.games.errors import RulesError
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.kind import Aftermath, Answer, Puzzle, Task, Turn
from tutor.games.kinds.moves import play_out
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.proofs import Proof
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.strategy.choose import Choose, judge_moves


class Guess(InTurns, Choose, frozen=True, tag="guess", kw_only=True):
    """Guess several moves of a game; a move within a disc of the best is right, as in `Choose`.

    Each row of `moves` begins with a move to guess, followed by the moves played until the next one. `boards`
    hold the values of the moves on each board on which a move is to be guessed.
    """

    moves: tuple[tuple[str, ...], ...]
    boards: tuple[Choose, ...] = ()

    asks_twin = False
    comes_back = False
    reasons = Choose.reasons | {
        # right: it was played in the game
        "as-in-the-game": ("square",),
        # right too: `stop` was played in the game
        "good-as-the-game": ("square", "stop"),
        # a move is guessed, and there are more to guess
        "guess-goes-on": (),
    }
    weights = {"guess": Weights(0, empties=0.05, directions=0.35, closeness=0.3)}

    def __hash__(self) -> int:
        return hash((self.moves, self.boards))

    @property
    def moves_left(self) -> int:
        return len(self.moves)

    def after_first(self) -> Puzzle | None:
        return self._from(1) if len(self.moves) > 1 else None

    def _from(self, number: int) -> "Guess":
        """The rest of the puzzle, from the move to guess with this number (counted from 0)."""
        return msgspec.structs.replace(self, moves=self.moves[number:], boards=self.boards[number:])

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return msgspec.structs.replace(
            self,
            moves=tuple(tuple(map(square, row)) for row in self.moves),
            boards=tuple(one.moved(square, board, side) for one in self.boards),
        )

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        if not self.moves or not all(self.moves):
            raise UnsolvablePuzzle("puzzle.moves", "each row begins with a move to guess")
        for number, row in enumerate(self.moves, 1):
            yield position
            try:
                position = play_out(position, row)
            except RulesError as error:
                field = f"puzzle.moves[{number}]"
                raise UnsolvablePuzzle(field, "holds a move that cannot be played there") from error

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        boards = zip(self.boards_weighed(position), proofs, strict=True)
        known = tuple(_as_choose(Choose().with_proofs(board, [proof])) for board, proof in boards)
        return msgspec.structs.replace(self, boards=known)

    def as_taught(self, rules: tuple[str, ...]) -> Puzzle:
        boards = tuple(_as_choose(one.as_taught(rules)) for one in self.boards)
        return msgspec.structs.replace(self, boards=boards)

    def as_known(self, task: Task) -> Puzzle:
        return self

    def set_task(self, position: Position, ring: Ring) -> Task:
        boards = tuple(self.boards_weighed(position))
        turn: Turn | None = None
        for number in reversed(range(len(boards))):
            task = self._from(number).set_task_for_class(boards[number], ())
            turn = Turn(boards[number], dict.fromkeys(task.answers, turn))
        assert turn
        return Task(self, position, "sequence", tuple(row[0] for row in self.moves), turn=turn)

    def set_task_for_class(self, position: Position, ring: Ring) -> Task:
        """The first move to guess; among the right moves the played one comes first."""
        judged = judge_moves(position, self.boards[0] if self.boards else Choose())
        played, right = self.moves[0][0], judged.decision.right
        if played not in right:
            loss = judged.decision.loss(played) if played in judged.decision.values else "many"
            raise UnsolvablePuzzle("puzzle.moves", f"`{played}` was no good move: it loses {loss} discs")
        first = (played, *(move for move in right if move != played))
        return Task(self, position, "one", first, known=judged)

    def task_at(self, task: Task, turn: Turn) -> Task:
        boards = list(self.boards_weighed(task.position))
        return self._from(boards.index(turn.position)).set_task_for_class(turn.position, ())

    def goes_on(self, task: Task) -> Reason:
        return Reason("guess-goes-on")

    def is_nearly_right(self, task: Task, tap: str) -> bool:
        """Always false: a slightly worse move is told to be almost right, and the learner goes on looking."""
        return False

    def weigh_move(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        verdict, remarked = super().weigh_move(task, tap, remark)
        if tap not in task.answers:
            if verdict == "right":  # the better move is still to be found
                return "almost", remarked._replace(reasons=remarked.reasons[:1], lines=())
            return verdict, remarked
        played = self.moves[0][0]
        said = Reason("as-in-the-game", square=tap)
        if tap != played:
            said = Reason("good-as-the-game", square=tap, stop=played)
        return verdict, remarked._replace(reasons=(said, *remarked.reasons))

    def line_after(self, task: Task, move: Square) -> tuple[Move, ...]:
        return ()

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """After a right guess the game goes on; a wrong move is answered."""
        if tap in task.answers:
            return Aftermath(self.moves[0])
        return super().aftermath(task, tap, right=False)

    def punishing(self, task: Task, answer: Answer) -> tuple[Move, ...]:
        if answer[0] not in task.position.legal_moves():
            return ()
        return self.aftermath(task, answer[0], right=False).moves

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic),)

    def hint_topic(self, task: Task) -> str:
        return self.topic

    def count(self, task: Task, ring: Ring) -> Features:
        """The features of the first move to guess: a class is asked no more at once."""
        return super().count(self.task_at(task, task.turn) if task.turn else task, ring)

    @classmethod
    def variants(cls) -> Iterator[Self]:
        """None: it belongs to a lesson, and no teacher sets it on a board."""
        yield from ()


def _as_choose(puzzle: Puzzle) -> Choose:
    assert isinstance(puzzle, Choose)
    return puzzle
