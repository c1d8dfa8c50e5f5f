"""All that Go asks, in the order of a teacher's menus; a new kind has its line here."""

from tutor.games.go.kinds.stones.count_liberties import CountLiberties
from tutor.games.go.kinds.stones.liberties import Liberties
from tutor.games.kinds.puzzles import LessonOverlay, Puzzles

MISCONCEPTIONS = (
    "diagonal-liberties",  # empty points at a slant are liberties
    "edge-counts-as-liberty",  # the edge must be closed too
    "always-four",  # every stone has four
    "taken-points-count",  # a point with a stone on it is still a liberty
    "counted-twice",  # a shared liberty counts once for each stone
    "stone-alone",  # each stone breathes for itself
)

GO = Puzzles(
    kinds=(Liberties, CountLiberties),
    misconceptions=MISCONCEPTIONS,
    overlays={"black-chains": LessonOverlay(), "white-chains": LessonOverlay()},
    groups=("moves",),
)
