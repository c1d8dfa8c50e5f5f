"""Opens the database of a URL, and provides sessions that read or write.

SQLite uses a write-ahead log, and a writing transaction takes the write lock at its start, so that two
writers wait for each other instead of failing half way. PostgreSQL is accessed through psycopg.
"""

import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from tutor.storage.backups.log_flush import LogFlush

READING = {"tutor_reading": True}
QUICK = {"tutor_quick": True}

PASSING = ("08", "40", "57P")
"""The beginnings of the SQLSTATE of errors that a retry may solve: connection, deadlock, restart."""

PAUSE = 0.1
"""Seconds between two checks for the return of the database."""

LOCKED = 10
"""Seconds to wait for an SQLite database that another connection has locked."""

SILENCE = 5
"""Seconds to wait for a database server on another machine that does not answer."""

NOTICED = {
    "tcp_user_timeout": 1000 * SILENCE,
    "keepalives_idle": SILENCE,
    "keepalives_interval": 1,
    "keepalives_count": SILENCE,
}
"""Without these settings a query waits for 15 minutes after a network cable is unplugged."""

ROOM = 1024 * 1024
"""A disk with less free space than this, in bytes, counts as full."""

HOPELESS = 10.0
"""For so many seconds after a request waited for the database in vain, no other request waits."""


class Database:
    """One database, migrated to the newest tables when it is opened."""

    def __init__(self, url: str) -> None:
        self.url = _read_url(url)
        self.engine = _engine(self)
        self._writing = sessionmaker(self.engine)
        self._writing_quickly = sessionmaker(self.engine.execution_options(**QUICK))
        self._looking = self.engine.execution_options(**READING)
        self._reading = sessionmaker(self._looking)
        self._log = LogFlush(self.file) if self.file else None
        self._away_until = 0.0
        self._failed: ContextVar[list[SQLAlchemyError] | None] = ContextVar("failed", default=None)
        event.listen(self.engine, "handle_error", self._note_failure)

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database; None for any other database and for one in memory."""
        name = self.url.database
        if not self.is_sqlite or not name or name == ":memory:" or name.startswith("file:"):
            return None
        return Path(name)

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session whose changes are committed at its end, all or none."""
        with self._writing.begin() as session:
            yield session

    @contextmanager
    def write_quickly(self) -> Iterator[Session]:
        """Like ``write``, but does not wait for the disk: a power cut or PostgreSQL crash may lose it."""
        with self._writing_quickly.begin() as session:
            yield session

    @contextmanager
    def write_together(self) -> Iterator[Session]:
        """Like ``write``, but on SQLite simultaneous writers wait for the disk together.

        PostgreSQL always does so.
        """
        if self._log is None:
            with self.write() as session:
                yield session
            return
        with self.write_quickly() as session:
            yield session
        try:
            self._log.wait()
        except OSError as error:
            raise OperationalError("wait for the disk", None, error) from error

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session that only reads; it never waits for a writer."""
        with self._reading() as session:
            yield session

    @contextmanager
    def look(self) -> Iterator[Connection]:
        """A plain connection for a query of every request; it never waits for a writer."""
        with self._looking.connect() as connection:
            yield connection

    @contextmanager
    def failures(self) -> Iterator[list[SQLAlchemyError]]:
        """Collect the database errors of this thread, in order, handled or not."""
        failed: list[SQLAlchemyError] = []
        before = self._failed.set(failed)
        try:
            yield failed
        finally:
            self._failed.reset(before)

    def answers(self) -> bool:
        """Whether the database answers queries now."""
        try:
            with self.look() as connection:
                connection.exec_driver_sql("SELECT 1")
        except SQLAlchemyError:
            return False
        return True

    def comes_back(self, error: SQLAlchemyError, patience: float) -> bool:
        """Whether a failed request should be retried, since the server was away and is back.

        Waits at most ``patience`` seconds for it, and not at all if another request just waited in vain.
        False for a file: if it is locked, full or read-only, it stays so.
        """
        if self.is_sqlite or not isinstance(error, OperationalError | InterfaceError):
            return False
        state = getattr(error.orig, "sqlstate", None)
        if state is not None and not state.startswith(PASSING):
            return False
        deadline = time.monotonic() + (0 if time.monotonic() < self._away_until else patience)
        while not self.answers():
            if time.monotonic() >= deadline:
                self._away_until = time.monotonic() + HOPELESS
                return False
            time.sleep(PAUSE)
        return True

    def _note_failure(self, context: ExceptionContext) -> None:
        failed = self._failed.get()
        if failed is not None and context.sqlalchemy_exception is not None and not context.is_pre_ping:
            failed.append(context.sqlalchemy_exception)

    def has_room(self) -> bool:
        """Whether the disk of a database file has free space; True for a server, where it is unknown."""
        if self.file is None:
            return True
        try:
            with tempfile.TemporaryFile(dir=self.file.parent, buffering=0) as file:
                return file.write(bytes(ROOM)) == ROOM
        except OSError:
            return False

    def migrate(self, before: Callable[[str, str], object] | None = None, to: str | None = None) -> None:
        """Bring the tables to the newest revision, or the one named; does nothing when they are there.

        ``before`` is called with both revisions before the tables of an older tutor change. Raises
        NewerDatabase.
        """
        from tutor.storage.migration import upgrade

        upgrade(self.engine, before, to)


def _read_url(url: str) -> URL:
    """A usual PostgreSQL URL, with our driver added."""
    if url.startswith("postgres://"):
        url = url.replace("postgres://", "postgresql://", 1)
    read = make_url(url)
    return read.set(drivername="postgresql+psycopg") if read.drivername == "postgresql" else read


def _engine(database: Database) -> Engine:
    # Parameters are hidden: what pupils wrote must not be in a log beside an error.
    if not database.is_sqlite:
        engine = create_engine(
            database.url,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": SILENCE, **NOTICED},
        )
        event.listen(engine, "begin", _begin_postgresql)
        return engine
    if database.url.database and database.url.database != ":memory:":
        _make_private(Path(database.url.database))
    engine = create_engine(database.url, hide_parameters=True, connect_args={"timeout": LOCKED})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_private(file: Path) -> None:
    """Make a new database readable for its owner only; its log files inherit the permissions."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(OSError):  # opening it will say why it cannot be made
        file.touch(mode=0o600)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver shall not begin transactions by itself
    _write_ahead(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to WAL, and wait if another connection is switching the same new database."""
    end = time.monotonic() + LOCKED
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("tutor_reading")
    if not reading:
        quick = connection.get_execution_options().get("tutor_quick")
        connection.exec_driver_sql(f"PRAGMA synchronous={'NORMAL' if quick else 'FULL'}")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _begin_postgresql(connection: Connection) -> None:
    if connection.get_execution_options().get("tutor_quick"):
        connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
