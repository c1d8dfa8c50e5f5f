"""The code of a class: digits to type, valid for some hours, and hard to guess."""

from datetime import timedelta

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from tutor.classroom.access.keys import new_digits
from tutor.storage.models import now
from tutor.storage.people import SchoolClass, Seat

LASTS = timedelta(hours=3)
GRACE = timedelta(minutes=5)
"""For so long after a code expired, somebody who typed it in time may still give a name."""

SHORTEST = 6
LONGEST = 8
ROOM = 10_000
"""There are so many possible codes for each code in use: one guess in so many opens a class."""

CARD_DIGITS = 12
"""The digits of a card: it opens one pupil's seat and never expires, so it is longer."""


def digits_for(live: int) -> int:
    """How many digits a new code has while ``live`` other codes are valid.

    >>> [digits_for(live) for live in (0, 89, 90, 900, 100_000)]
    [6, 6, 7, 8, 8]
    """
    return next((count for count in range(SHORTEST, LONGEST) if 9 * 10 ** (count - 1) > live * ROOM), LONGEST)


def give_code(session: Session, class_: SchoolClass) -> None:
    """Give a class a new code; its old code opens nothing from now on.

    Expired codes of other classes are deleted after their grace.
    """
    expired = update(SchoolClass).where(SchoolClass.code_expires <= now() - GRACE)
    expired = expired.values(code=None, code_expires=None)
    session.execute(expired.execution_options(synchronize_session=False))
    live = session.scalar(select(func.count()).where(SchoolClass.code.is_not(None))) or 0
    code = new_digits(digits_for(live))
    while session.scalar(select(SchoolClass.id).where(SchoolClass.code == code)):
        code = new_digits(digits_for(live))
    class_.code, class_.code_expires = code, now() + LASTS


def card_code(session: Session) -> str:
    """Digits for a pupil's card that no other card has."""
    code = new_digits(CARD_DIGITS)
    while session.scalar(select(Seat.id).where(Seat.code == code)):
        code = new_digits(CARD_DIGITS)
    return code
