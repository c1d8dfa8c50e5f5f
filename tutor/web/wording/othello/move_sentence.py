"""The sentence about a move; the first discs of Reversi are placed by hand, and flip nothing."""

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.boards import bitboards
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.variant import Opening
from tutor.web.site.messages import Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.othello.game_sentences import NOT_CENTRAL, NOT_TOUCHING, VARIANTS
from tutor.web.wording.tasks import PASSED, PLACED, PLAYED


def move_sentence(wording: Wording, position: Position, move: Move) -> Say:
    """The sentence about a move: who played it, and what it did."""
    color = position.to_move or Color.BLACK
    if move == PASS:
        return wording.say(PASSED, color)
    if is_placing(position):
        return wording.say(PLACED, color, move=move)
    return wording.say(PLAYED, color, move=move, n=as_othello(position).count_flips(move))


def is_placing(position: Position) -> bool:
    """Whether the next disc is one of those that are placed by hand."""
    here = bitboards(position)
    return here.game.in_opening(here.black | here.white)


def rule_of_placing(position: Position) -> Sentence:
    """Where the next of the first discs may go."""
    here = bitboards(position)
    if here.game.variant.opening is Opening.CENTRAL:
        return NOT_CENTRAL
    return NOT_TOUCHING if here.black | here.white else VARIANTS[here.game.name][1]
