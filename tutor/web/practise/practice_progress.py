"""A learner's answers in practice: judges and stores them, and reads the first answers to each puzzle."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from flask import current_app
from sqlalchemy.exc import SQLAlchemyError

from tutor.classroom.demo.vote_results import first_votes
from tutor.games.errors import RulesError
from tutor.puzzles.board_keys import board_key
from tutor.puzzles.judge import UnknownOption, judge, least_help
from tutor.puzzles.practice.drills import MAKER_VERSION, drill_of
from tutor.puzzles.practice.mastery import Tried
from tutor.puzzles.practice.provoking import chances
from tutor.puzzles.practice.rounds import MENDED_IN
from tutor.storage.learners.practice import (
    TRIED,
    Comeback,
    FirstAnswer,
    JudgedTry,
    first_answers,
    first_lesson_answers,
    keep_tries,
)
from tutor.storage.models import now
from tutor.web.http.numbers import whole_number
from tutor.web.learn.course_library import library
from tutor.web.learn.form_answers import HELP_ANSWER, State
from tutor.web.learn.sent_answers import SentAnswer, moment
from tutor.web.practise.rounds import Round, prefix_of, rounds
from tutor.web.practise.workbench import Visit
from tutor.web.site.learners import database, known_learner, learner_id


@dataclass(frozen=True)
class LearnerTry:
    """A learner's first answer to a puzzle, in practice, in a lesson or at the big board.

    ``puzzle`` is its name in practice, "" elsewhere.
    """

    puzzle: str
    drill: str
    tried: Tried
    at: datetime


def store_form_try(found: Round, number: int, state: State) -> int:
    """Store the answer of a form; returns the status of the page: 503 if it could not be stored, else 200."""
    if state.given is None:
        return 200
    tried = _judged(found, number, str(uuid.uuid4()), state.given, state.help, now())
    try:
        keep_tries(database(), learner_id(), [tried])
    except SQLAlchemyError:
        current_app.logger.exception("An answer could not be kept")
        return 503
    return 200


def sent_try(sent: SentAnswer, visit: Visit) -> list[JudgedTry]:
    """The judged answer to a puzzle of a round, as a list; empty for an answer to no round of ours.

    Only this puzzle of the round is set, at the workbench, if it is not set yet. Raises Later.
    """
    version, _, name = sent.lesson.partition("/")
    if version != str(prefix_of(name)):
        tried = _tried_before(sent, version, name)
    else:
        tried = _tried_now(sent, name, visit)
    return [tried] if tried is not None else []


def _tried_now(sent: SentAnswer, name: str, visit: Visit) -> JudgedTry | None:
    found, number = _where_now(name, sent.number)
    if (
        found is None
        or not 1 <= number <= len(found.puzzles)
        or not 0 <= sent.help <= HELP_ANSWER
        or len(sent.answer) > len(found.puzzles[0].game.squares)
    ):
        return None
    if not found.puzzles[number - 1].is_set:
        visit.begin()
    try:
        return _judged(found, number, str(sent.id), sent.given, sent.help, moment(sent.at))
    except (RulesError, UnknownOption):
        return None


def _tried_before(sent: SentAnswer, version: str, name: str) -> JudgedTry | None:
    """An answer that came so late that its round now has other puzzles; it is stored as tried, unjudged."""
    earlier, found = whole_number(version), rounds().find(name)
    if (
        earlier is None
        or not 1 <= earlier < MAKER_VERSION
        or found is None
        or not 1 <= sent.number <= len(found.puzzles)
        or len(sent.answer) > len(found.puzzles[0].game.squares)
        or not 0 <= sent.help <= HELP_ANSWER
    ):
        return None
    puzzle, made = f"{version}/{name}/{sent.number}", found.puzzles[sent.number - 1]
    return JudgedTry(
        id=str(sent.id),
        puzzle=puzzle,
        comeback=Comeback(puzzle, made.topic, made.level),
        board="",
        given=sent.given,
        verdict=TRIED,
        help=sent.help,
        provoked={},
        misconceptions=(),
        at=moment(sent.at),
    )


def _where_now(name: str, number: int) -> tuple[Round | None, int]:
    """The round and the number of a puzzle; the present ones if its set was changed meanwhile."""
    found = rounds().find(name)
    newest = rounds().newest(name, number) if found is None else None
    return (rounds().find(newest[0]), newest[1]) if newest is not None else (found, number)


def _judged(found: Round, number: int, id: str, given: tuple[str, ...], help: int, at: datetime) -> JudgedTry:
    made = found.puzzles[number - 1]
    task, judgement = made.task, judge(made.task, given)
    return JudgedTry(
        id=id,
        puzzle=found.named[number - 1],
        comeback=found.comeback(number),
        board=board_key(made.game, made.step),
        given=given,
        verdict=judgement.verdict,
        help=max(help, least_help(task, given)),
        provoked=chances(task),
        misconceptions=judgement.misconceptions if given else (),
        at=at,
    )


def learner_tries() -> list[LearnerTry]:
    """The first answers of this learner, as `tries_of` gives them; none for a stranger."""
    learner = known_learner()
    return tries_of(learner) if learner is not None else []


def tries_of(learner: str) -> list[LearnerTry]:
    """The first answers of a learner in practice, in lessons and at the big board, the latest first."""
    tries = [*_practice_tries(learner), *_lesson_tries(learner), *_board_tries(learner)]
    return sorted(tries, key=lambda one: one.at, reverse=True)


def practice_tries() -> list[LearnerTry]:
    """The first answers of this learner in practice, the latest first; none for a stranger."""
    learner = known_learner()
    return _practice_tries(learner) if learner is not None else []


def _practice_tries(learner: str) -> list[LearnerTry]:
    try:
        answers = first_answers(database(), learner)
    except SQLAlchemyError:
        current_app.logger.exception("The answers of a learner could not be read")
        return []  # one can practise without them
    return [
        LearnerTry(
            row.puzzle,
            drill,
            _practised(row),
            row.at,
        )
        for row in answers
        if (drill := drill_of(row.topic)) is not None and row.verdict != TRIED
    ]


def _practised(row: FirstAnswer) -> Tried:
    """A stored answer to a puzzle of a round. One stored without chances, by an older version, keeps only the
    misconceptions that are counted without them."""
    clean = _clean(row.verdict, row.help)
    if len(row.chances) == len(row.provoked):
        return Tried(row.level, clean, row.board, row.provoked, row.misconceptions, row.chances)
    seen, shown = (
        tuple(code for code in codes if code not in MENDED_IN) for codes in (row.provoked, row.misconceptions)
    )
    return Tried(row.level, clean, row.board, seen, shown)


def _lesson_tries(learner: str) -> Iterator[LearnerTry]:
    for row in first_lesson_answers(database(), learner):
        course = library().courses.get(row.course)
        lesson = course.lesson(row.lesson) if course else None
        if course is None or lesson is None:
            continue
        prepared = library().prepared(course, lesson)
        task, comeback = prepared.task(row.step), prepared.comebacks.get(row.step)
        if task is None or comeback is None:
            continue
        clean, board = _clean(row.verdict, row.help), prepared.boards[row.step]
        likely = chances(task)
        shown = row.misconceptions
        tried = Tried(comeback.level, clean, board, tuple(likely), shown, tuple(likely.values()))
        yield LearnerTry("", drill_of(comeback.topic) or "", tried, row.at)


def _board_tries(learner: str) -> Iterator[LearnerTry]:
    for vote in first_votes(database(), learner):
        if (drill := drill_of(vote.topic)) is not None:
            judged = vote.judgement
            clean, seen = _clean(judged.verdict, 0), judged.misconceptions
            likely = chances(vote.task)
            tried = Tried(vote.level, clean, vote.board, tuple(likely), seen, tuple(likely.values()))
            yield LearnerTry("", drill, tried, vote.at)


def _clean(verdict: str, help: int) -> bool:
    return verdict == "right" and help == 0
