"""The rules of Go once more, slowly: flood fill over points drawn in a text, for comparing."""

from __future__ import annotations

LETTERS = "abcdefghjklmnopqrst"
OTHER = {"X": "O", "O": "X"}

Board = dict[str, str]


def read(text: str) -> Board:
    """A drawing as a table of points; what stands below the board is left out."""
    header, *lines = text.strip("\n").splitlines()
    columns = header.split()
    board = {}
    for line in lines[: len(columns)]:
        row, *marks = line.split()
        board |= {column + row: mark for column, mark in zip(columns, marks, strict=True)}
    return board


def beside(board: Board, point: str) -> list[str]:
    column, row = LETTERS.index(point[0]), int(point[1:])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    names = [LETTERS[x] + str(y) for x, y in around if 0 <= x < len(LETTERS)]
    return [name for name in names if name in board]


def chain(board: Board, point: str) -> set[str]:
    found, todo = {point}, [point]
    while todo:
        for one in beside(board, todo.pop()):
            if board[one] == board[point] and one not in found:
                found.add(one)
                todo.append(one)
    return found


def liberties(board: Board, point: str) -> set[str]:
    return {one for stone in chain(board, point) for one in beside(board, stone) if board[one] == "."}


def put(board: Board, point: str, side: str) -> tuple[Board, set[str]]:
    """The board with a stone on an empty point, and what came off: the other side's, else its own chain."""
    after = board | {point: side}
    off: set[str] = set()
    for one in beside(board, point):
        if after[one] == OTHER[side] and not liberties(after, one):
            off |= chain(after, one)
    if not off and not liberties(after, point):
        off = chain(after, point)
    return after | dict.fromkeys(off, "."), off


def why_not(
    board: Board, point: str, side: str, last: Board | None, before: list[tuple[Board, str]], *,
    positional: bool = False, situational: bool = False, self_capture: bool = False,
) -> str | None:  # fmt: skip
    """Why a stone may not be placed; `last` is the board before the last move, `before` all of them."""
    if board[point] != ".":
        return "taken"
    after, off = put(board, point, side)
    own = bool(off) and board | {point: side} != after and point in off
    if own and not self_capture:
        return "no-liberties"
    if not own and last is not None and after == last and len(off) == 1:
        return "ko"
    if off and positional and any(after == one for one, _ in before):
        return "superko"
    if off and situational and any(after == one and OTHER[side] == turn for one, turn in before):
        return "superko"
    return None


def is_possible(board: Board) -> bool:
    """Whether every chain has a liberty."""
    return all(liberties(board, point) for point, mark in board.items() if mark != ".")
