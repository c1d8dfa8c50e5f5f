"""The map of a course: its stages with how far one has come, one way on, and the ten for today."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from tests.web.learn.test_stations import COURSE, solve
from tutor.web.learn.path import course_map
from tutor.web.site.languages import LANGUAGES

MAP = "/en/learn/othello/"
STAGE = re.compile(r'<h2><svg class="pips".*?</svg> (.*?) <span class="number">(.*?)</span></h2>')


def test_each_stage_says_how_many_of_its_lessons_are_done(stranger: FlaskClient) -> None:
    before = STAGE.findall(stranger.get(MAP).text)
    assert before == [
        ("First steps", "0 of 3"),
        ("Rules", "0 of 7"),
        ("First strategy", "0 of 4"),
        ("Player", "0 of 6"),
        ("Master", "0 of 4"),
    ]
    for lesson in COURSE.lessons[:2]:
        solve(stranger, lesson)
    assert STAGE.findall(stranger.get(MAP).text)[0] == ("First steps", "2 of 3")


def test_the_stage_is_told_by_pips_and_not_by_colour_alone(stranger: FlaskClient) -> None:
    drawn = re.findall(r'<svg class="pips".*?</svg>', stranger.get(MAP).text)
    assert [(pips.count("<circle"), pips.count("currentColor")) for pips in drawn] == [
        (5, n) for n in range(1, 6)
    ]


def test_there_is_one_main_button_and_it_leads_on(stranger: FlaskClient) -> None:
    solve(stranger, COURSE.lessons[0])
    page = stranger.get(MAP).text
    mains = re.findall(r'class="(?:[^"]* )?main"[^>]*>([^<]*)', page)
    assert mains == ["Continue"]
    assert re.search(r'class="button main" href="/en/learn/othello/start/', page)


@pytest.mark.parametrize("course", ["othello", "go"])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_ten_for_today_stand_beside_the_path_of_each_course(
    stranger: FlaskClient, tag: str, course: str
) -> None:
    page = stranger.get(f"/{tag}/learn/{course}/").text
    assert page.count(f'href="/{tag}/practise/daily/') == 1
    assert "%(" not in page


def test_the_week_stands_there_once_something_was_practised(stranger: FlaskClient) -> None:
    assert 'class="days"' not in stranger.get(MAP).text
    solve(stranger, COURSE.lessons[0])
    assert "1 day this week" in stranger.get(MAP).text


def test_who_has_done_everything_is_led_to_the_ten_for_today(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = {(lesson.slug, name): 3 for lesson in COURSE.lessons for name in lesson.names}
    monkeypatch.setattr(course_map, "learner_stars", lambda _course: every)
    page = stranger.get(f"{MAP}?done=1").text  # no kept page
    assert 'aria-current="step"' not in page
    assert re.search(r'href="/en/practise/daily/[^"]*" class="main"', page)
