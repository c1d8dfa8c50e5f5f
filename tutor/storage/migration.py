"""Brings a database's tables to the newest revision with Alembic."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

SCRIPTS = Path(__file__).with_name("migrations")

LOCK = 0x07E110
"""The number of the lock that PostgreSQL keeps while tables are changed; any number nobody else takes."""


class NewerDatabase(ValueError):
    """The tables are of a newer tutor; the message says what to do."""


def upgrade(
    engine: Engine, before: Callable[[str, str], object] | None = None, to: str | None = None
) -> None:
    """Apply every revision the database has not seen, or those until ``to``; in one transaction where it can.

    ``before`` is called while nobody else can write, with the revision that the tables have and the one that
    they get; not for a new database, nor where there is nothing to do. Raises NewerDatabase.
    """
    config = _config()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several servers that start at once, one migrates
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        heads = MigrationContext.configure(connection).get_current_heads()
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
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)


@cache
def known_revisions() -> frozenset[str]:
    """Every revision that this tutor knows."""
    return frozenset(found.revision for found in _scripts().walk_revisions())


@cache
def newest_revision() -> str:
    """The revision of the tables as this tutor has them."""
    return str(_scripts().get_current_head())


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
