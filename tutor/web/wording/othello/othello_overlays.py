"""The names, sentences and legends of the overlays of Othello, in the order of a menu."""

from tutor.web.site.messages import N_, Sided
from tutor.web.wording.overlay_words import LEGAL, OverlayWords

OVERLAYS: dict[str, OverlayWords] = {
    "legal": LEGAL,
    "flips": OverlayWords(
        N_("Flips"),
        N_("The number says how many discs a move flips."),
        {"flips": N_("How many discs flip")},
    ),
    "mobility": OverlayWords(
        N_("Mobility"),
        N_("A black dot stands where Black could play, a white dot where White could play."),
        {"moves-black": N_("Black can play here"), "moves-white": N_("White can play here")},
    ),
    "frontier": OverlayWords(
        N_("Frontier"),
        N_("A dashed circle marks a disc beside an empty square. Such discs give the other side moves."),
        {"frontier": N_("Beside an empty square")},
    ),
    "stable": OverlayWords(
        N_("Stable discs"),
        N_("A small square marks a disc that can never be flipped again."),
        {"stable": N_("Can never flip again")},
    ),
    "parity": OverlayWords(
        N_("Regions"),
        N_(
            "The number says how many empty squares touch each other. In an odd region, whoever plays there first usually also plays there last."
        ),
        {
            "odd": N_("Region with an odd number of empty squares"),
            "even": N_("Region with an even number of empty squares"),
        },
    ),
    "danger": OverlayWords(
        N_("Corners in danger"),
        N_("A mark stands beside an empty corner where a move would let the other side take it."),
        {"danger": N_("A move here gives a corner away")},
    ),
    "exact": OverlayWords(
        N_("Exact result"),
        N_(
            "Counted to the end: +4 means a win by 4 discs, −4 a loss by 4, = a draw. It is shown near the end of the game."
        ),
        {
            "win": Sided(black=N_("How many discs Black wins by"), white=N_("How many discs White wins by")),
            "draw": N_("A draw"),
            "loss": Sided(black=N_("How many discs White wins by"), white=N_("How many discs Black wins by")),
        },
    ),
}
