"""Looking ahead: deeper and deeper, with a table of results, to a depth or until the time is used up.

Principal variation search on the two integers of boards.py; `weigh` of the board evaluates the leaves. Scores
are for the side to move, in hundredths of a disc. A pass is no step in depth, so a search as deep as there
are empty squares is exact.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.games.engine import OutOfTime
from tutor.games.othello.engine.boards import Board, Child
from tutor.games.othello.engine.time_limit import TimeLimit

INFINITY = 1 << 24
_BETWEEN_LOOKS = 8
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Found:
    """A move at the root (a disc), its score, the depth of the search, and the line after it (0: a pass)."""

    disc: int
    score: int
    depth: int
    line: tuple[int, ...]


def deepening(depth: int) -> list[int]:
    """The depths on the way to `depth`: a shallow first one, which takes little time, then every second one.

    A search flatters the side that moves last in it. With steps of two this is always the same side, whenever
    the time ends.

    >>> deepening(7), deepening(6)
    ([1, 3, 5, 7], [1, 2, 4, 6])
    """
    return [step for step in range(1, depth + 1) if step == 1 or step % 2 == depth % 2]


class Search:
    """One search: its board, its table and its clock, which runs from the start."""

    def __init__(self, board: Board, seconds: float | None = None) -> None:
        self._board = board
        self._legal, self._weigh, self._children = board.legal, board.weigh, board.children
        self._table: dict[int, tuple[int, int, int, int]] = {}
        self._limit = TimeLimit(seconds)
        self.nodes = 0

    def best(self, own: int, opp: int, depths: Iterable[int]) -> Found:
        """The best move at the last depth for which the time is enough."""
        order = [disc for disc, _, _ in self._children(own, opp, self._legal(own, opp))]
        found = Found(order[0], 0, 0, ())
        for depth in depths:
            try:
                disc, score = self._root(own, opp, order, depth)
            except OutOfTime:
                break
            order.remove(disc)
            order.insert(0, disc)
            found = Found(disc, score, depth, self._line(own, opp, disc, depth))
        return found

    def all(self, own: int, opp: int, depths: Iterable[int], within: int = INFINITY) -> list[Found]:
        """Every move with its own score, best first, at the last depth for which the time is enough.

        A move that is worse than the best by more than `within` gets only that bound as its score.
        """
        children = list(self._children(own, opp, self._legal(own, opp)))
        found = [Found(disc, 0, 0, ()) for disc, _, _ in children]
        for depth in depths:
            try:
                scores = self._scores(children, depth, within)
            except OutOfTime:
                break
            found = [
                Found(disc, score, depth, self._line(own, opp, disc, depth)) for disc, score in scores.items()
            ]
            if within < INFINITY:
                children.sort(key=lambda child: -scores[child[0]])
        return sorted(found, key=lambda one: -one.score)

    def _scores(self, children: list[Child], depth: int, within: int) -> dict[int, int]:
        """The score of each move; the most promising come first."""
        scores: dict[int, int] = {}
        for disc, here, there in children:
            alpha = max(max(scores.values(), default=-INFINITY) - within, -INFINITY)
            replies = self._legal(here, there)
            scores[disc] = self._scout(here, there, replies, depth - 1, alpha, INFINITY)
        return scores

    def _root(self, own: int, opp: int, order: list[int], depth: int) -> tuple[int, int]:
        """The best move and its score; `order` holds the moves, the most promising first."""
        children = {disc: (here, there) for disc, here, there in self._children(own, opp, sum(order))}
        best, alpha = order[0], -INFINITY
        for disc in order:
            here, there = children[disc]
            score = self._scout(here, there, self._legal(here, there), depth - 1, alpha, INFINITY)
            if score > alpha:
                best, alpha = disc, score
        return best, alpha

    def _scout(self, here: int, there: int, replies: int, depth: int, alpha: int, beta: int) -> int:
        """The score of a child for its parent: first only whether it beats alpha, then how much."""
        if alpha > -INFINITY:
            score = -self._value(here, there, replies, depth, -alpha - 1, -alpha)
            if not alpha < score < beta:
                return score
        return -self._value(here, there, replies, depth, -beta, -alpha)

    def _value(self, own: int, opp: int, moves: int, depth: int, alpha: int, beta: int) -> int:
        """The score for the side to move if between alpha and beta; otherwise a bound of it on that side."""
        if not moves:
            replies = self._legal(opp, own)
            if not replies:
                return self._board.final(own, opp)
            return -self._value(opp, own, replies, depth, -beta, -alpha)
        if depth <= 0:
            return self._weigh(own, opp, moves, self._legal(opp, own))
        self.nodes += 1
        if not self.nodes % _BETWEEN_LOOKS:
            self._limit.check()
        key = self._board.key(own, opp)
        known = self._table.get(key)
        hint = 0
        if known:
            hint, score, kind, searched = known
            if searched >= depth and (
                kind == _EXACT or (score >= beta if kind == _AT_LEAST else score <= alpha)
            ):
                return score
        if depth == 1:
            best, choice = self._last(own, opp, moves, alpha, beta)
        else:
            best, choice = self._inner(own, opp, moves, depth, alpha, beta, hint)
        kind = _AT_LEAST if best >= beta else _AT_MOST if best <= alpha else _EXACT
        self._table[key] = (choice, best, kind, depth)
        return best

    def _last(self, own: int, opp: int, moves: int, alpha: int, beta: int) -> tuple[int, int]:
        """The score and the move where the next boards are leaves."""
        legal, weigh = self._legal, self._weigh
        best, choice = -INFINITY, 0
        for disc, here, there in self._children(own, opp, moves):
            replies = legal(here, there)
            if replies:
                score = -weigh(here, there, replies, legal(there, here))
            else:
                score = -self._value(here, there, 0, 0, -beta, -max(alpha, best))
            if score > best:
                best, choice = score, disc
                if best >= beta:
                    break
        return best, choice

    def _inner(
        self, own: int, opp: int, moves: int, depth: int, alpha: int, beta: int, hint: int
    ) -> tuple[int, int]:
        """The score and the move further from the leaves; the table's move comes first, then few replies."""
        legal = self._legal
        children = []
        for place, (disc, here, there) in enumerate(self._children(own, opp, moves)):
            replies = legal(here, there)
            rank = -1 if disc == hint else replies.bit_count() * 4 + place
            children.append((rank, disc, here, there, replies))
        children.sort()
        best, choice = -INFINITY, 0
        for _, disc, here, there, replies in children:
            score = self._scout(here, there, replies, depth - 1, max(alpha, best), beta)
            if score > best:
                best, choice = score, disc
                if best >= beta:
                    break
        return best, choice

    def _line(self, own: int, opp: int, disc: int, depth: int) -> tuple[int, ...]:
        """The moves that the table holds after a move, at most to the depth of the search."""
        line: list[int] = []
        for _ in range(depth):
            own, opp = next((here, there) for _, here, there in self._children(own, opp, disc))
            if not self._legal(own, opp):
                if not self._legal(opp, own):
                    break
                line.append(0)
                own, opp = opp, own
            known = self._table.get(self._board.key(own, opp))
            if not known or len(line) + 1 >= depth:
                break
            disc = known[0]
            line.append(disc)
        return tuple(line)
