"""The numbers beside both sides of a game: pieces, the score, or what the lesson before the game counts."""

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.web.board.board_types import Side
from tutor.web.play.game_actions import Match
from tutor.web.play.way_on import counted_in
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages.play_words import DISCS_COUNTED, MOVES_COUNTED


def tally(match: Match, wording: Wording) -> tuple[dict[Side, int | str], str]:
    """The number beside each side, and in words what it counts; "" where it is what all can see.

    A game about moves counts the moves of both sides until it ends, and then the pieces as any other.
    """
    unit = words_of(match.position.game).tally_unit(wording, match.position)
    if counted_in(match) != "moves":
        return counts_beside(match.position, wording), unit
    if match.playing:
        return _moves(match.position), wording.gettext(MOVES_COUNTED)
    return counts_beside(match.position, wording), wording.gettext(DISCS_COUNTED)


def _moves(position: Position) -> dict[Side, int | str]:
    """How many moves each side would have, if it were its turn."""
    return {
        color.value: sum(move != PASS for move in position.with_to_move(color).legal_moves())
        for color in Color
    }


def counts_beside(position: Position, wording: Wording, *, drawn: bool = False) -> dict[Side, int | str]:
    """The same for a position; at the end of a game the empty squares may count for the winner.

    On a ``drawn`` board only the pieces count, since it may not be the end of a game.
    """
    ended = position.to_move is None and (not drawn or position.game.settles_dead)
    counts = position.score() if ended else position.counts()
    written = [wording.number(count) if isinstance(count, float) else count for count in counts]
    return {color.value: count for color, count in zip(Color, written, strict=True)}
