"""Choosing a move at one of six levels, on boards of any size and in the capture game.

>>> from tutor.games.table import find_game
>>> choose_move(find_game("go-5x5").start(), 3, seed=1).games
25
"""

from dataclasses import dataclass
from random import Random
from time import thread_time

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.engine.beginner import glance
from tutor.games.go.engine.levels import LEVELS
from tutor.games.go.engine.move_priors import move_priors
from tutor.games.go.engine.ownership import is_settled, likely_dead, surely_theirs
from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.engine.search import Node, Tree
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

FEW = 200
"""From so many games on, the most searched move is played; with fewer games, the most promising one."""

LOOKS = 40
"""How many random games decide whether anything is left to play."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, how often its side wins after it (None without random games), and the number of games."""

    move: Move
    wins: float | None
    games: int


def choose_move(position: GoPosition, level: int, *, seed: int | None = None, seconds: float = 0.9) -> Choice:
    """The move of a level; ValueError where there is no such level, or where the game is over.

    As long as `seconds` of processor time are enough for the games of the level, the same position, level and
    seed give the same move.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level: they go from {min(LEVELS)} to {max(LEVELS)}")
    if position.to_move is None:
        raise ValueError("The game is over: there is no move to choose.")
    until = thread_time() + seconds
    chance = Random(None if seed is None else f"{seed}/{level}/{position.cells()}/{position.to_move}")
    moves = worth_a_look(position)
    if not moves or may_stop(position, chance):
        return Choice(PASS, None, 0)
    if position.passes and not position.game.first_capture:
        moves = _outside_own_land(position, moves)
        if LEVELS[level].eye is not None:
            lost = surely_theirs(position, chance, LOOKS)
            moves = [bit for bit in moves if not bit & lost]
        if not moves:
            return Choice(PASS, None, 0)
    own, opp = position.sides()
    playouts = Playouts.of(position.grid.size, position.game.first_capture)
    eye, games = LEVELS[level].eye, LEVELS[level].games
    if eye is not None:
        return Choice(position.grid.name_of[glance(playouts, own, opp, moves, eye, chance)], None, 0)
    chance.shuffle(moves)
    root = Node(own, opp, position.ko, position.passes, 0)
    root.open(moves, move_priors(playouts, own, opp, moves))
    against = position.komi if position.to_move is Color.BLACK else -position.komi
    tree = Tree(playouts, root, against, chance)
    played = 0
    while played < games and (not played or thread_time() < until):
        tree.grow()
        played += 1
    place = root.best() if played < FEW else max(range(len(moves)), key=root.visits.__getitem__)
    wins = root.wins[place] / root.visits[place] if root.visits[place] else None
    return Choice(position.grid.name_of[moves[place]], wins, played)


def worth_a_look(position: GoPosition) -> list[int]:
    """The points that are open, the side's own eyes left out."""
    own, opp = position.sides()
    playouts = Playouts.of(position.grid.size)
    return [bit for bit in each(position.open_points()) if not playouts.is_eye(bit, own, opp)]


def _outside_own_land(position: GoPosition, moves: list[int]) -> list[int]:
    """The moves that may still gain something after the other side has passed.

    If this side passes too, the game ends; a stone in its own territory gains nothing.
    """
    dead = sum(map(position.grid.bit, likely_dead(position)))
    found = land(position.grid, position.black & ~dead, position.white & ~dead)
    own = found.black if position.to_move is Color.BLACK else found.white
    return [bit for bit in moves if not bit & own]


def may_stop(position: GoPosition, chance: Random) -> bool:
    """Whether nothing is left to play, or the other side passed and the count is won as the board stands."""
    if position.game.first_capture:
        return False
    if is_settled(position, chance, LOOKS):
        return True
    if position.passes == 0:
        return False
    black, white = position.with_dead(likely_dead(position)).score()
    return black > white if position.to_move is Color.BLACK else white > black
