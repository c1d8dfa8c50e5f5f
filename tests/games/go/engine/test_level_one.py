"""The first level is for beginners: who knows what the lessons teach wins often enough against it."""

from collections import Counter
from random import Random

import pytest

from tests.games.go.engine import pupil
from tutor.games.color import Color
from tutor.games.go.engine.move_choice import choose_move
from tutor.games.go.engine.ownership import likely_dead
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Station
from tutor.settings import ROOT

LONGEST = 150


def won_by_the_pupil(
    start: GoPosition, games: int, after: int, *, level: int = 1, always_first: bool = False
) -> float:
    """What part of the games a pupil wins after so many lessons, as Black in every second or in all."""
    rules, won = pupil.taught_until(after), 0
    for number in range(games):
        mine = Color.BLACK if always_first or number % 2 else Color.WHITE
        position, chance = start, Random(f"pupil {number}")
        for turn in range(LONGEST):
            if position.to_move is None:
                break
            theirs = choose_move(position, level, seed=1000 * number + turn).move
            position = position.play(
                pupil.pick(position, chance, rules) if position.to_move is mine else theirs
            )
        if not position.game.first_capture:
            position = position.with_dead(likely_dead(position))
        black, white = position.score()
        won += (black > white) == (mine is Color.BLACK) and black != white
    return won / games


def station(after: str) -> Station:
    """The game on the way after a lesson."""
    (found,) = (one for one in load_courses(ROOT / "lessons")["go"].stations if one.after == after)
    return found


def test_each_rule_that_a_pupil_can_follow_is_printed_by_one_lesson() -> None:
    lessons = load_courses(ROOT / "lessons")["go"].lessons
    assert Counter(rule for lesson in lessons for rule in lesson.teaches) == dict.fromkeys(pupil.RULES, 1)


def test_after_the_lesson_on_atari_a_pupil_wins_the_capture_game() -> None:
    assert won_by_the_pupil(GAMES["capture-go-5x5"].start(), 40, after=5) >= 0.7


@pytest.mark.parametrize(
    ("lesson", "number", "games"), [("out-of-atari", 6, 20), ("whose-land", 8, 12), ("ladder-and-net", 13, 6)]
)
@pytest.mark.slow
def test_a_pupil_wins_more_than_one_game_in_three_on_the_way(lesson: str, number: int, games: int) -> None:
    one = station(lesson)
    start = as_go(one.position())
    assert won_by_the_pupil(start, games, after=number, level=one.level, always_first=True) > 1 / 3


@pytest.mark.slow
def test_who_can_save_stones_wins_more_games_from_the_crossing() -> None:
    one = station("out-of-atari")
    start = as_go(one.position())
    before, after = (
        won_by_the_pupil(start, 20, after=number, level=one.level, always_first=True) for number in (5, 6)
    )
    assert before < after
