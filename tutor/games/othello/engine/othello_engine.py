"""The engine of Othello and its relatives, behind the interface of every engine (`Engine`)."""

from collections.abc import Callable, Mapping
from math import inf

from tutor.games.base import PASS, Move, Position
from tutor.games.engine import Engine, Solution, Weighed
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.engine.endgame.exact import solve, values_of
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.othello.rules.othello import Othello

COUNTED = 12
"""With at most so many empty squares the game is counted to its end while somebody waits."""

COUNTED_SLOWLY = 8
"""The same on boards where counting is slower."""

DEPTH = 6
"""How many moves are looked ahead where nobody waits, unless the caller says it."""

SMALL = 16
"""A board with at most so many squares is counted from its first move on: it takes 2 ms."""


class OthelloEngine(Engine):
    """Ten levels; every move is weighed, and near the end counted."""

    levels = tuple(sorted(LEVELS))
    weighs = True
    deepest = LEVELS[max(LEVELS)].depth

    def choose(self, position: Position, level: int, *, seconds: float) -> Move:
        return choose_move(position, level, seconds=seconds).move

    def weigh(
        self, position: Position, *, seconds: float, depth: int | None = None, counting: bool = False
    ) -> Weighed:
        small = len(position.game.squares) <= SMALL
        solve_from = (COUNTED if small else countable(position)) if counting else 0
        return weigh_moves(position, depth=depth or self.deepest, seconds=seconds, solve_from=solve_from)

    def weigh_at_length(
        self, position: Position, *, depth: int | None = None, level: int | None = None
    ) -> Weighed:
        looks, solves = depth or DEPTH, COUNTED
        if level is not None:
            looks, solves = LEVELS[level].depth, LEVELS[level].solves
        if position.legal_moves() != [PASS]:
            return weigh_moves(position, depth=looks, seconds=inf, solve_from=solves)
        after = weigh_moves(position.play(PASS), depth=looks, seconds=inf, solve_from=solves)
        return Weighed({PASS: -max(after.values.values())}, after.exact, after.depth)

    def can_count(self, position: Position) -> bool:
        return position.to_move is not None and len(position.empties()) <= countable(position)

    def values(self, position: Position, *, seconds: float | None = None) -> Mapping[Move, int]:
        return values_of(position, seconds=seconds)

    def solve(self, position: Position, *, seconds: float | None = None) -> Solution:
        return solve(position, seconds=seconds)

    def learn(self, seed: int, tell: Callable[[str], None]) -> bool:
        from tutor.games.othello.engine.learning.learnt_files import write_files

        write_files(seed, tell)
        return True


def countable(position: Position) -> int:
    """The most empty squares with which the exact result of each move is found while somebody waits."""
    game = position.game
    fast = isinstance(game, Othello) and game.is_standard and not game.variant.fewest_wins
    return COUNTED if fast else COUNTED_SLOWLY
