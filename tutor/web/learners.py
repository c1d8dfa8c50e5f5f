"""Who asks: a learner without an account, known by an identifier in a signed cookie; and the database."""

from __future__ import annotations

from flask import current_app, session

from tutor.storage.database import Database
from tutor.storage.learning import new_learner_id


def database() -> Database:
    """The database of the application that answers this request."""
    found: Database = current_app.extensions["database"]
    return found


def known_learner() -> str | None:
    """Who asks, if the browser has a cookie of ours."""
    learner: str | None = session.get("id")
    return learner


def learner_id() -> str:
    """Who asks; a stranger becomes a learner."""
    if "id" not in session:
        session["id"] = new_learner_id()
        session.permanent = True
    learner: str = session["id"]
    return learner
