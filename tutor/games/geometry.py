"""Where squares are on a board: their columns, rows and quarters; the same for every game."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color


@cache
def _places(game: Game) -> dict[Square, tuple[int, int]]:
    named = {column + row: (c, r) for r, row in enumerate(game.rows) for c, column in enumerate(game.columns)}
    return {square: named[square] for square in game.squares}


def place(game: Game, square: Square) -> tuple[int, int]:
    """Column and row of a square, counted from 0 at the top left."""
    return _places(game)[square]


@cache
def _rows(game: Game) -> tuple[tuple[str, tuple[Square | None, ...]], ...]:
    """The name of each row and its squares; None where the board has no square."""
    return tuple(
        (row, tuple(name if (name := column + row) in _places(game) else None for column in game.columns))
        for row in game.rows
    )


def square_at(game: Game, column: int, row: int) -> Square | None:
    """The square in this column and row; None where the board has none."""
    if not (0 <= column < len(game.columns) and 0 <= row < len(game.rows)):
        return None
    square = game.columns[column] + game.rows[row]
    return square if square in _places(game) else None


def column_name(game: Game, square: Square) -> str:
    """The letter of a square."""
    return game.columns[place(game, square)[0]]


def column_of(game: Game, square: Square) -> tuple[Square, ...]:
    name = column_name(game, square)
    return tuple(other for other in game.squares if column_name(game, other) == name)


@lru_cache(maxsize=1024)
def quarter_of(game: Game, square: Square) -> tuple[str, tuple[Square, ...]]:
    """The quarter of the board in which a square is: its name, such as "top-left", and its squares."""
    across, down = len(game.columns), len(game.rows)

    def quarter(name: Square) -> tuple[bool, bool]:
        column, row = place(game, name)
        return row * 2 < down, column * 2 < across

    here = quarter(square)
    name = f"{'top' if here[0] else 'bottom'}-{'left' if here[1] else 'right'}"
    return name, tuple(other for other in game.squares if quarter(other) == here)


def row_name(game: Game, square: Square) -> str:
    """The number of a square."""
    return game.rows[place(game, square)[1]]


def misreadings(game: Game, square: Square) -> dict[str, Square]:
    """By misconception, the square that this wrong way of reading names, if it is another one."""
    column, row = place(game, square)
    last_column, last_row = len(game.columns) - 1, len(game.rows) - 1
    read = {
        "row-col-swap": square_at(game, row, column),
        "rows-from-bottom": square_at(game, column, last_row - row),
        "columns-from-right": square_at(game, last_column - column, row),
    }
    return {code: other for code, other in read.items() if other is not None and other != square}


def in_board_order(game: Game, squares: set[Square] | frozenset[Square]) -> tuple[Square, ...]:
    """The squares row by row from the top left."""
    return tuple(square for square in game.squares if square in squares)


def read_cells(game: Game, cells: str, color: Color) -> Position:
    """The position with these cells, row by row, and this side to move."""
    return game.parse_diagram(draw_cells(game, cells), color)


def draw(game: Game, discs: Mapping[Square, Color]) -> str:
    """The drawing of these discs, without a side to move."""
    marks = {Color.BLACK: "X", Color.WHITE: "O", None: "."}
    wide = max(map(len, game.rows))
    lines = [" " * (wide + 1) + " ".join(game.columns)]
    for row, squares in _rows(game):
        cells = (marks[discs.get(square)] if square else " " for square in squares)
        lines.append(f"{row:>{wide}} {' '.join(cells)}")
    return "\n".join(lines)


def draw_cells(game: Game, cells: str) -> str:
    """The drawing of the cells of a board, row by row; ValueError where their number is wrong."""
    across, wide = len(game.columns), max(map(len, game.rows))
    if len(cells) != across * len(game.rows):
        raise ValueError(f"{len(cells)} cells are no board of {game.name!r}")
    lines = [" " * (wide + 1) + " ".join(game.columns)]
    for n, row in enumerate(game.rows):
        lines.append(f"{row:>{wide}} {' '.join(cells[n * across : (n + 1) * across])}")
    return "\n".join(lines)


def draw_whole(position: Position) -> str:
    """The drawing of a position with the lines of its state below it, without the side to move."""
    state_lines = [f"{name}: {value}" for name, value in position.state().items()]
    return "\n".join([draw(position.game, read_discs(position)), *state_lines])


def read_discs(position: Position) -> dict[Square, Color]:
    """Square -> colour of the disc that stands on it."""
    return {square: disc for square in position.game.squares if (disc := position.at(square))}


def turn_over(position: Position, squares: Iterable[Square]) -> Position:
    """The same board with the pieces on these squares in the other colour, by the rules or not."""
    discs = read_discs(position)
    drawing = draw(position.game, discs | {square: discs[square].other for square in squares})
    return position.game.parse_diagram(drawing, position.to_move)
