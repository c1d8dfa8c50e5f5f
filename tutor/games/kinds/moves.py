"""What kinds of puzzle ask of a board: its moves, and whether there are any."""

from collections.abc import Iterator

from tutor.games.base import PASS, Game, Move, Position, Square
from tutor.games.errors import InvalidDiagram
from tutor.games.kinds.kind import Fault
from tutor.games.kinds.unsolvable import UnsolvablePuzzle


def moves_of(position: Position) -> tuple[Square, ...]:
    """The squares where the side to move can play."""
    return tuple(move for move in position.legal_moves() if move != PASS)


def play_out(position: Position, moves: tuple[Move, ...]) -> Position:
    """The position after these moves."""
    for move in moves:
        position = position.play(move)
    return position


def require_turn(position: Position) -> None:
    """UnsolvablePuzzle where the game is over."""
    if position.to_move is None:
        raise UnsolvablePuzzle("puzzle", "neither side can move on this board: the game is over")


def require_moves(position: Position) -> tuple[Square, ...]:
    """The squares where the side to move can play; UnsolvablePuzzle where there are none."""
    require_turn(position)
    if not (squares := moves_of(position)):
        raise UnsolvablePuzzle("puzzle", "the side to move has no legal move here and must pass")
    return squares


def diagram_faults(field: str, diagram: str, game: Game) -> Iterator[Fault]:
    """What is wrong with a diagram in a field."""
    try:
        game.parse_diagram(diagram)
    except InvalidDiagram as error:
        yield field, without_drawing(diagram, error)


def without_drawing(diagram: str, error: InvalidDiagram) -> str:
    """What is wrong with a diagram, without quoting all of it."""
    return str(error).replace(repr(diagram), "this diagram")
