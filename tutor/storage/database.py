"""Opens the database of one URL, and hands out sessions that read or write.

SQLite runs with a write-ahead log and takes its write lock at the start of a writing transaction, so
that two writers wait for each other instead of failing half way.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session, sessionmaker

READING = {"tutor_reading": True}
QUICK = {"tutor_quick": True}


class Database:
    """One database, migrated to the newest tables when it is opened."""

    def __init__(self, url: str) -> None:
        self.url = make_url(
            url.replace("postgres://", "postgresql://", 1) if url.startswith("postgres://") else url
        )
        self.engine = _engine(self)
        self._writing = sessionmaker(self.engine)
        self._writing_quickly = sessionmaker(self.engine.execution_options(**QUICK))
        self._looking = self.engine.execution_options(**READING)
        self._reading = sessionmaker(self._looking)

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session whose changes are committed at its end, all or none."""
        with self._writing.begin() as session:
            yield session

    @contextmanager
    def write_quickly(self) -> Iterator[Session]:
        """The same without waiting for the disk: a power cut, but no crash, may take the last seconds."""
        with self._writing_quickly.begin() as session:
            yield session

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session for looking only; it never waits for a writer."""
        with self._reading() as session:
            yield session

    @contextmanager
    def look(self) -> Iterator[Connection]:
        """A bare connection for a query that a page makes on every request; it never waits for a writer."""
        with self._looking.connect() as connection:
            yield connection

    def migrate(self) -> None:
        """Bring the tables to the newest revision; does nothing when they are there already."""
        from tutor.storage.migration import upgrade

        upgrade(self.engine)


def _engine(database: Database) -> Engine:
    if not database.is_sqlite:
        return create_engine(database.url, pool_pre_ping=True)
    if database.url.database and database.url.database != ":memory:":
        Path(database.url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(database.url, connect_args={"timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver shall not begin transactions by itself
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("tutor_reading")
    if not reading:
        quick = connection.get_execution_options().get("tutor_quick")
        connection.exec_driver_sql(f"PRAGMA synchronous={'NORMAL' if quick else 'FULL'}")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
