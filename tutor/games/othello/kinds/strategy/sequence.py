"""Puzzles of several moves: which moves are right at each turn, and how the other side answers."""

from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import Self

from tutor.games.base import Game, Position
from tutor.games.chance import Dice
from tutor.games.judgement import Reason
from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.kind import Puzzle, Task, Turn
from tutor.games.kinds.moves import moves_of, play_out, require_moves
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures import measure_reasons
from tutor.games.othello.kinds.measures.good_moves import GUESSED, SETTLED
from tutor.games.othello.kinds.measures.measure_traits import closeness
from tutor.games.othello.kinds.measures.measures import (
    best_moves,
    costs,
    require_countable,
    require_measurable,
)
from tutor.games.othello.kinds.measures.playing_out import answers_to
from tutor.games.othello.kinds.moves import lines
from tutor.games.othello.kinds.moves.traits import count_discs
from tutor.games.othello.kinds.strategy.best_move import BestMove, Weighed
from tutor.games.othello.kinds.strategy.fitting import require_best

LONGEST = 6
MOST_TURNS = 24
"""A puzzle has at most so many turns: a page carries what is said of every square at each of them."""

NEAR_THE_END = (3, 10)
"""The fewest and the most empty squares of an ending in practice."""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    nearest, farthest = NEAR_THE_END
    for position in positions:
        if position.to_move and moves_of(position) and nearest < len(position.empties()) <= farthest:
            yield Drawn(position, Sequence(2 + dice.below(3)))


def _is_open(task: Task, level: int) -> bool:
    """Whether an ending makes a question: not decided by far, and hardly solved by guessing."""
    chances, turn = list[float](), task.turn
    for move in task.answers:
        assert turn
        chances.append(len(turn.right) / len(turn.position.legal_moves()))
        turn = turn.right[move]
    value = -min(costs(task.position, "best-exact").values())
    return abs(value) <= SETTLED and prod(chances) <= GUESSED


class Sequence(InTurns, Weighed, frozen=True, tag="sequence"):
    """Play several best moves of an ending; the other side answers by the exact solver."""

    moves: int

    given_away_by = frozenset({"exact"})
    reasons = (
        lines.REASONS
        | measure_reasons.REASONS
        | {
            # every move so far is right, and more are asked for
            "sequence-goes-on": ("color",),
        }
    )
    made = {"sequence": Made(_make, per_level=165, open=_is_open, words_matter=True)}
    weights = {
        "sequence": Weights(
            -5, empties=0.56, directions=0.17, distractors=0.11, answers=1.01, closeness=0.11
        ),
    }
    group = "endgame"

    @property
    def moves_left(self) -> int:
        return self.moves

    def after_first(self) -> Puzzle | None:
        return Sequence(self.moves - 1) if self.moves > 1 else None

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_moves(position)
        require_countable(position, "best-exact")
        turn = grow(position, self.moves)
        if len(turn.right) == len(moves_of(position)):
            raise UnsolvablePuzzle("puzzle", "every first move is right, so there is nothing to find")
        return Task(self, position, "sequence", next(turn.lines()), turn=turn)

    def set_task_for_class(self, position: Position, ring: Ring) -> Task:
        """Each move is a question of its own; a move may be the only right one."""
        require_measurable(position, "best-exact")
        return Task(BestMove("best-exact"), position, "one", best_moves(position, "best-exact"))

    def task_at(self, task: Task, turn: Turn) -> Task:
        """The task of one turn: any best move is right, even where it is the only legal one."""
        return Task(BestMove("best-exact"), turn.position, "one", tuple(turn.right))

    def goes_on(self, task: Task) -> Reason:
        return Reason("sequence-goes-on", color=task.color)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.topic, color=task.color, n=self.moves),)

    def count(self, task: Task, ring: Ring) -> Features:
        """The features of all moves that could be played along one right line."""
        turn, moves, wrong = task.turn, 0, 0
        for move in task.answers:
            assert turn
            legal = moves_of(turn.position)
            moves, wrong = moves + len(legal), wrong + len(legal) - len(turn.right)
            turn = turn.right[move]
        return Features(
            discs=count_discs(task.position),
            empties=len(task.position.empties()),
            directions=moves,
            distractors=wrong,
            answers=len(task.answers),
            closeness=_first_closeness(task.turn),
        )

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        return (str(self.moves),)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        (moves,) = words
        return cls(int(moves)), ()

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(moves) for moves in range(2, LONGEST + 1))

    @property
    def name(self) -> str:
        return f"{self.kind}:{self.moves}"

    def require_fit(self, position: Position, ring: Ring) -> None:
        super().require_fit(position, ring)
        require_best(position, "best-exact")


def _first_closeness(turn: Turn | None) -> int:
    assert turn
    best = next(iter(turn.right))
    others = [move for move in turn.position.legal_moves() if move not in turn.right]
    return closeness(turn.position, "best-exact", best, others)


def grow(position: Position, moves: int) -> Turn:
    """The turns of a puzzle of so many moves; it is shorter where the game ends earlier."""
    if not 2 <= moves <= LONGEST:
        raise UnsolvablePuzzle("puzzle.moves", f"a sequence has 2 to {LONGEST} moves, not {moves}")
    first = _turn(position, moves)
    if first.count() > MOST_TURNS:
        raise UnsolvablePuzzle("puzzle.moves", "too many lines are right to tell them all")
    return first


def _turn(position: Position, moves: int) -> Turn:
    return Turn(
        position,
        {
            move: _turn(after, moves - 1) if moves > 1 and after.to_move else None
            for move in best_moves(position, "best-exact")
            for after in [play_out(position, (move, *answers_to(position, move)))]
        },
    )
