"""Brings a database's tables to the newest revision with Alembic.

Alembic takes a tenth of a start to load, so it is loaded only when tables must change: the files of the
revisions show which there are.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect

SCRIPTS = Path(__file__).with_name("migrations")

NAMED = re.compile(r'^revision = "(.+)"$', re.M)

LOCK = 0x07E110
"""The number of PostgreSQL's lock while tables are changed; any number that nothing else uses."""


class NewerDatabase(ValueError):
    """The tables belong to a newer tutor; the message says what to do."""


def upgrade(
    engine: Engine, before: Callable[[str, str], object] | None = None, to: str | None = None
) -> None:
    """Apply every revision that the database lacks, or those until ``to``; in one transaction where possible.

    ``before`` is called while nobody else can write, with the present revision of the tables and the one that
    they get; not for a new database, and not where nothing changes. Raises NewerDatabase.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # if several servers start at once, only one migrates
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        heads = _revisions(connection)
        if not set(heads) <= known_revisions():
            raise NewerDatabase(
                "This database was made by a newer tutor: install that one, "
                "or restore a backup that was made before."
            )
        wanted = to or newest_revision()
        if heads == (wanted,):
            return
        if heads and before is not None:
            before(heads[0], wanted)
        _change(connection, wanted)


@cache
def known_revisions() -> frozenset[str]:
    """Every revision that this tutor knows."""
    files = (SCRIPTS / "versions").glob("[0-9]*.py")
    return frozenset(NAMED.findall("\n".join(file.read_text(encoding="utf-8") for file in files)))


@cache
def newest_revision() -> str:
    """The revision of this tutor's tables: the one with the highest number."""
    return max(known_revisions())


def _revisions(connection: Connection) -> tuple[str, ...]:
    """The revision of the tables; () where there is no table yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ()
    return tuple(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars())


def _change(connection: Connection, wanted: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)
