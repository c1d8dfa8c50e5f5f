"""All that Go asks, in the order of a teacher's menus; a new kind has its line here."""

from tutor.games.go.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.go.kinds.stones.count_liberties import CountLiberties
from tutor.games.go.kinds.stones.liberties import Liberties
from tutor.games.kinds.puzzles import LessonOverlay, Puzzles

GO = Puzzles(
    kinds=(Liberties, CountLiberties),
    misconceptions=MISCONCEPTIONS,
    overlays={"black-chains": LessonOverlay(), "white-chains": LessonOverlay()},
    groups=("moves",),
)
