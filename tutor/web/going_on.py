"""Where a learner goes on: the lesson that is open, and what else waits today.

It is told from the account. A page that is the same for every stranger carries the ways into all lessons
instead, and static/js/home.js shows the one that this device remembers.
"""

from __future__ import annotations

from datetime import UTC, datetime

from flask import current_app, url_for
from sqlalchemy.exc import SQLAlchemyError

from tutor.lessons.model import Course
from tutor.storage.games import level_last_played, newest_unfinished
from tutor.storage.practice import count_due
from tutor.web.board_view import View
from tutor.web.classroom.locks import locks_here
from tutor.web.languages import current_language
from tutor.web.learners import database, known_learner
from tutor.web.progress import learner_stars
from tutor.web.school import school


def lesson_ways(course: Course) -> list[View]:
    """The way into each lesson that may be opened, and whether every puzzle of it is solved."""
    stars, locks = learner_stars(course), locks_here(course)
    ways = []
    for lesson in course.lessons:
        if lesson.slug in locks:
            continue
        view = school().view(course, lesson, current_language())
        solved = [(lesson.slug, number) in stars for number in view.prepared.puzzles]
        ways.append(
            {
                "name": f"{course.name}/{lesson.slug}",
                "number": lesson.number,
                "title": view.title,
                "url": view.url(),
                "begun": any(solved),
                "solved": sum(solved),
                "puzzles": len(solved),
                "done": all(solved),
            }
        )
    return ways


def where_to_go_on(ways: list[View]) -> View | None:
    """The first open lesson, once any was begun; None for a newcomer and when all is done."""
    if not any(way["begun"] for way in ways):
        return None
    return next((way for way in ways if not way["done"]), None)


def waiting() -> View:
    """What comes back today and the game that was left, for whoever asks; nothing for a stranger."""
    learner = known_learner()
    if learner is None:
        return {"due": 0, "level": None, "game": None}
    try:
        unfinished = newest_unfinished(database(), learner)
        return {
            "due": count_due(database(), learner, datetime.now(UTC)),
            "level": level_last_played(database(), learner),
            "game": url_for("play.game", id=unfinished.id) if unfinished else None,
        }
    except SQLAlchemyError:
        current_app.logger.exception("What waits for a learner could not be read")
        return {"due": 0, "level": None, "game": None}  # one can learn without it
