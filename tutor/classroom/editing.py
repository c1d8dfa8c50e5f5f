"""A puzzle as a teacher makes it on the editor: discs on a board, what is asked, and what is wrong."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Literal

from tutor.lessons.checks import check_step
from tutor.lessons.model import (
    AllLegalMoves,
    BestMove,
    Choice,
    FindSquare,
    Flips,
    LegalMove,
    Marks,
    PassOrPlay,
    Puzzle,
    Result,
    Step,
)
from tutor.puzzles.check import check_puzzle
from tutor.puzzles.measures import best_moves
from tutor.rules import PASS, Color, Game, Position

Side = Literal["black", "white"]

KINDS: dict[str, Puzzle] = {
    "legal-move": LegalMove(),
    "all-legal-moves": AllLegalMoves(),
    "flips": Flips(move=""),
    "pass-or-play": PassOrPlay(),
    "takes-corner": BestMove("takes-corner"),
    "gives-no-corner": BestMove("gives-no-corner"),
    "fewest-replies": BestMove("fewest-replies"),
    "flips-fewest": BestMove("flips-fewest"),
    "mobility": Choice("mobility"),
    "disc-count": Choice("disc-count"),
    "game-over": Choice("game-over"),
    "result": Result(),
    "find-square": FindSquare(square=""),
    "square-name": Choice("square-name"),
    "disc-on": Choice("disc-on"),
}
"""What the editor can ask, by a name of its own; a kind with a square gets the one that was chosen."""

WITH_SQUARE = frozenset({"flips", "find-square", "square-name", "disc-on"})
ASKS_TURN = (LegalMove, AllLegalMoves, Flips, PassOrPlay, BestMove)
DISCS = "XO."
LONGEST_TEXT = 200
SQUARE = re.compile(r"(?<![\w])([a-h][1-8])(?![\w])")


class Unfit(ValueError):
    """A draft that is no puzzle; ``reason`` is a code, ``detail`` a sentence for authors of lessons."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason
        self.detail = detail


@dataclass(frozen=True)
class Draft:
    """What stands on the editor: ``cells`` a letter for each square, ``square`` the one that was chosen."""

    cells: str
    side: Side = "black"
    kind: str = "legal-move"
    square: str | None = None
    title: str = ""
    hint: str = ""


def step_of(game: Game, draft: Draft) -> Step:
    """The puzzle step of a draft; raises Unfit."""
    turn = isinstance(KINDS[draft.kind], ASKS_TURN) or draft.kind in ("mobility", "game-over")
    if draft.kind in WITH_SQUARE and draft.square not in game.squares:
        raise Unfit("no-square")
    square = draft.square or ""
    ring = (square,) if draft.kind == "square-name" else ()
    step = Step(
        board=_drawing(game, draft.cells),
        title=_words(draft.title),
        hint=_words(draft.hint),
        to_move=draft.side if turn else None,
        marks=Marks(ring=ring),
        puzzle=_puzzle(draft.kind, square),
    )
    _require_fit(step.position(game), draft)
    for field, sentence in (*check_step(step, game), *check_puzzle(game, step)):
        raise Unfit("tells" if field in ("title", "hint") else "other", f"{field}: {sentence}")
    return step


def draft_of(game: Game, step: Step) -> Draft | None:
    """The draft from which a step is made; None for what the editor cannot ask."""
    for kind, usual in KINDS.items():
        square = _square_of(step)
        if step.puzzle == _puzzle(kind, square or "") and type(step.puzzle) is type(usual):
            cells = step.position(game).cells()
            return Draft(cells, step.to_move or "black", kind, square, _bare(step.title), _bare(step.hint))
    return None


def put_disc(game: Game, cells: str, square: str, disc: str) -> str:
    """The cells after a disc was put on a square; the same disc once more takes it away."""
    place = game.squares.index(square)
    disc = "." if cells[place] == disc else disc
    return cells[:place] + disc + cells[place + 1 :]


def _puzzle(kind: str, square: str) -> Puzzle:
    if kind == "flips":
        return Flips(move=square)
    if kind == "find-square":
        return FindSquare(square=square)
    return Choice("disc-on", square=square) if kind == "disc-on" else KINDS[kind]


def _square_of(step: Step) -> str | None:
    puzzle = step.puzzle
    if isinstance(puzzle, Flips):
        return puzzle.move
    if isinstance(puzzle, FindSquare):
        return puzzle.square
    if isinstance(puzzle, Choice) and puzzle.square:
        return puzzle.square
    return step.marks.ring[0] if step.marks.ring else None


def _drawing(game: Game, cells: str) -> str:
    wide = len(game.columns)
    rows = [f"{row} {' '.join(cells[n * wide : (n + 1) * wide])}" for n, row in enumerate(game.rows)]
    return "\n".join(["  " + " ".join(game.columns), *rows])


def _require_fit(position: Position, draft: Draft) -> None:
    """Name the usual faults by codes, before they are told in the words of authors."""
    puzzle = KINDS[draft.kind]
    over = position.to_move is None
    if draft.kind == "result" and not over:
        raise Unfit("not-over")
    if over and (isinstance(puzzle, ASKS_TURN) or draft.kind == "mobility"):
        raise Unfit("over")
    moves = [] if over else position.legal_moves()
    if isinstance(puzzle, Flips) and draft.square not in moves:
        raise Unfit("not-a-move")
    if isinstance(puzzle, LegalMove | AllLegalMoves | BestMove) and moves == [PASS]:
        raise Unfit("must-pass")
    if isinstance(puzzle, BestMove):
        best = best_moves(position, puzzle.measure)
        if not best or len(best) == len(moves):
            raise Unfit("all-alike" if best else "none-such")


def _words(text: str) -> str:
    """A question or a hint in one line, its squares in backticks as in a lesson."""
    kept = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    line = " ".join(kept.replace("`", " ").split())[:LONGEST_TEXT]
    return SQUARE.sub(r"`\1`", line)


def _bare(text: str) -> str:
    return text.replace("`", "")


def start_cells(game: Game) -> str:
    """The cells of the start of a game."""
    return game.start().cells()


def side_of(text: str) -> Side:
    """A side as a form names it; Black for anything else."""
    return "white" if text == Color.WHITE.value else "black"
