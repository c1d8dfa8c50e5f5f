"""The exact end of a game: the score that both sides reach when neither errs, and the moves that lead there.

A score is for the side to move (for Black where the game is over) and above zero when it wins: the difference
of the official scores by the rules of the game. Where empty squares go to the winner they are counted for it;
where the fewest discs win, it is the opponent's discs minus one's own.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.engine.any_endgame import INFINITY, AnyEndgame, margin
from tutor.rules import Color, Move, Position
from tutor.rules.position import OthelloPosition


@dataclass(frozen=True, slots=True)
class Solution:
    """The exact score, one line of best play to the end with its passes, and the score of each legal move."""

    score: int
    line: tuple[Move, ...]
    values: Mapping[Move, int]


def solve(position: Position) -> Solution:
    """Everything about an ending; the line takes the first in board order of equally good moves.

    >>> from tutor.rules import find_game
    >>> solve(find_game("othello-4x4").start()).score
    -10
    """
    ending = _Ending(position)
    values = ending.values(position)
    if not values:
        return Solution(ending.score(position), (), {})
    score = max(values.values())
    first = next(move for move, value in values.items() if value == score)
    return Solution(score, (first, *ending.line(position.play(first), -score)), values)


def score_of(position: Position) -> int:
    """The exact score alone, which is found sooner than all that `solve` tells."""
    return _Ending(position).score(position)


def values_of(position: Position) -> dict[Move, int]:
    """The exact score of each legal move for the side to move, in board order; none when the game is over."""
    return _Ending(position).values(position)


class _Ending:
    """One ending of any game, asked through positions."""

    def __init__(self, position: Position) -> None:
        assert isinstance(position, OthelloPosition)
        self._search = AnyEndgame(position.game)

    def score(self, position: Position) -> int:
        return self.between(position, -INFINITY, INFINITY)

    def values(self, position: Position) -> dict[Move, int]:
        return {move: -self.score(position.play(move)) for move in position.legal_moves()}

    def between(self, position: Position, alpha: int, beta: int) -> int:
        """The score if between alpha and beta; otherwise a bound of it on that side."""
        assert isinstance(position, OthelloPosition)
        own, opp = position.sides()
        if position.to_move is None:
            return margin(position.game, own, opp)
        supply = position.supply
        if supply and position.to_move is Color.WHITE:
            supply = supply[1], supply[0]
        return self._search.search(own, opp, supply, alpha, beta)

    def line(self, position: Position, score: int) -> list[Move]:
        """Best play to the end from a position whose score is known."""
        played = []
        while position.to_move:
            move, position = next(
                (move, after)
                for move, after in ((move, position.play(move)) for move in position.legal_moves())
                if -self.between(after, -score, -score + 1) >= score
            )
            played.append(move)
            score = -score
        return played
