from datetime import date, timedelta

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.games.go.rules.games import GAMES as GO_GAMES
from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.othello.kinds.moves.wrong_rules import wrong_flips
from tutor.puzzles.bank import stored_puzzles
from tutor.puzzles.judge import judge
from tutor.puzzles.practice import rounds
from tutor.puzzles.practice.mixed import MIXED
from tutor.puzzles.practice.mixed import USUAL as PRACTICE
from tutor.puzzles.practice.provoking import provoked
from tutor.puzzles.practice.rounds import (
    DAILY,
    ROUND,
    ROUNDS,
    make_daily,
    make_round,
    rounds_of,
)

DRILLS, MENDING, MENDED_IN = PRACTICE.drills, PRACTICE.mending, PRACTICE.mended_in


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


@pytest.mark.parametrize("drill", ["board", "flips", "corners", "strategy"])
def test_no_puzzle_comes_twice_in_all_rounds_of_a_level(drill: str) -> None:
    seen = [str(made.step) for number in range(ROUNDS) for made in make_round(OTHELLO, drill, 5, number)]
    assert len(set(seen)) == len(seen) == ROUNDS * ROUND


def test_a_number_beyond_the_last_round_names_one_of_them_again() -> None:
    for drill in ("flips", MIXED, "beyond-own"):
        again = make_round(OTHELLO, drill, 5, 2 + rounds_of(drill))
        assert again == make_round(OTHELLO, drill, 5, 2)


def test_no_measure_is_asked_for_a_move_in_practice() -> None:
    puzzles = [made.step.puzzle for drill in DRILLS for made in make_round(OTHELLO, drill, 6, 0)]
    kinds = {puzzle.kind for puzzle in puzzles if puzzle}
    assert "choose" in kinds
    assert not kinds & {"best-move", "which-is-better"}


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


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_round_asks_twice_what_has_but_one_answer(level: int) -> None:
    for number in range(ROUNDS):
        topics = [made.topic for made in make_round(OTHELLO, "board", level, number)]
        assert max(topics.count("start-board"), topics.count("first-player")) <= 1


@pytest.mark.parametrize("level", [1, 2, 9])
def test_a_round_about_points_of_go_asks_for_one_corner_at_most_and_for_other_points(level: int) -> None:
    for number in range(ROUNDS):
        asked = [made.step.puzzle for made in make_round(GO_GAMES["go-5x5"], "go-points", level, number)]
        points = [(one.topic, one.asked_square) for one in asked if one]
        assert [topic for topic, _ in points].count("corner-stone") <= 1
        assert len({point for _, point in points}) >= ROUND - 1


def test_every_misconception_has_its_drill() -> None:
    assert set(MENDING) | set(MENDED_IN) == set(MISCONCEPTIONS)
    assert not set(MENDING) & set(MENDED_IN)


@pytest.mark.parametrize("code", MENDING)
def test_a_drill_against_a_wrong_rule_has_boards_on_which_it_answers_otherwise(code: str) -> None:
    showing = [code in provoked(made.task) for made in make_round(OTHELLO, code, 4, 1)]
    assert sum(showing) >= (6 if code in PRACTICE.one_sided else ROUND)


@pytest.mark.parametrize("code", PRACTICE.one_sided)
@pytest.mark.parametrize("level", [1, 5, 9])
def test_where_a_wrong_rule_shows_by_one_answer_only_two_of_eight_boards_have_another(
    code: str, level: int
) -> None:
    for number in (1, 2, 3):
        usual = [
            PRACTICE.one_sided[code] in made.task.answers for made in make_round(OTHELLO, code, level, number)
        ]
        assert (usual.count(True), usual.count(False)) == (6, 2)


@pytest.mark.parametrize("code", ["placed-but-not-flipped", "flip-without-placing"])
@pytest.mark.parametrize("level", [1, 5, 9])
def test_discs_are_counted_on_many_boards_against_forgetting_half_a_move(code: str, level: int) -> None:
    tasks = [made.task for made in make_round(OTHELLO, code, level, 7)]
    assert len({task.position.cells() for task in tasks}) == ROUND
    assert len({task.answers for task in tasks}) >= ROUND // 2
    assert all(code in provoked(task) for task in tasks)


def test_whoever_believes_the_wrong_rule_misses_each_board_of_its_drill() -> None:
    for made in make_round(OTHELLO, "beyond-own", 4, 3):
        task = made.task
        if task.kind == "flips":
            taps = tuple(sorted(wrong_flips(task.position, task.move or "")["beyond-own"]))
            judged = judge(task, taps)
            assert judged.verdict != "right"
            assert "beyond-own" in judged.misconceptions


@pytest.mark.parametrize("drill", ["flips", "strategy", "beyond-own"])
def test_a_round_reads_no_board_but_its_own(drill: str) -> None:
    rounds._row.cache_clear()
    stored_puzzles.take.cache_clear()
    make_round(OTHELLO, drill, 5, 4)
    assert stored_puzzles.take.cache_info().currsize == ROUND
