"""Owns which question a puzzle asks; the options themselves are made where their subject is known."""

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.lessons.model import Choice, CountMoves, Result, WhichIsBetter
from tutor.puzzles.kinds.beginning import ask_first_player, ask_start_board
from tutor.puzzles.kinds.choices import Offer
from tutor.puzzles.kinds.comparing import ask_better
from tutor.puzzles.kinds.counting import ask_disc_count, ask_game_over, ask_mobility, ask_move_count
from tutor.puzzles.kinds.naming import ask_corner_name, ask_disc_on, ask_next_on_line, ask_square_name
from tutor.puzzles.kinds.results import ask_result
from tutor.puzzles.reasons import Square
from tutor.puzzles.unsolvable import UnsolvablePuzzle

Asked = Result | Choice | WhichIsBetter | CountMoves


def ask(position: Position, puzzle: Asked, ring: tuple[Square, ...]) -> tuple[Offer, ...]:
    """The options of a question as they are shown, exactly one of them right."""
    if isinstance(puzzle, Result):
        return ask_result(position)
    if isinstance(puzzle, WhichIsBetter):
        return ask_better(position, puzzle.moves, puzzle.measure)
    if isinstance(puzzle, CountMoves):
        return ask_move_count(position, Color(puzzle.side))
    for square in ring:
        if square not in position.game.squares:
            raise UnsolvablePuzzle("marks.ring", f"`{square}` is not a square of this board")
    match puzzle.about:
        case "square-name":
            return ask_square_name(position, ring)
        case "corner-name":
            return ask_corner_name(position, ring)
        case "disc-on":
            return ask_disc_on(position, puzzle.square or "")
        case "next-on-line":
            return ask_next_on_line(position, ring)
        case "first-player":
            return ask_first_player(position)
        case "start-board":
            return ask_start_board(position, puzzle.boards)
        case "disc-count":
            return ask_disc_count(position, ring)
        case "game-over":
            return ask_game_over(position)
        case "mobility":
            return ask_mobility(position)
