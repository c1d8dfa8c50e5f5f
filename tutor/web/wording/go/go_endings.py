"""What can be learned from how a game of Go ended."""

from tutor.games.base import Move
from tutor.games.color import Color
from tutor.games.go.rules.position import FirstCapture, GoPosition
from tutor.games.go.rules.ruleset import Counting
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording import Say, Wording

LAST_LIBERTY: Sentence = NP_(
    "%(move)s took the last liberty of %(n)s stone. Before each move, look for stones with one liberty left.",
    "%(move)s took the last liberty of %(n)s stones. Before each move, look for stones with one liberty left.",
)
MORE_LAND: Sentence = Sided(
    black=N_("Black surrounds more empty points: %(more)s to %(fewer)s."),
    white=N_("White surrounds more empty points: %(more)s to %(fewer)s."),
)
MORE_STONES: Sentence = Sided(
    black=N_("Black has more stones on the board: %(more)s to %(fewer)s."),
    white=N_("White has more stones on the board: %(more)s to %(fewer)s."),
)
KOMI_DECIDED: Sentence = N_("Komi decided: without it White would not have won.")


def learned(
    wording: Wording, position: GoPosition, winner: Color, before: GoPosition, move: Move
) -> Say | None:
    """What made the winner win: a capture, the points surrounded, the living stones, or the komi."""
    outcome = position.outcome()
    if isinstance(outcome, FirstCapture):
        taken = len(before.changes(move)) - 1
        return wording.say(LAST_LIBERTY, move=move, n=taken)
    if position.rules.counting is not Counting.AREA:
        return None
    black, white = position.count()
    own, other = (black, white) if winner is Color.BLACK else (white, black)
    if own.stones + own.land <= other.stones + other.land:
        return wording.say(KOMI_DECIDED)
    if own.land > other.land:
        return wording.say(MORE_LAND, winner, more=own.land, fewer=other.land)
    return wording.say(MORE_STONES, winner, more=own.stones, fewer=other.stones)
