"""Proves what the moves of a board are worth, for "Which move?".

With at most twelve empty squares every move is counted to the end. With more, the values come from a stored
table of a stronger engine, if there is one: our own search, six moves ahead, must prefer a move that loses no
more than a few discs by that table. Without a table, the values are those of our search.
"""

from collections.abc import Mapping
from typing import cast, get_args

from tutor.games.base import PASS, Position
from tutor.games.kinds.moves import moves_of
from tutor.games.kinds.proofs import Proof, Prover, StoredTable, Unproved
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.search import Search, deepening
from tutor.games.othello.kinds.measures.good_moves import is_exact, line_of
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.kinds.measures.theme_reasons import Theme

DEPTH = 6
"""How many moves our own search looks ahead."""

CLOSE = 3
"""The move that our own search prefers may lose at most so many discs by the stored table."""

ABOUT: dict[Theme, Measure] = {
    "corner": "gives-no-corner",
    "X": "gives-no-corner",
    "C": "gives-no-corner",
    "mobility": "fewest-replies",
    "quiet": "fewest-frontier",
    "frontier": "fewest-frontier",
    "stability": "most-stable",
    "parity": "keeps-parity",
    "counting": "best-exact",
}
"""The measure by which the theme of a board is told first, if it tells the moves apart."""


def theme_of(table: Proof | StoredTable) -> Theme | None:
    """The theme of a board; Unproved for a word that is no theme."""
    if table.theme is not None and table.theme not in get_args(Theme):
        raise Unproved(f"its theme {table.theme!r} is none of {', '.join(get_args(Theme))}")
    return cast("Theme | None", table.theme)


class OthelloProver(Prover):
    """Weighs the moves of Othello."""

    def prove(self, position: Position, stored: StoredTable | None = None, best: str | None = None) -> Proof:
        return prove(position, stored, best)


def prove(position: Position, stored: StoredTable | None = None, best: str | None = None) -> Proof:
    """What the moves of a board are worth, and the play after each; Unproved where the stored table is wrong.

    `best` is a move that counts as the best one, where the game cannot be counted to its end.
    """
    moves = moves_of(position)
    if not moves:
        raise Unproved("nobody can play here")
    if stored is not None and set(stored.values) != set(moves):
        raise Unproved("its values name other squares than those where the side can play")
    known = stored.replies if stored else {}
    if set(known) - set(moves):
        raise Unproved("its replies name other squares than those where the side can play")
    values = _exact(position, stored) if is_exact(position) else _looked(position, stored)
    if best is not None and best in values and not is_exact(position):  # so says the board before
        values = {**values, best: max(values.values())}
    lines = {move: _line(position, move, known.get(move)) for move in moves}
    return Proof(
        "exact" if is_exact(position) else "stored" if stored else "depth 6",
        {move: values[move] for move in moves},
        {move: line[1] if len(line) > 1 else PASS for move, line in lines.items()},
        lines,
        theme_of(stored) if stored else None,
    )


def _exact(position: Position, stored: StoredTable | None) -> Mapping[str, int]:
    values = values_of(position)
    if stored is not None and dict(values) != stored.values:
        raise Unproved(f"its values are not what the moves come to at the end of the game: {dict(values)}")
    return values


def _looked(position: Position, stored: StoredTable | None) -> Mapping[str, int]:
    """The stored values, if our own search agrees; without a table, the values of our search."""
    here = bitboards(position)
    board = board_of(here.game)
    if stored is None:
        found = Search(board).all(*board.sides(here), deepening(DEPTH))
        return {here.game.shape.names(one.disc)[0]: round(one.score / DISC) for one in found}
    best = here.game.shape.names(Search(board).best(*board.sides(here), deepening(DEPTH)).disc)[0]
    loss = max(stored.values.values()) - stored.values[best]
    if loss > CLOSE:
        raise Unproved(f"our own search prefers {best}, which loses {loss} discs by its values")
    return stored.values


def _line(position: Position, move: str, reply: str | None) -> tuple[str, ...]:
    """A move, its answer, and the best move after that; shorter where the game ends. Passes are moves."""
    if reply is not None and reply in position.play(move).legal_moves():
        return line_of(position, move, reply)
    if reply not in (None, PASS, "end"):
        raise Unproved(f"`{move}` cannot be answered by `{reply}`")
    return line_of(position, move)
