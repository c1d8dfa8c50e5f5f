"""A simulated pupil: knows what the lessons teach, looks at one move at a time, and at nothing else."""

from random import Random

from tutor.games.base import PASS, Move
from tutor.games.go.reading.eyes import eye_owner
from tutor.games.go.rules.position import GoPosition


def after_lesson_5(position: GoPosition, chance: Random) -> Move:
    """Captures where it can, gives atari where it sees it, else plays beside a stone; looks at no danger."""
    return _pick(position, chance, careful=False)


def after_lesson_8(position: GoPosition, chance: Random) -> Move:
    """Also saves a chain in atari, does not put itself in atari, fills no eye, and passes at the end."""
    return _pick(position, chance, careful=True)


def _pick(position: GoPosition, chance: Random, *, careful: bool) -> Move:
    side = position.to_move
    moves = [move for move in position.legal_moves() if move != PASS]
    if careful:
        moves = [move for move in moves if eye_owner(position, move) is not side]
    chance.shuffle(moves)
    best, found = -1.0, PASS
    for move in moves:
        worth = _worth(position, move, careful)
        if worth > best:
            best, found = worth, move
    return found


def _worth(position: GoPosition, move: Move, careful: bool) -> float:
    side = position.to_move
    assert side is not None
    taken = len(position.changes(move)) - 1
    after = position.play(move)
    near = position.grid.names(position.grid.near[position.grid.bit(move)])
    own = len(after.liberties(move))
    worth = 10.0 * taken
    if careful:
        saved = [one for one in near if position.at(one) is side and len(position.liberties(one)) == 1]
        worth += 8.0 * bool(saved and own > 1)
        if own < 2 and not taken:
            return -0.5
    worth += 3.0 * any(after.at(one) is side.other and len(after.liberties(one)) == 1 for one in near)
    return worth + 1.0 * any(position.at(one) is not None for one in near)
