"""Captions of two boards side by side that explain a ko."""

from tutor.web.site.messages import N_, Sentence

BOARDS: dict[str, Sentence] = {
    "board-one-move-ago": N_("One move ago"),
    "board-earlier": N_("Earlier in the game"),
    "board-would-come-back": N_("After %(square)s: the same board"),
    "board-after": N_("After %(square)s: a new board"),
}
