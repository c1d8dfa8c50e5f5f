"""Inserts a row if it is missing: of several transactions that try at once, one inserts it."""

from typing import Any

from sqlalchemy.orm import DeclarativeBase, Session


def insert_missing(session: Session, table: type[DeclarativeBase], **values: Any) -> None:
    """Insert a row, unless there is one with its key.

    The dialect of PostgreSQL is loaded only when it is used: that would take a moment of every start.
    """
    if session.get_bind().dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert
    else:
        from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
    session.execute(insert(table).values(values).on_conflict_do_nothing())
