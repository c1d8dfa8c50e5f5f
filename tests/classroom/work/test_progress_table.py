from datetime import UTC, datetime, timedelta

import pytest

from tutor.classroom.work.progress_table import Cell, OneAnswer, Stuck, cell_of_puzzle, find_stuck

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def given(*verdicts: str, help: int = 0, apart: timedelta = timedelta(seconds=30)) -> list[OneAnswer]:
    return [
        OneAnswer("flips", "flip-c1", verdict, help, NOON + place * apart)
        for place, verdict in enumerate(verdicts)
    ]


@pytest.mark.parametrize(
    ("verdicts", "stars"),
    [
        (("right",), 3),
        (("not-yet", "right"), 3),
        (("not-yet", "almost", "right"), 2),
        (("not-yet", "not-yet", "not-yet", "right"), 1),
        (("not-yet", "not-yet", "not-yet"), 0),
    ],
)
def test_misses_cost_stars_whatever_the_browser_says_of_help(verdicts: tuple[str, ...], stars: int) -> None:
    assert cell_of_puzzle(given(*verdicts)).stars == stars


def test_help_that_the_browser_tells_of_counts() -> None:
    assert cell_of_puzzle(given("right", help=2)) == Cell(solved=1, stars=1, tried=1, misses=0, helped=1)


def test_whose_answer_was_shown_has_solved_nothing_with_help() -> None:
    for answers in (given("not-yet", help=2), given("not-yet", "not-yet", "not-yet")):
        cell = cell_of_puzzle(answers)
        assert (cell.solved, cell.helped, cell.shown) == (0, 0, 1)


def test_a_puzzle_solved_after_its_answer_was_shown_is_solved_with_help() -> None:
    cell = cell_of_puzzle([*given("not-yet", help=2), OneAnswer("flips", "flip-c1", "right", 2, NOON)])
    assert (cell.solved, cell.helped, cell.shown) == (1, 1, 0)


def test_another_day_a_puzzle_is_begun_anew() -> None:
    answers = given("not-yet", "not-yet", "not-yet")
    tomorrow = OneAnswer("flips", "flip-c1", "right", 0, NOON + timedelta(days=1))
    assert cell_of_puzzle([*answers, tomorrow]).stars == 3


def test_three_misses_one_after_the_other_are_a_call_for_help() -> None:
    answers = given("not-yet", "not-yet", "not-yet")
    assert find_stuck(answers, NOON + timedelta(minutes=2)) == Stuck("flips", "flip-c1", 3, 2)
    assert find_stuck(answers[:2], NOON + timedelta(minutes=2)) is None


def test_one_miss_and_then_nothing_for_long_is_a_call_for_help() -> None:
    assert find_stuck(given("not-yet"), NOON + timedelta(minutes=6)) == Stuck("flips", "flip-c1", 1, 6)


def test_nobody_is_stuck_who_solved_it_or_who_has_gone() -> None:
    assert find_stuck(given("not-yet", "not-yet", "not-yet", "right"), NOON + timedelta(minutes=3)) is None
    assert find_stuck(given("not-yet", "not-yet", "not-yet"), NOON + timedelta(hours=1)) is None


def test_who_answered_by_a_clock_that_was_ahead_is_not_stuck_for_years() -> None:
    misses = given("not-yet", "not-yet", "not-yet", "not-yet")
    assert find_stuck(misses, NOON + timedelta(minutes=6)) is not None
    assert find_stuck(misses, NOON - timedelta(days=9999)) is None
