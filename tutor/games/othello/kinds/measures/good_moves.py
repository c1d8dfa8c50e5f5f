"""Which moves are good: the value of each legal move, and whether it is certain enough for a question.

With few empty squares the exact result of the game decides. Otherwise the engine searches to two depths, and
a board is used only where both find the same moves good.
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
"""A move is right if it loses at most so many discs, compared with the best one."""

SOUND = 3
"""A move that loses at most so many discs is not bad; on a stored board only the right moves are as good."""

GUESSED = 0.4
"""At most this share of the legal moves may be right, so that guessing seldom succeeds."""

SETTLED = 24
"""A lead of more discs than this decides the game."""

DEPTHS = (4, 6)
"""The two depths to which the engine searches where the end cannot be counted."""

TOLD = 12
"""The largest loss in discs that is stored and told: a worse move is stored with this loss."""


MOST = 2 * 64
"""More discs than any move can lose."""

LINE = 3
"""The moves in a line: a move, the reply, and the best move after that; passes count as moves."""

ANSWERED = 4
"""The depth to which the engine searches for the reply of the other side."""


@dataclass(frozen=True)
class Decision:
    """The value in discs of each legal move to the side to move, and which moves are right."""

    values: Mapping[Square, int]

    @cached_property
    def best(self) -> int:
        """The value of the best move."""
        return max(self.values.values())

    def loss(self, move: Square) -> int:
        """How many discs a move loses, compared with the best one."""
        return self.best - self.values[move]

    @cached_property
    def right(self) -> tuple[Square, ...]:
        return tuple(move for move in self.values if self.loss(move) <= RIGHT)

    @property
    def lead(self) -> int:
        """How many discs the best of the wrong moves loses; 0 where all are right."""
        return min((self.loss(move) for move in self.values if self.loss(move) > RIGHT), default=0)

    @property
    def asks(self) -> bool:
        """Whether the board makes a question: few right moves, the others clearly wrong, the game open."""
        few = len(self.right) <= GUESSED * len(self.values)
        return few and self.lead > SOUND and abs(self.best) <= SETTLED


def decide(position: Position, wanted: Callable[[Decision], bool] = lambda seen: True) -> Decision | None:
    """The value of each legal move; None where the board makes no question, or where `wanted` refuses it.

    `wanted` is called before the deeper search, to save it.
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
    """The value of each legal move: exact near the end of the game, else by a search to this depth."""
    if is_exact(position):
        return solve(position).values
    return _look(Search(board_of(position.game)), position, depth, MOST).values


def _look(search: Search, position: Position, depth: int, margin: int) -> Decision:
    """The engine's value of each legal move; losses are exact up to `margin`."""
    here = bitboards(position)
    found = search.all(*board_of(position.game).sides(here), deepening(depth), margin * DISC)
    scores = {here.game.shape.names(one.disc)[0]: round(one.score / DISC) for one in found}
    return _decision(position, scores, margin)


def solve(position: Position) -> Decision:
    """The exact value of each legal move."""
    return _decision(position, values_of(position), MOST)


def _decision(position: Position, values: Mapping[Square, int], margin: int) -> Decision:
    """The moves in board order."""
    least = max(values.values(), default=0) - margin
    return Decision({move: max(values[move], least) for move in position.legal_moves() if move != PASS})


def line_of(position: Position, *moves: Move) -> tuple[Move, ...]:
    """These moves and the best play after them; shorter where the game ends."""
    line = list(moves)
    after = play_out(position, moves)
    while len(line) < LINE and after.to_move is not None:
        line.append(best_reply(after))
        after = after.play(line[-1])
    return tuple(line)


def best_reply(position: Position) -> Square:
    """The best move: exact near the end of the game, else by a short search; a pass if there is no other."""
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
    """Whether both searches find the same moves right and the same moves wrong."""
    right = frozenset(last.right)
    best = max(first.values, key=first.values.__getitem__)
    return best in right and all(
        first.loss(move) <= SOUND if move in right else first.loss(move) > SOUND for move in first.values
    )
