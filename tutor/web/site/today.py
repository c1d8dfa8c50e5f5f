"""Which day it is where the reader is: a new day begins at the reader's midnight, not at that of UTC."""

from datetime import UTC, date, datetime, timedelta

from flask import request

from tutor.web.site.languages import current_language

ZONE = "zone"
"""Name of the cookie in which scripts keep how many minutes the reader's clock is ahead of UTC."""

USUAL_ZONES = {"th": 7 * 60, "lo": 7 * 60, "sw": 3 * 60, "zh-Hans": 8 * 60}
"""Minutes ahead of UTC where a language is spoken, for readers whose cookie has none: no script ran."""

FARTHEST = 14 * 60
"""The most minutes that any clock on Earth is ahead of UTC."""


def reader_day() -> date:
    """The date by the clock of the reader who asks."""
    return (datetime.now(UTC) + timedelta(minutes=reader_minutes())).date()


def latest_day() -> date:
    """The latest date that has begun anywhere on Earth."""
    return (datetime.now(UTC) + timedelta(minutes=FARTHEST)).date()


def reader_minutes() -> int:
    """How many minutes the clock of the reader who asks is ahead of UTC."""
    kept = request.cookies.get(ZONE, "")
    sign, digits = (-1, kept[1:]) if kept.startswith("-") else (1, kept)
    if digits.isascii() and digits.isdigit() and len(digits) <= 3:
        return max(-FARTHEST, min(FARTHEST, sign * int(digits)))
    return USUAL_ZONES.get(current_language().tag, 0)
