"""Searches the boards of a bank once, so that no page has to: their endings, and their unsettled discs."""

from collections.abc import Iterable, Iterator

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.kinds.kind import Turn
from tutor.games.kinds.practising import Drawn
from tutor.games.othello.bank.searched import FEWEST, Ending, key, write_ending, write_unsettled
from tutor.games.othello.bank.unsettled import search_unsettled
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.measures.playing_out import search_answers
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.kinds.strategy.choose import Choose
from tutor.games.othello.kinds.strategy.mark_stable import MarkStable
from tutor.games.othello.kinds.strategy.sequence import Sequence, grow
from tutor.games.symmetry import first_image


def search_ending(position: Position) -> str:
    """The line of an ending, searched anew: the values of its moves and the answers to them."""
    values = values_of(position)
    answers = {move: search_answers(position, move, -value) for move, value in values.items()}
    return write_ending(position, Ending(values, answers))


def search_image(image: Position) -> str:
    """The line of a first image, searched anew: its unsettled black discs."""
    return write_unsettled(image, search_unsettled(image))


def endings(puzzles: Iterable[Drawn]) -> Iterator[str]:
    """A line for each board on which one of the puzzles of several moves asks for a move, each once."""
    turns = (
        turn.position
        for drawn in puzzles
        if isinstance(drawn.puzzle, Sequence)
        for turn in _turns(grow(drawn.position, drawn.puzzle.moves))
    )
    once = {key(position): position for position in turns if len(position.empties()) >= FEWEST}
    return (search_ending(position) for position in once.values())


def _turns(turn: Turn) -> Iterator[Turn]:
    yield turn
    for following in turn.right.values():
        if following:
            yield from _turns(following)


def unsettled_boards(puzzles: Iterable[Drawn]) -> Iterator[str]:
    """A line for each board whose stable discs a page may ask about, each board once."""
    images = (first_image(position, side)[0] for drawn in puzzles for position, side in _asked(drawn))
    once = {key(image): image for image in images}
    return (search_image(image) for image in once.values())


def _asked(drawn: Drawn) -> Iterator[tuple[Position, Color]]:
    """The board whose discs are to be marked, or the boards after the moves compared by stable discs."""
    position, puzzle = drawn.position, drawn.puzzle
    if isinstance(puzzle, MarkStable):
        yield position, Color(puzzle.side)
    elif isinstance(puzzle, Choose) and puzzle.about == "most-stable":
        for move in measure_moves(position):
            yield position.play(move), mover(position)
