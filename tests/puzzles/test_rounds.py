from datetime import date, timedelta

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.puzzles import MISCONCEPTIONS, judge
from tutor.puzzles.difficulty import LEVELS
from tutor.puzzles.generate import DRILLS, MIXED
from tutor.puzzles.provoking import provoked
from tutor.puzzles.rounds import DAILY, EASY_ONLY, MENDING, ONE_SIDED, ROUND, make_daily, make_round
from tutor.puzzles.wrong_rules import wrong_flips


@pytest.mark.parametrize("drill", [*DRILLS, MIXED])
@pytest.mark.parametrize("level", [1, 2, 5, 10])
def test_a_round_has_eight_different_puzzles_of_its_drill_and_level(drill: str, level: int) -> None:
    puzzles = make_round(OTHELLO, drill, level, 4)
    assert len(puzzles) == ROUND
    assert {made.level for made in puzzles} == {level}
    topics = DRILLS.get(drill) or tuple(topic for topics in DRILLS.values() for topic in topics)
    assert {made.topic for made in puzzles} <= set(topics)
    assert len({str(made.step) for made in puzzles}) == ROUND


def test_rounds_follow_each_other_with_other_puzzles() -> None:
    for drill in ("flips", "corners"):
        seen = [made.step for number in (7, 8, 9) for made in make_round(OTHELLO, drill, 5, number)]
        assert all(seen.count(step) == 1 for step in seen)


def test_a_round_is_always_the_same() -> None:
    assert make_round(OTHELLO, MIXED, 4, 12) == make_round(OTHELLO, MIXED, 4, 12)


def test_the_set_of_a_day_rises_from_easy_to_hard_and_changes_with_the_day() -> None:
    today = date(2026, 11, 20)
    puzzles = make_daily(OTHELLO, today)
    assert len(puzzles) == DAILY
    assert [made.level for made in puzzles] == list(LEVELS)
    assert len({made.topic for made in puzzles}) == DAILY
    assert puzzles == make_daily(OTHELLO, today)
    assert puzzles != make_daily(OTHELLO, today + timedelta(days=1))


def test_every_misconception_has_its_drill() -> None:
    assert set(MENDING) == set(MISCONCEPTIONS)


@pytest.mark.parametrize("code", MENDING)
def test_a_drill_against_a_wrong_rule_has_boards_on_which_it_answers_otherwise(code: str) -> None:
    level = EASY_ONLY.get(code, 4)
    showing = [code in provoked(made.task) for made in make_round(OTHELLO, code, level, 1)]
    assert sum(showing) >= (6 if code in ONE_SIDED else ROUND)


def test_whoever_believes_the_wrong_rule_misses_each_board_of_its_drill() -> None:
    for made in make_round(OTHELLO, "beyond-own", 4, 3):
        task = made.task
        if task.kind == "flips":
            taps = tuple(sorted(wrong_flips(task.position, task.move or "")["beyond-own"]))
            judged = judge(task, taps)
            assert judged.verdict != "right"
            assert "beyond-own" in judged.misconceptions
