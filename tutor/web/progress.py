"""What a learner has solved, remembered without an account: an identifier in a signed cookie."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta

import msgspec
from flask import current_app, g, session
from sqlalchemy.exc import SQLAlchemyError

from tutor.lessons.model import Course
from tutor.puzzles.judge import UnknownOption, judge
from tutor.rules import RulesError
from tutor.storage.database import Database
from tutor.storage.learning import JudgedAnswer, Stars, keep_answers, new_learner_id, stars_of
from tutor.storage.models import now
from tutor.web.answering import HELP_ANSWER, State
from tutor.web.errors import Refused
from tutor.web.lesson_view import PreparedLesson
from tutor.web.messages import N_
from tutor.web.school import school

MOST_SENT = 200
"""As many answers as one request may bring; static/js/outbox.js sends more in parts."""


LONGEST_AWAY = timedelta(days=60)
"""As long as an answer may have waited; an older moment is a wrong clock."""


class SentAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer as a browser sends it, perhaps long after it was given."""

    id: uuid.UUID
    lesson: str
    step: int
    answer: list[str]
    help: int = 0
    at: datetime | None = None


class SentAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser had in its outbox."""

    answers: list[msgspec.Raw]


def database() -> Database:
    """The database of the application that answers this request."""
    found: Database = current_app.extensions["database"]
    return found


def learner_stars(course: Course) -> Stars:
    """Every puzzle of the course that this learner has solved; none for a newcomer."""
    learner = session.get("id")
    if learner is None:
        return {}
    if "stars" not in g:
        try:
            g.stars = stars_of(database(), learner, course.name)
        except SQLAlchemyError:
            current_app.logger.exception("The stars of a learner could not be read")
            g.stars = {}  # a lesson can be learned without them
    stars: Stars = g.stars
    return stars


def store_form_answer(prepared: PreparedLesson, step: int, state: State) -> int:
    """Keep the answer of a form; gives the status of the page, 503 when it could not be kept."""
    task = prepared.task(step)
    if task is None or not state.answered:
        return 200
    judgement = judge(task, state.taps)
    answer = JudgedAnswer(
        id=str(uuid.uuid4()),
        course=prepared.course.name,
        lesson=prepared.lesson.slug,
        step=step,
        given=state.taps,
        verdict=judgement.verdict,
        misconceptions=judgement.misconceptions,
        help=state.help,
    )
    try:
        keep_answers(database(), _learner(), [answer])
    except SQLAlchemyError:
        current_app.logger.exception("An answer could not be kept")
        return 503
    return 200


def store_sent_answers(course: Course, body: bytes) -> dict[str, object]:
    """Judge and keep what a browser sends, and tell its stars.

    An answer that cannot be read, or to a puzzle that is no longer there, is passed over: it never will be
    better. Raises ``Refused`` for a body that no page of ours sends.
    """
    try:
        sent = msgspec.json.decode(body, type=SentAnswers)
    except msgspec.MsgspecError as error:
        raise Refused(400, N_("The tutor could not read what was sent. Go back and try again.")) from error
    if len(sent.answers) > MOST_SENT:
        raise Refused(413, N_("The tutor could not read what was sent. Go back and try again."))
    judged: list[JudgedAnswer] = []
    for answer in sent.answers:
        found = _judged(course, answer)
        if found is not None:
            judged.append(found)
    if judged:
        keep_answers(database(), _learner(), judged)
    stars = stars_of(database(), session["id"], course.name) if "id" in session else {}
    return {"stars": {f"{lesson}/{step}": won for (lesson, step), won in stars.items()}}


def _judged(course: Course, raw: msgspec.Raw) -> JudgedAnswer | None:
    try:
        sent = msgspec.json.decode(raw, type=SentAnswer)
    except msgspec.MsgspecError:
        return None
    lesson = school().lesson(course, sent.lesson)
    task = school().prepared(course, lesson).task(sent.step) if lesson else None
    if (
        task is None
        or not 0 <= sent.help <= HELP_ANSWER
        or len(sent.answer) > len(task.position.game.squares)
    ):
        return None
    given = tuple(dict.fromkeys(sent.answer))
    try:
        judgement = judge(task, given)
    except (RulesError, UnknownOption):
        return None
    return JudgedAnswer(
        id=str(sent.id),
        course=course.name,
        lesson=sent.lesson,
        step=sent.step,
        given=given,
        verdict=judgement.verdict,
        misconceptions=judgement.misconceptions,
        help=sent.help,
        answered=_moment(sent.at),
    )


def _moment(at: datetime | None) -> datetime:
    """When an answer was given, by the clock of a phone: never in the future, never long ago."""
    present = now()
    if at is None or at.tzinfo is None:
        return present
    return min(max(at, present - LONGEST_AWAY), present)


def _learner() -> str:
    if "id" not in session:
        session["id"] = new_learner_id()
        session.permanent = True
    learner: str = session["id"]
    return learner
