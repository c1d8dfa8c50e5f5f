"""Proofs: the stored values of the moves of a board, and how a family of games finds them."""

from typing import Literal

import msgspec

from tutor.games.base import PASS, Position

How = Literal["exact", "stored", "depth 6", "read"]


class Proof(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The values of the legal moves of one board or, if a kind reads ahead itself, the squares it found.

    `values`: the points by which the side to move wins after each legal move. `replies`: the best reply to
    each, `pass` if there is none. `lines`: each move, the reply and the best move after it. `how`: whether
    the values were counted to the end, taken from a stored table, searched six moves deep, or read by a
    kind. `theme`: the theme of the board. `found`: the squares that a kind has read.
    """

    how: How
    values: dict[str, int] = {}
    replies: dict[str, str] = {}
    lines: dict[str, tuple[str, ...]] = {}
    theme: str | None = None
    found: tuple[str, ...] = ()

    def fits(self, position: Position) -> bool:
        """Whether it can belong to this board: its moves are the legal ones, its squares exist."""
        if self.how == "read":
            return set(self.found) <= set(position.game.squares)
        return set(self.values) == {move for move in position.legal_moves() if move != PASS}


class StoredTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The values that a stronger program gives to the moves of a board."""

    values: dict[str, int]
    replies: dict[str, str] = {}
    theme: str | None = None


class Unproved(ValueError):
    """A stored value of a board is wrong; the message says which."""


class Prover:
    """How a family of games weighs the moves of a board for its kinds. This one proves nothing."""

    def prove(self, position: Position, stored: StoredTable | None = None, best: str | None = None) -> Proof:
        """The values of the moves and the play after them; Unproved if the table is wrong.

        `best` is the best move by the table of the previous board, if there is one.
        """
        raise Unproved("nothing of this game is proved")
