"""What an opponent says of events that the rules of Othello show: a pass, a corner, many flips, a lead."""

from tutor.games.base import PASS, Move
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.rules.position import OthelloPosition
from tutor.web.site.messages import N_, Sentence
from tutor.web.wording import Say, Wording

# Translators: an opponent says this; it had no legal move and passed
I_PASSED: Sentence = N_("I cannot play anywhere, so I pass. It is your turn again.")
# Translators: an opponent says this of its own move; n discs flipped, 8 or more
I_TURNED: Sentence = N_("My %(move)s flipped %(n)s discs at once.")
# Translators: an opponent says this of the learner's move, a corner
YOU_TOOK: Sentence = N_("You took the corner %(square)s. I can never flip that disc.")
# Translators: an opponent says this of the learner's move; n discs flipped, 8 or more
YOU_TURNED: Sentence = N_("Your %(square)s flipped %(n)s of my discs at once.")
# Translators: an opponent says this near the end of a game; n are the learner's discs, less its own
YOU_LEAD: Sentence = N_("Now you have more discs: you %(n)s, I %(less)s.")
# Translators: an opponent says this near the end of a game; n are its own discs, less the learner's
I_LEAD: Sentence = N_("Now I have more discs: I %(n)s, you %(less)s.")
MANY = 8
"""How many discs must flip at once to be mentioned."""

LATE = 20
"""Who has more discs is mentioned only with at most so many empty squares."""


def react_to(
    wording: Wording, position: OthelloPosition, move: Move, answered: tuple[OthelloPosition, Move] | None
) -> Say | None:
    """One true sentence about the computer's ``move``, or the learner's that it ``answered``; else None.

    ``answered`` is the board before the learner's move, and that move; None if the computer moved first.
    """
    if move == PASS:
        return wording.say(I_PASSED)
    earlier, theirs = answered or (None, PASS)
    if earlier is not None and theirs in {place.square for place in places(position.game.shape)}:
        return wording.say(YOU_TOOK, square=theirs)
    if (n := flipped(position, move)) >= MANY:
        return wording.say(I_TURNED, move=move, n=n)
    if earlier is None or theirs == PASS:
        return None
    if (n := flipped(earlier, theirs)) >= MANY:
        return wording.say(YOU_TURNED, square=theirs, n=n)
    return _lead(wording, earlier, position, move)


def flipped(position: OthelloPosition, move: Move) -> int:
    """How many discs a move flips."""
    return 0 if move == PASS else len(position.flips(move))


def _lead(wording: Wording, earlier: OthelloPosition, position: OthelloPosition, move: Move) -> Say | None:
    """Who has more discs now, near the end of a game, if the other side had more before."""
    mine = position.to_move
    if mine is None or not position.game.most_wins:
        return None
    after = position.play(move)
    n, less = len(after.pieces(mine)), len(after.pieces(mine.other))
    if len(after.game.shape.rays) - n - less > LATE or not n or not less:
        return None
    ahead = len(earlier.pieces(mine)) - len(earlier.pieces(mine.other))
    if ahead < 0 < n - less:
        return wording.say(I_LEAD, n=n, less=less)
    return wording.say(YOU_LEAD, n=less, less=n) if n - less < 0 < ahead else None
