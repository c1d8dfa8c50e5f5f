"""The way on from a game that a course offered: at a station, or on the board of a lesson's ending."""

from dataclasses import dataclass

from flask import url_for

from tutor.lessons.model import Beside, Course, Lesson
from tutor.web.board.board_link import position_code
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import library
from tutor.web.learn.lesson_ending import idea_step
from tutor.web.learn.path.course_map import station_of
from tutor.web.play.game_actions import Match
from tutor.web.site.languages import current_language
from tutor.web.site.next_lesson import lesson_ways, way_into
from tutor.web.wording import Wording


@dataclass(frozen=True)
class WayOn:
    """The lesson to go on with, what the game is about, and the ending of the lesson that it came from."""

    on: View | None = None
    idea: str | None = None
    back: View | None = None


def way_on(match: Match, wording: Wording) -> WayOn:
    """Where a game leads; nowhere, if no course offered it."""
    courses = library().courses.values()
    if station := station_of(match, courses):
        return WayOn(way_into(station[0]), wording.gettext(station[1].text))
    for course in courses:
        if lesson := _lesson_of(match, course):
            return _after(course, lesson)
    return WayOn()


def counted_in(match: Match) -> Beside | None:
    """What the station or lesson from which a game comes counts beside both sides; None for the pieces."""
    courses = library().courses.values()
    if station := station_of(match, courses):
        return station[1].beside
    return next((lesson.beside for course in courses if (lesson := _lesson_of(match, course))), None)


def _lesson_of(match: Match, course: Course) -> Lesson | None:
    """The lesson whose ending offered this game."""
    game = match.position.game
    if match.stored.start is None or not match.against_computer:
        return None
    for lesson in course.lessons:
        prepared = library().prepared(course, lesson)
        if (place := idea_step(prepared)) is None:
            continue
        board = prepared.positions[place]
        if (board.game, position_code(board)) == (game, match.stored.start):
            return lesson
    return None


def _after(course: Course, lesson: Lesson) -> WayOn:
    """On to the next lesson that may be opened, by its name; back to the ending of the one that was left."""
    view = library().view(course, lesson, current_language())
    ahead = [way for way in lesson_ways(course) if way["number"] > lesson.number]
    lang = current_language().tag
    return WayOn(
        {**ahead[0], "ways": ahead} if ahead else way_into(course),
        view.plain_goal,
        back={
            "url": url_for("learn.finished", lang=lang, course=course.name, lesson=lesson.slug),
            "number": lesson.number,
            "title": view.title,
        },
    )
