"""The days on which a learner practised, as a calendar of the reader's own days."""

from collections.abc import Collection
from datetime import date, datetime, timedelta

from babel.dates import format_date, format_skeleton, get_day_names

from tutor.web.board.board_view import View
from tutor.web.site.today import reader_minutes

WEEKS = 4
"""How many weeks are shown, with the present one."""

WEEK = 7

BUDDHIST_ERA = 543
"""The years by which the Buddhist era, used in Thailand, is ahead of the common era."""

SHORT_NAMES = {"sw": ("J3", "J4", "J5", "Al", "Ij", "J1", "J2")}
"""Days from Monday on as local calendars print them, where Unicode's tables use English letters."""


def own_day(moment: datetime) -> date:
    """The day of a moment (with a time zone) by the reader's clock."""
    return (moment + timedelta(minutes=reader_minutes())).date()


def long_date(day: date, locale: str) -> str:
    """A date with its year; in Thai that of the Buddhist era, as schools and devices there write it."""
    if locale == "th":
        return f"{format_skeleton('MMMMd', day, locale=locale)} {day.year + BUDDHIST_ERA}"
    return format_date(day, "long", locale=locale)


def first_day(today: date) -> date:
    """The Monday with which the calendar begins."""
    return today - timedelta(days=today.weekday(), weeks=WEEKS - 1)


def this_week(practised: Collection[date], today: date) -> View:
    """The seven days of the reader's week, each "played", "rest" or "ahead", and how many were played."""
    monday = today - timedelta(days=today.weekday())
    days = [_day(monday + timedelta(days=number), practised, today) for number in range(WEEK)]
    return {"days": days, "played": sum(day["state"] == "played" for day in days)}


def _day(day: date, practised: Collection[date], today: date) -> View:
    state = "ahead" if day > today else "played" if day in practised else "rest"
    return {"state": state, "today": day == today}


def calendar(practised: Collection[date], today: date, locale: str) -> View:
    """The names of the days of a week, and week by week each day with its state, as in `this_week`."""
    begin = first_day(today)
    shown = [begin + timedelta(days=number) for number in range(WEEKS * WEEK)]

    days = [
        {"name": format_skeleton("MMMMEEEEd", day, locale=locale), **_day(day, practised, today)}
        for day in shown
    ]
    # Not Babel's "stand-alone" names: locales share one table of them, in the language first asked for.
    long = get_day_names("wide", "format", locale)
    short = SHORT_NAMES.get(locale) or get_day_names("narrow", "format", locale)
    return {
        "names": [{"short": short[number], "long": long[number]} for number in range(WEEK)],
        "rows": [days[at : at + WEEK] for at in range(0, len(days), WEEK)],
        "played": sum(day["state"] == "played" for day in days),
    }
