"""A simulated pupil: knows the rules of good play that the lessons so far print, and looks one move ahead."""

from random import Random

from tutor.games.base import PASS, Move
from tutor.games.go.reading.eyes import eye_owner
from tutor.games.go.rules.position import GoPosition
from tutor.lessons.loader import load_courses
from tutor.settings import ROOT

RULES = frozenset({"captures", "gives-atari", "counts-its-liberties", "leaves-its-land"})
"""All that a lesson of Go may teach by a name; `_worth` says what each counts."""


def taught_until(number: int) -> frozenset[str]:
    """The rules that the lessons up to this number print."""
    lessons = load_courses(ROOT / "lessons")["go"].lessons
    return frozenset(rule for lesson in lessons if lesson.number <= number for rule in lesson.teaches)


def pick(position: GoPosition, chance: Random, rules: frozenset[str]) -> Move:
    """The move that looks best by these rules, one by chance among equals; a pass where none is worth it.

    Who was taught to leave its land fills no eye of its own.
    """
    side = position.to_move
    moves = [move for move in position.legal_moves() if move != PASS]
    if "leaves-its-land" in rules:
        moves = [move for move in moves if eye_owner(position, move) is not side]
    chance.shuffle(moves)
    best, found = -1.0, PASS
    for move in moves:
        worth = _worth(position, move, rules)
        if worth > best:
            best, found = worth, move
    return found


def _worth(position: GoPosition, move: Move, rules: frozenset[str]) -> float:
    side = position.to_move
    assert side is not None
    taken = len(position.changes(move)) - 1
    after = position.play(move)
    near = position.grid.names(position.grid.near[position.grid.bit(move)])
    own = len(after.liberties(move))
    worth = 10.0 * taken * ("captures" in rules)
    if "counts-its-liberties" in rules:
        saved = [one for one in near if position.at(one) is side and len(position.liberties(one)) == 1]
        worth += 8.0 * bool(saved and own > 1)
        if own < 2 and not taken:
            return -0.5
    if "gives-atari" in rules:
        worth += 3.0 * any(after.at(one) is side.other and len(after.liberties(one)) == 1 for one in near)
    return worth + 1.0 * any(position.at(one) is not None for one in near)
