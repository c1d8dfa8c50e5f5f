"""Go as a family of games."""

from tutor.games.family import Family
from tutor.games.go.engine.go_engine import GoEngine
from tutor.games.go.overlays import OVERLAYS
from tutor.games.go.rules.games import GAMES, find

OFFERED = {name: game for name, game in GAMES.items() if game.first_capture}
"""The games that have pages: those that end without being counted."""

GO = Family("go", OFFERED, find, GoEngine(), OVERLAYS)
