"""The ``tutor train`` command, by which the engine learns from its own games."""

from __future__ import annotations

import click


@click.command()
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same files.")
def train(seed: int) -> None:
    """Learn to judge positions from games against oneself, then grow the opening book; it takes minutes."""
    from tutor.games.othello.engine import book, weights
    from tutor.games.othello.engine.boards import StandardBoard
    from tutor.games.othello.engine.learning import grow_book
    from tutor.games.othello.engine.learning import train as training
    from tutor.games.othello.engine.learning.self_play import othello
    from tutor.games.othello.engine.patterns import pattern_weigher

    packed = weights.pack(training.learn(seed, training.GENERATIONS, click.echo))
    weights.FILE.write_bytes(packed)
    click.echo(f"{weights.FILE.name}: {len(packed)} bytes")
    board = StandardBoard(othello(), pattern_weigher(weights.unpack(packed)))
    text = grow_book.grow(board, grow_book.POSITIONS, book.DEPTH)
    book.FILE.write_text(text, encoding="ascii")
    click.echo(f"{book.FILE.name}: {len(text.splitlines())} positions, {len(text)} bytes")
