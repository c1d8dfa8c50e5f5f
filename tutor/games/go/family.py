"""Go as a family of games."""

from tutor.games.family import Family
from tutor.games.go.engine.go_engine import GoEngine
from tutor.games.go.overlays import OVERLAYS, always
from tutor.games.go.puzzles import GO as PUZZLES
from tutor.games.go.records.formats import SGF
from tutor.games.go.rules.games import GAMES, find

MOST_LINES = 9
"""Larger boards have points that no finger meets on a small phone."""

OFFERED = {name: game for name, game in GAMES.items() if game.size <= MOST_LINES}
"""The games that have pages."""

GO = Family("go", OFFERED, find, GoEngine(), OVERLAYS, (SGF,), puzzles=PUZZLES, always=always)
