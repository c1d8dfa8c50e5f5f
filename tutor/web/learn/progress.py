"""A learner's progress in a course: judges and stores answers, and reads the stars that they earned."""

import uuid

from flask import abort, current_app, g
from sqlalchemy.exc import SQLAlchemyError

from tutor.games.base import Game
from tutor.games.errors import RulesError
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import find_game
from tutor.lessons.model import Course
from tutor.lessons.twelve import PLACES
from tutor.puzzles.judge import UnknownOption, judge, least_help
from tutor.puzzles.practice.mixed import lessons_behind
from tutor.storage.learners.forms import FormTry, keep_form_answers
from tutor.storage.learners.learning import JudgedAnswer, Stars, keep_answers, newest_step, stars_of
from tutor.storage.learners.practice import JudgedTry, keep_tries, stored_before
from tutor.web.http.error_pages import Later
from tutor.web.learn.course_library import library
from tutor.web.learn.form_answers import HELP_ANSWER, State
from tutor.web.learn.lesson_view import PreparedLesson
from tutor.web.learn.sent_answers import SentAnswer, moment, read_sent
from tutor.web.learn.twelve.given_answers import NAMED, form_try
from tutor.web.practise.practice_progress import sent_try
from tutor.web.practise.workbench import BUSY, Spending, Visit
from tutor.web.site.learners import database, known_learner, learner_id, reader_mark

MOST_SECONDS = 1.0
"""Seconds of processor time for judging the answers of one request; the browser sends the rest again."""

MOST_OF_STRANGER = 20
"""The most answers taken at once from a browser without our cookie; with the cookie it sends the rest."""


def learner_stars(course: Course) -> Stars:
    """The stars of every puzzle of the course that this learner has solved; empty for a stranger."""
    learner = known_learner()
    if learner is None:
        return {}
    found: dict[str, Stars] = g.setdefault("stars", {})
    if course.name not in found:
        try:
            found[course.name] = stars_of(database(), learner, course.name)
        except SQLAlchemyError:
            current_app.logger.exception("The stars of a learner could not be read")
            return {}  # a lesson can be learned without them
    return found[course.name]


def newest_answered(course: Course) -> tuple[str, str] | None:
    """The lesson and the step that this learner answered last; None for a newcomer."""
    learner = known_learner()
    if learner is None:
        return None
    try:
        return newest_step(database(), learner, course.name)
    except SQLAlchemyError:
        current_app.logger.exception("Where a learner was could not be read")
        return None  # the caller then takes the first lesson not finished


def finished_numbers(course: Course) -> set[int]:
    """The numbers of the lessons of which this learner has solved every puzzle."""
    stars = learner_stars(course)
    return {
        lesson.number
        for lesson in course.lessons
        if all((lesson.slug, name) in stars for name in library().prepared(course, lesson).puzzles)
    }


def lessons_finished(course: Course) -> int:
    """How many lessons this learner has finished without a gap, from the first lesson of a stage on."""
    return lessons_behind(finished_numbers(course), puzzles_of(find_game(course.game)).practice)


def is_behind(game: Game, slug: str) -> bool:
    """Whether this learner has a lesson with this slug, in a course about this game, behind them."""
    found = ((course, course.lesson(slug)) for course in library().courses_of(game))
    return any(lesson is not None and lesson.number <= lessons_finished(course) for course, lesson in found)


def store_form_answer(prepared: PreparedLesson, step: str, state: State) -> int:
    """Store the answer of a form; returns the status of the page: 503 if it could not be stored, else 200."""
    task = prepared.task(step)
    if task is None or state.given is None:
        return 200
    judgement = judge(task, state.given)
    answer = JudgedAnswer(
        id=str(uuid.uuid4()),
        course=prepared.course.name,
        lesson=prepared.lesson.slug,
        step=step,
        given=state.given,
        verdict=judgement.verdict,
        misconceptions=judgement.misconceptions if state.given else (),
        help=max(state.help, least_help(task, state.given)),
        comeback=prepared.comebacks.get(step),
    )
    try:
        keep_answers(database(), learner_id(), [answer])
    except SQLAlchemyError:
        current_app.logger.exception("An answer could not be kept")
        return 503
    return 200


def store_sent_answers(course: Course, body: bytes) -> dict[str, object]:
    """Judge and store the answers that a browser sends, of lessons and of practice, and return the stars.

    409 if they are not those of the browser's present learner; they stay in its outbox. An answer to a puzzle
    that no longer exists is skipped. If judging takes longer than one request may, the judged answers are
    stored and Later is raised: the browser sends all again, and the stored ones take no time then.
    """
    reader, sent = read_sent(body)
    if reader and reader != reader_mark():
        abort(409)
    learner = known_learner()
    if learner is not None:
        kept = stored_before(database(), learner, [str(answer.id) for answer in sent])
        sent = [answer for answer in sent if str(answer.id) not in kept]
    spending = Spending(MOST_SECONDS)
    judged: list[JudgedAnswer] = []
    tries: list[JudgedTry] = []
    tested: list[FormTry] = []
    later: Later | None = None
    with Visit() as visit:
        for place, answer in enumerate(sent):
            is_full = learner is None and len(judged) + len(tries) + len(tested) >= MOST_OF_STRANGER
            if is_full or (place and spending.is_over):
                later = Later(BUSY)
                break
            try:
                if answer.lesson in NAMED:
                    tested += filter(None, [form_try(course, answer)])
                elif "/" in answer.lesson:
                    tries += sent_try(answer, visit)
                elif (found := _judged(library().courses.get(answer.course, course), answer)) is not None:
                    judged.append(found)
            except Later as error:
                later = error
                break
    if judged:
        keep_answers(database(), learner_id(len(judged)), judged)
    if tries:
        keep_tries(database(), learner_id(len(tries)), tries)
    if tested:
        keep_form_answers(database(), learner_id(len(tested)), tested, places=len(PLACES))
    if later is not None:
        raise later
    learner = known_learner()
    stars = stars_of(database(), learner, course.name) if learner else {}
    return {"stars": {f"{lesson}/{step}": won for (lesson, step), won in stars.items()}}


def _judged(course: Course, sent: SentAnswer) -> JudgedAnswer | None:
    lesson = library().lesson(course, sent.lesson)
    prepared = library().prepared(course, lesson) if lesson else None
    step = course.name_of(sent.lesson, sent.step) if isinstance(sent.step, int) else sent.step
    task = prepared.task(step) if prepared and step else None
    if (
        prepared is None
        or step is None
        or task is None
        or not 0 <= sent.help <= HELP_ANSWER
        or len(sent.answer) > len(task.position.game.squares)
    ):
        return None
    given = tuple(sent.answer) if task.select == "game" else sent.given
    try:
        judgement = judge(task, given)
    except (RulesError, UnknownOption):
        return None
    return JudgedAnswer(
        id=str(sent.id),
        course=course.name,
        lesson=sent.lesson,
        step=step,
        given=given,
        verdict=judgement.verdict,
        misconceptions=judgement.misconceptions if given else (),
        help=max(sent.help, least_help(task, given)),
        answered=moment(sent.at),
        comeback=prepared.comebacks.get(step),
    )
