"""Which courses a class sees, and which of them a page is about."""

from collections.abc import Collection

from flask import g, request, url_for

from tutor.classroom.people.class_courses import courses_taught_by
from tutor.games.base import Game
from tutor.games.families import family_of
from tutor.games.table import find_game
from tutor.lessons.model import Course, Lesson
from tutor.storage.people import SchoolClass
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import View, board_view
from tutor.web.classroom.access.identity import teacher
from tutor.web.learn.course_library import library
from tutor.web.play.front_pages import sample_position
from tutor.web.play.match_view import wording_here
from tutor.web.site.learners import database
from tutor.web.site.markdown import plain
from tutor.web.site.words import frame_of


def courses_of(class_: SchoolClass | None) -> list[Course]:
    """The courses that a class sees: those chosen, else all; for None, those of the teacher's classes."""
    return _chosen(class_.courses or ()) if class_ else _taught()


def _taught() -> list[Course]:
    """The courses of the classes of the signed-in teacher; all for anybody else."""
    who = teacher()
    return _chosen(courses_taught_by(database(), who.id) or () if who else ())


def _chosen(names: Collection[str]) -> list[Course]:
    """The courses with these names; all if there are none."""
    courses = list(library().courses.values())
    return [course for course in courses if course.name in names] or courses


def boards_of(class_: SchoolClass) -> list[BoardView]:
    """A small board for each course that a class sees."""
    families = (family_of(find_game(course.game)) for course in courses_of(class_))
    return [board_view(sample_position(family), {}, turn=False) for family in families]


def frame_of_class(class_: SchoolClass) -> dict[str, str]:
    """The foot and the header's links of a class's page, of the first course that the class sees."""
    return frame_of(find_game(courses_of(class_)[0].game), wording_here())


def games_asked() -> list[Game]:
    """The games of which a teacher can make puzzles: those of the courses taught."""
    found: dict[str, Game] = {}
    for course in courses_of(None):
        named = {step.game for lesson in course.lessons for step in lesson.steps if step.puzzle and step.game}
        others = sorted(map(find_game, named), key=lambda game: (len(game.squares), game.name))
        found |= {game.name: game for game in (find_game(course.game), *others)}
    return list(found.values())


def course_ticks(class_: SchoolClass | None) -> list[View]:
    """Every course, and whether the class sees it; a new class sees all. Empty if there is only one course.

    A form that was refused keeps what was ticked in it.
    """
    courses = list(library().courses.values())
    seen = courses_of(class_) if class_ else courses
    if len(courses) < 2:
        return []
    if request.method == "POST":
        seen = [one for one in courses if one.name in request.form.getlist("course")]
    gettext = g.translations.gettext
    return [{"name": one.name, "title": plain(gettext(one.title)), "seen": one in seen} for one in courses]


def courses_ticked(class_: SchoolClass | None) -> list[str] | None:
    """The names of the courses that the form chose for a class; None if all or none are ticked.

    If there is only one course, the choice stays as it was.
    """
    known = library().courses
    if len(known) < 2:
        return class_.courses if class_ else None
    ticked = [name for name in known if name in request.form.getlist("course")]
    return ticked if 0 < len(ticked) < len(known) else None


def course_asked(class_: SchoolClass) -> Course:
    """The course that the request names, else the first that the class sees."""
    return library().courses.get(request.values.get("course", "")) or courses_of(class_)[0]


def course_links(endpoint: str, here: Course, class_: SchoolClass) -> list[View]:
    """Links to the same page of each course that the class sees; empty if it sees only one."""
    courses = courses_of(class_)
    if len(courses) < 2:
        return []
    return [
        {
            "title": g.translations.gettext(one.title),
            "url": url_for(endpoint, class_id=class_.id, course=one.name),
            "here": one is here,
        }
        for one in courses
    ]


def lesson_key(course: Course, lesson: Lesson) -> str:
    """A lesson's name in forms: its slug, with the name of its course before it unless that is the first."""
    return lesson.slug if course is library().first_course else f"{course.name}/{lesson.slug}"


def find_lesson(key: str) -> tuple[Course, Lesson] | None:
    """The course and lesson of a `lesson_key`; None if there is none."""
    name, _, slug = key.rpartition("/")
    course = library().courses.get(name) if name else library().first_course
    lesson = course.lesson(slug) if course else None
    return (course, lesson) if course and lesson else None


def courses_view(class_: SchoolClass | None) -> list[View]:
    """The courses of `courses_of` with their lessons, as forms and lists name them."""
    gettext = g.translations.gettext
    return [
        {
            "name": course.name,
            "title": gettext(course.title),
            "lessons": [
                {
                    "key": lesson_key(course, lesson),
                    "slug": lesson.slug,
                    "number": lesson.number,
                    "title": plain(gettext(lesson.title)),
                    "steps": len(lesson.steps),
                }
                for lesson in course.lessons
            ],
        }
        for course in courses_of(class_)
    ]
