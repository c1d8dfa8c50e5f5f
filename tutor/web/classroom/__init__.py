"""The pages of the classroom: accounts of teachers, their classes, joining, and a pupil's seat."""

from __future__ import annotations

from flask import Flask


def init_classroom(app: Flask) -> None:
    """Put the pages of the classroom into the application."""
    from tutor.web.classroom import accounts, classes, grid

    for pages in (accounts, classes, grid):
        app.register_blueprint(pages.blueprint)
