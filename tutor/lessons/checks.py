"""What a step may say beyond its shape: squares that exist, moves that are legal, words that are there.

Each check yields pairs of the field at fault and a plain sentence. Whether a puzzle can be solved is
asked by `tutor.puzzles.check`.
"""

import re
from collections.abc import Iterator

from tutor.games.base import PASS, Game, Position
from tutor.games.errors import IllegalMove, InvalidDiagram, UnknownGame
from tutor.lessons.model import (
    MOST_EMPTIES,
    AllLegalMoves,
    BestMove,
    Choice,
    Choose,
    FindSquare,
    Flips,
    LegalMove,
    PassOrPlay,
    Referee,
    Result,
    Sequence,
    Step,
    WhichIsBetter,
)
from tutor.lessons.text import SQUARE_NAME

Fault = tuple[str, str]

TURN_NEEDED = (
    LegalMove,
    AllLegalMoves,
    Flips,
    PassOrPlay,
    BestMove,
    Referee,
    WhichIsBetter,
    Sequence,
    Choose,
)
TURN_OVERLAYS = ("flips", "danger", "exact")
RINGED = {"square-name": 1, "corner-name": 1, "next-on-line": 3}


def check_text(field: str, text: str, game: Game) -> Iterator[Fault]:
    """Words are there, and what stands in backticks is a square of the board."""
    if not text:
        yield field, "is empty"
    if text.count("`") % 2:
        yield field, "a backtick is not closed"
        return
    for name in SQUARE_NAME.findall(text):
        if name not in game.squares:
            yield field, f"`{name}` is not a square of this board"
    names = "|".join(sorted(map(re.escape, game.squares), reverse=True))
    for name in re.findall(rf"\b(?:{names})\b", SQUARE_NAME.sub(" ", text)):
        yield field, f"{name} is a square: write it in backticks"


def check_step(step: Step, game: Game) -> Iterator[Fault]:
    """Everything that is wrong with a step that has the right shape."""
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
        yield "board", _without_drawing(step.board, error)
        return
    yield from _check_turn(step, position)
    if step.overlay == "exact" and len(position.empties()) > MOST_EMPTIES:
        yield "overlay", f"exact is drawn with up to {MOST_EMPTIES} empty squares only"
    yield from _check_play(step, position)
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
    kinds = [name for name in ("play", "explain", "puzzle") if getattr(step, name)]
    for other in kinds[1:]:
        yield other, f"this step has `{kinds[0]}` already: give each a step of its own"


def _check_squares(step: Step, game: Game) -> Iterator[Fault]:
    named = [("explain", step.explain)]
    named += [("marks.ring", square) for square in step.marks.ring]
    named += [("marks.tint", square) for square in step.marks.tint]
    named += [("marks.line", square) for pair in step.marks.line for square in pair]
    named += [("marks.arrow", square) for pair in step.marks.arrow for square in pair]
    if isinstance(step.puzzle, Flips | Referee):
        named.append(("puzzle.move", step.puzzle.move))
    if isinstance(step.puzzle, FindSquare | Choice):
        named.append(("puzzle.square", step.puzzle.square))
    if isinstance(step.puzzle, WhichIsBetter):
        named += [("puzzle.moves", square) for square in step.puzzle.moves]
    for field, square in named:
        if square is not None and square not in game.squares:
            yield field, f"`{square}` is not a square of this board"


def _check_turn(step: Step, position: Position) -> Iterator[Fault]:
    if step.to_move:
        if position.to_move is None and not _asks_whether_over(step):
            yield "to_move", "neither side can move on this board: the game is over"
        return
    for field in ("play", "explain", "show_legal"):
        if getattr(step, field):
            yield "to_move", f"is missing: `{field}` needs to know whose turn it is"
    if step.overlay in TURN_OVERLAYS:
        yield "to_move", f"is missing: the overlay {step.overlay} needs to know whose turn it is"
    if isinstance(step.puzzle, TURN_NEEDED):
        yield "to_move", f"is missing: a puzzle of kind {step.puzzle.kind} needs to know whose turn it is"


def _asks_whether_over(step: Step) -> bool:
    return isinstance(step.puzzle, Choice) and step.puzzle.about == "game-over"


def _check_play(step: Step, position: Position) -> Iterator[Fault]:
    for move in step.play:
        if move != PASS and move not in position.game.squares:
            yield "play", f"`{move}` is not a square of this board"
            return
        try:
            position = position.play(move)
        except IllegalMove as error:
            yield "play", f"`{move}` cannot be played here: {error.reason.english}"
            return


def _check_puzzle(step: Step, game: Game) -> Iterator[Fault]:
    puzzle = step.puzzle
    if isinstance(puzzle, Referee):
        yield from _check_diagram("puzzle.after", puzzle.after, game)
    if isinstance(puzzle, Result) and step.to_move:
        yield "to_move", "a puzzle of kind result is asked when the game is over"
    if isinstance(puzzle, Choice):
        yield from _check_choice(puzzle, step, game)


def _check_choice(puzzle: Choice, step: Step, game: Game) -> Iterator[Fault]:
    if (puzzle.about == "disc-on") != (puzzle.square is not None):
        wanted = "is missing" if puzzle.about == "disc-on" else "belongs to disc-on only"
        yield "puzzle.square", wanted
    if (puzzle.about == "start-board") != bool(puzzle.boards):
        wanted = "is missing" if puzzle.about == "start-board" else "belongs to start-board only"
        yield "puzzle.boards", wanted
    for number, board in enumerate(puzzle.boards, 1):
        yield from _check_diagram(f"puzzle.boards[{number}]", board, game)
    ringed = len(step.marks.ring)
    least = RINGED.get(puzzle.about, 0)
    if ringed < least or (least == 1 and ringed > 1):
        wanted = "one square" if least == 1 else f"{least} squares or more, in their order"
        yield "marks.ring", f"a question about {puzzle.about} rings {wanted}"


def _check_diagram(field: str, diagram: str, game: Game) -> Iterator[Fault]:
    try:
        game.parse_diagram(diagram)
    except InvalidDiagram as error:
        yield field, _without_drawing(diagram, error)


def _without_drawing(diagram: str, error: InvalidDiagram) -> str:
    """What is wrong with a diagram, without quoting the whole of it."""
    return str(error).replace(repr(diagram), "this diagram")
