"""How a puzzle of practice is written in one line, and read again.

A line has the game if it is not the usual one, the side to move (X black, O white, - where no turn is shown),
and the cells of the board row by row, with its state (",ko:c4"). Then follows what the kind of the puzzle
writes and reads: squares, boards, a side, or a number of moves.
"""

from tutor.games.base import Game
from tutor.games.color import Color, Side
from tutor.games.geometry import draw_cells
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import find_game
from tutor.lessons.model import Marks, Step

_LETTERS = {"black": "X", "white": "O", None: "-"}
_SIDES: dict[str, Side | None] = {"X": "black", "O": "white", "-": None}


def write_step(game: Game, step: Step) -> str:
    assert step.puzzle is not None
    game, named = step.game_of(game), [step.game] if step.game else []
    asked = step.puzzle.written(lambda board: _cells(game, board), step.marks.ring)
    return " ".join((*named, _LETTERS[step.to_move], _cells(game, step.board, step.to_move), *asked))


def read_step(game: Game, topic: str, line: str) -> Step:
    named, letter, cells, rest = _parts(line)
    asked = puzzles_of(game)
    practice = asked.practice
    if topic in asked.made:
        kind, _ = asked.made[topic]
    elif practice is not None and topic in practice.stored.topics:
        assert practice.stored.kind is not None
        kind = practice.stored.kind
    else:
        raise ValueError(f"{topic!r} is no topic of the bank")
    played = find_game(named) if named else game
    puzzle, ring = kind.read(played, topic, rest, lambda word: _board(played, word))
    return Step(
        board=_board(played, cells), to_move=_SIDES[letter], marks=Marks(ring=ring), puzzle=puzzle, game=named
    )


def _parts(line: str) -> tuple[str, str, str, list[str]]:
    """The game of a line ("" for the usual one), the letter of its side, its cells, and the rest."""
    first, *rest = line.split()
    named, letter = ("", first) if first in _SIDES else (first, rest.pop(0))
    return named, letter, rest[0], rest[1:]


def question_in(game: Game, topic: str, line: str) -> str:
    """The question of a line and its cells, for comparing lines without reading their boards."""
    _, _, cells, rest = _parts(line)
    made = puzzles_of(game).made
    if topic not in made:
        return " ".join(("stored", cells, *rest))
    return " ".join((topic, cells, *rest)) if made[topic][1].words_matter else f"{topic} {cells}"


def _cells(game: Game, board: str, to_move: Side | None = None) -> str:
    position = game.parse_diagram(board, Color(to_move) if to_move else None)
    state_words = (f",{name}:{value.replace(' ', '.')}" for name, value in position.state().items())
    return "".join((position.cells(), *state_words))


def _board(game: Game, word: str) -> str:
    cells, *state_words = word.split(",")
    state = (one.replace(":", ": ").replace(".", " ") for one in state_words)
    return "\n".join((draw_cells(game, cells), *state))
