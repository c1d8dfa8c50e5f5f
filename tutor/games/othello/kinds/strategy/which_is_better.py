"""The question which of two moves is better by a measure; the two are shown in board order."""

from collections.abc import Callable, Iterator
from typing import Any, Self

from tutor.games.base import Position, Square
from tutor.games.geometry import in_board_order
from tutor.games.judgement import Reason
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Aftermath, Task
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.offers import Offer, choose_from
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures import measure_reasons
from tutor.games.othello.kinds.measures.measure_reasons import compare
from tutor.games.othello.kinds.measures.measure_traits import closeness
from tutor.games.othello.kinds.measures.measures import (
    MEASURES,
    Measure,
    best_moves,
    costs,
    measure_moves,
    require_countable,
    require_settled,
)
from tutor.games.othello.kinds.measures.playing_out import aftermath
from tutor.games.othello.kinds.moves.playing import require_move
from tutor.games.othello.kinds.moves.traits import count_discs
from tutor.games.othello.kinds.strategy.best_move import WEIGHED
from tutor.games.othello.kinds.strategy.fitting import require_measured
from tutor.games.othello.kinds.strategy.two_moves import AboutTwoMoves


class WhichIsBetter(AboutTwoMoves, frozen=True, tag="which-is-better"):
    """Choose the better of two moves by the stated measure."""

    moves: tuple[str, str]
    measure: Measure

    needs_turn = True
    shows_play = True
    names_answer = True
    given_away_by = WEIGHED
    reasons = measure_reasons.REASONS | {
        # right; a second sentence says by how much
        "is-better": ("square",),
    }
    option_codes = {"square": ("square",)}
    weights = {
        "which-is-better": Weights(-8.6, discs=0.09, directions=0.16, distractors=1.88, closeness=1.09),
    }

    @property
    def rings(self) -> Ring:
        return self.moves

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield from (("puzzle.moves", move) for move in self.moves)

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        one, other = self.moves
        return type(self)((square(one), square(other)), self.measure)

    def set_task(self, position: Position, ring: Ring) -> Task:
        return choose_from(self, position, ask_better(position, self.moves, self.measure))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        return (Reason(self.measure, color=task.color),)

    def hint_topic(self, task: Task) -> str:
        return self.measure

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        return aftermath(task.position, self.measure, tap, plays=True)

    def count(self, task: Task, ring: Ring) -> Features:
        """The features of a question about two moves; the worse one may flip more discs."""
        position = task.position
        cost, moves = costs(position, self.measure), measure_moves(position)
        better, worse = sorted(self.moves, key=lambda square: cost[square])
        return Features(
            discs=count_discs(position),
            directions=len(moves),
            distractors=int(moves[worse].flips > moves[better].flips),
            closeness=closeness(position, self.measure, better, [worse]),
        )

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(("", ""), measure) for measure in MEASURES)

    @property
    def name(self) -> str:
        return f"better:{self.measure}"

    @property
    def title_code(self) -> str:
        return self.measure

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        return type(self)(_two_moves(position, self.measure, squares), self.measure), ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return self.moves

    def require_fit(self, position: Position, ring: Ring) -> None:
        require_move(position)
        if not set(self.moves) <= set(moves_of(position)):
            raise Unfit("not-a-move")
        require_measured(position, self.measure)
        cost = costs(position, self.measure)
        if cost[self.moves[0]] == cost[self.moves[1]]:
            raise Unfit("equal")


def _two_moves(position: Position, measure: Measure, squares: tuple[Square, ...]) -> tuple[Square, Square]:
    """The two marked moves; instead of missing ones the best move, and the worse one that flips most."""
    if len(squares) == 2:
        return squares[0], squares[1]
    named = tuple(square for square in squares if square in moves_of(position))
    require_move(position)
    require_measured(position, measure)
    best, cost, moves = best_moves(position, measure), costs(position, measure), measure_moves(position)
    if not best:
        raise Unfit("none-such")
    one = (*named, *best)[0]
    if one not in best:
        return one, best[0]
    worse = [move for move in cost if cost[move] != cost[one]]
    if not worse:
        raise Unfit("all-alike")
    return one, max(worse, key=lambda move: moves[move].flips)


def ask_better(position: Position, moves: tuple[Square, Square], measure: Measure) -> tuple[Offer, ...]:
    """The options: two legal moves, of which one is better."""
    legal = position.legal_moves()
    for move in moves:
        if move not in position.game.squares or move not in legal:
            raise UnsolvablePuzzle("puzzle.moves", f"`{move}` is no legal move here: it flips nothing")
    require_countable(position, measure)
    cost = costs(position, measure)
    if cost[moves[0]] == cost[moves[1]]:
        raise UnsolvablePuzzle("puzzle.moves", "both moves are equally good, so there is nothing to choose")
    require_settled(position, measure)  # this takes longest
    one, other = in_board_order(position.game, frozenset(moves))
    return tuple(
        Offer(Option(move, "square", square=move), compare(position, measure, move, beside))
        for move, beside in ((one, other), (other, one))
    )
