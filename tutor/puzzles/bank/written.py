"""How a puzzle of practice is written in one line, and read again.

A line holds the side to move (X black, O white, - where nobody's turn is shown), the cells of the board row
by row, and what else is asked, which its kind writes and reads: squares, boards, a side, or a number of
moves.
"""

from tutor.games.base import Game
from tutor.games.color import Side
from tutor.games.geometry import discs_in, draw
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Marks, Step
from tutor.puzzles.practice.makers import made_topics

_LETTERS = {"black": "X", "white": "O", None: "-"}
_SIDES: dict[str, Side | None] = {"X": "black", "O": "white", "-": None}


def write_step(game: Game, step: Step) -> str:
    """The line of a puzzle."""
    assert step.puzzle is not None
    asked = step.puzzle.written(lambda board: _cells(game, board), step.marks.ring)
    return " ".join((_LETTERS[step.to_move], _cells(game, step.board), *asked))


def read_step(game: Game, topic: str, line: str) -> Step:
    """The puzzle of a line."""
    letter, cells, *rest = line.split()
    practice, made = puzzles_of(game).practice, made_topics(game)
    if topic in made:
        kind, _ = made[topic]
    elif practice is not None and topic in practice.stored.topics:
        kind = practice.stored.kind
    else:
        raise ValueError(f"{topic!r} is no topic of the bank")
    puzzle, ring = kind.read(game, topic, rest, lambda word: _board(game, word))
    return Step(board=_board(game, cells), to_move=_SIDES[letter], marks=Marks(ring=ring), puzzle=puzzle)


def question_in(topic: str, line: str) -> str:
    """What a line asks, and of which cells, for comparing lines: the board is not read."""
    _, cells, *rest = line.split()
    made = made_topics(find_game(USUAL_GAME))
    if topic not in made:
        return " ".join(("stored", cells, *rest))
    return " ".join((topic, cells, *rest)) if made[topic][1].words_matter else f"{topic} {cells}"


def _cells(game: Game, board: str) -> str:
    return game.parse_diagram(board, None).cells()


def _board(game: Game, cells: str) -> str:
    return draw(game, discs_in(game, cells))
