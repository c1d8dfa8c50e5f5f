"""Applications for tests."""

from __future__ import annotations

from pathlib import Path

from flask import Flask

from tutor import create_app

SECRET = "for tests only"


def make_app(database: Path | str, **settings: object) -> Flask:
    """An application with its database in this file, or at this address."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    return create_app({"TESTING": True, "SECRET_KEY": SECRET, "DATABASE_URL": url, **settings})
