"""The commands ``tutor backup``, ``tutor restore`` and ``tutor backups``."""

import os
from datetime import UTC, datetime
from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(file: Path) -> None:
    """Write everything the tutor stores to FILE, while it runs or not: the database and its secret key."""
    from tutor.storage.backups.backup import back_up

    database, key = _places("pg_dump --format=custom --file=FILE")
    file = file.resolve()
    back_up(database, None if os.environ.get("SECRET_KEY") else key, file)
    click.echo(f"{file} {file.stat().st_size} bytes. Whoever has it can read all answers: keep it safe.")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def restore(file: Path) -> None:
    """Put back what `tutor backup` wrote to FILE; the tutor must be stopped. What was there is set aside."""
    from tutor.storage.backups import restoring

    database, key = _places("pg_restore --clean --if-exists --dbname=tutor FILE")
    aside = restoring.restore(file, database, key)
    click.echo(f"{database} is restored.")
    if aside is not None:
        click.echo(f"What was there before is in {aside}.")


@click.command()
@click.option(
    "--also",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep them in this folder too, on a stick say, whenever it is there.",
)
@click.option("--only-here", is_flag=True, help="Keep them in no second folder any more.")
def backups(also: Path | None, only_here: bool) -> None:
    """Tell where the backups are that the tutor makes by itself, one for each day on which it is used."""
    from tutor.settings import key_file
    from tutor.storage.backups.daily_backup import keep_day, name_second, places_of

    database, _ = _places("pg_dump --format=custom --file=FILE")
    if also is not None or only_here:
        name_second(database, also)
        keep_day(database, key_file(), datetime.now(UTC))
    for place in places_of(database):
        made = f"last backup {place.newest.astimezone():%Y-%m-%d %H:%M}" if place.newest else "no backup yet"
        click.echo(f"{place.folder}: {made if place.is_there else 'not there now'}")


def _places(instead: str) -> tuple[Path, Path]:
    """The paths of the database and of the secret key; raises SettingError where the database is no file."""
    from tutor.settings import SettingError, data_folder, database_file, defaults

    file = database_file(defaults({"SECRET_KEY": ""})["DATABASE_URL"])
    if file is None:
        raise SettingError(
            f"This database is no file: use its own tools, as in `{instead}`, and keep the secret key too."
        )
    return file, data_folder() / "secret_key"
