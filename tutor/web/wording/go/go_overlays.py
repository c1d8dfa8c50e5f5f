"""The names, sentences and legends of the overlays of Go."""

from tutor.web.site.messages import N_
from tutor.web.wording.overlay_words import LEGAL, OverlayWords

OVERLAYS = {
    "legal": OverlayWords(
        N_("Open points"),
        N_("A dot stands where the side to move may place a stone."),
        LEGAL.legends,
    ),
    "black-chains": OverlayWords(
        N_("Black’s chains"),
        N_("Each stone of a black chain has a green ring, and each of its liberties a light one."),
        {"liberty": N_("Liberties")},
    ),
    "white-chains": OverlayWords(
        N_("White’s chains"),
        N_("Each stone of a white chain has a green ring, and each of its liberties a light one."),
        {"liberty": N_("Liberties")},
    ),
    "area": OverlayWords(
        N_("Area"),
        N_(
            "What counts for each side is numbered: its stones, and the empty points that it alone surrounds."
        ),
        {"land-black": N_("Black’s territory"), "land-white": N_("White’s territory")},
    ),
    "liberties": OverlayWords(
        N_("Liberties"),
        N_("The number on a stone says how many liberties its chain has."),
        {"liberties": N_("Liberties of the chain")},
    ),
}
