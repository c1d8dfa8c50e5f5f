"""Sentences about mistakes in a game: what a move did, and what it cost."""

from tutor.games.othello.kinds.measures.differences import Criterion
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.othello.game_sentences import LEAVES

MANY_DISCS = 16
"""From so many discs on, no number is given: it is an estimate, and looks impossible to a beginner."""

COSTS: Sentence = NP_("This move cost about %(n)s disc.", "This move cost about %(n)s discs.")
COSTS_MANY: Sentence = N_("This move cost very many discs.")
WORTH_MORE: Sentence = NP_(
    "%(stop)s is about %(n)s disc better than %(square)s.",
    "%(stop)s is about %(n)s discs better than %(square)s.",
)
MUCH_BETTER: Sentence = N_("%(stop)s is much better than %(square)s.")

SEEN_FROM_THE_FIRST: tuple[Criterion, ...] = (
    "takes-corner",
    "gives-no-corner",
    "off-corner",
    "fewest-replies",
)
"""What beginners can understand, who know only the rules: corners, and how few moves the other side has."""

MUCH = 8
"""From so many discs on, a beginner is told that a move is much better."""

BETTER: Sentence = N_("%(stop)s is better than %(square)s.")
ANOTHER_BETTER: Sentence = N_("Another square was better.")
ANOTHER_MUCH_BETTER: Sentence = N_("Another square was much better.")


def cost(n: int, *, begins: bool) -> Sentence:
    """The sentence that a move cost about ``n`` discs; for beginners (``begins``) without numbers."""
    if begins:
        return ANOTHER_BETTER if n < MUCH else ANOTHER_MUCH_BETTER
    return COSTS if n < MANY_DISCS else COSTS_MANY


def worth_more(n: int, *, begins: bool = False) -> Sentence:
    """The sentence that a move is about ``n`` discs better than another; for beginners without numbers."""
    if begins:
        return BETTER if n < MUCH else MUCH_BETTER
    return WORTH_MORE if n < MANY_DISCS else MUCH_BETTER


COUNTED_BEST: Sentence = N_("Counted to the end, no move is better than %(square)s.")

FAULTS: dict[Criterion, Sentence] = {
    "takes-corner": N_("A corner can be taken. %(square)s does not take it."),
    "off-corner": N_("%(square)s is beside the empty corner %(stop)s."),
    "most-stable": Sided(
        black=N_("Another square makes more black discs stable."),
        white=N_("Another square makes more white discs stable."),
    ),
    "fewest-replies": LEAVES,
    "fewest-frontier": Sided(
        black=NP_(
            "After %(square)s, %(n)s black disc is beside an empty square. That can give White moves.",
            "After %(square)s, %(n)s black discs are beside empty squares. That can give White moves.",
        ),
        white=NP_(
            "After %(square)s, %(n)s white disc is beside an empty square. That can give Black moves.",
            "After %(square)s, %(n)s white discs are beside empty squares. That can give Black moves.",
        ),
    ),
    "flips-fewest": NP_("%(square)s flips %(n)s disc.", "%(square)s flips %(n)s discs."),
    "most-mobility": Sided(
        black=N_("After another square, Black has more moves."),
        white=N_("After another square, White has more moves."),
    ),
}
"""What a move did that a better one does not, without naming the better one."""
