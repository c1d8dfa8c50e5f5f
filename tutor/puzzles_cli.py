"""The ``tutor puzzles`` command: makes the stored bank of puzzles."""

from __future__ import annotations

from pathlib import Path

import click


@click.group()
def puzzles() -> None:
    """Make the puzzles that are stored."""


@puzzles.command()
@click.option("--seed", type=int, help="The same seed makes the same puzzles. Default: the stored one's.")
@click.option(
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where to write them; the bank of the tutor itself by default.",
)
def make(seed: int | None, output: Path | None) -> None:
    """Make the bank of strategy puzzles from SEED; takes two minutes."""
    from tutor.puzzles.bank import FILE, SEED, make_bank

    path = output or FILE
    is_new = not path.exists()
    try:
        path.open("a", encoding="ascii").close()  # before the work, which takes long
        lines = list(make_bank(SEED if seed is None else seed))
        path.write_text("\n".join(lines) + "\n", encoding="ascii", newline="\n")
    except OSError as error:
        raise click.ClickException(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        if is_new and path.is_file() and not path.stat().st_size:
            path.unlink()
    click.echo(f"{sum(not line.startswith('#') for line in lines)} puzzles in {path}")
