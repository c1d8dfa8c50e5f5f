"""The ``tutor think`` command: what each move is worth, as deep as the engine looks."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from tutor.commands.typed_positions import typed_position

if TYPE_CHECKING:
    from tutor.games.engine import Weighed

DEEPEST = 12
"""The largest depth; it takes some minutes in the middle of a game."""


# A board may begin with empty squares, which look like an option.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("position", nargs=-1, required=True)
@click.option("--level", type=int, help="Look as far as this level does, without its slips.")
@click.option("--depth", type=int, help=f"Moves looked ahead, 1 to {DEEPEST}; usually 6.")
@click.option("--game", default="", help="The game, such as misere; usually Othello on a board of that size.")
@click.option("--json", "as_json", is_flag=True, help="Print one object from move to discs.")
def think(position: tuple[str, ...], level: int | None, depth: int | None, game: str, as_json: bool) -> None:
    """Print what each legal move is worth in discs to the side to move, the best first.

    POSITION is typed as for tutor solve. Each line says how the value was found: exactly, with at most 12
    empty squares, or at which depth. With --level the depth and the exact ending are those of that level.
    """
    if level is not None and depth is not None:
        raise click.ClickException("Say --level or --depth, not both.")
    if depth is not None and not 1 <= depth <= DEEPEST:
        raise click.ClickException(f"A depth of {depth} is not possible: it goes from 1 to {DEEPEST}.")
    start, engine = typed_position(position, game)
    if not engine.weighs:
        raise click.ClickException(f"Nothing weighs the moves of {start.game.name}.")
    levels = engine.levels_for(start.game)
    if level is not None and level not in levels:
        raise click.ClickException(f"There is no level {level}: they go from {levels[0]} to {levels[-1]}.")
    outcome = start.outcome()
    weighed = None if outcome else engine.weigh_at_length(start, depth=depth, level=level)
    if weighed is not None and not weighed.values:
        raise click.ClickException("The first discs of this game are placed by hand; nothing is weighed yet.")
    if as_json:
        found = weighed.values if weighed else {}
        click.echo(json.dumps(dict(sorted(found.items(), key=lambda one: -one[1]))))
    elif weighed is None:
        click.echo(f"The game is over: black {outcome.black}, white {outcome.white}." if outcome else "")
    else:
        click.echo("\n".join(_lines(weighed)))


def _lines(weighed: Weighed) -> list[str]:
    how = "exact" if weighed.exact else f"depth {weighed.depth}"
    best_first = sorted(weighed.values.items(), key=lambda one: -one[1])
    digits = 0 if weighed.exact else 2
    return [f"{move} {_signed(value, digits)} {how}" for move, value in best_first]


def _signed(value: float, digits: int) -> str:
    """A number of discs with its sign; 0 has no sign."""
    return f"{value:+.{digits}f}" if round(value, digits) else "0"
