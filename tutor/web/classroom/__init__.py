"""The pages of the classroom: accounts of teachers, their classes, joining, seats, work and reports."""

from __future__ import annotations

from flask import Flask

from tutor.web.site.languages import Catalogues


def init_classroom(app: Flask, catalogues: Catalogues) -> None:
    """Put the pages of the classroom into the application."""
    from tutor.web.classroom.access import accounts, networks
    from tutor.web.classroom.demo import console, preview, pupil_board, remotes
    from tutor.web.classroom.people import (
        bin,
        classes,
        joining,
        many_pupils,
        names,
        pretend,
        pupils,
        seat_bar,
        seats,
    )
    from tutor.web.classroom.screens import board_updates
    from tutor.web.classroom.screens.screen_cache import Screens
    from tutor.web.classroom.screens.streams import Hub
    from tutor.web.classroom.work.course_choice import frame_of_class
    from tutor.web.learn.course_library import library_of

    app.config.setdefault("STREAMS", 3000)
    app.config.setdefault("WAITING_STREAMS", 0)
    drawn = Screens(app.extensions["database"], catalogues, library_of(app))
    app.extensions["screens"] = drawn
    app.extensions["hub"] = Hub(app, app.extensions["broker"], drawn)
    teaching = (
        accounts,
        bin,
        board_updates,
        classes,
        console,
        many_pupils,
        names,
        networks,
        preview,
        pupils,
        remotes,
    )
    for pages in (*teaching, pretend, pupil_board, joining, seat_bar, seats):
        app.register_blueprint(pages.blueprint)
    app.jinja_env.globals.update(seat_bar=seat_bar.seat_bar, frame_of_class=frame_of_class)
    _init_work(app)


def _init_work(app: Flask) -> None:
    """Put in what a teacher gives a class to do, and what came of it."""
    from tutor.web.classroom.access import expiry, privacy
    from tutor.web.classroom.work import (
        assignments,
        editor,
        lesson_plans,
        progress_table,
        reports,
        sets,
        test_results,
        worksheets,
    )

    for pages in (progress_table, reports, test_results, assignments, sets, editor, worksheets):
        app.register_blueprint(pages.blueprint)
    for pages in (lesson_plans, privacy):
        app.register_blueprint(pages.blueprint)
    expiry.init_expiry(app)
