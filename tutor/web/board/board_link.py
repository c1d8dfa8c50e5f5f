"""The address of a position: its squares as letters, the side to move, and any other state of the game.

The address stands without a language, so that it opens in the language of whoever follows it.
"""

import re
from collections.abc import Sequence

from flask import url_for

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.errors import RulesError
from tutor.web.board.shown_games import shown_game

SIDES = {Color.BLACK: "x", Color.WHITE: "o", None: "-"}
CODE = re.compile(r"([XO-]{4,676})\.([xo-])((?:\.[0-9a-z_~-]{1,1500}){0,8})")
WRITTEN = str.maketrans(" .-", "-_~")
READ = str.maketrans("-_~", " .-")
"""Characters of an address, and those that they stand for."""

MOST_MOVES = 150
"""How many moves an address carries after a board, all branches together."""

NOTHING = "-"
"""Stands for a missing part of the state, where another part follows."""


def position_code(position: Position) -> str:
    """``X``, ``O`` and ``-`` for each square in board order, a dot, and ``x``, ``o`` or ``-`` for the turn.

    The state of the position (`Position.state`) follows where it cannot be found from these: each value after
    a dot, in the order of `Game.state_names`; a hyphen stands for a space, an underscore for a dot, a tilde
    for a hyphen.

    >>> from tutor.games.table import USUAL_GAME, find_game
    >>> position_code(find_game(USUAL_GAME).start())[27:]
    'OX------XO---------------------------.x'
    """
    cells = position.cells().replace(" ", "").replace(".", "-")
    code = f"{cells}.{SIDES[position.to_move]}"
    if not position.state() or read_position(position.game.name, code) == position:
        return code
    state = position.state()
    values = [
        state[name].translate(WRITTEN) if name in state else NOTHING for name in position.game.state_names
    ]
    return ".".join([code, *values])


def read_position(game: str, code: str) -> Position | None:
    """The position of a code; None when there is no such game or the code does not fit its board.

    A code without a state gives the most likely state in which the side to move is that of the code.
    """
    try:
        found = shown_game(game)
    except RulesError:
        return None
    read = CODE.fullmatch(code)
    if read is None or len(read[1]) != len(found.squares):
        return None
    discs = dict(zip(found.squares, read[1], strict=True))
    rows = [
        row + " " + " ".join(discs.get(column + row, " ").replace("-", ".") for column in found.columns)
        for row in found.rows
    ]
    side = next(color for color, letter in SIDES.items() if letter == read[2])
    state_values = read[3].split(".")[1:]
    if len(state_values) > len(found.state_names):
        return None
    state = {
        name: value.translate(READ)
        for name, value in zip(found.state_names, state_values, strict=False)
        if value != NOTHING
    }
    for one in [state] if state_values else found.likely_states(read[1].count("-")):
        lines = [f"{name}: {value}" for name, value in one.items()]
        try:
            position = found.parse_diagram("\n".join(["  " + " ".join(found.columns), *rows, *lines]), side)
        except RulesError:
            continue
        if position.to_move is side:
            return position
    return None


def board_url(position: Position) -> str:
    """The address that shows a position, in the language of whoever opens it."""
    return url_for("board.any_language", game=position.game.name, code=position_code(position))


def board_in_game_url(positions: Sequence[Position], moves: Sequence[Move], number: int) -> str:
    """The address that shows the board after the first ``number`` moves of a game, with the moves around it.

    A reader can step back and on from there. The squares agreed to be dead at the end are included.
    static/js/play/replay.js writes the same address.
    """
    first = max(0, number - MOST_MOVES)
    start, carried = positions[first], moves[first : first + MOST_MOVES]
    return url_for(
        "board.any_language",
        game=start.game.name,
        code=position_code(start),
        moves=moves_in_address(carried) or None,
        at=number - first if number - first < len(carried) else None,
        dead="-".join(positions[-1].dead_squares()) or None,
    )


def moves_in_address(moves: Sequence[Move]) -> str:
    """Moves one after another, as an address carries them."""
    return "".join("--" if move == PASS else move for move in moves)
