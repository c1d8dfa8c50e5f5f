"""Retries a request when the connection to the database server was lost in the middle of it.

The database rolled back what the first try had begun. Only a commit whose confirmation was lost may have
happened; it can be repeated, since everything that is sent twice is stored once.
"""

import logging
from collections.abc import Callable
from typing import TypeVar

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from tutor.storage.database import Database

log = logging.getLogger(__name__)

PATIENCE = 8.0
"""The most seconds that a request waits for a database server to come back."""

T = TypeVar("T")


def init_retrying(app: Flask) -> None:
    """Let every request be tried once more if the database was lost during it and is back."""
    database: Database = app.extensions["database"]

    def tried(act: Callable[[], T]) -> Callable[[], T]:
        def try_once_more() -> T:
            with database.failures() as failed:
                try:
                    done = act()
                except SQLAlchemyError:
                    if not (failed and database.comes_back(failed[-1], PATIENCE)):
                        raise
                else:
                    if not (failed and database.comes_back(failed[-1], PATIENCE)):
                        return done
            log.warning("The database was away; a request is answered once more")
            return act()

        return try_once_more

    app.preprocess_request = tried(app.preprocess_request)  # type: ignore[method-assign]
    app.dispatch_request = tried(app.dispatch_request)  # type: ignore[method-assign]
