"""Answers as a browser sends them, perhaps long after they were given: reading what came, and when it was."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta

import msgspec

from tutor.storage.models import now
from tutor.web.errors import Refused
from tutor.web.messages import N_

MOST_SENT = 200
"""As many answers as one request may bring; static/js/outbox.js sends more in parts."""

LONGEST_AWAY = timedelta(days=60)
"""As long as an answer may have waited; an older moment is a wrong clock."""


class SentAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle of a lesson or, with a slash in the name, of a round of practice."""

    id: uuid.UUID
    lesson: str
    step: int
    answer: list[str]
    help: int = 0
    at: datetime | None = None

    @property
    def given(self) -> tuple[str, ...]:
        """The answer, each square once."""
        return tuple(dict.fromkeys(self.answer))


class SentAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser had in its outbox."""

    answers: list[msgspec.Raw]


def read_sent(body: bytes) -> list[SentAnswer]:
    """The answers that can be read; the others never will be better.

    Raises ``Refused`` for a body that no page of ours sends.
    """
    try:
        sent = msgspec.json.decode(body, type=SentAnswers)
    except msgspec.MsgspecError as error:
        raise Refused(400, N_("The tutor could not read what was sent. Go back and try again.")) from error
    if len(sent.answers) > MOST_SENT:
        raise Refused(413, N_("The tutor could not read what was sent. Go back and try again."))
    read = []
    for raw in sent.answers:
        try:
            read.append(msgspec.json.decode(raw, type=SentAnswer))
        except msgspec.MsgspecError:
            continue
    return read


def moment(at: datetime | None) -> datetime:
    """When an answer was given, by the clock of a phone: never in the future, never long ago."""
    present = now()
    if at is None or at.tzinfo is None:
        return present
    return min(max(at, present - LONGEST_AWAY), present)
