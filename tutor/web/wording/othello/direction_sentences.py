"""Sentences about the lines from a square, each after the label of its direction."""

from collections.abc import Mapping
from enum import Enum

from tutor.games.othello.rules.explain import LineEnd
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.kind_sentences import LineWords

DIRECTION_LABELS: dict[str, str] = {
    "up": N_("Up:"),
    "up-right": N_("Up and right:"),
    # Translators: the direction on the board
    "right": N_("Right:"),
    "down-right": N_("Down and right:"),
    "down": N_("Down:"),
    "down-left": N_("Down and left:"),
    "left": N_("Left:"),
    "up-left": N_("Up and left:"),
}

ALONE: Mapping[Enum, Sentence] = {
    LineEnd.FLIPS: Sided(
        black=NP_(
            "%(n)s white disc, then the black disc %(stop)s.",
            "%(n)s white discs, then the black disc %(stop)s.",
        ),
        white=NP_(
            "%(n)s black disc, then the white disc %(stop)s.",
            "%(n)s black discs, then the white disc %(stop)s.",
        ),
    ),
    LineEnd.RUNS_INTO_EMPTY: Sided(
        black=NP_("%(n)s white disc, then an empty square.", "%(n)s white discs, then an empty square."),
        white=NP_("%(n)s black disc, then an empty square.", "%(n)s black discs, then an empty square."),
    ),
    LineEnd.RUNS_OFF_BOARD: Sided(
        black=NP_(
            "%(n)s white disc, then the edge of the board.", "%(n)s white discs, then the edge of the board."
        ),
        white=NP_(
            "%(n)s black disc, then the edge of the board.", "%(n)s black discs, then the edge of the board."
        ),
    ),
    LineEnd.OWN_NEXT_DOOR: Sided(
        black=N_("a black disc is right next to it. There is nothing in between to flip."),
        white=N_("a white disc is right next to it. There is nothing in between to flip."),
    ),
    LineEnd.EMPTY_NEXT_DOOR: N_("the next square is empty."),
    LineEnd.EDGE_NEXT_DOOR: N_("the edge of the board."),
}

GATHERED: Mapping[Enum, Sentence] = {
    LineEnd.OWN_NEXT_DOOR: Sided(
        black=N_("In these directions a black disc is next. There is nothing in between to flip."),
        white=N_("In these directions a white disc is next. There is nothing in between to flip."),
    ),
    LineEnd.EDGE_NEXT_DOOR: N_("In these directions the edge of the board is next."),
    LineEnd.EMPTY_NEXT_DOOR: N_("In these directions the next square is empty."),
}

NEEDED: Sentence = Sided(
    black=N_("A line needs a black disc at its far end."),
    white=N_("A line needs a white disc at its far end."),
)

ENDS: Mapping[Enum, str] = {
    LineEnd.FLIPS: "yes",
    LineEnd.OWN_NEXT_DOOR: "own",
    LineEnd.EMPTY_NEXT_DOOR: "bare",
    LineEnd.EDGE_NEXT_DOOR: "edge",
    LineEnd.RUNS_INTO_EMPTY: "empty",
    LineEnd.RUNS_OFF_BOARD: "edge",
    LineEnd.SQUARE_TAKEN: "taken",
}

LEGAL: Sentence = Sided(black=N_("Black can play %(square)s."), white=N_("White can play %(square)s."))
"""The first sentence of a step that explains all lines from a legal square."""

LINES = LineWords(DIRECTION_LABELS, ALONE, GATHERED, NEEDED, ENDS)
