"""How a move changes what the other side can play: the squares that it opens, and those that it takes away.

A disc that flips opens squares where it touches an empty one: so it is seen before the move is played, and
nobody counts every reply.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tutor.games.base import Position, Square
from tutor.games.judgement import Mark, Reason
from tutor.games.kinds.moves import moves_of
from tutor.games.othello.engine.features.board_features import frontier
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.rules.position import as_othello

CLEARLY = 2
"""A difference of so many squares is worth a word."""

NEW, GONE = "+", "×"
"""The signs on squares that are opened, and on squares that are taken away."""


class Replies(NamedTuple):
    """The squares of the other side that a move opens, and those that it takes away."""

    opened: tuple[Square, ...]
    taken: tuple[Square, ...]


@lru_cache(maxsize=256)
def replies_turned(position: Position, move: Square) -> Replies:
    """How the other side's squares change; the square of the move itself is not taken away, but played."""
    other = mover(position).other
    before = moves_of(position.with_to_move(other))
    after = moves_of(position.play(move).with_to_move(other))
    return Replies(
        tuple(square for square in after if square not in before),
        tuple(square for square in before if square not in (*after, move)),
    )


def flips_inside(position: Position, move: Square) -> bool:
    """Whether none of the flipped discs touches an empty square after the move."""
    outside = frontier(position.play(move), mover(position))
    return not set(outside).intersection(as_othello(position).flips(move))


def tell_opened(position: Position, move: Square) -> Reason | None:
    """How many squares a wrong move opens; None for a few."""
    n = len(replies_turned(position, move).opened)
    return Reason("opened", color=mover(position), square=move, n=n) if n >= CLEARLY else None


def see_few(position: Position, move: Square, other: Square) -> Reason | None:
    """How it is seen that a move leaves fewer replies than another: it opens fewer, or takes more away."""
    color, here, there = mover(position), replies_turned(position, move), replies_turned(position, other)
    fewer = len(there.opened) - len(here.opened)
    more = len(here.taken) - len(there.taken)
    if fewer + more < CLEARLY:
        return None
    if more > fewer:
        return Reason("takes-away", color=color, square=move, n=len(here.taken))
    if not here.opened:
        code = "flips-inside" if flips_inside(position, move) else "opens-none"
        return Reason(code, color=color, square=move)
    n, of = len(here.opened), len(there.opened)
    return Reason("opens-fewer", color=color, square=move, stop=other, n=n, of=of)


def signed_as(told: Reason, position: Position, move: Square, marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """The marks on the board after a move, with the signs of which this reason speaks."""
    here = replies_turned(position, move)
    if told.code in ("opened", "opens-fewer"):
        return tuple(signed(here.opened, NEW, marks))
    return (*marks, *signed(here.taken, GONE)) if told.code == "takes-away" else tuple(marks)


def signed(squares: Iterable[Square], sign: str, marks: Iterable[Mark] = ()) -> list[Mark]:
    """A sign on each of these squares, in the place of the mark that it has, and all other marks."""
    signs = {square: ("letter", square, sign) for square in squares}
    return [*(mark for mark in marks if mark[1] not in signs), *signs.values()]


REASONS: dict[str, tuple[str, ...]] = {
    # wrong: n squares where color.other can play are new, marked on the board
    "opened": ("color", "square", "n"),
    # right: color.other can play nowhere where it could not before; no flipped disc touches an empty square
    "flips-inside": ("color", "square"),
    # right: the same, but some flipped disc touches one
    "opens-none": ("color", "square"),
    # right: n squares of color.other are new, marked on the board, and `of` after the move `stop`
    "opens-fewer": ("color", "square", "stop", "n", "of"),
    # right: at n squares, marked on the board, color.other can no longer play
    "takes-away": ("color", "square", "n"),
}
"""What is said of how many replies a move leaves, so that it is seen without counting."""
