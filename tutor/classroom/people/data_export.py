"""Data export: what is stored about a pupil, a class, a teacher or a learner, table by table.

It finds every table that names a learner, a seat, a class or a teacher, so no new table is forgotten. The
pretend pupil of a class is left out.
"""

import base64
from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from sqlalchemy import Connection, Table, select

from tutor.storage.database import Database
from tutor.storage.learners.pretend import PretendPupil
from tutor.storage.models import Base
from tutor.storage.people import SchoolClass, Seat, Teacher

SECRET = frozenset({"key", "code", "password", "key_hash"})
"""Columns with keys, codes and password hashes: they would let others in, so they are not exported."""

Exported = dict[str, list[dict[str, Any]]]
"""Rows by the name of their table."""


def data_of_learner(database: Database, learner_id: str, seats: Iterable[Seat] = ()) -> Exported:
    """What is stored about a learner, and about these of their seats."""
    with database.look() as connection:
        kept = _of_learner(connection, learner_id)
        for seat in seats:
            for table, rows in _at_seat(connection, seat.id).items():
                kept[table] = kept.get(table, []) + rows
    return kept


def data_of_pupil(database: Database, seat: Seat) -> Exported:
    """What is stored about a pupil of a class."""
    with database.look() as connection:
        return _of_seat(connection, seat.id, seat.learner_id)


def data_of_class(database: Database, class_id: str) -> dict[str, Any]:
    """What is stored about a class and, under "pupils", about each of its pupils."""
    with database.look() as connection:
        return _of_class(connection, class_id)


def data_of_teacher(database: Database, teacher_id: str) -> dict[str, Any]:
    """What is stored about a teacher: account, sign-ins, invitations, sets; under "classes" each class."""
    classes = select(SchoolClass.id).where(SchoolClass.teacher_id == teacher_id).order_by(SchoolClass.created)
    with database.look() as connection:
        own = {
            table.name: rows
            for table in _tables("teacher_id")
            if table.name != SchoolClass.__tablename__
            and (rows := _rows(connection, table, "teacher_id", teacher_id))
        }
        taught = [_of_class(connection, class_id) for class_id in connection.execute(classes).scalars().all()]
        teacher = _rows(connection, _table("teacher"), "id", teacher_id)
    return {Teacher.__tablename__: teacher, **own, "classes": taught}


def _of_class(connection: Connection, class_id: str) -> dict[str, Any]:
    class_ = _rows(connection, _table("class"), "id", class_id)
    others = {
        table.name: rows
        for table in _tables("class_id")
        if table.name != Seat.__tablename__ and (rows := _rows(connection, table, "class_id", class_id))
    }
    seats = connection.execute(
        select(Seat.id, Seat.learner_id).where(Seat.class_id == class_id).order_by(Seat.created, Seat.id)
    ).all()
    pupils = [_of_seat(connection, seat, learner) for seat, learner in seats]
    return {SchoolClass.__tablename__: class_, **others, "pupils": pupils}


def _of_seat(connection: Connection, seat_id: str, learner_id: str) -> Exported:
    return _at_seat(connection, seat_id) | _of_learner(connection, learner_id)


def _at_seat(connection: Connection, seat_id: str) -> Exported:
    kept: Exported = {Seat.__tablename__: _rows(connection, _table("seat"), "id", seat_id)}
    for table in _tables("seat_id"):
        if rows := _rows(connection, table, "seat_id", seat_id):
            kept[table.name] = rows
    return kept


def _of_learner(connection: Connection, learner_id: str) -> Exported:
    kept: Exported = {"learner": _rows(connection, _table("learner"), "id", learner_id)}
    for table in _tables("learner_id"):
        if table.name != Seat.__tablename__ and (rows := _rows(connection, table, "learner_id", learner_id)):
            kept[table.name] = rows
    return kept


def _tables(column: str) -> list[Table]:
    tables = Base.metadata.sorted_tables
    return [table for table in tables if column in table.columns and table.name != PretendPupil.__tablename__]


def _table(name: str) -> Table:
    return Base.metadata.tables[name]


def _rows(connection: Connection, table: Table, column: str, value: str) -> list[dict[str, Any]]:
    shown = [one for one in table.columns if one.name not in SECRET]
    found = connection.execute(select(*shown).where(table.columns[column] == value))
    return [{name: _plain(given) for name, given in row.items()} for row in found.mappings()]


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return value.isoformat() if isinstance(value, datetime | date) else value
