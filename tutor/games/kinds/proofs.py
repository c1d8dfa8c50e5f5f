"""What is known of a board whose moves a puzzle weighs, and what a family of games that proves it answers."""

from __future__ import annotations

from typing import Literal

import msgspec

from tutor.games.base import PASS, Position

How = Literal["exact", "stored", "depth 6", "read"]


class Proof(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the legal moves of one board are worth, or, where a kind reads ahead itself, what it found.

    `values`: points by which the side to move wins after each legal move. `replies`: the best answer to each,
    `pass` where there is none. `lines`: each move, its answer and what follows best, three moves at most.
    `how` the values were found: counted to the end, by a stored table, or six moves ahead; or that a kind has
    read them. `theme`: what the board is about. `found`: squares that a kind has read out.
    """

    how: How
    values: dict[str, int] = {}
    replies: dict[str, str] = {}
    lines: dict[str, tuple[str, ...]] = {}
    theme: str | None = None
    found: tuple[str, ...] = ()

    def fits(self, position: Position) -> bool:
        """Whether it can be of this board: it names its legal moves, or squares that it has."""
        if self.how == "read":
            return set(self.found) <= set(position.game.squares)
        return set(self.values) == {move for move in position.legal_moves() if move != PASS}


class StoredTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a stronger program says of the moves of a board."""

    values: dict[str, int]
    replies: dict[str, str] = {}
    theme: str | None = None


class Unproved(ValueError):
    """What is told of a board does not hold; the message says what."""


class Prover:
    """How a family of games weighs the moves of a board for its kinds. This one proves nothing."""

    def prove(self, position: Position, stored: StoredTable | None = None, best: str | None = None) -> Proof:
        """What the moves are worth, and how the game goes on; Unproved where the table is wrong.

        `best` is the best move by the table of the board before, if there is one.
        """
        raise Unproved("nothing of this game is proved")
