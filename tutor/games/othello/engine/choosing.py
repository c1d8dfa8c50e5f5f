"""Choosing a move at one of ten levels, in any game of the family.

Here it is decided who finds the move: the rule for discs placed by hand at the start, a beginner's glance,
the opening book, the search, or the exact endgame.

>>> from tutor.games.table import find_game
>>> choose_move(find_game("othello").start(), 7, seed=1).move in ("d3", "c4", "f5", "e6")
True
"""

from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tutor.games.base import PASS, Move, Position
from tutor.games.engine import OutOfTime
from tutor.games.othello.engine.beginner import grab
from tutor.games.othello.engine.boards import DISC, bitboards, board_of
from tutor.games.othello.engine.book import DEPTH, good_moves
from tutor.games.othello.engine.endgame.exact import best_line
from tutor.games.othello.engine.levels import LEVELS, Level, notices, pick
from tutor.games.othello.engine.search import Found, Search, deepening
from tutor.games.othello.rules.position import OthelloPosition

SOLVING = 0.75
"""The share of the time that is given to the exact endgame."""

VARIETY = DISC // 2
"""How far openings are varied, in hundredths of a disc (one standard deviation)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, its score in discs for the side to move, the depth of the search, and the line.

    The line is what the engine expects, beginning with the move. At depth 0 nothing was looked ahead, and the
    score says nothing.
    """

    move: Move
    score: float
    depth: int
    line: tuple[Move, ...]


def choose_move(position: Position, level: int, *, seed: int | None = None, seconds: float = 0.9) -> Choice:
    """The move of a level; ValueError where there is no such level, or where the game is over.

    The depth of the level limits the search. As long as `seconds` of processor time are enough for that
    depth, the same position, level and seed give the same move.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: they go from {min(LEVELS)} to {max(LEVELS)}")
    here = bitboards(position)
    moves = here.legal_moves()
    if not moves:
        raise ValueError("The game is over: there is no move to choose.")
    if moves == [PASS]:
        return Choice(PASS, 0.0, 0, (PASS,))
    seed_text = None if seed is None else f"{seed}/{level}/{here.cells()}/{here.to_move}"
    chance = Random(seed_text)
    if here.game.in_opening(here.black | here.white):
        return _place(here, moves, chance)
    eye = LEVELS[level].eye
    if eye is not None:
        move = grab(here, eye, chance)
        return Choice(move, 0.0, 0, (move,))
    return _think(here, LEVELS[level], chance, seconds)


def _place(position: OthelloPosition, moves: list[Move], chance: Random) -> Choice:
    """One of the first four discs, as near to the middle as the rules allow."""
    central = [move for move in moves if move in position.game.shape.central]
    move = chance.choice(central or moves)
    return Choice(move, 0.0, 0, (move,))


def _think(position: OthelloPosition, level: Level, chance: Random, seconds: float) -> Choice:
    """A move of the book, else of the exact endgame, else of the search with the slips of the level."""
    known = good_moves(position) if level.book else {}
    if known:
        move = max(known, key=lambda move: known[move] + chance.gauss(0, VARIETY))
        return Choice(move, known[move] / DISC, DEPTH, (move,))
    empties = len(position.empties())
    if empties <= level.solves:
        # If the ending takes too long, the rest of the time is enough for the search.
        with suppress(OutOfTime):
            score, line = best_line(position, seconds=seconds * SOLVING)
            return Choice(line[0], float(score), empties, line)
        seconds *= 1 - SOLVING
    search = Search(board_of(position.game), seconds)
    own, opp = board_of(position.game).sides(position)
    depths = deepening(min(level.depth, empties))
    if level.slip or level.overlooks:
        found = search.all(own, opp, depths)
        seen = [one for one in found if notices(level, _flipped(position, one), chance)]
        return _choice(position, pick(level, seen or found, DISC, chance))
    return _choice(position, search.best(own, opp, depths))


def _flipped(position: OthelloPosition, found: Found) -> int:
    return len(position.flips(position.game.shape.names(found.disc)[0]))


def _choice(position: OthelloPosition, found: Found) -> Choice:
    """A found move with its squares named; the line stops before an illegal move, since discs may run out."""
    names = [position.game.shape.names(disc)[0] if disc else PASS for disc in (found.disc, *found.line)]
    line: list[Move] = []
    after: Position = position
    for move in names:
        if move not in after.legal_moves():
            break
        after = after.play(move)
        line.append(move)
    return Choice(line[0], found.score / DISC, found.depth, tuple(line))
