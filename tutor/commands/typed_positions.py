"""A position typed on the command line: a line of squares and the side to move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tutor.games.base import Position
    from tutor.games.engine import Engine


OPTION = re.compile(r"--(?![xo-]*(=|$))[a-z-]+(=.*)?$")
"""What looks like an option and is no line of squares."""


def typed_position(words: tuple[str, ...], game: str) -> tuple[Position, Engine]:
    """The typed position, and the engine that plays its game; an error of one sentence for any other text."""
    from tutor.games.color import Color
    from tutor.games.families import family_of
    from tutor.games.table import USUAL_GAME, find_game

    parts = " ".join(words).split()
    unknown = next((part for part in parts if OPTION.match(part)), None)
    if unknown:
        raise click.ClickException(f"There is no option {unknown}.")
    if len(parts) != 2:
        raise click.ClickException(
            'A position is the board and the side to move, such as "--XXXXX-…--OOOOO-- X".'
        )
    family = family_of(find_game(game or USUAL_GAME))
    if family.position_format is None or family.engine is None:
        raise click.ClickException(f"A position of {game} cannot be typed in one line.")
    found = family.position_format.typed(parts[0], parts[1], game)
    if isinstance(found, str):
        raise click.ClickException(found)
    if found.to_move is None and not any(found.pieces(color) for color in Color):
        raise click.ClickException("Nothing stands on this board.")
    if assumed := family.position_format.assumed(found):
        click.echo(assumed, err=True)
    return found, family.engine
