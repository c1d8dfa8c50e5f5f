"""Othello Tutor: lessons, puzzles and living boards in five languages."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flask import Flask


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """The application; ``config`` overrides the environment, and the environment overrides the defaults.

    Raises ``LessonError`` when a lesson cannot be read and ``SettingError`` when a setting cannot.
    """
    with _without_collecting():
        from flask import Flask  # not above: a server of greenlets patches what Flask imports

        from tutor import settings, web

        app = Flask("tutor.web", static_folder=None)
        app.config.from_mapping(settings.defaults(config or {}))
        app.config.from_mapping(config or {})
        app.extensions["database"] = settings.open_database(app.config["DATABASE_URL"])
        app.extensions["broker"] = settings.open_broker(app.config["REDIS_URL"])
        web.init_app(app)
        return app


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Do not collect garbage meanwhile: loading leaves hardly any, and a start takes a tenth less time."""
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.enable()
