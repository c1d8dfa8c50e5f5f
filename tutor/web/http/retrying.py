"""Retries a request when the database server went away in the middle of it.

What the first try had begun was rolled back with its connection. Only a commit whose answer was lost may have
happened; since whatever is sent twice is stored once everywhere, it can be repeated.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from flask import Flask
from sqlalchemy.exc import SQLAlchemyError

from tutor.storage.database import Database

log = logging.getLogger(__name__)

PATIENCE = 8.0
"""Seconds that a request waits for a database server that starts again."""

T = TypeVar("T")


def init_retrying(app: Flask) -> None:
    """Retry a request once if the database was away and is back."""
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
