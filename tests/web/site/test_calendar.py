"""The calendar of a learner: whole weeks of the reader's own days, and nothing that can be lost."""

from __future__ import annotations

from datetime import UTC, date, datetime

from flask import Flask, g

from tutor.web.site.calendar import WEEKS, calendar, first_day, long_date, own_day, this_week
from tutor.web.site.languages import LANGUAGES

SUNDAY, MONDAY = date(2026, 11, 22), date(2026, 11, 23)


def test_a_calendar_has_whole_weeks_with_today_in_the_last() -> None:
    for today in (SUNDAY, MONDAY):
        found = calendar(set(), today, "en")
        assert [len(row) for row in found["rows"]] == [7] * WEEKS
        assert [day["today"] for row in found["rows"] for day in row].count(True) == 1
        assert any(day["today"] for day in found["rows"][-1])
    assert first_day(SUNDAY) == date(2026, 10, 26)
    assert first_day(MONDAY) == date(2026, 11, 2)


def test_days_are_played_rest_or_ahead() -> None:
    found = calendar({SUNDAY, date(2026, 11, 1), date(2026, 1, 1)}, SUNDAY, "en")
    states = [day["state"] for row in found["rows"] for day in row]
    assert (states.count("played"), states.count("ahead"), states[-1], states[6]) == (
        2,
        0,
        "played",
        "played",
    )
    assert found["played"] == 2
    last = [day["state"] for day in calendar(set(), MONDAY, "en")["rows"][-1]]
    assert last == ["rest", *["ahead"] * 6]


def test_this_week_ends_with_its_sunday_and_forgets_the_one_before() -> None:
    played = {date(2026, 11, 16), date(2026, 11, 18), date(2026, 11, 15), MONDAY}
    week = this_week(played, date(2026, 11, 19))
    states = ["played", "rest", "played", "rest", "ahead", "ahead", "ahead"]
    assert [day["state"] for day in week["days"]] == states
    assert [day["today"] for day in week["days"]].index(True) == 3
    assert week["played"] == 2
    assert this_week(played, MONDAY)["played"] == 1


def test_a_day_begins_at_the_midnight_of_the_reader(app: Flask) -> None:
    late = datetime(2026, 11, 22, 18, 0, tzinfo=UTC)
    for zone, day in (("420", MONDAY), ("-300", SUNDAY), ("0", SUNDAY)):
        with app.test_request_context("/lo/me/", headers={"Cookie": f"zone={zone}"}):
            g.language = LANGUAGES["lo"]
            assert own_day(late) == day


def test_each_language_has_its_own_names_of_days_whichever_was_asked_for_first() -> None:
    monday = [
        calendar((), date(2026, 11, 24), tag)["names"][0]["long"] for tag in ("sw", "zh_Hans", "th", "lo")
    ]
    assert monday == ["Jumatatu", "星期一", "วันจันทร์", "ວັນຈັນ"]


def test_no_language_but_english_has_the_letters_of_english_days() -> None:
    letters = {
        tag: [name["short"] for name in calendar((), date(2026, 11, 24), tag)["names"]]
        for tag in ("en", "th", "sw", "lo", "zh_Hans")
    }
    assert letters["sw"] == ["J3", "J4", "J5", "Al", "Ij", "J1", "J2"]
    assert [tag for tag, names in letters.items() if names == letters["en"]] == ["en"]


def test_a_date_with_its_year_is_of_the_calendar_that_thai_schools_use() -> None:
    day = date(2026, 11, 6)
    assert long_date(day, "th") == "6 พฤศจิกายน 2569"
    assert long_date(day, "en") == "November 6, 2026"
    assert long_date(day, "lo").endswith("2026")
