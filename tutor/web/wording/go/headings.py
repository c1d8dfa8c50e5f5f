"""Headings under which a teacher finds the kinds of Go."""

from tutor.web.site.messages import N_

GROUPS: dict[str, str] = {
    "board": N_("The board and its points"),
    "moves": N_("Moves"),
    "end": N_("The end of a game"),
}
