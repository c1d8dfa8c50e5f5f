"""Makes a row where there is none: of several that try at once, one does."""

from __future__ import annotations

from typing import Any

from sqlalchemy.orm import DeclarativeBase, Session


def insert_missing(session: Session, table: type[DeclarativeBase], **values: Any) -> None:
    """Insert a row, unless there is one with its key.

    How PostgreSQL is spoken to is loaded only where it is: that takes a moment of every start.
    """
    if session.get_bind().dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert
    else:
        from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
    session.execute(insert(table).values(values).on_conflict_do_nothing())
