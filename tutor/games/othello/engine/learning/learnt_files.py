"""The files that store what the engine learnt: the weights of its patterns, and its opening book."""

from collections.abc import Callable

from tutor.games.othello.engine import book, weights
from tutor.games.othello.engine.boards import StandardBoard
from tutor.games.othello.engine.learning import grow_book, train
from tutor.games.othello.engine.learning.self_play import othello
from tutor.games.othello.engine.patterns import pattern_weigher


def write_files(seed: int, tell: Callable[[str], None]) -> None:
    """Learn weights from own games, then grow the book with them; `tell` is called for each file."""
    packed = weights.pack(train.learn(seed, train.GENERATIONS, tell))
    weights.FILE.write_bytes(packed)
    tell(f"{weights.FILE.name}: {len(packed)} bytes")
    board = StandardBoard(othello(), pattern_weigher(weights.unpack(packed)))
    text = grow_book.grow(board, grow_book.POSITIONS, book.DEPTH)
    book.FILE.write_text(text, encoding="ascii")
    tell(f"{book.FILE.name}: {len(text.splitlines())} positions, {len(text)} bytes")
