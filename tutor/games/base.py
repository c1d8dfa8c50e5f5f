"""What every game offers: a Game makes positions, a Position answers questions and makes the next one.

Each family of games implements this in a room of its own; what only some games have stays there.
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
    """The result of a finished game: who has won (nobody in a draw), and the scores that decide it."""

    winner: Color | None
    black: float
    white: float

    @property
    def margin(self) -> float:
        """How far Black's score is ahead of White's: below 0 when White won."""
        return self.black - self.white


@dataclass(frozen=True, slots=True)
class Position(ABC):
    """Pieces, and whose turn it is (nobody's when the game is over); history is kept by whoever needs it."""

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
        """What a move makes of squares: "X", "O" or "." for each, in the order shown, the new piece first.

        A pass changes nothing. IllegalMove says why a move cannot be played.
        """

    @abstractmethod
    def may_pass(self) -> bool:
        """Whether the side to move can pass."""

    def must_pass(self) -> bool:
        """Whether passing is all that the side to move can do."""
        return self.legal_moves() == [PASS]

    @abstractmethod
    def why_illegal(self, square: Square) -> IllegalReason | None:
        """Why the side to move cannot play there, one of `game.reasons`; None if it can."""

    @abstractmethod
    def score(self) -> tuple[float, float]:
        """Black's score and White's: the result of a finished game, else what counts on the board by now."""

    def counts(self) -> tuple[int, int]:
        """What a page counts beside Black and beside White while a game goes on: the pieces on the board."""
        return len(self.pieces(Color.BLACK)), len(self.pieces(Color.WHITE))

    @abstractmethod
    def state(self) -> dict[str, str]:
        """All that a drawing of the pieces and the turn leaves out, by name; each is a line of a diagram."""

    @abstractmethod
    def with_to_move(self, color: Color) -> "Position":
        """The same pieces with this side to move; a finished game stays finished."""

    def with_dead(self, squares: Iterable[Square]) -> "Position":
        """The same position with these pieces, and all joined to them, agreed not to count.

        InvalidDiagram where no piece stands on one of them, or every piece of the game counts.
        """
        raise InvalidDiagram(f"every piece counts in {self.game.name}", "unknown-line")

    def dead_squares(self) -> tuple[Square, ...]:
        """The pieces that were agreed not to count, in board order."""
        return ()

    @abstractmethod
    def play(self, move: Move) -> "Position":
        """The position after a move; IllegalMove says why not."""

    def after_all(self, moves: Iterable[Move]) -> "Position | None":
        """The position after these moves, with forced passes put in; None if one of them is illegal."""
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
        """The number of ways to play so many moves, at least one, or to the end where that comes first."""
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
    """A board, its coordinates, and the rules played on it; and what its board and its turns are like."""

    family: ClassVar[str]
    """The name of its family's room: that of its lessons, its sentences and its script."""

    reasons: ClassVar[type[IllegalReason]]
    """Every reason for which a move can be illegal."""

    on_points: ClassVar[bool] = False
    """Whether pieces stand where lines cross; else they lie in squares."""

    offers_pass: ClassVar[bool] = False
    """Whether a side may pass though it has other moves."""

    counts_pieces: ClassVar[bool] = True
    """Whether `Position.counts` are the pieces on the board, so that a drawing tells them."""

    passes_to_end: ClassVar[int | None] = None
    """How many passes one after the other end a game; None where passes end none."""

    rule_sets: ClassVar[tuple[str, ...]] = ()
    """The names of the rule sets that can be chosen, the usual one first; () where there is no choice."""

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
        """Whether a game is won by a score; else only who has won is told."""
        return True

    @property
    def most_wins(self) -> bool:
        """Whether the higher score wins."""
        return True

    @property
    def settles_dead(self) -> bool:
        """Whether both sides agree on what is dead, once passes have stopped a game, before it is counted."""
        return False

    @property
    def handicaps(self) -> tuple[int, ...]:
        """How many pieces of Black's may stand on the board before the first move; () where none ever do."""
        return ()

    @property
    def has_komi(self) -> bool:
        """Whether White may be given points, the komi, for playing second."""
        return False

    @property
    def state_names(self) -> tuple[str, ...]:
        """The names that `Position.state` can have in this game, in the order of an address."""
        return ()

    def likely_states(self, empties: int) -> Iterator[dict[str, str]]:
        """What `Position.state` may be of a board that does not tell it, the likeliest first.

        `empties` is how many squares are empty.
        """
        yield {}

    def state_moved(
        self, state: Mapping[str, str], moved: Callable[[Square], Square], *, exchanged: bool
    ) -> dict[str, str]:
        """`Position.state` on the board turned or mirrored, perhaps with the colours exchanged.

        `moved` gives the image of a square.
        """
        return {**state}

    @abstractmethod
    def start(self) -> Position:
        """The position before the first move."""

    def start_on_terms(self, handicap: int = 0, komi: str = "") -> Position:
        """The start with so many pieces of Black on the board, and this komi as written ("": the usual).

        RulesError says what this game does not take.
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
