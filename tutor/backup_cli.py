"""The commands ``tutor backup`` and ``tutor restore``."""

from __future__ import annotations

import os
from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Write everything the tutor keeps to FILE, while it runs or not: the database and its secret key."""
    from tutor.storage.backup import back_up

    database, key = _places("pg_dump --format=custom --file=FILE")
    file = file.resolve()
    back_up(database, None if os.environ.get("SECRET_KEY") else key, file)
    click.echo(f"{file} {file.stat().st_size} bytes. Whoever has it can read all answers: keep it safe.")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Put back what `tutor backup` wrote to FILE; the tutor must be stopped. What was there is set aside."""
    from tutor.storage.backup import restore as put_back

    database, key = _places("pg_restore --clean --if-exists --dbname=tutor FILE")
    aside = put_back(file, database, key)
    click.echo(f"{database} is restored.")
    if aside is not None:
        click.echo(f"What was there before is in {aside}.")


def _places(instead: str) -> tuple[Path, Path]:
    """Where the database and the secret key are; raises SettingError where the database is no file."""
    from sqlalchemy.engine import make_url

    from tutor.settings import SettingError, data_folder, defaults

    url = make_url(defaults({"SECRET_KEY": ""})["DATABASE_URL"])
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise SettingError(
            f"This database is no file: use its own tools, as in `{instead}`, and keep the secret key too."
        )
    return Path(url.database).resolve(), data_folder() / "secret_key"
