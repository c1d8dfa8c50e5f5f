"""Brings a database's tables to the newest revision with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

SCRIPTS = Path(__file__).with_name("migrations")

LOCK = 0x07E110
"""The number of the lock that PostgreSQL keeps while tables are changed; any number nobody else takes."""


def upgrade(engine: Engine) -> None:
    """Apply every revision the database has not seen, in one transaction where it can."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several servers that start at once, one migrates
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
