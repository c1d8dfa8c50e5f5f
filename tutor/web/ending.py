"""How a game that was played here ends: the score, what can be learned from the board, and the ways on."""

from __future__ import annotations

from flask import render_template

from tutor.engine.boards import board_of
from tutor.engine.corners import places
from tutor.engine.levels import LEVELS
from tutor.rules import Position
from tutor.rules.othello import Othello
from tutor.web.board_view import View
from tutor.web.match import Match
from tutor.web.wording import Wording
from tutor.web.wording import play as words

ROW = 10
"""Discs in a row of the drawing."""


def ending_html(match: Match, result: View, wording: Wording) -> str:
    """The end of a game as a page shows it: both scores drawn in rows, and a sentence that is true of it."""
    outcome = match.outcome
    return render_template(
        "play/ending.html",
        result=result,
        counts=[outcome.counted_black, outcome.counted_white] if outcome else None,
        learned=_learned(match, wording),
    )


def _learned(match: Match, wording: Wording) -> str | None:
    """What helped the winner, where it can be seen on the last board."""
    if match.outcome is None or match.winner is None:
        return None
    won, lost = (_corners(match.position, color) for color in (match.winner, match.winner.other))
    fewest_wins = isinstance(match.position.game, Othello) and match.position.game.variant.fewest_wins
    if fewest_wins or won <= lost:
        return None
    return wording.html(wording.say(words.HOLDS_CORNERS, match.winner, n=won))


def _corners(position: Position, color: object) -> int:
    board_of(position.game)  # a TypeError for a game without corners
    assert isinstance(position.game, Othello)
    return sum(position.at(place.square) is color for place in places(position.game.shape))


def again_view(match: Match, wording: Wording) -> View:
    """The game to play next: against the next level for who has won, else the same once more."""
    kept = match.kept
    beaten = match.you is not None and match.winner is match.you and kept.level < max(LEVELS)
    level = kept.level + 1 if beaten else kept.level
    label = wording.gettext(words.NEXT_LEVEL) % {"n": level} if beaten else wording.gettext(words.AGAIN)
    return {
        "label": label,
        "fields": {
            "game": kept.game,
            "opponent": "computer" if match.against_computer else "person",
            "level": str(level or min(LEVELS)),
            "side": match.you.value if match.you else "black",
            "minutes": str(kept.minutes),
            "start": kept.start or "",
        },
    }
