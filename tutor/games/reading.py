"""A position written for people and programs: a drawing, and perhaps the moves played from it.

The drawing is that of `Game.parse_diagram`. A line ``moves: d3 c3 pass`` below the board plays on from there.
"""

import re
from collections.abc import Mapping

from tutor.games.base import Game, Position
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.table import USUAL_GAME, find_game, usual_game

MOVES = re.compile(r"\s*moves:(.*)")
TURN = re.compile(r"\s*(black|white) to move\s*")


def read_position(
    text: str,
    game: Game | None = None,
    to_move: Color | None = None,
    state: Mapping[str, str] | None = None,
) -> Position:
    """The position that a text describes, after its moves; ``to_move`` overrides the side in the drawing.

    The lines of ``state`` (see `Position.state`) override those below the board. Without a game it is the
    usual one on a board of that size. Raises `InvalidDiagram` for a drawing that cannot be read,
    `UnknownGame` for a size that no game has, `IllegalMove` and `UnknownSquare` for a move.
    """
    lines = text.splitlines()
    drawn = [line for line in lines if not MOVES.fullmatch(line)]
    played = [found[1].split() for line in lines if (found := MOVES.fullmatch(line))]
    if len(played) > 1:
        raise InvalidDiagram("the moves are named twice", "line-twice")
    game = game or _game_of_size(drawn)
    for name, value in (state or {}).items():
        drawn = [line for line in drawn if line.partition(":")[0].strip() != name]
        drawn.append(f"{name}: {value}")
    side_drawn = any(TURN.fullmatch(line) for line in drawn)
    position = game.parse_diagram("\n".join(drawn), None if side_drawn else to_move)
    if to_move is not None:
        position = position.with_to_move(to_move)
    for move in played[0] if played else ():
        position = position.play(move)
    return position


def _game_of_size(lines: list[str]) -> Game:
    """The usual game on a board with as many columns as the first line names."""
    first = next((line for line in lines if line.strip()), "")
    columns = len(first.split())
    return usual_game(columns) if columns else find_game(USUAL_GAME)
