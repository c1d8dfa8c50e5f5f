"""The ``tutor train`` command: engines learn from their own games."""

import click


@click.command()
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same files.")
def train(seed: int) -> None:
    """Learn to judge positions from games against oneself, then grow the opening book. It takes minutes."""
    from tutor.games.families import FAMILIES

    engines = [family.engine for family in FAMILIES.values() if family.engine]
    if not any([engine.learn(seed, click.echo) for engine in engines]):
        raise click.ClickException("No program that plays here learns.")
