"""Games from which puzzles are made: a random opening, then the engine plays against itself.

The engine looks ahead by depth, never by time, and counts in whole numbers: the same dice give the same game
on every machine. Now and then a side plays a random move, as people do, so that there are mistakes to find.
"""

from collections.abc import Iterator

from tutor.games.base import Game, Move, Position
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.othello.engine.boards import bitboards, board_of
from tutor.games.othello.engine.search import Search, deepening

OPENING = (2, 14)
"""The fewest and the most moves at the beginning that are played at random."""

SLIPS = (0.05, 0.1, 0.3)
"""How often a side plays a random move; each side of a game has one of these probabilities."""

BEGINNING = 4
"""How many boards are left out of a game that White began: so early a board still shows who began, and
learners know that Black does."""

FAST = 1
"""How many moves the engine looks ahead where somebody waits for the puzzle."""


def play_game(game: Game, dice: Dice, deepest: int = FAST) -> list[Position]:
    """The positions of a game to its end, each side looking up to `deepest` moves ahead.

    All eight images of a game are equally likely: four keep the start and differ by their first move, in the
    other four the colours are exchanged and White has begun. The first boards of those are left out.
    """
    begins = dice.pick(list(Color))
    positions = list(_play(game.start().with_to_move(begins), dice, deepest))
    return positions if begins is Color.BLACK else positions[BEGINNING:]


def _play(position: Position, dice: Dice, deepest: int) -> Iterator[Position]:
    slips = {color: dice.pick(SLIPS) for color in Color}
    depths = {color: 1 + dice.below(deepest) for color in Color}
    at_random = OPENING[0] + dice.below(OPENING[1] - OPENING[0] + 1)
    yield position
    while position.to_move is not None:
        moves = position.legal_moves()
        if at_random > 0 or len(moves) == 1 or dice.happens(slips[position.to_move]):
            move = dice.pick(moves)
        else:
            move = _look_ahead(position, depths[position.to_move])
        at_random -= 1
        position = position.play(move)
        yield position


def _look_ahead(position: Position, depth: int) -> Move:
    """The move that the engine thinks best; of equal moves the one that it searches first."""
    here, board = bitboards(position), board_of(position.game)
    found = Search(board).best(*board.sides(here), deepening(depth))
    return here.game.shape.names(found.disc)[0]
