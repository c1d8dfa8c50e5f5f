"""The three cards with which a new class begins: the projector, the phones, the first lesson."""

from flask import g

from tutor.classroom.demo.live_demo import find_live
from tutor.classroom.demo.main_button import next_press
from tutor.games.table import find_game
from tutor.storage.people import SchoolClass, Seat
from tutor.web.board.board_view import View
from tutor.web.classroom.people.links import LISTENS_ALONE, why_no_phone
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.classroom.work.course_choice import courses_of
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain


def first_run(class_: SchoolClass, seats: list[Seat]) -> View | None:
    """Which of the three steps are done, and which is next; None once the class has begun a lesson."""
    live = find_live(database(), class_.id)
    if next_press(live.demo, has_next=False).action != "begin-course":
        return None
    gettext, courses = g.translations.gettext, courses_of(class_)
    why, phones = why_no_phone(), any(seat.seen for seat in seats)
    projector = class_.projected and why is None
    if why == LISTENS_ALONE or (projector and phones):
        now = "begin"
    else:
        now = "phones" if projector else "projector"
    return {
        "version": live.version,
        "projector": projector,
        "phones": phones,
        "now": now,
        "why_no_phone": why,
        "here": len(hub().here(class_.id)),
        "courses": [
            {
                "name": one.name,
                "title": plain(gettext(one.title)),
                "lesson": plain(gettext(one.lessons[0].title)),
            }
            for one in courses
        ],
        "family": find_game(courses[0].game).family,
    }
