"""The pages of the classroom: accounts of teachers, their classes, joining, seats, work and reports."""

from __future__ import annotations

from flask import Flask


def init_classroom(app: Flask) -> None:
    """Put the pages of the classroom into the application."""
    from tutor.web.classroom import accounts, classes, joining, pupils, seats

    for pages in (accounts, classes, joining, pupils, seats):
        app.register_blueprint(pages.blueprint)
    _init_work(app)


def _init_work(app: Flask) -> None:
    """Put in what a teacher gives a class to do, and what came of it."""
    from tutor.web.classroom import assignments, editor, grid, privacy, reports, sets, worksheets

    for pages in (grid, reports, assignments, sets, editor, worksheets, privacy):
        app.register_blueprint(pages.blueprint)
    privacy.init_expiry(app)
