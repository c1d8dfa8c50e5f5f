"""Grows the opening book: the positions that good play reaches first are searched first.

Each position is searched deep; its good moves lead to the next positions. These are searched in the order of
all that the moves to them gave away. In the end the scores of the last positions are carried back to the
first.
"""

from heapq import heappop, heappush

from tutor.games.base import PASS, Move
from tutor.games.othello.engine.boards import DISC, Board, bitboards
from tutor.games.othello.engine.book import after, moves_of, standing
from tutor.games.othello.engine.search import Search

POSITIONS = 240

GOOD = 2 * DISC
"""The most that a move in the book may give away, in hundredths of a disc."""

STEP = DISC // 4
"""What each move further from the start adds to what was given away, in the order of the search."""

LONGEST = 16
"""The most moves from the start."""


def grow(board: Board, positions: int, depth: int) -> str:
    """The text of a book of so many positions, searched on this board."""
    scores: dict[str, dict[Move, int]] = {}
    known: dict[str, str] = {}
    waiting = [(0, "start")]
    while waiting and len(scores) < positions:
        given, path = heappop(waiting)
        position = after(path)
        alike, _ = standing(position)
        if alike in known or position.legal_moves() in ([], [PASS]):
            continue
        known[alike] = path
        scores[path] = look(board, path, depth)
        best = max(scores[path].values())
        for move, score in scores[path].items():
            if best - score <= GOOD and _length(path) < LONGEST:
                heappush(waiting, (given + best - score + STEP, _longer(path, move)))
    carry_back(scores, known)
    by_length = sorted(scores, key=lambda path: (_length(path), path))
    return "".join(_line(path, scores[path]) for path in by_length)


def look(board: Board, path: str, depth: int) -> dict[Move, int]:
    """Every move after a path and its score by search."""
    here = bitboards(after(path))
    found = Search(board).all(*board.sides(here), range(1, depth + 1))
    return {here.game.shape.names(one.disc)[0]: one.score for one in found}


def carry_back(scores: dict[str, dict[Move, int]], known: dict[str, str]) -> None:
    """Replace the score of each move by what the book found out about the position after it."""
    for path in sorted(scores, key=_length, reverse=True):
        for move in scores[path]:
            then = known.get(standing(after(_longer(path, move)))[0])
            if then is not None:
                scores[path][move] = -max(scores[then].values())


def _longer(path: str, move: Move) -> str:
    return move if path == "start" else path + move


def _length(path: str) -> int:
    return len(moves_of(path))


def _line(path: str, moves: dict[Move, int]) -> str:
    best = max(moves.values())
    good = sorted((-score, move) for move, score in moves.items() if best - score <= GOOD)
    return " ".join([path, *(f"{move}:{-negative}" for negative, move in good)]) + "\n"
