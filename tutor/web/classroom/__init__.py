"""The pages of the classroom: accounts of teachers, their classes, joining, seats, work and reports."""

from flask import Flask

from tutor.web.site.languages import Catalogues


def init_classroom(app: Flask, catalogues: Catalogues) -> None:
    """Put the pages of the classroom into the application."""
    from tutor.web.classroom.access import accounts, network_choice
    from tutor.web.classroom.demo import console, preview, pupil_board, remote_pages
    from tutor.web.classroom.people import (
        bin_pages,
        class_pages,
        joining,
        many_pupils,
        name_list_page,
        pretend_pages,
        pupils,
        seat_bar,
        seat_pages,
    )
    from tutor.web.classroom.screens import board_updates
    from tutor.web.classroom.screens.board_streams import Hub
    from tutor.web.classroom.screens.screen_cache import Screens
    from tutor.web.classroom.work.course_choice import frame_of_class
    from tutor.web.learn.course_library import library_of

    app.config.setdefault("STREAMS", 3000)
    app.config.setdefault("WAITING_STREAMS", 0)
    drawn = Screens(app.extensions["database"], catalogues, library_of(app))
    app.extensions["screens"] = drawn
    app.extensions["hub"] = Hub(app, app.extensions["broker"], drawn)
    teaching = (
        accounts,
        bin_pages,
        board_updates,
        class_pages,
        console,
        many_pupils,
        name_list_page,
        network_choice,
        preview,
        pupils,
        remote_pages,
    )
    for pages in (*teaching, pretend_pages, pupil_board, joining, seat_bar, seat_pages):
        app.register_blueprint(pages.blueprint)
    app.jinja_env.globals.update(seat_bar=seat_bar.seat_bar, frame_of_class=frame_of_class)
    _init_work(app)


def _init_work(app: Flask) -> None:
    """Put in what a teacher gives a class to do, and what came of it."""
    from tutor.web.classroom.access import expiry, privacy_pages
    from tutor.web.classroom.work import (
        assignment_pages,
        editor,
        lesson_plans,
        progress_pages,
        reports,
        set_pages,
        test_results,
        worksheets,
    )

    for pages in (progress_pages, reports, test_results, assignment_pages, set_pages, editor, worksheets):
        app.register_blueprint(pages.blueprint)
    for pages in (lesson_plans, privacy_pages):
        app.register_blueprint(pages.blueprint)
    expiry.init_expiry(app)
