"""The kinds of puzzle of Go, in the order of a teacher's menus; each kind has its line here."""

from tutor.games.go.kinds.ending.mark_dead import MarkDead
from tutor.games.go.kinds.ending.winner import Winner
from tutor.games.go.kinds.games.corner_stone import CornerStone
from tutor.games.go.kinds.games.place_stone import PlaceStone
from tutor.games.go.kinds.games.play_out import PlayOut
from tutor.games.go.kinds.land.over_or_not import MayPass, OverOrNot
from tutor.games.go.kinds.land.score import Score
from tutor.games.go.kinds.land.territory import Neutral, Territory
from tutor.games.go.kinds.life.alive_or_dead import AliveOrDead
from tutor.games.go.kinds.life.capture_in import CaptureIn
from tutor.games.go.kinds.life.eye import Eye
from tutor.games.go.kinds.life.kill import Kill
from tutor.games.go.kinds.life.ko_point import KoPoint
from tutor.games.go.kinds.life.ladder_works import Ladder
from tutor.games.go.kinds.life.live import Live
from tutor.games.go.kinds.life.seki_or_not import SekiOrNot
from tutor.games.go.kinds.life.which_atari import WhichAtari
from tutor.games.go.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.go.kinds.practice import PRACTICE
from tutor.games.go.kinds.ruling.must_capture import MustCapture
from tutor.games.go.kinds.ruling.must_say_atari import MustSayAtari
from tutor.games.go.kinds.ruling.referee import StonesReferee
from tutor.games.go.kinds.ruling.stone_may_move import StoneMayMove
from tutor.games.go.kinds.stones.atari import AllAtari, AtariOrNot, GiveAtari
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.go.kinds.stones.captured import Captured
from tutor.games.go.kinds.stones.chains import Chain, CountChains
from tutor.games.go.kinds.stones.count_liberties import CountLiberties
from tutor.games.go.kinds.stones.legal_or_not import LegalOrNot
from tutor.games.go.kinds.stones.liberties import Liberties
from tutor.games.go.kinds.stones.points import CountPoints, FindPoint, NamePoint
from tutor.games.go.kinds.stones.save import Save
from tutor.games.go.kinds.stones.turns import AllLegal, Turn
from tutor.games.kinds.puzzles import LessonOverlay, Puzzles

FIRST_BOARD = """
  a b c d e
5 . . . . .
4 . . X . .
3 . X O X .
2 . . . . .
1 . . . . .
"""
"""The board of the first puzzle: a stone with one liberty left."""

GO = Puzzles(
    kinds=(
        NamePoint,
        FindPoint,
        CountPoints,
        Turn,
        CornerStone,
        PlaceStone,
        StoneMayMove,
        AllLegal,
        Liberties,
        CountLiberties,
        Capture,
        Captured,
        StonesReferee,
        MustCapture,
        Chain,
        CountChains,
        AtariOrNot,
        AllAtari,
        GiveAtari,
        MustSayAtari,
        Save,
        LegalOrNot,
        KoPoint,
        Eye,
        AliveOrDead,
        Live,
        Kill,
        Ladder,
        WhichAtari,
        CaptureIn,
        PlayOut,
        SekiOrNot,
        Territory,
        Neutral,
        Score,
        OverOrNot,
        MayPass,
        MarkDead,
        Winner,
    ),
    misconceptions=MISCONCEPTIONS,
    overlays=dict.fromkeys(("black-chains", "white-chains", "area"), LessonOverlay()),
    groups=("board", "moves", "end"),
    practice=PRACTICE,
    any_move=PlaceStone(),
    first=Capture(),
    first_board=FIRST_BOARD,
)
