"""What the rules core raises; tutor/web/wording makes the sentences for learners from the reason codes.

ValueError
└── RulesError          carries .reason (a stable code) and .square (or None); quotes the input
    ├── UnknownGame     no game has that name or size
    ├── UnknownSquare   the board of this game has no such square
    ├── InvalidDiagram  a text is not a drawing of this game's board
    ├── InvalidPosition a JSON value is not a position of this game
    └── IllegalMove     the rules forbid the move in this position
"""

from enum import StrEnum
from typing import Self


class RulesError(ValueError):
    """Anything the rules core refuses."""

    def __init__(self, message: str, reason: str, square: str | None = None) -> None:
        super().__init__(message, reason, square)
        self.message = message
        self.reason = reason
        self.square = square

    def __str__(self) -> str:
        return self.message


class UnknownGame(RulesError):
    """No game has that name: "unknown-game", "not-square", "odd-size", "too-small", "too-large"."""


class UnknownSquare(RulesError):
    """The board has no such square: "unknown-square", or on a board of points "unknown-point"."""


class InvalidDiagram(RulesError):
    """A text is not a drawing of the board.

    Reasons: "no-board", "wrong-columns", "wrong-rows", "wrong-width", "unknown-mark", "no-square-here",
    "square-missing", "unknown-line", "line-twice", "two-sides", "wrong-state"; of Go also "no-liberty-drawn",
    "wrong-komi", "wrong-rules", "wrong-dead".
    """


class InvalidPosition(RulesError):
    """A JSON value is not a position of the game.

    Reasons: "not-an-object", "wrong-game", "wrong-cells", "wrong-side", "wrong-state".
    """


class IllegalReason(StrEnum):
    """Why the rules forbid a move; each family of games has an enumeration of its own.

    A member is its code, which never changes, with its English for authors and programmers.
    """

    english: str

    def __new__(cls, code: str, english: str) -> Self:
        reason = str.__new__(cls, code)
        reason._value_ = code
        reason.english = english
        return reason

    __hash__ = str.__hash__


class IllegalMove(RulesError):
    """The rules forbid the move; the reason is one of those of its game."""

    reason: IllegalReason

    def __init__(self, reason: IllegalReason, move: str) -> None:
        super().__init__(f"{move!r}: {reason.english}", reason, None if move == "pass" else move)
        self.move = move

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[IllegalReason, str]]:
        return IllegalMove, (self.reason, self.move)
