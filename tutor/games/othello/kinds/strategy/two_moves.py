"""What the kinds share that ask which of two moves is better."""

from tutor.games.base import Position, Square
from tutor.games.kinds.kind import PuzzleKind
from tutor.games.kinds.moves import moves_of


class AboutTwoMoves(PuzzleKind, frozen=True):
    """A question about two moves: a teacher may mark both or one, and `fill` finds what is not marked."""

    group = "better"
    squares_wanted = 2

    def usual_squares(self, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
        fit = moves_of(position)
        return tuple(square for square in marked if square in fit)[: self.squares_wanted]
