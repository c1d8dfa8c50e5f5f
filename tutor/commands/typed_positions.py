"""A position as it is typed behind a command: a line of squares and the side to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tutor.games.base import Position


def typed_position(words: tuple[str, ...], game: str) -> Position:
    """The position that was typed; a click.ClickException with one sentence where it is none."""
    from tutor.games.othello.records.board_text import parse_board
    from tutor.games.othello.rules.position import OthelloPosition

    parts = " ".join(words).split()
    if len(parts) != 2:
        raise click.ClickException(
            'A position is the board and the side to move, such as "--XXXXX-…--OOOOO-- X".'
        )
    found = parse_board(parts[0], parts[1], game)
    if isinstance(found, str):
        raise click.ClickException(found)
    if isinstance(found, OthelloPosition) and found.supply:
        click.echo("The discs on the board are counted as placed in turn, Black first.", err=True)
    return found
