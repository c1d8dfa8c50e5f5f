"""The interface of every game: a Game makes positions, a Position answers questions and makes the next one.

Each family of games implements it in its own folder; what only some games have stays there.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from tutor.games.color import Color
from tutor.games.errors import IllegalReason, InvalidDiagram, RulesError

Square = str
Move = str

PASS: Move = "pass"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a finished game: the winner (None in a draw), and the scores that decide it."""

    winner: Color | None
    black: float
    white: float

    @property
    def margin(self) -> float:
        """How far Black's score is ahead of White's: below 0 when White won."""
        return self.black - self.white


@dataclass(frozen=True, slots=True)
class Position(ABC):
    """The pieces and the side to move (None when the game is over); it does not hold the moves before it."""

    game: "Game"
    to_move: Color | None

    @abstractmethod
    def at(self, square: Square) -> Color | None:
        """The colour of the piece on a square; None when it is empty."""

    @abstractmethod
    def pieces(self, color: Color) -> tuple[Square, ...]:
        """The squares with a piece of this colour, in board order."""

    @abstractmethod
    def empties(self) -> tuple[Square, ...]:
        """The empty squares, in board order."""

    @abstractmethod
    def cells(self) -> str:
        """The rectangle row by row: X black, O white, . empty, and a blank where there is no square."""

    @abstractmethod
    def legal_moves(self) -> list[Move]:
        """Every legal move, PASS last, the others in board order; [] when the game is over."""

    @abstractmethod
    def changes(self, move: Move) -> dict[Square, str]:
        """The squares that a move changes, to "X", "O" or ".", in the order shown, the new piece first.

        A pass changes none. IllegalMove says why a move cannot be played.
        """

    @abstractmethod
    def may_pass(self) -> bool:
        """Whether the side to move can pass."""

    def must_pass(self) -> bool:
        """Whether a pass is the only legal move."""
        return self.legal_moves() == [PASS]

    @abstractmethod
    def why_illegal(self, square: Square) -> IllegalReason | None:
        """Why the side to move cannot play there, one of `game.reasons`; None if it can."""

    @abstractmethod
    def score(self) -> tuple[float, float]:
        """Black's score and White's: the result of a finished game, or what counts on the board so far."""

    def counts(self) -> tuple[int, int]:
        """The numbers that a page shows beside Black and White during a game: the pieces on the board."""
        return len(self.pieces(Color.BLACK)), len(self.pieces(Color.WHITE))

    @abstractmethod
    def state(self) -> dict[str, str]:
        """Everything that a drawing and the turn do not show, by name; each is a line below a drawing."""

    @abstractmethod
    def with_to_move(self, color: Color) -> "Position":
        """The same pieces with this side to move; a finished game stays finished."""

    def with_dead(self, squares: Iterable[Square]) -> "Position":
        """The same position with these pieces, and all connected to them, agreed not to count.

        InvalidDiagram if one of the squares is empty, or if every piece counts in this game.
        """
        raise InvalidDiagram(f"every piece counts in {self.game.name}", "unknown-line")

    def dead_squares(self) -> tuple[Square, ...]:
        """The pieces agreed not to count, in board order."""
        return ()

    @abstractmethod
    def play(self, move: Move) -> "Position":
        """The position after a move; IllegalMove says why not."""

    def after_all(self, moves: Iterable[Move]) -> "Position | None":
        """The position after these moves, with forced passes added; None if one of them is illegal."""
        position: Position = self
        try:
            for move in moves:
                if move != PASS and position.must_pass():
                    position = position.play(PASS)
                position = position.play(move)
        except RulesError:
            return None
        return position

    def count_lines(self, depth: int) -> int:
        """How many lines of `depth` moves (at least one) there are; a line may end earlier with the game."""
        moves = self.legal_moves()
        if depth == 1 or not moves:
            return len(moves) or 1
        return sum(self.play(move).count_lines(depth - 1) for move in moves)

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """Plain JSON values from which `game.from_json` makes an equal position."""


class Game(ABC):
    """A board with its coordinates, the rules played on it, and the properties of both."""

    family: ClassVar[str]
    """The name of its family, which is the name of the family's folders."""

    reasons: ClassVar[type[IllegalReason]]
    """Every reason why a move can be illegal."""

    on_points: ClassVar[bool] = False
    """Whether pieces are put on the crossings of lines, not in squares."""

    offers_pass: ClassVar[bool] = False
    """Whether a side may pass although it has other moves."""

    counts_pieces: ClassVar[bool] = True
    """Whether `Position.counts` counts the pieces on the board, so that a drawing shows them."""

    passes_to_end: ClassVar[int | None] = None
    """How many passes in a row end a game; None if passes do not."""

    rule_sets: ClassVar[tuple[str, ...]] = ()
    """The names of the rule sets to choose from, the usual one first; () if there is no choice."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name in the table of games."""

    @property
    @abstractmethod
    def columns(self) -> tuple[str, ...]:
        """Column names from left to right."""

    @property
    @abstractmethod
    def rows(self) -> tuple[str, ...]:
        """Row names from top to bottom."""

    @property
    @abstractmethod
    def squares(self) -> tuple[Square, ...]:
        """The playable squares in board order: row by row from the top left."""

    @property
    def has_score(self) -> bool:
        """Whether a score decides the game; otherwise there is only a winner."""
        return True

    @property
    def most_wins(self) -> bool:
        """Whether the higher score wins."""
        return True

    @property
    def settles_dead(self) -> bool:
        """Whether passes stop a game, and both sides agree on the dead pieces before it is counted."""
        return False

    @property
    def handicaps(self) -> tuple[int, ...]:
        """The possible numbers of handicap pieces for Black; () if the game has no handicap."""
        return ()

    @property
    def has_komi(self) -> bool:
        """Whether White may get points, the komi, for playing second."""
        return False

    @property
    def state_names(self) -> tuple[str, ...]:
        """The names that `Position.state` can have in this game, in the order of an address."""
        return ()

    def likely_states(self, empties: int) -> Iterator[dict[str, str]]:
        """The states that a drawing without `Position.state` may have, the likeliest first.

        `empties` is the number of empty squares.
        """
        yield {}

    def state_moved(
        self, state: Mapping[str, str], moved: Callable[[Square], Square], *, exchanged: bool
    ) -> dict[str, str]:
        """`Position.state` on the turned or mirrored board, perhaps with the colours exchanged.

        `moved` maps a square to its image.
        """
        return {**state}

    @abstractmethod
    def start(self) -> Position:
        """The position before the first move."""

    def start_on_terms(self, handicap: int = 0, komi: str = "") -> Position:
        """The start with this handicap for Black and this komi as written ("" for the usual one).

        RulesError if the game does not have these terms.
        """
        if handicap or komi:
            raise RulesError(f"{self.name} is begun without handicap and komi", "wrong-terms")
        return self.start()

    @abstractmethod
    def parse_diagram(self, text: str, to_move: Color | None = None) -> Position:
        """The position drawn in a text; any drawing is accepted, whether or not play could reach it."""

    @abstractmethod
    def diagram(self, position: Position) -> str:
        """The drawing from which `parse_diagram` makes an equal position."""

    @abstractmethod
    def from_json(self, value: Mapping[str, object]) -> Position:
        """The position that `Position.to_json` described."""
