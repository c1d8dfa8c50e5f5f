"""Erases what nobody uses any more: when the tutor starts, and later when forms are sent.

No scheduler is needed for this. While the computer's clock cannot be trusted, nothing is erased because of
its age.
"""

from collections.abc import Callable
from datetime import timedelta
from time import monotonic

from flask import Flask, request
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.access.throttle import prune_misses
from tutor.classroom.people.bin import KEPT, empty_bin, expire_classes
from tutor.classroom.people.erasing import expire_learners
from tutor.classroom.people.one_time_visitors import KEPT as PASSED
from tutor.classroom.people.one_time_visitors import expire_one_time_visitors, make_room
from tutor.storage.clock import ClockLook, clock_sentence, date_anew, look_at_clock
from tutor.storage.database import Database
from tutor.storage.learners.pretend import prune_pretend
from tutor.storage.models import now

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def init_expiry(app: Flask) -> None:
    """Erase what has expired, now and later when forms are sent.

    Idle classes and learners are erased daily, old records of wrong guesses hourly; the clock is checked
    every five minutes.
    """
    found: Database = app.extensions["database"]
    _now_and_every(app, DAY, lambda: forget_idle(app), "What nobody uses could not be erased")
    _now_and_every(app, 5 * MINUTE, lambda: look(app), "What the clock says could not be kept")
    _now_and_every(app, HOUR / 4, lambda: keep_room(app), "Room for new learners could not be made")
    _now_and_every(app, HOUR, lambda: prune_misses(found), "Old misses could not be erased")
    _now_and_every(app, HOUR, lambda: prune_pretend(found), "Old pretend pupils could not be erased")


def look(app: Flask) -> ClockLook:
    """Look at the clock and log a jump; once it is trusted again, correct the dates written meanwhile."""
    found: Database = app.extensions["database"]
    longest = max(app.permanent_session_lifetime, timedelta(days=app.config["CLASS_DAYS"]))
    seen = look_at_clock(found, now(), longest)
    if seen.has_jumped:
        app.logger.warning(clock_sentence(seen))
        if seen.may_erase:
            date_anew(found, seen.at)
    return seen


def forget_idle(app: Flask) -> None:
    """Erase classes and learners that have been idle for too long, if the clock is trusted."""
    seen = look(app)
    if not seen.may_erase:
        if not seen.has_jumped:
            app.logger.warning(clock_sentence(seen))
        return
    found: Database = app.extensions["database"]
    days, idle = app.config["CLASS_DAYS"], app.permanent_session_lifetime.days
    date_anew(found, seen.at)
    if days > 0 and (unused := expire_classes(found, days, seen.at)):
        app.logger.warning("%s classes went into the bin: nobody used them for %s days", len(unused), days)
    if emptied := empty_bin(found, days, seen.at):
        app.logger.warning("%s classes were erased: in the bin for %s days", len(emptied), KEPT.days)
    if gone := expire_learners(found, idle, seen.at):
        app.logger.warning("%s learners were erased: they did nothing for %s days", gone, idle)
    if passed := expire_one_time_visitors(found, seen.at):
        days = PASSED.days
        app.logger.warning("%s learners were erased: they passed by, more than %s days ago", passed, days)


def keep_room(app: Flask) -> None:
    """Erase one-time visitors if there are too many learners, and the clock is trusted."""
    found: Database = app.extensions["database"]
    seen = look(app)
    if not seen.may_erase:
        return
    gone, there_is_room = make_room(found, seen.at)
    if gone:
        app.logger.warning("%s learners who passed by were erased: there were too many", gone)
    app.extensions["strangers"].are_full = not there_is_room


def _now_and_every(app: Flask, seconds: float, erase: Callable[[], object], failure: str) -> None:
    """Call ``erase`` now, and again with the first form after so many seconds; only log database errors."""
    due = monotonic()

    def erase_when_due() -> None:
        nonlocal due
        if monotonic() < due:
            return
        due = monotonic() + seconds
        try:
            erase()
        except SQLAlchemyError:
            app.logger.exception(failure)

    erase_when_due()

    @app.before_request
    def erase_with_a_form() -> None:
        if request.method == "POST":
            erase_when_due()
