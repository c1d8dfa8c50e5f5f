"""Ladders: the attacker gives atari with every move; the defender extends, or captures a chain beside."""

from functools import lru_cache

from tutor.games.base import PASS, Move
from tutor.games.go.reading.stones import Fight, fight
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

LONGEST = 60
"""At most so many moves of a ladder are read."""

KEPT = 4096
"""So many boards of ladders are cached: to find the escape from a ladder that fails, the same are read
again."""


@lru_cache(maxsize=KEPT)
def chase(board: Fight, target: int, attacking: bool, limit: int = LONGEST) -> tuple[int, ...] | None:
    """The moves, as bits, of a ladder that captures the chain on `target`; the defender holds out longest.

    None where no ladder works, or none within `limit` moves. The target's chain must be in atari when the
    defender is to move.
    """
    if limit == 0:
        return None
    liberties = board.liberties(target)
    if attacking:
        return _chased(board, target, liberties, limit)
    if liberties.bit_count() != 1:
        return None
    longest: tuple[int, ...] | None = None
    for bit in each(liberties | _ways_to_capture(board, target)):
        after = board.after(bit, False)
        if after is None:
            continue
        rest = chase(after, target, True, limit - 1)
        if rest is None:
            return None
        if longest is None or len(rest) + 1 > len(longest):
            longest = (bit, *rest)
    return longest if longest is not None else chase(board.waited(), target, True, limit - 1)


def _chased(board: Fight, target: int, liberties: int, limit: int) -> tuple[int, ...] | None:
    """The attacker's turn: take the last liberty, or give atari."""
    count = liberties.bit_count()
    if count == 1:
        return (liberties,) if board.after(liberties, True) is not None else None
    if count > 2:
        return None
    for bit in each(liberties):
        after = board.after(bit, True)
        if after is not None and after.liberties(target).bit_count() == 1:
            rest = chase(after, target, False, limit - 1)
            if rest is not None:
                return (bit, *rest)
    return None


def _ways_to_capture(board: Fight, target: int) -> int:
    """The last liberties of the attacker's chains in atari that touch the chain on `target`."""
    grid = board.grid
    touched = grid.beside(grid.chain(target, board.defender)) & board.attacker
    found = 0
    while touched:
        chain = grid.chain(touched & -touched, board.attacker)
        liberties = grid.beside(chain) & board.empty
        if liberties.bit_count() == 1:
            found |= liberties
        touched &= ~chain
    return found


@lru_cache(maxsize=256)  # a page asks once for the verdict and once for the moves shown
def ladder_line(position: GoPosition, target: str, move: str) -> tuple[str, ...] | None:
    """The moves of the ladder that begins with the attacker's `move`; None where it does not work."""
    board, bit, side = fight(position, target)
    if position.to_move is side:
        board = board.waited()
    start = position.grid.bit(move)
    after = board.after(start, True) if start & board.empty else None
    if after is None:
        return None
    if not after.defender & bit:
        return (move,)
    if after.liberties(bit).bit_count() != 1:
        return None
    rest = chase(after, bit, False)
    if rest is None:
        return None
    return (move, *(position.grid.name_of[one] for one in rest))


def escape_line(position: GoPosition, target: str, move: str) -> tuple[str, ...]:
    """How the chain on `target` gets away after the attacker's `move`, which fails: the longest chase.

    The last move is the defender's, after which the attacker can no longer give atari. Where `move` gives no
    atari, or is illegal, it is the only one.
    """
    board, bit, side = fight(position, target)
    if position.to_move is side:
        board = board.waited()
    start = position.grid.bit(move)
    after = board.after(start, True) if start & board.empty else None
    if after is None or not after.defender & bit or after.liberties(bit).bit_count() != 1:
        return (move,)
    rest = _escape(after, bit, LONGEST)
    return (move, *(position.grid.name_of[one] for one in rest))


def _escape(board: Fight, target: int, limit: int) -> list[int]:
    """The defender's turn in a ladder that fails: the longest chase up to the move that gets away."""
    for bit in each(board.liberties(target) | _ways_to_capture(board, target)):
        after = board.after(bit, False)
        if after is None or chase(after, target, True, limit) is not None:
            continue
        longest: list[int] = []
        if after.liberties(target).bit_count() == 2:
            for atari in each(after.liberties(target)):
                chased = after.after(atari, True)
                if chased is not None and chased.liberties(target).bit_count() == 1 and limit > 2:
                    further = [atari, *_escape(chased, target, limit - 2)]
                    longest = max(longest, further, key=len)
        return [bit, *longest]
    return []


def caught_line(position: GoPosition, target: str, move: str) -> tuple[Move, ...] | None:
    """How the chain on `target` is captured after its owner's `move`, which is first; None if it gets away.

    Its owner passes where no move helps.
    """
    after = position.play(move)
    board, bit, _ = fight(after, target)
    line = chase(board, bit, True)
    if line is None:
        return None
    played: list[Move] = [move]
    attacking = True
    for one in line:
        if not attacking and board.after(one, False) is None:
            played.append(PASS)
            board, attacking = board.waited(), True
        board = board.after(one, attacking) or board
        played.append(position.grid.name_of[one])
        attacking = not attacking
    return tuple(played)


def run(position: GoPosition, target: str) -> Move:
    """How the owner of the chain on `target`, who is to move, runs from a ladder.

    A move that gets away, with the most liberties after it; else the move that holds out longest; PASS where
    no move can be played for the chain.
    """
    board, bit, _ = fight(position, target)
    best, found = (-1, -1), 0
    for one in each(board.liberties(bit) | _ways_to_capture(board, bit)):
        after = board.after(one, False)
        if after is None:
            continue
        line = chase(after, bit, True)
        worth = (LONGEST + 1, after.liberties(bit).bit_count()) if line is None else (len(line), 0)
        if worth > best:
            best, found = worth, one
    return position.grid.name_of[found] if found else PASS


def is_held(position: GoPosition, target: str) -> bool:
    """Whether the chain on `target`, whose owner is to move, is in atari and captured by a ladder."""
    board, bit, _ = fight(position, target)
    return chase(board, bit, False) is not None


def ladder_starts(position: GoPosition, target: str) -> tuple[str, ...]:
    """The attacker's first moves of ladders that work, and moves that capture at once."""
    return tuple(one for one in position.liberties(target) if ladder_line(position, target, one))


def escapes(position: GoPosition, target: str) -> tuple[str, ...]:
    """The moves of the chain's owner, who is to move, after which no ladder and no next move captures it."""
    found = []
    for move in position.legal_moves():
        if move != PASS:
            board, bit, _ = fight(position.play(move), target)
            if chase(board, bit, True) is None:
                found.append(move)
    return tuple(found)
