"""What a learner did well in a finished game of Othello, as the rules show it, and what to try next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tutor.games.base import PASS, Move, Square
from tutor.games.color import Color
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.rules.position import OthelloPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.othello.games.reactions import flipped
from tutor.web.wording.othello.mistake_reasons import TAUGHT

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
"""If the computer has at most so many moves, that is praised, while at least `ROOM` squares are empty."""

ROOM = 10
"""How many squares must be empty for that."""


def praise(
    wording: Wording, positions: Sequence[OthelloPosition], moves: Sequence[Move], you: Color
) -> Say | None:
    """One true sentence about what a learner did well; None for nothing, or after a high loss."""
    start, end, own = positions[0], positions[-1], _own(positions, moves, you)
    if _lost_by_a_lot(end, you):
        return None
    corners = [place.square for place in places(end.game.shape)]
    held = sum(end.at(corner) is you and start.at(corner) is None for corner in corners)
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


def to_try(
    wording: Wording, positions: Sequence[OthelloPosition], moves: Sequence[Move], you: Color
) -> tuple[Say, str] | None:
    """The one thing to try after a lost game, and the slug of the lesson that teaches it.

    It is about corners if the learner gave one away or left one, else about moves. None if the fewest discs
    win.
    """
    end = positions[-1]
    if not end.game.most_wins:
        return None
    corners = [place.square for place in places(end.game.shape)]
    for before, move, after in _own(positions, moves, you):
        if any(_gave(before, after, corner) or _left(before, move, end, corner) for corner in corners):
            return wording.say(TRY_CORNERS), TAUGHT["gives-no-corner"]
    return wording.say(TRY_MOVES), TAUGHT["fewest-replies"]


def _own(
    positions: Sequence[OthelloPosition], moves: Sequence[Move], you: Color
) -> list[tuple[OthelloPosition, Move, OthelloPosition]]:
    """The moves of one side that are no passes, with the boards before and after them."""
    played = zip(positions, moves, positions[1:], strict=False)
    return [one for one in played if one[0].to_move is you and one[1] != PASS]


def _gave(before: OthelloPosition, after: OthelloPosition, corner: Square) -> bool:
    """Whether a move let the other side take a corner, although another move did not."""
    side = before.to_move
    if side is None or after.to_move is side or corner not in after.legal_moves():
        return False
    if corner in before.with_to_move(side.other).legal_moves():
        return False
    return any(corner not in _replies(before, other) for other in before.legal_moves())


def _replies(before: OthelloPosition, move: Square) -> Collection[Square]:
    """The other side's legal moves after a move; none if it must pass."""
    after = before.play(move)
    return () if after.to_move is before.to_move else after.legal_moves()


def _left(before: OthelloPosition, move: Move, end: OthelloPosition, corner: Square) -> bool:
    """Whether this corner could be taken, no corner was, and the side does not have it at the end."""
    taken = move in {place.square for place in places(before.game.shape)}
    return not taken and corner in before.legal_moves() and end.at(corner) is not before.to_move


def _lost_by_a_lot(end: OthelloPosition, you: Color) -> bool:
    """Whether a side has less than a quarter of the discs; if the fewest win, whether the other side has."""
    mine = end.pieces(you if end.game.most_wins else you.other)
    return len(mine) * 4 < sum(len(end.pieces(color)) for color in Color)


def _empty(position: OthelloPosition) -> int:
    return len(position.game.shape.rays) - sum(len(position.pieces(color)) for color in Color)
