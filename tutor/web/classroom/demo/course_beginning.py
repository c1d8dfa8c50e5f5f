"""Which course a class begins, by the main button or one beside it, and the board shown before that."""

from flask import g, request

from tutor.classroom.demo.actions import await_course
from tutor.classroom.demo.demo import Demo, Place
from tutor.classroom.demo.live_demo import Done, find_live
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.storage.people import SchoolClass
from tutor.web.board.board_view import View
from tutor.web.classroom.demo.next_board import Change, find_row, show
from tutor.web.classroom.screens.board_updates import do
from tutor.web.classroom.work.course_choice import courses_of
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain
from tutor.web.wording.classroom.big_board_words import BEGINS


def ways_to_begin(class_: SchoolClass) -> list[View]:
    """A button for each course that the class sees, shown while the main button begins another."""
    gettext = g.translations.gettext
    return [
        {
            "name": one.name,
            "title": gettext(BEGINS) % {"what": plain(gettext(one.title))},
            "facts": f"!running !at-{one.name}{'' if number else ' !new'}",
        }
        for number, one in enumerate(courses_of(class_))
    ]


def begin_course(class_: SchoolClass, demo: Demo) -> Change:
    """Go on where the class left the course that the form names, else the first that it sees."""
    courses = courses_of(class_)
    wanted = request.form.get("course", "")
    return show(_goes_on_at(demo, next((one for one in courses if one.name == wanted), courses[0])))


def _goes_on_at(demo: Demo, course: Course) -> Place:
    """The step at which a class left a course; after the last step of a lesson, the next lesson."""
    first = course.lessons[0]
    place = demo.stood.get(course.name, Place(course.name, first.slug, first.names[0]))
    row = find_row(place)
    if row is None:
        return Place(course.name, first.slug, first.names[0])
    if place.step not in row.names:
        return Place(course.name, place.name, row.names[0])
    return row.after if row.after is not None and place.step == row.names[-1] else place


def set_board_out(class_: SchoolClass) -> None:
    """Between lessons, show a board of a course that the class sees, if another is shown."""
    courses = courses_of(class_)

    def set_out(demo: Demo, _answers: object) -> Done:
        fits = demo.game == courses[0].game if demo.is_new else _is_of(demo, courses)
        return Done(demo if demo.running or fits else await_course(demo, courses[0].game))

    live = find_live(database(), class_.id)
    if set_out(live.demo, None).demo != live.demo:
        do(class_.id, None, set_out)


def _is_of(demo: Demo, courses: list[Course]) -> bool:
    """Whether the shown board is of one of these courses: by its place, else by its family of games."""
    if demo.place is not None and demo.place.course:
        return any(course.name == demo.place.course for course in courses)
    family = find_game(demo.game).family
    return any(find_game(course.game).family == family for course in courses)
