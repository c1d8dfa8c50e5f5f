"""Owns puzzles of several moves: which moves are right at each turn, and how the other side answers.

The other side answers by the exact solver, with the first in board order of equally good moves, to wrong
moves too: such an answer is what punishes them. Forced passes of either side are played along.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor.games.base import Move, Position
from tutor.games.othello.engine.endgame.exact import best_move
from tutor.puzzles.bank.searched import ending_of
from tutor.puzzles.kinds.measures import best_moves, costs
from tutor.puzzles.reasons import Square
from tutor.puzzles.unsolvable import UnsolvablePuzzle

LONGEST = 6
MOST_TURNS = 24
"""Turns that one puzzle may hold: a page carries what is said to every square at each of them."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of the learner; `right` leads from each right move to the next turn, to None at the end."""

    position: Position
    right: Mapping[Square, "Turn | None"]

    def lines(self) -> Iterator[tuple[Square, ...]]:
        """Every way to solve the puzzle from here, without the answers of the other side."""
        for move, turn in self.right.items():
            for rest in turn.lines() if turn else [()]:
                yield (move, *rest)

    def count(self) -> int:
        """This turn and all that follow it."""
        return 1 + sum(turn.count() for turn in self.right.values() if turn)


def grow(position: Position, moves: int) -> Turn:
    """The turns of a puzzle of so many moves; it ends sooner where the game does."""
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


def play_out(position: Position, moves: tuple[Move, ...]) -> Position:
    """The position after these moves."""
    for move in moves:
        position = position.play(move)
    return position


@lru_cache(maxsize=2048)  # a page in another language says the same
def answers_to(position: Position, move: Square) -> tuple[Move, ...]:
    """How the other side answers a move, with the passes, until it is one's turn to play again."""
    known = ending_of(position)
    return (
        known.answers[move] if known else search_answers(position, move, costs(position, "best-exact")[move])
    )


def search_answers(position: Position, move: Square, score: int) -> tuple[Move, ...]:
    """The same, searched; the score is that of the other side after the move."""
    after = position.play(move)
    answers = list[Move]()
    while after.to_move and (after.to_move is not position.to_move or after.must_pass()):
        answers.append(best_move(after, score))
        after, score = after.play(answers[-1]), -score
    return tuple(answers)
