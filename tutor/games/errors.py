"""What the rules core raises; the words a learner reads are made elsewhere, from the reason codes.

ValueError
└── RulesError          carries .reason (a stable code) and .square (or None); quotes the input
    ├── UnknownGame     no game has that name or size
    ├── UnknownSquare   the board of this game has no such square
    ├── InvalidDiagram  a text is not a drawing of this game's board
    ├── InvalidPosition a JSON value is not a position of this game
    └── IllegalMove     the rules forbid the move in this position
"""


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
    """The board has no such square: "unknown-square"."""


class InvalidDiagram(RulesError):
    """A text is not a drawing of the board.

    Reasons: "no-board", "wrong-columns", "wrong-rows", "wrong-width", "unknown-mark", "no-square-here",
    "square-missing", "unknown-line", "line-twice", "two-sides", "wrong-supply".
    """


class InvalidPosition(RulesError):
    """A JSON value is not a position of the game.

    Reasons: "not-an-object", "wrong-game", "wrong-cells", "wrong-side", "wrong-supply".
    """


class IllegalMove(RulesError):
    """The rules forbid the move; `REASONS` says why, code by code.

    >>> str(IllegalMove("flips-nothing", "a1"))
    "'a1': no line of opposing discs would be outflanked, so nothing flips"
    """

    REASONS = {
        "square-taken": "a disc already stands on this square",
        "flips-nothing": "no line of opposing discs would be outflanked, so nothing flips",
        "must-pass": "no square is legal, so this side must pass",
        "may-not-pass": "a legal move exists, so this side may not pass",
        "game-over": "neither side can move, so the game is over",
        "no-disc": "this side has no disc left to place",
        "not-central": "the first four discs go on the four central squares",
        "not-touching": "each of the first four discs must touch an earlier one",
    }

    def __init__(self, reason: str, move: str) -> None:
        super().__init__(f"{move!r}: {self.REASONS[reason]}", reason, None if move == "pass" else move)
        self.move = move

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        return IllegalMove, (self.reason, self.move)
