"""Stores answers to the test of twelve, from forms or from a browser's outbox, without judging them."""

from flask import current_app
from sqlalchemy.exc import SQLAlchemyError

from tutor.lessons.model import Course
from tutor.lessons.twelve import FORMS, PLACES, form_slug
from tutor.storage.learners.forms import FormTry, Given, form_answers, keep_form_answers
from tutor.storage.models import now
from tutor.web.learn.course_library import library
from tutor.web.learn.sent_answers import SentAnswer, moment
from tutor.web.learn.twelve.form_view import find_form
from tutor.web.site.learners import database, known_learner, learner_id

NAMED = {form_slug(name): name for name in FORMS}
"""The forms of the test, by the lesson's name in sent answers."""


def form_try(course: Course, sent: SentAnswer) -> FormTry | None:
    """A sent answer to a board of the test; None for one that is no legal move there."""
    form, place = NAMED[sent.lesson], str(sent.step)
    if len(sent.given) != 1 or not is_move(course, form, place, sent.given[0]):
        return None
    return FormTry(course.name, form, place, sent.given[0], moment(sent.at))


def is_move(course: Course, form: str, place: str, square: str) -> bool:
    """Whether the side to move can play on this square of a board of the test."""
    found = find_form(course, form)
    task = library().prepared(course, found.lesson).task(place) if found else None
    return task is not None and square in task.position.legal_moves()


def keep_given(course: Course, form: str, place: str, square: str) -> int:
    """Store the answer of a page's form; returns the status of the page: 503 if it could not be stored."""
    try:
        one = FormTry(course.name, form, place, square, now())
        keep_form_answers(database(), learner_id(), [one], places=len(PLACES))
    except SQLAlchemyError:
        current_app.logger.exception("An answer could not be kept")
        return 503
    return 200


def own_answers(course: Course, form: str) -> Given:
    """The answers of this learner to a form; empty if they cannot be read."""
    learner = known_learner()
    if learner is None:
        return {}
    try:
        return form_answers(database(), learner, course.name, form)
    except SQLAlchemyError:
        current_app.logger.exception("The answers of a learner could not be read")
        return {}
