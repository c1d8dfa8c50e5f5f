"""The ``tutor think`` command: what each move is worth, as far as the engine looks."""

from __future__ import annotations

import json
from math import inf
from typing import TYPE_CHECKING

import click

from tutor.commands.typed_positions import typed_position

if TYPE_CHECKING:
    from tutor.games.base import Position
    from tutor.games.engine import Weighed

DEPTH = 6
SOLVES = 12
"""The empty squares from which every move is exact, unless a level says otherwise."""

DEEPEST = 12
"""The depth that takes some minutes in the middle of a game."""


# A board may begin with empty squares, which look like an option.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("position", nargs=-1, required=True)
@click.option(
    "--level", type=click.IntRange(min=1), help="Look as far as this level does, without its slips."
)
@click.option("--depth", type=click.IntRange(1, DEEPEST), help=f"Moves looked ahead; usually {DEPTH}.")
@click.option("--game", default="", help="The game, such as misere; usually Othello on a board of that size.")
@click.option("--json", "as_json", is_flag=True, help="Print one object from move to discs.")
def think(position: tuple[str, ...], level: int | None, depth: int | None, game: str, as_json: bool) -> None:
    """Print what each legal move is worth in discs to the side to move, the best first.

    POSITION is typed as for tutor solve. Each line says how it was found: exact, which is from 12 empty
    squares on, or the depth. With --level these are the depth and the exact ending of that level.
    """
    from tutor.games.othello.engine.levels import LEVELS

    if level is not None and depth is not None:
        raise click.UsageError("Say --level or --depth, not both.")
    start = typed_position(position, game)
    looks, solves = depth or DEPTH, SOLVES
    if level is not None:
        if level not in LEVELS:
            raise click.UsageError(f"There is no level {level}: they go from {min(LEVELS)} to {max(LEVELS)}.")
        looks, solves = LEVELS[level].depth, LEVELS[level].solves
    outcome = start.outcome()
    weighed = None if outcome else values_of_moves(start, looks, solves)
    if weighed is not None and not weighed.values:
        raise click.ClickException("The first discs of this game are placed by hand; nothing is weighed yet.")
    if as_json:
        found = weighed.values if weighed else {}
        click.echo(json.dumps(dict(sorted(found.items(), key=lambda one: -one[1]))))
    elif weighed is None:
        click.echo(f"The game is over: black {outcome.black}, white {outcome.white}." if outcome else "")
    else:
        click.echo("\n".join(_lines(weighed)))


def values_of_moves(position: Position, depth: int, solves: int) -> Weighed:
    """What each legal move is worth to the side to move; a pass as much as what follows it."""
    from tutor.games.base import PASS
    from tutor.games.engine import Weighed
    from tutor.games.othello.engine.weighing import weigh_moves

    if position.legal_moves() != [PASS]:
        return weigh_moves(position, depth=depth, seconds=inf, solve_from=solves)
    after = weigh_moves(position.play(PASS), depth=depth, seconds=inf, solve_from=solves)
    return Weighed({PASS: -max(after.values.values())}, after.exact, after.depth)


def _lines(weighed: Weighed) -> list[str]:
    how = "exact" if weighed.exact else f"depth {weighed.depth}"
    best_first = sorted(weighed.values.items(), key=lambda one: -one[1])
    digits = 0 if weighed.exact else 2
    return [f"{move} {_signed(value, digits)} {how}" for move, value in best_first]


def _signed(value: float, digits: int) -> str:
    """A number of discs with its sign; none has no sign."""
    return f"{value:+.{digits}f}" if round(value, digits) else "0"
