"""What a learner did well in a finished game of Othello, as the rules count it, and what to try in the next one."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.rules.position import OthelloPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.othello.games.reactions import flipped

HELD: Sentence = NP_(
    "Well played: you held %(n)s corner to the end.", "Well played: you held %(n)s corners to the end."
)
MADE_PASS: Sentence = N_("Well played: after your %(move)s the computer had to pass.")
TURNED: Sentence = N_("Well played: your %(move)s flipped %(n)s discs at once.")
LEFT_FEW: Sentence = NP_(
    "Well played: after your %(move)s the computer had only %(n)s move left.",
    "Well played: after your %(move)s the computer had only %(n)s moves left.",
)
TRY_CORNERS: Sentence = N_(
    "Try this next time: look whether you can take a corner, and keep the other side out of it."
)
TRY_MOVES: Sentence = N_(
    "Try this next time: before you play, count the moves that you leave to the other side."
)

FEW = 2
"""So few moves left to the computer are worth a word, while there is still much room."""

ROOM = 10
"""So many empty squares are much room."""


def praise(
    wording: Wording, positions: Sequence[OthelloPosition], moves: Sequence[Move], you: Color
) -> Say | None:
    """One true sentence about what a learner did well; None where no own move flipped anything."""
    end, own = (
        positions[-1],
        [
            (before, move, after)
            for before, move, after in zip(positions, moves, positions[1:], strict=False)
            if before.to_move is you and move != PASS
        ],
    )
    held = sum(end.at(place.square) is you for place in places(end.game.shape))
    if held and end.game.most_wins:
        return wording.say(HELD, n=held)
    for _, move, after in own:
        if after.to_move is you.other and after.must_pass():
            return wording.say(MADE_PASS, move=move)
    roomy = [
        (len(after.legal_moves()), move)
        for _, move, after in own
        if after.to_move is you.other and _empty(after) >= ROOM
    ]
    n, best = min(roomy, default=(FEW + 1, PASS), key=lambda one: one[0])
    if 0 < n <= FEW:
        return wording.say(LEFT_FEW, move=best, n=n)
    most, best = max(
        ((flipped(before, move), move) for before, move, _ in own), default=(0, PASS), key=lambda one: one[0]
    )
    return wording.say(TURNED, move=best, n=most) if most > 1 else None


def to_try(wording: Wording, end: OthelloPosition, you: Color) -> Say | None:
    """The one thing to try after a game that was lost; None where the fewest discs win."""
    if not end.game.most_wins:
        return None
    corners = [end.at(place.square) for place in places(end.game.shape)]
    return wording.say(TRY_CORNERS if corners.count(you.other) > corners.count(you) else TRY_MOVES)


def _empty(position: OthelloPosition) -> int:
    return len(position.game.shape.rays) - sum(len(position.pieces(color)) for color in Color)
