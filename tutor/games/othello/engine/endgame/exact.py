"""The exact end of a game: the score that both sides reach when neither errs, and the moves that lead there.

A score is for the side to move (for Black where the game is over) and above zero when it wins: the difference
of the official scores by the rules of the game. Where empty squares go to the winner they are counted for it;
where the fewest discs win, the score is the opponent's discs minus one's own.

Each further empty square takes two or three times as long. A caller that cannot wait passes `seconds` of
processor time; OutOfTime is raised when they are used up.
"""

from collections.abc import Callable
from functools import cache

from tutor.games.base import Move, Position
from tutor.games.color import Color
from tutor.games.engine import OutOfTime, Solution
from tutor.games.othello.engine.endgame.any_endgame import AnyEndgame, worth
from tutor.games.othello.engine.endgame.endgame_search import EndgameSearch
from tutor.games.othello.engine.endgame.last_squares import Last, Worth, last_squares
from tutor.games.othello.engine.endgame.tracks import tracks_of
from tutor.games.othello.engine.time_limit import TimeLimit
from tutor.games.othello.rules.othello import Othello
from tutor.games.othello.rules.position import OthelloPosition

__all__ = ["OutOfTime", "Solution", "best_line", "best_move", "score_of", "solve", "values_of"]


def solve(position: Position, *, seconds: float | None = None) -> Solution:
    """Everything about an ending; of equally good moves the line takes the first in board order.

    >>> from tutor.games.table import find_game
    >>> solve(find_game("othello-4x4").start()).score
    -10
    """
    ending = _Ending(position, seconds)
    values = ending.values(position)
    score = max(values.values()) if values else ending.score(position)
    return Solution(score, ending.line(position, score), values)


def score_of(position: Position, *, seconds: float | None = None) -> int:
    """The exact score alone, several times as fast as `solve`."""
    return _Ending(position, seconds).score(position)


def values_of(position: Position, *, seconds: float | None = None) -> dict[Move, int]:
    """The exact score of each legal move for the side to move, in board order; none when the game is over."""
    return _Ending(position, seconds).values(position)


def best_line(position: Position, *, seconds: float | None = None) -> tuple[int, tuple[Move, ...]]:
    """The exact score and the line of `solve`, without the values of the other moves."""
    ending = _Ending(position, seconds)
    score = ending.score(position)
    return score, ending.line(position, score)


def best_move(position: Position, score: int) -> Move:
    """The first move of the line of `solve`, where the exact score is known: several times as fast."""
    return _Ending(position, None).move(position, score)


Ask = Callable[[int], int]
"""Asks whether the score of a position is above a number. If it is, the answer is above the number too, and
no more than the score; otherwise the answer is no less than the score, and not above the number."""

Asker = Callable[[Position, Color], Ask]
"""Makes an `Ask` for a position and the side whose score it is: the side to move, while there is one."""


class _Ending:
    """One ending and the search of its positions; what it found out makes later searches faster."""

    def __init__(self, position: Position, seconds: float | None) -> None:
        game = _known(position).game
        by_hand_or_scarce = game.variant.opening is not None or game.variant.discs_each is not None
        self._ask = (_any_asker if by_hand_or_scarce else _unrolled_asker)(game, TimeLimit(seconds))
        self._most = len(game.squares)

    def score(self, position: Position, guess: int = 0) -> int:
        """The exact score for the side to move, or for Black."""
        return self._score(position, position.to_move or Color.BLACK, guess)

    def values(self, position: Position) -> dict[Move, int]:
        """The exact score of each legal move."""
        found: dict[Move, int] = {}
        guess = 0
        for move in position.legal_moves():
            assert position.to_move
            guess = self._score(position.play(move), position.to_move.other, guess)
            found[move] = -guess
        return found

    def line(self, position: Position, score: int) -> tuple[Move, ...]:
        """Best play to the end from a position whose score is known."""
        played = []
        while position.to_move:
            played.append(self.move(position, score))
            position, score = position.play(played[-1]), -score
        return tuple(played)

    def move(self, position: Position, score: int) -> Move:
        """The first move in board order that keeps this score, which must be the exact one."""
        assert position.to_move
        *moves, last = position.legal_moves()
        other = position.to_move.other
        keeping = (move for move in moves if self._ask(position.play(move), other)(-score) <= -score)
        return next(keeping, last)

    def _score(self, position: Position, side: Color, guess: int) -> int:
        """The exact score for a side, by asking just beside the last answer until the answers meet."""
        ask = self._ask(position, side)
        low, high = -self._most, self._most
        while low < high:
            alpha = min(max(guess - 1, low), high - 1)
            answer = ask(alpha)
            if answer > alpha:
                low, guess = answer, answer + 2
            else:
                high = guess = answer
        return low


def _known(position: Position) -> OthelloPosition:
    if not isinstance(position, OthelloPosition):
        raise TypeError(f"the endings of {position.game.name} are not solved here")
    return position


def _unrolled_asker(game: Othello, limit: TimeLimit) -> Asker:
    tracks = tracks_of(game.shape)
    search = EndgameSearch(tracks, _worth(game), _most(game), _last(game), limit)

    def ask_about(position: Position, side: Color) -> Ask:
        here = _known(position)
        boards = tracks.unroll(here.black), tracks.unroll(here.white)
        own, opp = boards if side is Color.BLACK else boards[::-1]
        gaps = tracks.gaps_of(here.empties())
        return lambda alpha: search.bound(own, opp, alpha, gaps)

    return ask_about


def _any_asker(game: Othello, limit: TimeLimit) -> Asker:
    search = AnyEndgame(game, limit)

    def ask_about(position: Position, side: Color) -> Ask:
        here = _known(position)
        own, opp, supply = here.black, here.white, here.supply
        if side is Color.WHITE:
            own, opp, supply = opp, own, supply and supply[::-1]
        return lambda alpha: search.search(own, opp, supply, alpha, alpha + 1)

    return ask_about


@cache
def _last(game: Othello) -> tuple[Last, Last]:
    """The searches of the last squares, shared by all endings of a game, since they store nothing."""
    return last_squares(tracks_of(game.shape), _worth(game))


@cache
def _worth(game: Othello) -> Worth:
    """What each end of a game is worth, by empty squares and by discs."""
    squares = len(game.squares)
    return [
        [worth(game.variant, discs, taken - discs, squares - taken) for discs in range(taken + 1)]
        for taken in range(squares, -1, -1)
    ]


@cache
def _most(game: Othello) -> int:
    """The most that the end of a game can be worth."""
    return max(max(row) for row in _worth(game))
