"""Makes a twin of a puzzle: the same board turned or mirrored.

Three symmetries leave the start of the game as it is, so play that reaches a board also reaches its twin. The
other four exchange the colours of the start; their twins exchange them back, and White begins. The kind of
the puzzle turns its question; words about the first board are left out.
"""

from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from tutor.games.base import PASS, Game, Square
from tutor.games.color import Color, Side
from tutor.games.geometry import draw, place, read_discs, square_at
from tutor.lessons.model import Marks, Step

SYMMETRIES: dict[str, Callable[[int, int, int], tuple[int, int]]] = {
    "half-turn": lambda column, row, last: (last - column, last - row),
    "falling-diagonal": lambda column, row, last: (row, column),
    "rising-diagonal": lambda column, row, last: (last - row, last - column),
}
"""Where a column and a row go on a board whose last column and row have this number, counted from 0."""

EXCHANGING: dict[str, Callable[[int, int, int], tuple[int, int]]] = {
    "quarter-turn": lambda column, row, last: (last - row, column),
    "three-quarter-turn": lambda column, row, last: (row, last - column),
    "left-for-right": lambda column, row, last: (last - column, row),
    "top-for-bottom": lambda column, row, last: (column, last - row),
}
"""The same for the symmetries with which the colours are exchanged."""

IMAGES = ("", *SYMMETRIES, *EXCHANGING)
"""All eight images of a board; the first is the board itself."""


def move_square(game: Game, square: Square, symmetry: str) -> Square:
    """The square's place on the twin; a pass stays a pass. ValueError for a board without the symmetry."""
    return places_on_twin(game, symmetry)[square]


@cache
def places_on_twin(game: Game, symmetry: str) -> Mapping[Square, Square]:
    """Where each square lies on the twin; ValueError for a board without the symmetry."""
    where, last = (SYMMETRIES | EXCHANGING)[symmetry], len(game.columns) - 1
    found = {PASS: PASS}
    for square in game.squares:
        moved = square_at(game, *where(*place(game, square), last))
        if moved is None:
            raise ValueError(f"the board of {game.name!r} has no such symmetry: {symmetry!r}")
        found[square] = moved
    return found


def make_twin(game: Game, step: Step, symmetry: str) -> Step:
    """The same step on the board turned or mirrored, without its title, text and hint."""
    game = step.game_of(game)

    def moved(square: Square) -> Square:
        return move_square(game, square, symmetry)

    def redrawn(board: str, to_move: Side | None = None) -> str:
        position = game.parse_diagram(board, Color(to_move) if to_move else None)
        discs = {moved(square): _seen(color, symmetry) for square, color in read_discs(position).items()}
        state = game.state_moved(position.state(), moved, exchanged=symmetry in EXCHANGING)
        return "\n".join([draw(game, discs), *(f"{name}: {value}" for name, value in state.items())])

    def side(named: Side) -> Side:
        return _seen(Color(named), symmetry).value

    marks = step.marks
    return msgspec.structs.replace(
        step,
        board=redrawn(step.board, step.to_move),
        to_move=step.to_move and side(step.to_move),
        title="",
        text="",
        hint="",
        play=tuple(map(moved, step.play)),
        lines=tuple(tuple(map(moved, line)) for line in step.lines),
        explain=step.explain and moved(step.explain),
        marks=Marks(
            ring=tuple(map(moved, marks.ring)),
            tint=tuple(map(moved, marks.tint)),
            line=tuple((moved(start), moved(end)) for start, end in marks.line),
            arrow=tuple((moved(start), moved(end)) for start, end in marks.arrow),
        ),
        puzzle=step.puzzle and step.puzzle.moved(moved, redrawn, side),
    )


def _seen(color: Color, symmetry: str) -> Color:
    return color.other if symmetry in EXCHANGING else color
