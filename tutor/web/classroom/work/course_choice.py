"""Which course a page of a class is about, where there are several."""

from __future__ import annotations

from flask import g, request, url_for

from tutor.lessons.model import Course, Lesson
from tutor.storage.people import SchoolClass
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import library
from tutor.web.site.markdown import plain


def courses_of(class_: SchoolClass) -> list[Course]:
    """The courses that a class sees: those chosen for it, else all."""
    courses = list(library().courses.values())
    return [course for course in courses if course.name in (class_.courses or ())] or courses


def course_ticks(class_: SchoolClass | None) -> list[View]:
    """Every course, and whether the class sees it, as a new one does; none where there is one course only.

    A form that is refused shows what was ticked in it.
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
    """The courses that the form chose for a class; None for all of them, or none. One course is no choice."""
    known = library().courses
    if len(known) < 2:
        return class_.courses if class_ else None
    ticked = [name for name in known if name in request.form.getlist("course")]
    return ticked if 0 < len(ticked) < len(known) else None


def course_asked(class_: SchoolClass) -> Course:
    """The course that the request names, else the first that the class sees."""
    return library().courses.get(request.values.get("course", "")) or courses_of(class_)[0]


def course_links(endpoint: str, here: Course, class_: SchoolClass) -> list[View]:
    """The same page for each course that the class sees; none where there is one course only."""
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
    """What a form calls a lesson: its slug, and before it the name of any course but the first."""
    return lesson.slug if course is library().first_course else f"{course.name}/{lesson.slug}"


def find_lesson(key: str) -> tuple[Course, Lesson] | None:
    """The lesson that a form means."""
    name, _, slug = key.rpartition("/")
    course = library().courses.get(name) if name else library().first_course
    lesson = course.lesson(slug) if course else None
    return (course, lesson) if course and lesson else None


def courses_view(class_: SchoolClass | None) -> list[View]:
    """Every course that the class sees with its lessons, as forms and lists name them; for no class, all."""
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
        for course in (courses_of(class_) if class_ else library().courses.values())
    ]
