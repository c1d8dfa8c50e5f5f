"""The names of drills and of the stages of the ten for today."""

from tutor.puzzles.practice.mixed import MIXED, is_mixed
from tutor.web.site.messages import N_

LEVEL = N_("Level %(n)s")
CLOSER_LOOK = N_("Worth a closer look")
HARDER = N_("Most of these were solved at once. Try level %(n)s.")
EASIER = N_("These were hard. Level %(n)s helps to get there.")

DRILL_NAMES: dict[str, str] = {
    "mixed": N_("A bit of everything"),
    "board": N_("The board and its squares"),
    "legal-move": N_("Find a move"),
    "all-legal-moves": N_("Find every move"),
    "flips": N_("Find what flips"),
    "referee": N_("Be the referee"),
    "pass-or-play": N_("Play or pass"),
    "score": N_("Count and score"),
    "corners": N_("Corners"),
    "mobility": N_("Leave few moves"),
    "compare": N_("Compare two boards"),
    "strategy": N_("Strategy"),
    "endgame": N_("Endgame"),
    "go-points": N_("Points and names"),
    "go-liberties": N_("Liberties"),
    "go-capture": N_("Capture"),
    "go-chains": N_("Chains"),
    "go-atari": N_("Atari"),
    "go-save": N_("Out of atari"),
    "go-legal": N_("May a stone go there?"),
    "go-land": N_("Count the land"),
    "go-ko": N_("Ko"),
    "go-eyes": N_("Real and false eyes"),
    "go-life": N_("Life and death"),
    "go-ladders": N_("Ladders"),
    "daily": N_("Ten for today"),
    "review": N_("To review"),
    # Translators: six boards that show whether somebody knows the rules of the game already
    "placement": N_("Six boards about the rules"),
}
"""The titles of drills, by their names in addresses."""


STAGE_NAMES: dict[str, str] = {
    # Translators: the five stages of the course, as short names: lessons 1 to 3
    "daily-3": N_("First steps"),
    # Translators: a stage of the course: lessons 4 to 10, the rules of the game
    "daily-10": N_("Rules"),
    # Translators: a stage of the course: lessons 11 to 14
    "daily-14": N_("First strategy"),
    # Translators: a stage of the course, named after who has reached it: lessons 15 to 20
    "daily-20": N_("Player"),
    # Translators: the last stage of the course, named after who has reached it: lessons 21 to 24
    "daily-24": N_("Master"),
    # Translators: a stage of the course of Go: lessons 1 to 5
    "go-daily-5": N_("First stones"),
    # Translators: a stage of the course of Go: lessons 1 to 9, the rules of the game
    "go-daily-9": N_("Rules"),
    # Translators: a stage of the course of Go: lessons 10 to 13
    "go-daily-13": N_("Life and death"),
}
"""The titles of stages, by their names in addresses (`Practice.stages`)."""

TEN_OF = DRILL_NAMES["daily"]


def drill_words(drill: str) -> str:
    """The title of a drill; for a misconception's drill `CLOSER_LOOK`."""
    return DRILL_NAMES.get(MIXED if is_mixed(drill) else drill, CLOSER_LOOK)
