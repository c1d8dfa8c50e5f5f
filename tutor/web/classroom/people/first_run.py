"""The three cards with which a new class begins: the wall, the phones, the first lesson."""

from __future__ import annotations

from flask import g

from tutor.classroom.demo.beats import next_press
from tutor.classroom.demo.live import find_live
from tutor.storage.people import SchoolClass, Seat
from tutor.web.board.board_view import View
from tutor.web.classroom.screens.streams import hub
from tutor.web.learn.school import school
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain


def first_run(class_: SchoolClass, seats: list[Seat]) -> View | None:
    """What has happened of the three steps, and which is next; None once the class has begun a lesson."""
    live = find_live(database(), class_.id)
    if next_press(live.demo, has_next=False).deed != "begin-course":
        return None
    wall, phones = class_.projected, any(seat.seen for seat in seats)
    return {
        "version": live.version,
        "wall": wall,
        "phones": phones,
        "now": "begin" if wall and phones else "phones" if wall else "wall",
        "here": len(hub().here(class_.id)),
        "lesson": plain(g.translations.gettext(school().first_course.lessons[0].title)),
    }
