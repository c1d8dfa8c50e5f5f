"""The rules of Othello once more, square by square and without regard to speed, to judge the judge by."""

from __future__ import annotations

from functools import cache
from itertools import product

from tutor.games.base import Position
from tutor.games.color import Color

Board = tuple[tuple[str, ...], ...]
"""Rows of "X", "O" and "."."""

Place = tuple[int, int]
WAYS = [way for way in product((-1, 0, 1), repeat=2) if way != (0, 0)]
SIDES = {Color.BLACK: "X", Color.WHITE: "O"}
OTHER = {"X": "O", "O": "X"}


def board_of(position: Position) -> Board:
    width = len(position.game.columns)
    cells = position.cells()
    return tuple(tuple(cells[start : start + width]) for start in range(0, len(cells), width))


def name(place: Place) -> str:
    return "abcdefgh"[place[1]] + str(place[0] + 1)


def places(board: Board) -> list[Place]:
    return [(row, column) for row, cells in enumerate(board) for column in range(len(cells))]


def at(board: Board, place: Place) -> str | None:
    row, column = place
    return board[row][column] if 0 <= row < len(board) and 0 <= column < len(board[0]) else None


def beside(board: Board, place: Place) -> list[str | None]:
    return [at(board, (place[0] + down, place[1] + right)) for down, right in WAYS]


def flips(board: Board, side: str, place: Place) -> set[Place]:
    found: set[Place] = set()
    if at(board, place) != ".":
        return found
    for down, right in WAYS:
        run, here = [], (place[0] + down, place[1] + right)
        while at(board, here) == OTHER[side]:
            run.append(here)
            here = here[0] + down, here[1] + right
        if at(board, here) == side:
            found.update(run)
    return found


def play(board: Board, side: str, place: Place) -> Board:
    turned = flips(board, side, place) | {place}
    return tuple(
        tuple(side if (row, column) in turned else cell for column, cell in enumerate(cells))
        for row, cells in enumerate(board)
    )


@cache
def moves(board: Board, side: str) -> tuple[Place, ...]:
    return tuple(place for place in places(board) if flips(board, side, place))


@cache
def value(board: Board, side: str) -> int:
    """By how much a side wins when nobody errs; the empty squares go to the winner."""
    if own := moves(board, side):
        return max(-value(play(board, side, place), OTHER[side]) for place in own)
    if moves(board, OTHER[side]):
        return -value(board, OTHER[side])
    counted = {cell: sum(row.count(cell) for row in board) for cell in "XO."}
    lead = counted[side] - counted[OTHER[side]]
    return lead + (counted["."] if lead > 0 else -counted["."] if lead < 0 else 0)


@cache
def flipping(board: Board, side: str) -> frozenset[Place]:
    """The discs that some play flips in which this side begins."""
    discs = {place for place in places(board) if at(board, place) != "."}
    if not (own := moves(board, side)):
        return flipping(board, OTHER[side]) if moves(board, OTHER[side]) else frozenset()
    found: set[Place] = set()
    for place in own:
        found |= flips(board, side, place) | flipping(play(board, side, place), OTHER[side])
    return frozenset(found & discs)


def stable(board: Board, side: str) -> set[Place]:
    """The discs of a side that no play ever flips, whoever begins."""
    never = flipping(board, "X") | flipping(board, "O")
    return {place for place in places(board) if at(board, place) == side and place not in never}


def frontier(board: Board, side: str) -> set[Place]:
    return {place for place in places(board) if at(board, place) == side and "." in beside(board, place)}


def inner(board: Board, side: str) -> set[Place]:
    return {place for place in places(board) if at(board, place) == side and "." not in beside(board, place)}


def empty_beside(board: Board, side: str) -> set[Place]:
    """The empty squares beside a disc of this side."""
    return {place for place in places(board) if at(board, place) == "." and side in beside(board, place)}


def odd_regions(board: Board) -> int:
    """How many groups of touching empty squares have an odd number of them."""
    left, odd = {place for place in places(board) if at(board, place) == "."}, 0
    while left:
        waiting, size = [left.pop()], 0
        while waiting:
            row, column = waiting.pop()
            size += 1
            near = {(row + down, column + right) for down, right in WAYS} & left
            left -= near
            waiting += near
        odd += size % 2
    return odd


class AfterMoves:
    """The boards after each move of the side to move."""

    def __init__(self, position: Position) -> None:
        self.position, self.color = position, position.to_move or Color.BLACK
        self.before, self.side = board_of(position), SIDES[self.color]

    def place(self, move: str) -> Place:
        return next(one for one in places(self.before) if name(one) == move)

    def after(self, move: str) -> Board:
        return play(self.before, self.side, self.place(move))

    def replies(self, move: str) -> set[str]:
        return {name(place) for place in moves(self.after(move), OTHER[self.side])}
