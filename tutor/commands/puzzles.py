"""The ``tutor puzzles`` command: makes the stored bank of puzzles."""

from pathlib import Path

import click


@click.group()
def puzzles() -> None:
    """Make the stored puzzles."""


@puzzles.command()
@click.option("--seed", type=int, help="The same seed makes the same puzzles. Default: the stored one's.")
@click.option(
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write them to; the bank of the tutor itself by default.",
)
@click.option(
    "--work",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("var/bank"),
    show_default=True,
    help="The folder in which what was found is kept on the way.",
)
@click.option("--game", help="The game whose puzzles are made. Default: othello.")
def make(seed: int | None, output: Path | None, work: Path, game: str | None) -> None:
    """Make the bank of puzzles from SEED. It takes up to an hour, and continues where it was stopped."""
    from tutor.puzzles.bank.bank_making import make_bank
    from tutor.puzzles.bank.stored_puzzles import BANK, BANKS, SEED

    seed, bank = SEED if seed is None else seed, BANKS.get(game) if game else BANK
    if bank is None:
        raise click.ClickException(f"{game!r} has no practice; these have: {', '.join(BANKS)}.")
    folder = output or bank.folder
    try:
        for line in make_bank(seed, folder, work / str(seed), bank):
            click.echo(line)
    except OSError as error:
        raise click.ClickException(f"{error.filename} cannot be written: {error.strerror}.") from error
