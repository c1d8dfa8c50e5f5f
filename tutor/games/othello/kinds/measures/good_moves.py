"""Which move is good, where nobody names a measure: what each legal move is worth, and how sure that is.

With few empty squares the exact end of the game says it. Otherwise the engine looks ahead, twice: a board on
which the two depths do not tell the same moves apart asks nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.kinds.moves import play_out
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.engine.endgame.exact import best_line, values_of
from tutor.games.othello.engine.search import Search, deepening

RIGHT = 1
"""A move that loses so many discs at most, beside the best one, is right."""

SOUND = 3
"""A move that loses so many at most is not bad; a stored board has no such move beside the right ones."""

GUESSED = 0.4
"""The chance of guessing is no larger than this."""

SETTLED = 24
"""With more discs than this between the sides the game is over in all but name."""

DEPTHS = (4, 6)
"""How far the engine looks ahead where the end is not counted."""

TOLD = 12
"""A move that loses more discs than this is only told to lose so many."""


MOST = 2 * 64
"""More than any move can lose."""

LINE = 3
"""Moves of a line: a move, its answer, and the best one after that; passes count."""

ANSWERED = 4
"""How far the engine looks ahead for the answer of the other side."""


@dataclass(frozen=True)
class Decision:
    """What each legal move is worth to the side to move, in discs, and the moves that are right."""

    values: Mapping[Square, int]

    @cached_property
    def best(self) -> int:
        """What the best move is worth."""
        return max(self.values.values())

    def loss(self, move: Square) -> int:
        """How many discs a move loses beside the best one."""
        return self.best - self.values[move]

    @cached_property
    def right(self) -> tuple[Square, ...]:
        """The moves that are right."""
        return tuple(move for move in self.values if self.loss(move) <= RIGHT)

    @property
    def lead(self) -> int:
        """How many discs the best of the wrong moves loses; 0 where all are right."""
        return min((self.loss(move) for move in self.values if self.loss(move) > RIGHT), default=0)

    @property
    def asks(self) -> bool:
        """Whether it is a question: few moves are right, all others clearly wrong, and the game is open."""
        few = len(self.right) <= GUESSED * len(self.values)
        return few and self.lead > SOUND and abs(self.best) <= SETTLED


def decide(position: Position, wanted: Callable[[Decision], bool] = lambda seen: True) -> Decision | None:
    """What each legal move is worth; None for a board that asks nothing, or nothing that is wanted.

    What is wanted is asked before the longer look.
    """
    if is_exact(position):
        found = solve(position)
        return found if found.asks and wanted(found) else None
    search = Search(board_of(position.game))
    first = _look(search, position, DEPTHS[0], SOUND + 1)
    if not first.asks or not wanted(first):
        return None
    last = _look(search, position, DEPTHS[1], SOUND + 1)
    return _look(search, position, DEPTHS[1], TOLD) if last.asks and agree(first, last) else None


def look(position: Position, depth: int) -> Mapping[Square, int]:
    """What each legal move is worth: by the end of the game, or by what is seen so many moves ahead."""
    if is_exact(position):
        return solve(position).values
    return _look(Search(board_of(position.game)), position, depth, MOST).values


def _look(search: Search, position: Position, depth: int, margin: int) -> Decision:
    """What the engine thinks of each legal move; no move is told to lose more than is told."""
    here = bitboards(position)
    found = search.all(*board_of(position.game).sides(here), deepening(depth), margin * DISC)
    scores = {here.game.shape.names(one.disc)[0]: round(one.score / DISC) for one in found}
    return _decision(position, scores, margin)


def solve(position: Position) -> Decision:
    """What each legal move is worth at the end of the game, when nobody errs."""
    return _decision(position, values_of(position), MOST)


def _decision(position: Position, values: Mapping[Square, int], margin: int) -> Decision:
    """The moves in board order."""
    least = max(values.values(), default=0) - margin
    return Decision({move: max(values[move], least) for move in position.legal_moves() if move != PASS})


def line_of(position: Position, *moves: Move) -> tuple[Move, ...]:
    """How the game goes on with these moves: they, and what follows best; shorter where the game ends."""
    line = list(moves)
    after = play_out(position, moves)
    while len(line) < LINE and after.to_move is not None:
        line.append(best_reply(after))
        after = after.play(line[-1])
    return tuple(line)


def best_reply(position: Position) -> Square:
    """The best move: by the end of the game, or a few moves ahead; a pass where there is none."""
    if position.must_pass():
        return PASS
    if is_exact(position):
        return best_line(position)[1][0]
    here = bitboards(position)
    board = board_of(here.game)
    found = Search(board).best(*board.sides(here), deepening(ANSWERED))
    return here.game.shape.names(found.disc)[0]


def is_exact(position: Position) -> bool:
    """Whether a board is counted to the end."""
    return len(position.empties()) <= MOST_EMPTIES


def agree(first: Decision, last: Decision) -> bool:
    """Whether what was seen first tells the same moves apart as what was seen at last."""
    right = frozenset(last.right)
    best = max(first.values, key=first.values.__getitem__)
    return best in right and all(
        first.loss(move) <= SOUND if move in right else first.loss(move) > SOUND for move in first.values
    )
