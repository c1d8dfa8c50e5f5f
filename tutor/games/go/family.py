"""Go as a family of games."""

from tutor.games.family import Family
from tutor.games.go.engine.go_engine import GoEngine
from tutor.games.go.engine.other_program import OtherProgram
from tutor.games.go.overlays import OVERLAYS, always
from tutor.games.go.puzzles import GO as PUZZLES
from tutor.games.go.records.formats import SGF
from tutor.games.go.rules.games import GAMES, find

GO = Family(
    "go", GAMES, find, GoEngine(OtherProgram.found()), OVERLAYS, (SGF,), puzzles=PUZZLES, always=always
)
