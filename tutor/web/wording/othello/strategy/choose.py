"""Sentences of the puzzle "Which move?"."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.kind import KindWords
from tutor.web.wording.moments import FAULTS
from tutor.web.wording.othello.moves import tapped
from tutor.web.wording.othello.strategy import measures
from tutor.web.wording.tasks import PARTS

WORDS = KindWords(
    "choose",
    questions={
        "choose": N_("Which move?"),
    },
    hints={
        "choose": N_("Before you play, look for the best answer of the other side."),
        **measures.HINTS,
        **PARTS,
        **tapped.ALONG,
    },
    replies={
        **tapped.REPLIES,
        **measures.REPLIES,
        "best-here": N_("No move is better here than %(square)s."),
        "sound-move": N_("A good move. There is one that is a little better."),
        "answered": Sided(black=N_("White answers %(stop)s."), white=N_("Black answers %(stop)s.")),
        "beside-corner": FAULTS["off-corner"],
        "corner-is-open": FAULTS["takes-corner"],
        "leaves-moves": FAULTS["fewest-replies"],
        "has-frontier": FAULTS["fewest-frontier"],
    },
    solution=measures.SOLUTION,
    titles={
        "choose": N_("Find a good move"),
    },
)
