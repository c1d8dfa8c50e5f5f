"""Where a learner goes on: the next lesson, and what else waits today.

For a known learner this comes from the database. A page that is the same for all strangers carries the ways
into all lessons instead, and static/js/site/home.js shows the one that the device remembers.
"""

from datetime import UTC, datetime, timedelta

from flask import current_app, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.games.kinds.kind_table import practice_of, puzzles_of
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Course
from tutor.storage.games import newest_unfinished
from tutor.storage.learners.practice_days import moments_practised
from tutor.web.board.board_view import View
from tutor.web.classroom.work.courses_here import courses_here
from tutor.web.classroom.work.locked_page import locks_here
from tutor.web.learn.course_library import library
from tutor.web.learn.placement_offer import lesson_ahead
from tutor.web.learn.progress import learner_stars
from tutor.web.play.milestones import level_played
from tutor.web.practise.daily import daily_url, daily_view
from tutor.web.practise.practice_progress import practice_tries
from tutor.web.practise.spaced_return import due_today
from tutor.web.site.calendar import own_day, this_week
from tutor.web.site.languages import current_language
from tutor.web.site.learners import database, known_learner
from tutor.web.site.today import reader_day

NOTHING: View = {"week": {"days": [], "played": 0}, "due": 0, "level": None, "game": None, "ten": None}
WEEK_AND_A_DAY = timedelta(days=8)
"""No reader's present week began longer ago than this, in any time zone."""


def lesson_ways(course: Course) -> list[View]:
    """The lessons of a course that may be opened, each with its address and how many puzzles are solved."""
    stars, locks, ahead = learner_stars(course), locks_here(course), lesson_ahead(course)
    ways = []
    for lesson in course.lessons:
        if lesson.slug in locks:
            continue
        view = library().view(course, lesson, current_language())
        solved = [(lesson.slug, name) in stars for name in view.prepared.puzzles]
        ways.append(
            {
                "name": f"{course.name}/{lesson.slug}",
                "course": course.name,
                "number": lesson.number,
                "title": view.title,
                "url": view.url(),
                "begun": any(solved),
                "solved": sum(solved),
                "puzzles": len(solved),
                "done": all(solved),
                "ahead": lesson.number >= ahead,
            }
        )
    return ways


def ways_here() -> list[View]:
    """The ways into the lessons of every course that the reader may see."""
    return [way for course in courses_here() for way in lesson_ways(course)]


def where_to_go_on(ways: list[View]) -> View | None:
    """The first lesson to go on with in courses that were begun; None for a newcomer and when all is done."""
    begun = {way["course"] for way in ways if way["begun"]}
    return first_ahead([way for way in ways if way["course"] in begun and not way["done"]])


def first_ahead(still_open: list[View]) -> View | None:
    """The first of these lessons that is ahead of the learner (`lesson_ahead`), else the first, if any."""
    return next((one for one in still_open if one["ahead"]), next(iter(still_open), None))


def way_into(course: Course) -> View | None:
    """The lesson with which a learner goes on in a course, for a newcomer its first; None when all is done.

    `starts` is set when nothing of the course was begun. `ways` are all its lessons: a device may remember
    where its reader was.
    """
    ways = lesson_ways(course)
    on = where_to_go_on(ways)
    if on is None and ways and not any(way["begun"] for way in ways):
        on = {**ways[0], "starts": True}
    return {**on, "ways": ways} if on else None


def waiting(course: Course) -> View:
    """What waits today: puzzles that come back, the unfinished game, the ten for today, this week's days.

    The level and the ten for today are those of the course's game. A stranger gets `NOTHING`.
    """
    learner, game = known_learner(), find_game(course.game)
    practice = puzzles_of(game).practice or practice_of(USUAL_GAME)
    nothing = {**NOTHING, "ten_url": daily_url(practice)}
    if learner is None:
        return nothing
    try:
        unfinished = newest_unfinished(database(), learner)
        today, now = reader_day(), datetime.now(UTC)
        days = {own_day(moment) for moment in moments_practised(database(), learner, now - WEEK_AND_A_DAY)}
        return {
            "week": this_week(days, today),
            "due": due_today(learner),
            "level": (unfinished.level if unfinished else 0) or level_played(learner, game.family),
            "game": url_for("play.game", id=unfinished.id) if unfinished else None,
            "ten": daily_view(practice_tries(), practice),
            "ten_url": daily_url(practice),
        }
    except SQLAlchemyError:
        current_app.logger.exception("What waits for a learner could not be read")
        return nothing  # one can learn without it
