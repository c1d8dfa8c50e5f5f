"""Databases of older tutors with rows in every table, and what of them is left after an upgrade."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tutor.storage.database import Database

Rows = dict[str, list[dict[str, object]]]
"""The rows of each table, as columns with their values."""

OURS = "alembic_version"


def old_database(file: Path, revision: str, rows: int) -> Rows:
    """Make a database with the tables of a revision and so many rows in each; gives the rows."""
    made = Database(f"sqlite:///{file}")
    made.migrate(to=revision)
    made.engine.dispose()
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in _tables(connection):
            for number in range(1, rows + 1):
                _insert(connection, table, number)
    return rows_of(file)


def rows_of(file: Path) -> Rows:
    """What stands in every table."""
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            table: [dict(row) for row in connection.execute(f'SELECT * FROM "{table}" ORDER BY rowid')]
            for table in _tables(connection)
        }


def lost(before: Rows, after: Rows) -> list[str]:
    """What was there before and is not, as table and column; a column that is gone is lost too."""
    return [
        f"{table}.{column}"
        for table, rows in before.items()
        for row, now in zip(rows, after.get(table, []) + [{}] * len(rows), strict=False)
        for column, value in row.items()
        if now.get(column) != value
    ]


def _tables(connection: sqlite3.Connection) -> list[str]:
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    return [str(row[0]) for row in connection.execute(names) if row[0] != OURS]


def _insert(connection: sqlite3.Connection, table: str, number: int) -> None:
    columns = connection.execute(f'SELECT name, type FROM pragma_table_info("{table}")').fetchall()
    named = {str(row[3]) for row in connection.execute(f'PRAGMA foreign_key_list("{table}")')}
    values = [_value(str(name), str(kind), name in named, number) for name, kind in columns]
    places = ", ".join("?" * len(values))
    names = ", ".join(f'"{name}"' for name, _ in columns)
    connection.execute(f'INSERT INTO "{table}" ({names}) VALUES ({places})', values)


def _value(column: str, kind: str, names_another: bool, number: int) -> object:
    """A value of a kind of column; the same number gives what names the row of another table."""
    if "CHAR" in kind or "TEXT" in kind:
        return f"{number:032x}" if names_another or column in ("id", "key_hash") else f"{column} {number}"
    if "DATE" in kind or "TIME" in kind:
        return f"2026-01-{number % 28 + 1:02} 08:00:00.000000"
    return {"JSON": "[]", "BLOB": b"x", "BOOLEAN": 0, "FLOAT": 1.5}.get(kind, number)
