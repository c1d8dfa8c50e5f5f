"""Checks of a step beyond its shape: squares exist, moves are legal, words are there.

Each check yields pairs of the field at fault and a plain sentence. `tutor.puzzles.check` checks whether a
puzzle can be solved.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from tutor.games.base import PASS, Game, Position
from tutor.games.errors import IllegalMove, InvalidDiagram, UnknownGame
from tutor.games.kinds.kind import Fault
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.moves import without_drawing
from tutor.lessons.model import Step
from tutor.lessons.text import SQUARE_NAME

LONGEST_LINE = 6
"""The most moves of one of two lines that are shown side by side."""


def check_text(field: str, text: str, game: Game) -> Iterator[Fault]:
    """The text is not empty, and every name in backticks is a square of the board."""
    if not text:
        yield field, "is empty"
    if text.count("`") % 2:
        yield field, "a backtick is not closed"
        return
    for name in SQUARE_NAME.findall(text):
        if name not in game.squares:
            yield field, f"`{name}` is not a square of this board"
    for name in _any_of(game.squares).findall(SQUARE_NAME.sub(" ", text)):
        yield field, f"{name} is a square: write it in backticks"


@lru_cache(maxsize=32)
def _any_of(squares: tuple[str, ...]) -> re.Pattern[str]:
    """Finds the names of a board's squares where they are whole words."""
    names = "|".join(sorted(map(re.escape, squares), reverse=True))
    return re.compile(rf"\b(?:{names})\b")


def check_step(step: Step, game: Game) -> Iterator[Fault]:
    """Everything that is wrong with a step of the right shape."""
    try:
        game = step.game_of(game)
    except UnknownGame as error:
        yield "game", str(error)
        return
    yield from _check_words(step, game)
    yield from _check_squares(step, game)
    try:
        position = step.position(game)
    except InvalidDiagram as error:
        yield "board", without_drawing(step.board, error)
        return
    yield from _check_turn(step, position)
    yield from _check_overlay(step, position)
    yield from _check_play("play", step.play, position)
    yield from _check_play("numbered", step.numbered, position)
    yield from _check_lines(step, position)
    if step.explain in game.squares and position.at(step.explain) is not None:
        yield "explain", f"`{step.explain}` is taken: only an empty square is explained"
    if step.puzzle is not None:
        yield from _check_puzzle(step, game)


def _check_words(step: Step, game: Game) -> Iterator[Fault]:
    for field, text in (("title", step.title), ("text", step.text), ("hint", step.hint)):
        if text:
            yield from check_text(field, text, game)
    if step.puzzle is None:
        if not step.title:
            yield "title", "is missing: only a puzzle has a question of its own"
        if not step.text:
            yield "text", "is missing: only a puzzle has a question of its own"
        if step.hint:
            yield "hint", "only a puzzle has a hint"
    elif step.picture:
        yield "picture", "belongs to a step that tells: in a puzzle the board alone speaks"
    kinds = [name for name in ("play", "numbered", "lines", "explain", "puzzle") if getattr(step, name)]
    for other in kinds[1:]:
        yield other, f"this step has `{kinds[0]}` already: give each a step of its own"


def _check_squares(step: Step, game: Game) -> Iterator[Fault]:
    named = [("explain", step.explain)]
    named += [("marks.ring", square) for square in step.marks.ring]
    named += [("marks.tint", square) for square in step.marks.tint]
    named += [("marks.line", square) for pair in step.marks.line for square in pair]
    named += [("marks.arrow", square) for pair in step.marks.arrow for square in pair]
    named += [("marks.letter", square) for square, _ in step.marks.letter]
    if step.puzzle is not None:
        named += step.puzzle.squares()
    for field, square in named:
        if square is not None and square not in game.squares:
            yield field, f"`{square}` is not a square of this board"


def _check_turn(step: Step, position: Position) -> Iterator[Fault]:
    if step.to_move:
        may_be_over = step.puzzle is not None and step.puzzle.may_be_over
        if position.to_move is None and not may_be_over:
            yield "to_move", "neither side can move on this board: the game is over"
        return
    for field in ("play", "numbered", "lines", "explain", "show_legal"):
        if getattr(step, field):
            yield "to_move", f"is missing: `{field}` needs to know whose turn it is"
    overlay = puzzles_of(position.game).overlays.get(step.overlay or "")
    if overlay is not None and overlay.needs_turn:
        yield "to_move", f"is missing: the overlay {step.overlay} needs to know whose turn it is"
    if step.puzzle is not None and step.puzzle.needs_turn:
        yield "to_move", f"is missing: a puzzle of kind {step.puzzle.kind} needs to know whose turn it is"


def _check_overlay(step: Step, position: Position) -> Iterator[Fault]:
    overlays = puzzles_of(position.game).overlays
    if step.overlay is None:
        return
    if step.overlay not in overlays:
        yield "overlay", f"{step.overlay!r} is none of {', '.join(overlays)}"
    elif fault := overlays[step.overlay].fault(position):
        yield "overlay", fault


def _check_lines(step: Step, position: Position) -> Iterator[Fault]:
    if step.lines and len(step.lines) != 2:
        yield "lines", "are two, side by side"
    if step.count and not step.lines:
        yield "count", "belongs to a step with two lines"
    for number, line in enumerate(step.lines, 1):
        if not 1 <= len(line) <= LONGEST_LINE:
            yield f"lines[{number}]", f"has 1 to {LONGEST_LINE} moves"
        yield from _check_play(f"lines[{number}]", line, position)


def _check_play(field: str, moves: tuple[str, ...], position: Position) -> Iterator[Fault]:
    for move in moves:
        if move != PASS and move not in position.game.squares:
            yield field, f"`{move}` is not a square of this board"
            return
        try:
            position = position.play(move)
        except IllegalMove as error:
            yield field, f"`{move}` cannot be played here: {error.reason.english}"
            return


def _check_puzzle(step: Step, game: Game) -> Iterator[Fault]:
    assert step.puzzle is not None
    if not isinstance(step.puzzle, puzzles_of(game).kinds):
        yield "puzzle.kind", f"{step.puzzle.kind!r} is not asked in this game"
        return
    yield from step.puzzle.faults(game, step.to_move, step.marks.ring)
