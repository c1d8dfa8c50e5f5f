"""A good move for a hint: what reading proves, as long as a search holds nothing else clearly better.

Stones at stake come first, the larger chain before the smaller one: a capture that wins, a chain in atari
that can be saved, a ladder that captures. Else the search looks where the count is still open.
"""

from random import Random
from time import thread_time

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.engine.move_choice import LOOKS, may_stop, worth_a_look
from tutor.games.go.engine.move_priors import move_priors
from tutor.games.go.engine.ownership import blacks_share
from tutor.games.go.engine.playouts import Playouts
from tutor.games.go.engine.search import Node, Tree
from tutor.games.go.reading.in_danger import captures, in_atari, ladders, rescues
from tutor.games.go.rules.position import GoPosition

GAMES = 1000
"""Games by chance that the search plays, if its time allows."""

WEIGHED = 300
"""As many after each of two moves that are compared."""

CLEARLY = 0.12
"""By so much of a result, which goes from 0 to 1, one move must be worse than another to be no hint."""

OPEN = 0.1
"""A point is still open if each side owns it at so many of the ends of games by chance."""

BEGINS = 5
"""Before one point in so many bears a stone, the game begins: the edge is no place for a hint."""


def advised_move(position: GoPosition, seconds: float) -> Move:
    """A move good by reading and by a search of so much processor time; a pass where nothing is left."""
    chance = Random(f"{position.cells()}/{position.to_move}")
    moves = worth_a_look(position)
    if not moves or may_stop(position, chance):
        return PASS
    read = _by_reading(position)
    first = position.game.first_capture
    if first and captures(position):
        return read[0]  # who captures has won
    until = thread_time() + seconds / 2
    if first and rescues(position):
        moves = [position.grid.bit(move) for move in read]  # who saves nothing has lost
    else:
        moves = _narrowed(position, moves, read, chance)
    best = _searched(position, moves, chance, until)
    if not read or best in read:
        return best
    worth = [_worth(position, move, chance, thread_time() + seconds / 4) for move in (read[0], best)]
    return read[0] if worth[0] >= worth[1] - CLEARLY else best


def _by_reading(position: GoPosition) -> list[Move]:
    """The moves about the most stones that can be captured or saved; a capture before ways out of as many.

    Of several, that which leaves the most liberties is first.
    """
    first = position.game.first_capture
    wins = len(position.grid.points) if first else 0
    found = [(2 * stones + 1 + wins, move) for stones, move in captures(position) if stones > 0]
    found += [(2 * stones, move) for stones, ways in rescues(position) for move in ways]
    if not found:
        found = [one for one in ladders(position) if not (first and _opens(position, one[1]))]
    most = max((stones for stones, _ in found), default=0)
    moves = [move for stones, move in found if stones == most]
    return sorted(moves, key=lambda move: -len(position.play(move).liberties(move)))


def _opens(position: GoPosition, move: Move) -> bool:
    """Whether a move leaves an own chain in atari."""
    side = position.to_move
    return side is not None and bool(in_atari(position.play(move), side))


def _narrowed(position: GoPosition, moves: list[int], read: list[Move], chance: Random) -> list[int]:
    """The moves that a search looks at: of the beginning those off the edge, later those on open land."""
    grid = position.grid
    known = grid.set_of(read)
    if begins(position):
        fit = sum(bit for bit in grid.bits if grid.near[bit].bit_count() == 4)
    elif position.game.first_capture:
        return moves
    else:
        share = blacks_share(position, chance, LOOKS)
        fit = sum(bit for bit, blacks in share.items() if OPEN < blacks < 1 - OPEN)
    return [bit for bit in moves if bit & (fit | known)] or moves


def begins(position: GoPosition) -> bool:
    """Whether few stones stand on the board."""
    return (position.black | position.white).bit_count() * BEGINS < len(position.grid.points)


def _searched(position: GoPosition, moves: list[int], chance: Random, until: float) -> Move:
    """The move that a search looks at most."""
    tree = _grown(position, moves, chance, GAMES, until)
    root = tree.root
    place = max(range(len(root.moves)), key=lambda one: (root.visits[one], root.wins[one]))
    return position.grid.name_of[root.moves[place]]


def _worth(position: GoPosition, move: Move, chance: Random, until: float) -> float:
    """How often the side to move wins after a move, from 0 to 1."""
    after = position.play(move)
    if after.to_move is None:
        return 1.0
    root = _grown(after, [], chance, WEIGHED, until).root
    return 1 - sum(root.wins) / sum(root.visits)


def _grown(position: GoPosition, moves: list[int], chance: Random, games: int, until: float) -> Tree:
    """The search from a board; without `moves` it looks at all that are worth a look."""
    own, opp = position.sides()
    playouts = Playouts.of(position.grid.size, position.game.first_capture)
    root = Node(own, opp, position.ko, position.passes, 0)
    if moves:
        chance.shuffle(moves)
        root.open(moves, move_priors(playouts, own, opp, moves))
    against = position.komi if position.to_move is Color.BLACK else -position.komi
    tree = Tree(playouts, root, against, chance)
    for played in range(games):
        if played and thread_time() >= until:
            break
        tree.grow()
    return tree
