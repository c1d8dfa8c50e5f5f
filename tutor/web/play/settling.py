"""The end of a game that both sides count: dead pieces are marked and agreed on, or the game goes on."""

from collections.abc import Iterable
from dataclasses import replace

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.games.families import engine_of
from tutor.web.http.error_pages import UNREADABLE, Refused
from tutor.web.play.game_actions import Action, Illegal, Match, Stale
from tutor.web.play.game_types import CardView
from tutor.web.play.opponent import TURNS
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of


class Disagrees(Refused):
    """The computer does not agree to the marks; ``squares`` are the pieces on which it disagrees."""

    def __init__(self, board: Position, squares: tuple[Square, ...]) -> None:
        super().__init__(409, words_of(board.game).disagrees)
        self.squares = squares


def settle(match: Match, action: Action) -> Match:
    """The game after an action, once passes have stopped it and nothing is agreed yet.

    Raises ``Illegal`` for a square without a piece, ``Disagrees`` if the computer does not agree, ``Stale``
    for a page with an older board.
    """
    if action.number != match.number:
        raise Stale
    board = match.position
    if action.do == "resume":
        last = match.number - (board.game.passes_to_end or 0)
        return Match(replace(match.stored, moves=match.stored.moves[:last], dead=()))
    if action.do not in ("move", "agree"):
        return match
    marked = _joined(board, action.dead)
    if action.do == "move":
        return Match(replace(match.stored, dead=_turned(board, marked, action.square)))
    if match.you and (differing := _differing(board, marked, match.you)):
        raise Disagrees(board, differing)
    return Match(replace(match.stored, dead=marked, state="over"))


def asked_first(match: Match, action: Action, wording: Wording) -> CardView | None:
    """The question before a pass that may come too early; None if the pass is played at once."""
    passes = action.do == "pass" and not action.sure and action.number == match.number
    if not passes or not match.may_pass or match.must_pass:
        return None
    return words_of(match.position.game).asked_before_pass(wording, match.position)


def proposed(match: Match) -> Match:
    """The game with the pieces marked that look dead to the engine: the first proposal to both sides."""
    return Match(replace(match.stored, dead=_proposal(match.position)))


def _proposal(board: Position) -> tuple[Square, ...]:
    engine = engine_of(board.game)
    if engine is None:
        return ()
    return TURNS.run(lambda seconds: engine.likely_dead(board, seconds=seconds))


def _differing(board: Position, marked: Iterable[Square], you: Color) -> tuple[Square, ...]:
    """The pieces on which the computer disagrees: its own marked live ones, and your unmarked dead ones."""
    proposal, marks = set(_proposal(board)), set(marked)
    return tuple(
        square
        for square in board.game.squares
        if (color := board.at(square)) is not None
        and square in (marks - proposal if color is you.other else proposal - marks)
    )


def _joined(board: Position, squares: Iterable[Square]) -> tuple[Square, ...]:
    """These pieces and all that are connected to them."""
    try:
        return board.with_dead(squares).dead_squares()
    except RulesError as error:
        raise Refused(400, UNREADABLE) from error


def _turned(board: Position, marked: tuple[Square, ...], square: Square) -> tuple[Square, ...]:
    """The marks after a tap on a piece, which sets or removes its mark and those of all connected to it."""
    try:
        joined = board.with_dead([square]).dead_squares()
    except RulesError as error:
        raise Illegal(error.reason, error.square) from error
    if square in marked:
        return tuple(one for one in marked if one not in joined)
    return (*marked, *joined)
