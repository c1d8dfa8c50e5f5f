"""A puzzle as a teacher makes it in the editor: pieces on a board, a question, and what does not fit."""

import re
import unicodedata
from dataclasses import dataclass

from msgspec.structs import replace

from tutor.classroom.work.kinds import kinds
from tutor.classroom.work.question_builder import Filled, fill, squares_of
from tutor.games.base import Game
from tutor.games.color import Color, Side
from tutor.games.errors import InvalidDiagram
from tutor.games.kinds.asking import Unfit
from tutor.games.table import USUAL_GAME
from tutor.lessons.checks import check_step
from tutor.lessons.model import Marks, Step
from tutor.puzzles.check import check_puzzle

DISCS = "XO."
LONGEST_TEXT = 200
SQUARE = re.compile(r"(?<![\w])([a-z][1-9][0-9]?)(?![\w])")


@dataclass(frozen=True)
class Draft:
    """The content of the editor: ``cells`` has a letter for each square, ``squares`` are the chosen ones."""

    cells: str
    side: Side = "black"
    kind: str = "legal-move"
    squares: tuple[str, ...] = ()
    title: str = ""
    hint: str = ""


def step_of(game: Game, draft: Draft) -> Step:
    """The puzzle step of a draft; it names its game if that is not the usual one. Raises Unfit."""
    drawn = Step(
        board=_drawing(game, draft.cells),
        title=_words(draft.title, game),
        hint=_words(draft.hint, game),
        to_move=draft.side if kinds(game.name)[draft.kind].shows_turn else None,
        game=game.name if game.name != USUAL_GAME else "",
    )
    try:
        position = drawn.position(game)
    except InvalidDiagram as error:
        raise Unfit("no-board", str(error)) from error
    filled = fill(draft.kind, position, draft.squares)
    step = replace(drawn, puzzle=filled.puzzle, marks=Marks(ring=filled.ring))
    for field, sentence in (*check_step(step, game), *check_puzzle(game, step)):
        raise Unfit("tells" if field in ("title", "hint") else "other", f"{field}: {sentence}")
    return step


def draft_of(game: Game, step: Step) -> Draft | None:
    """The draft from which a step of this game is made; None for a step that the editor cannot make."""
    if step.puzzle is None:
        return None
    position, kind = step.position(game), step.puzzle.name
    filled = Filled(step.puzzle, step.marks.ring)
    squares = squares_of(position, filled)
    try:
        same = kind in kinds(position.game.name) and _is_same(fill(kind, position, squares), filled)
    except Unfit:
        return None
    side = step.to_move or "black"
    return Draft(position.cells(), side, kind, squares, _bare(step.title), _bare(step.hint)) if same else None


def _is_same(one: Filled, other: Filled) -> bool:
    """Whether two puzzles ask the same."""
    return type(one.puzzle) is type(other.puzzle) and one.puzzle.asks_same(other.puzzle)


def put_disc(game: Game, cells: str, square: str, disc: str) -> str:
    """The cells after a piece was put on a square; the same piece once more is taken away."""
    place = game.squares.index(square)
    disc = "." if cells[place] == disc else disc
    return cells[:place] + disc + cells[place + 1 :]


def _drawing(game: Game, cells: str) -> str:
    wide = len(game.columns)
    rows = [f"{row} {' '.join(cells[n * wide : (n + 1) * wide])}" for n, row in enumerate(game.rows)]
    return "\n".join(["  " + " ".join(game.columns), *rows])


def _words(text: str, game: Game) -> str:
    """A question or a hint in one line, with squares in backticks as in a lesson."""
    kept = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    line = " ".join(kept.replace("`", " ").split())[:LONGEST_TEXT]
    return SQUARE.sub(lambda found: f"`{found[1]}`" if found[1] in game.squares else found[1], line)


def _bare(text: str) -> str:
    return text.replace("`", "")


def start_cells(game: Game) -> str:
    return game.start().cells()


def side_of(text: str) -> Side:
    """The side that a form names; Black for any other text."""
    return "white" if text == Color.WHITE.value else "black"
