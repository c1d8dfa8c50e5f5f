"""Othello and its relatives as a family of games."""

from tutor.games.family import Family
from tutor.games.othello.engine.othello_engine import OthelloEngine
from tutor.games.othello.overlays import OVERLAYS
from tutor.games.othello.puzzles import OTHELLO as PUZZLES
from tutor.games.othello.records.formats import FORMATS, POSITIONS
from tutor.games.othello.rules.games import GAMES, find

OTHELLO = Family(
    "othello", GAMES, find, OthelloEngine(), OVERLAYS, FORMATS, POSITIONS, PUZZLES, moves_offline=True
)
