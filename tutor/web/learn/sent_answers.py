"""Reads answers that a browser sends, perhaps long after they were given."""

import uuid
from datetime import datetime, timedelta

import msgspec

from tutor.storage.models import now
from tutor.web.http.error_pages import UNREADABLE, Refused
from tutor.web.http.numbers import whole_number
from tutor.web.http.request_data import read_json

MOST_SENT = 200
"""The most answers in one request; static/js/learn/outbox.js sends more in parts."""

LONGEST_AWAY = timedelta(days=60)
"""The longest time that an answer may have waited; an earlier moment is taken as that of a wrong clock."""


class SentAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle of a lesson or, with a slash in the name, of a round of practice.

    ``step`` is the name of a step of a lesson; a number in a round, and in answers from before steps had
    names. ``course`` is the course of the lesson; "" from pages of older versions.
    """

    id: uuid.UUID
    lesson: str
    step: str | int
    answer: list[str]
    help: int = 0
    at: datetime | None = None
    course: str = ""

    @property
    def number(self) -> int:
        """The number of a puzzle in a round, from 1; 0 if ``step`` is no number."""
        return self.step if isinstance(self.step, int) else whole_number(self.step) or 0

    @property
    def given(self) -> tuple[str, ...]:
        """The answer, each square once."""
        return tuple(dict.fromkeys(self.answer))


class SentAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answers of one learner in a browser's outbox.

    ``reader`` is the mark of that learner; "" if the page does not know whose they are.
    """

    answers: list[msgspec.Raw]
    reader: str = ""


def read_sent(body: bytes) -> tuple[str, list[SentAnswer]]:
    """The mark of their learner, and the answers that can be read.

    Unreadable answers are dropped, since sending them again would not help. Raises ``Refused`` for a body
    that no page of ours sends.
    """
    sent = read_json(body, SentAnswers)
    if len(sent.answers) > MOST_SENT:
        raise Refused(413, UNREADABLE)
    read = []
    for raw in sent.answers:
        try:
            read.append(read_json(raw, SentAnswer))
        except Refused:
            continue
    return sent.reader, read


def moment(at: datetime | None) -> datetime:
    """When an answer was given, by the phone's clock: not later than now, nor before `LONGEST_AWAY` ago."""
    present = now()
    if at is None or at.tzinfo is None:
        return present
    return min(max(at, present - LONGEST_AWAY), present)
