"""All that Go asks, in the order of a teacher's menus; a new kind has its line here."""

from tutor.games.go.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.go.kinds.stones.atari import AllAtari, AtariOrNot, GiveAtari
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.go.kinds.stones.captured import Captured
from tutor.games.go.kinds.stones.chains import Chain, CountChains
from tutor.games.go.kinds.stones.count_liberties import CountLiberties
from tutor.games.go.kinds.stones.liberties import Liberties
from tutor.games.go.kinds.stones.points import CountPoints, FindPoint, NamePoint
from tutor.games.go.kinds.stones.turns import AllLegal, Turn
from tutor.games.kinds.puzzles import LessonOverlay, Puzzles

GO = Puzzles(
    kinds=(
        NamePoint,
        FindPoint,
        CountPoints,
        Turn,
        AllLegal,
        Liberties,
        CountLiberties,
        Capture,
        Captured,
        Chain,
        CountChains,
        AtariOrNot,
        AllAtari,
        GiveAtari,
    ),
    misconceptions=MISCONCEPTIONS[: MISCONCEPTIONS.index("edge-needs-wall")],
    overlays={"black-chains": LessonOverlay(), "white-chains": LessonOverlay()},
    groups=("board", "moves"),
)
