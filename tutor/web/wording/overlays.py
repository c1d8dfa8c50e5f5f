"""The legends of what is laid over a board, by overlay and by kind of mark."""

from tutor.web.site.messages import N_, Sentence, Sided

LEGENDS: dict[str, dict[str, Sentence]] = {
    "legal": {"legal": Sided(black=N_("Black can play here"), white=N_("White can play here"))},
    "mobility": {"moves-black": N_("Black can play here"), "moves-white": N_("White can play here")},
    "flips": {"flips": N_("How many discs flip")},
    "frontier": {"frontier": N_("Beside an empty square")},
    "stable": {"stable": N_("Can never flip again")},
    "parity": {
        "odd": N_("Region with an odd number of empty squares"),
        "even": N_("Region with an even number of empty squares"),
    },
    "danger": {"danger": N_("A move here gives a corner away")},
    "exact": {
        "win": Sided(black=N_("How many discs Black wins by"), white=N_("How many discs White wins by")),
        "draw": N_("A draw"),
        "loss": Sided(black=N_("How many discs White wins by"), white=N_("How many discs Black wins by")),
    },
}
"""What stands beside the shape of a mark."""
