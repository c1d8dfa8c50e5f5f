"""Othello Tutor: lessons, puzzles and living boards in five languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import Flask


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """The application; ``config`` goes before the environment, the environment before the defaults.

    Raises ``LessonError`` when a lesson cannot be read and ``SettingError`` when a setting cannot.
    """
    from tutor import settings, web

    app = Flask("tutor.web", static_folder=None)
    app.config.from_mapping(settings.defaults(config or {}))
    app.config.from_mapping(config or {})
    app.extensions["database"] = settings.open_database(app.config["DATABASE_URL"])
    app.extensions["broker"] = settings.open_broker(app.config["REDIS_URL"])
    web.init_app(app)
    return app
