"""Wrong rules about moves: the answer of each, if it differs from the right one.

`past` are the positions of the game before this one, the oldest first. Without it, where a ko closes a point,
the board before is the one that this ko would bring back; other positions have none.
"""

from collections.abc import Callable, Iterable

from tutor.games.base import Square
from tutor.games.go.kinds.wrong.believing import BELIEFS, RIGHT, Believer, Past
from tutor.games.go.reading.ladder import escapes
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

Squares = frozenset[Square]

OPEN = "yes"
"""The answer that a stone may be placed; any other answer is the reason why not."""


def wrong_captures(position: GoPosition, target: Square | None = None, past: Past = ()) -> dict[str, Squares]:
    """By misconception, the moves that seem to capture something, or the chain on `target`."""
    wanted = position.grid.bit(target) if target else 0
    if wanted:
        wanted = position.chain_set(wanted)

    def capturing(eyes: Believer) -> int:
        board = eyes.board
        hits = {bit: board.captured(bit) for bit in each(eyes.legal())}
        return sum(bit for bit, off in hits.items() if off and (not wanted or off & wanted))

    return _points(position, past, capturing)


def wrong_captured(position: GoPosition, move: Square, past: Past = ()) -> dict[str, Squares]:
    """By misconception, the stones that seem to come off; a rule that forbids the move says nothing."""
    bit, found = position.grid.bit(move), {}
    right = Believer(position, RIGHT, past).board.captured(bit)
    for code, belief in BELIEFS.items():
        eyes = Believer(position, belief, past)
        off = eyes.board.captured(bit)
        if off != right and not eyes.why_not(bit):
            found[code] = frozenset(position.grid.names(off))
    return found


def wrong_referee(position: GoPosition, move: Square, after_cells: str) -> dict[str, Squares]:
    """By misconception, the points that seem to be wrong on a board after a move."""
    grid = position.grid
    stones = {move: "X" if position.sides()[0] == position.black else "O"}
    left = position.cells()
    left_on = {point: stones.get(point, mark) for point, mark in zip(grid.points, left, strict=True)}
    wrong = frozenset(p for p, mark in zip(grid.points, after_cells, strict=True) if left_on[p] != mark)
    played = position.play(move).cells()
    right = frozenset(
        p for p, mine, given in zip(grid.points, played, after_cells, strict=True) if mine != given
    )
    return {} if wrong == right else {"nothing-comes-off": wrong}


def wrong_give_atari(
    position: GoPosition, target: Square | None = None, at_once: int = 1, past: Past = ()
) -> dict[str, Squares]:
    """By misconception, the moves that seem to give atari to so many chains, or to that on `target`."""
    wanted = position.grid.bit(target) if target else 0

    def giving(eyes: Believer) -> int:
        return sum(bit for bit in each(eyes.legal()) if _hits(eyes, bit, wanted) >= at_once)

    return _points(position, past, giving)


def _hits(eyes: Believer, bit: int, wanted: int) -> int:
    """How many chains of the other side beside a new stone then have one liberty."""
    after = eyes.board.after(bit)
    chains = {after.chain(one) for one in each(after.grid.near[bit] & after.opp)}
    return sum(after.count(chain) == 1 for chain in chains if not wanted or chain & wanted)


def wrong_saves(position: GoPosition, target: Square) -> dict[str, Squares]:
    """By misconception, the moves that seem to save the chain on `target`."""
    wrong, right = frozenset(position.liberties(target)), frozenset(escapes(position, target))
    return {} if wrong == right else {"extend-always": wrong}


def wrong_legal(position: GoPosition, point: Square, past: Past = ()) -> dict[str, str]:
    """By misconception, what is answered about a point: "yes", or why it is closed."""
    bit = position.grid.bit(point)
    right = str(position.why_illegal(point) or OPEN)
    believed = {
        code: Believer(position, belief, past).why_not(bit) or OPEN for code, belief in BELIEFS.items()
    }
    if position.at(point):
        believed["plays-on-stones"] = OPEN
    return {code: str(answer) for code, answer in believed.items() if answer != right}


def wrong_all_legal(position: GoPosition, among: Iterable[Square], past: Past = ()) -> dict[str, Squares]:
    """By misconception, those of some points that seem to be open."""
    asked = position.grid.set_of(among)
    believed = _points(position, past, lambda eyes: eyes.legal() & asked)
    taken = asked & (position.black | position.white)
    if taken:
        right = position.open_points() & asked
        believed["plays-on-stones"] = frozenset(position.grid.names(right | taken))
    return believed


def wrong_ko_points(position: GoPosition, past: Past = ()) -> dict[str, Squares]:
    """By misconception, the points that seem to be closed by ko."""
    about_ko = ("may-recapture-ko-at-once", "every-recapture-is-ko", "ko-is-forever")
    return _points(position, past, Believer.ko_points, about_ko)


def _points(
    position: GoPosition, past: Past, answer: Callable[[Believer], int], codes: Iterable[str] = BELIEFS
) -> dict[str, Squares]:
    right = answer(Believer(position, RIGHT, past))
    believed = {code: answer(Believer(position, BELIEFS[code], past)) for code in codes}
    return {
        code: frozenset(position.grid.names(points)) for code, points in believed.items() if points != right
    }
