"""Stores the answers to the test of twelve boards. A form with all its answers is not changed any more."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select

from tutor.storage.database import Database
from tutor.storage.learners.practice import know_learner
from tutor.storage.models import FormAnswer
from tutor.storage.people import Seat

Given = dict[str, str]
"""The square answered on each board of a form, by the name of the board's place."""


@dataclass(frozen=True)
class FormTry:
    """One answer on a board of a form."""

    course: str
    form: str
    place: str
    given: str
    answered: datetime


def keep_form_answers(
    database: Database, learner_id: str, answers: Iterable[FormTry], *, places: int
) -> None:
    """Store answers in one transaction. Until a form has all its `places`, a later answer replaces one."""
    with database.write() as session:
        know_learner(session, learner_id)
        for one in sorted(answers, key=lambda one: one.answered):
            own = select(FormAnswer).where(
                FormAnswer.learner_id == learner_id,
                FormAnswer.course == one.course,
                FormAnswer.form == one.form,
            )
            kept = {answer.place: answer for answer in session.scalars(own)}
            before = kept.get(one.place)
            if before is None:
                session.add(
                    FormAnswer(
                        learner_id=learner_id,
                        course=one.course,
                        form=one.form,
                        place=one.place,
                        given=one.given,
                        answered=one.answered,
                    )
                )
            elif len(kept) < places and one.answered >= before.answered:
                before.given, before.answered = one.given, one.answered
            session.flush()


def form_answers(database: Database, learner_id: str, course: str, form: str) -> Given:
    query = select(FormAnswer.place, FormAnswer.given).where(
        FormAnswer.learner_id == learner_id, FormAnswer.course == course, FormAnswer.form == form
    )
    with database.look() as connection:
        return {place: given for place, given in connection.execute(query)}


def forms_of_class(database: Database, class_id: str, course: str) -> dict[str, dict[str, Given]]:
    """The answers of the pupils of a class, by the name of the form and by seat."""
    query = (
        select(FormAnswer.form, Seat.id, FormAnswer.place, FormAnswer.given)
        .join(Seat, Seat.learner_id == FormAnswer.learner_id)
        .where(Seat.class_id == class_id, FormAnswer.course == course)
    )
    found: dict[str, dict[str, Given]] = {}
    with database.look() as connection:
        for form, seat, place, given in connection.execute(query):
            found.setdefault(form, {}).setdefault(seat, {})[place] = given
    return found
