"""The moves that were tried from a position, with their branches, as an address carries them.

``f5d6(f6)c3`` says: f5, then d6 and after it c3; instead of d6 there is f6 too. What stands in brackets is
played instead of the move before them, and brackets may stand in brackets. A pass is two hyphens. The moves
are numbered in the order in which they are written, from 1; number 0 is the board before them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.errors import IllegalMove, RulesError, UnknownSquare
from tutor.web.board.board_link import MOST_MOVES

LONGEST = 5 * MOST_MOVES
"""Characters of an address that are read."""

_PART = re.compile(r"[a-z]\d{1,2}|--|[()]")


class TreeFull(ValueError):
    """The tree holds as many moves as it may."""


@dataclass(frozen=True, slots=True)
class Node:
    """A move of the tree: its number, the number of the move before it, and the board after it."""

    number: int
    before: int
    move: Move
    position: Position


@dataclass(frozen=True)
class Tree:
    """Moves from a start; ``played`` holds, for each move, the number of the move before it and the move.

    ``dead`` are the squares that both sides agreed are dead; they count on boards where play has stopped.
    """

    start: Position
    played: tuple[tuple[int, Move], ...] = ()
    dead: tuple[Square, ...] = ()

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The start as number 0, then every move of the tree by its number."""
        found = [Node(0, 0, PASS, self.start)]
        for number, (before, move) in enumerate(self.played, 1):
            found.append(Node(number, before, move, self._agreed(found[before].position.play(move))))
        return tuple(found)

    def _agreed(self, position: Position) -> Position:
        """The position with `dead` marked if play has stopped and its pieces allow it, else as it is."""
        if not self.dead or position.to_move is not None:
            return position
        try:
            return position.with_dead(self.dead)
        except RulesError:
            return position

    @cached_property
    def _after(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for number, (before, _) in enumerate(self.played, 1):
            found.setdefault(before, []).append(number)
        return found

    def after(self, number: int) -> list[int]:
        """The numbers of the moves that were tried after a move, the first one first."""
        return self._after.get(number, [])

    def way_to(self, number: int) -> list[int]:
        """The numbers of the moves that lead to a move, itself last."""
        found: list[int] = []
        while number:
            found.insert(0, number)
            number = self.played[number - 1][0]
        return found

    @property
    def last(self) -> int:
        """The last move of the line that was tried first."""
        number = 0
        while after := self.after(number):
            number = after[0]
        return number

    def with_move(self, at: int, move: Move) -> tuple[Tree, int]:
        """The tree with a move played after another, and its number; a move that was tried is found again.

        IllegalMove or UnknownSquare where the rules forbid it, TreeFull where there is no room.
        """
        for number in self.after(at):
            if self.played[number - 1][1] == move:
                return self, number
        self.nodes[at].position.play(move)
        if len(self.played) >= MOST_MOVES:
            raise TreeFull
        return _ordered(replace(self, played=(*self.played, (at, move))), len(self.played) + 1)

    def without(self, number: int) -> tuple[Tree, int]:
        """The tree without a move and what follows it, and the number of the move before it."""
        if not number:
            return self, 0
        gone, kept, new = {number}, list[tuple[int, Move]](), {0: 0}
        for other, (before, move) in enumerate(self.played, 1):
            if before in gone or other in gone:
                gone.add(other)
            else:
                kept.append((new[before], move))
                new[other] = len(kept)
        return replace(self, played=tuple(kept)), new[self.played[number - 1][0]]

    def __str__(self) -> str:
        return "".join(self._written(0))

    def _written(self, number: int) -> Iterator[str]:
        """The moves after a move, piece by piece, as an address carries them."""
        while after := self.after(number):
            first, *others = after
            yield self._spelt(first)
            for other in others:
                yield f"({self._spelt(other)}{''.join(self._written(other))})"
            number = first

    def _spelt(self, number: int) -> str:
        move = self.played[number - 1][1]
        return "--" if move == PASS else move


def read_tree(start: Position, text: str, dead: tuple[Square, ...] = ()) -> Tree | None:
    """The tree that an address carries; None if it is malformed or too long, or the rules forbid a move."""
    parts = _PART.findall(text)
    if len(text) > LONGEST or "".join(parts) != text:
        return None
    played: list[tuple[int, Move]] = []
    at, before = 0, 0
    open_brackets: list[tuple[int, int]] = []
    positions = [start]
    for part in parts:
        if part == "(":
            if not at or at == before:
                return None
            open_brackets.append((at, before))
            at = before
        elif part == ")":
            if not open_brackets or at == open_brackets[-1][1]:
                return None
            at, before = open_brackets.pop()
        else:
            move = PASS if part == "--" else part
            try:
                positions.append(positions[at].play(move))
            except (IllegalMove, UnknownSquare):
                return None
            played.append((at, move))
            at, before = len(played), at
    tree = Tree(start, tuple(played), dead)
    twice = any(len({tree.played[n - 1] for n in after}) < len(after) for after in tree._after.values())
    return None if open_brackets or twice or len(played) > MOST_MOVES else _ordered(tree, 0)[0]


def _ordered(tree: Tree, wanted: int) -> tuple[Tree, int]:
    """The tree numbered as it is written, and the new number of one of its moves."""
    played: list[tuple[int, Move]] = []
    new = {0: 0}

    def add(number: int) -> None:
        before, move = tree.played[number - 1]
        played.append((new[before], move))
        new[number] = len(played)

    def follow(number: int) -> None:
        while after := tree.after(number):
            first, *others = after
            add(first)
            for other in others:
                add(other)
                follow(other)
            number = first

    follow(0)
    return replace(tree, played=tuple(played)), new[wanted]
