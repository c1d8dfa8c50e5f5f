"""The sentences of `tutor position` about boards of Go."""

from tutor.web.site.messages import N_

CLOSED: dict[str, str] = {
    "no-liberties": N_("No stone may go on %(points)s: it would have no liberties, and it captures nothing."),
    "ko": N_("No stone may go on %(points)s yet: this is a ko, and the board from before would come back."),
    "superko": N_("No stone may go on %(points)s: a board that stood before would come back."),
}
"""Why empty points are closed, by the reason of the rules core."""

OPEN = N_("Open points: %(moves)s")
STOPPED = N_("Both sides passed, one right after the other, so play has stopped.")
STATE: dict[str, str] = {"captures": N_("Captured stones: Black %(black)s, White %(white)s")}

RULES: dict[str, str] = {
    "japanese": N_(
        "By Japanese rules both players, or a judge, settle at the end which stones are dead or in seki. A game that goes"
        " round without end is for a judge too."
    ),
}
"""What a rule set leaves to the players, by its name."""

REASONS: dict[str, str] = {
    "wrong-width": N_("A row has too many points or too few."),
    "unknown-point": N_("This board has no point %(square)s."),
    "no-liberty-drawn": N_("The chain on %(square)s has no liberties, so it cannot stand there."),
    "wrong-dead": N_("There is no stone on %(square)s."),
    "wrong-komi": N_("Komi is a number of points with at most one half, such as 6.5."),
    "wrong-rules": N_("The rules are named by one of these words: %(names)s."),
}
"""Why a drawing cannot be read as a position of Go, by the code of the rules core."""
