"""Games on the way: what course.toml may say of them, and that the rules alone win enough of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pupils.course import pupil_after
from tests.support.boards import START
from tests.support.stations import wins_at_random, wins_of
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import load_course, load_courses
from tutor.lessons.model import Station
from tutor.settings import ROOT

COURSE = load_courses(ROOT / "lessons")["othello"]
STATIONS = COURSE.stations
FOR_THE_RULES = STATIONS[:4]
HEAD = """
title = "T"
game = "othello"
description = "D."

[[stations]]
after = "{after}"
title = "A game"
text = "{text}"
game = "{game}"
level = {level}
"""
LESSON = f"""
title = "T"
goal = "G."

[[steps]]
name = "look"
title = "Look"
text = "A board."
board = '''{START}'''
"""


def course(folder: Path, **values: object) -> Path:
    usual = {"after": "first", "text": "Play.", "game": "othello", "level": 1}
    (folder / "course.toml").write_text(HEAD.format(**usual | values), encoding="utf-8")
    (folder / "01-first.toml").write_text(LESSON, encoding="utf-8")
    return folder


def test_a_station_is_read_with_its_board(tmp_path: Path) -> None:
    (station,) = load_course(course(tmp_path)).stations
    assert station == Station("first", "A game", "Play.", "othello", 1)
    assert len(station.position().legal_moves()) == 4


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"after": "gone"}, "there is no lesson 'gone'"),
        ({"game": "chess"}, "chess"),
        ({"level": 0}, "level"),
        ({"level": 11}, "othello has no level 11"),
        ({"text": ""}, "its text is empty"),
        ({"text": "Play `k9`."}, "is not a square of this board"),
    ],
)
def test_a_faulty_station_is_refused(tmp_path: Path, values: dict[str, object], said: str) -> None:
    with pytest.raises(LessonError, match=r"course\.toml") as refused:
        load_course(course(tmp_path, **values))
    assert said in str(refused.value)


@pytest.mark.parametrize("station", FOR_THE_RULES, ids=[station.after for station in FOR_THE_RULES])
def test_who_knows_only_the_rules_wins_some_of_the_games_on_the_way(station: Station) -> None:
    assert 0.35 <= wins_at_random(station, games=40) <= 0.9


def test_after_the_rules_a_game_follows_every_second_lesson_and_no_level_is_below_the_one_before() -> None:
    numbers = {lesson.slug: lesson.number for lesson in COURSE.lessons}
    assert [numbers[one.after] for one in STATIONS] == [3, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]
    assert [one.level for one in STATIONS] == [1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("number", [12, 14])
def test_who_follows_the_lessons_and_slips_in_every_fifth_move_wins_more_than_a_third(number: int) -> None:
    slug = COURSE.lessons[number - 1].slug
    (station,) = (one for one in STATIONS if one.after == slug)
    assert wins_of(pupil_after(number).move, station, games=12) > 1 / 3
