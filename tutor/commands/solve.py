"""The ``tutor solve`` command: works out the end of a game exactly."""

import json

import click

from tutor.commands.typed_positions import typed_position

MOST_EMPTY = 18
"""With more empty squares `--force` is needed: these take some ten seconds, each further square triples
it."""


# A board may begin with empty squares, which look like an option.
@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("position", nargs=-1, required=True)
@click.option("--game", default="", help="The game, such as misere; usually Othello on a board of that size.")
@click.option("--json", "as_json", is_flag=True, help="Print one object from square to score.")
@click.option("--force", is_flag=True, help="Solve any number of empty squares, however long it takes.")
def solve(position: tuple[str, ...], game: str, as_json: bool, force: bool) -> None:
    """Print the exact score of each legal move for the side to move, the best first.

    POSITION is 64 characters, row by row from a1 to h8 (X black, O white, - empty), and the side to move, X
    or O; in another game, one character for each square of its board. A score is the difference of discs when
    neither side errs; empty squares go to the winner.
    """
    from tutor.games.engine import OutOfTime

    start, engine = typed_position(position, game)
    empty = len(start.empties())
    if start.to_move and empty > MOST_EMPTY and not force:
        raise click.ClickException(
            f"{empty} squares are empty, and more than {MOST_EMPTY} take long to solve. Add --force to wait."
        )
    try:
        values = engine.values(start)
    except OutOfTime as error:
        raise click.ClickException(f"The end of {start.game.name} is not solved.") from error
    best_first = dict(sorted(values.items(), key=lambda value: -value[1]))
    if as_json:
        click.echo(json.dumps(best_first))
    elif outcome := start.outcome():
        click.echo(f"The game is over: black {outcome.black}, white {outcome.white}.")
    else:
        for move, score in best_first.items():
            click.echo(f"{move} {score:+d}" if score else f"{move} 0")
