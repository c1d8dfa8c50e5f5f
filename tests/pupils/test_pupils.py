"""The lessons teach: a pupil who knows what they print, and nothing else, plays and answers better."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.bench.support.players import level, match, most_discs
from tests.pupils.course import (
    FRESH,
    FRESH_LATE,
    Plays,
    Score,
    about,
    asked_for_a_move,
    fresh_boards,
    lessons,
    pupil_after,
    score,
    solved,
)
from tests.pupils.making import LATE, LATE_SEED, SEED, boards
from tests.pupils.pupil import Pupil
from tests.pupils.weighing import RULES
from tutor.games.table import find_game
from tutor.lessons.stored_proofs import board_hash
from tutor.puzzles.twin import IMAGES, make_twin

LAST = 23
MASTERED = 0.8
"""So much of what a lesson asks, solved at once, is the lesson mastered."""


def plays(pupil: Pupil) -> Plays:
    return lambda position: pupil.move(position, 0)


def guesses(seed: int) -> Plays:
    chance = Random(f"guesses {seed}")
    return lambda position: chance.choice(position.legal_moves())


def test_the_lessons_print_rules_that_a_pupil_can_follow_each_in_one_lesson() -> None:
    printed = Counter(rule for lesson in lessons() for rule in lesson.teaches)
    assert set(printed) == RULES
    assert set(printed.values()) == {1}


def test_a_pupil_plays_the_same_for_the_same_seed_and_anything_where_it_knows_no_rule() -> None:
    start, knows = find_game("othello").start(), pupil_after(12)
    assert [knows.move(start, 7) for _ in range(3)] == [knows.move(start, 7)] * 3
    assert {Pupil.of(()).move(start, seed) for seed in range(40)} == set(start.legal_moves())
    with pytest.raises(ValueError, match="jumps"):
        Pupil.of(["jumps"])


def test_after_lesson_12_a_pupil_beats_level_3_and_who_flips_most_does_not() -> None:
    assert match(pupil_after(12).move, level(3), 20) / 20 >= 0.7
    assert match(most_discs, level(3), 20) / 20 <= 0.5


def test_each_rule_is_worth_something_on_boards_that_stand_nowhere_in_the_course() -> None:
    asked = fresh_boards()
    nothing, early, late = (score(plays(pupil_after(n)), asked) for n in (10, 12, LAST))
    greedy = score(lambda position: most_discs(position, 0), asked)
    assert nothing.right < early.right < late.right
    assert late.right >= 0.65
    assert late.loss <= 4
    assert early.loss - late.loss >= 2
    assert greedy.loss >= 12


@cache
def without(rule: str, file: Path = FRESH) -> Score:
    return score(plays(pupil_after(LAST, rule)), fresh_boards(file))


@pytest.mark.parametrize("rule", sorted(RULES))
def test_a_rule_taken_away_costs_discs_on_boards_of_all_kinds(rule: str) -> None:
    assert without(rule).loss > without("").loss
    assert without(rule).right <= without("").right


@pytest.mark.parametrize("rule", ["keeps-parity", "wedges"])
def test_regions_and_edges_show_near_the_end_as_well(rule: str) -> None:
    less, whole = without(rule, FRESH_LATE), without("", FRESH_LATE)
    assert less.loss >= whole.loss + 0.05
    assert less.right < whole.right


THEMES = (
    "keeps-parity",
    "takes-corner",
    "fewest-replies",
    "keeps-own-moves",
    "grows-stable",
    "fewest-frontier",
    "only-gifts-left",
)
"""Rules that many boards are about. Of wedges and passes there are few; a look ahead sees given corners."""


@pytest.mark.parametrize("rule", THEMES)
def test_a_rule_taken_away_costs_discs_on_boards_that_are_about_it(rule: str) -> None:
    asked = about(rule)
    assert len(asked) >= 30
    whole, less = (score(plays(pupil_after(LAST, one)), asked) for one in ("", rule))
    assert less.loss - whole.loss >= 0.1
    assert less.right < whole.right


@pytest.mark.parametrize(("file", "seed", "discs"), [(FRESH, SEED, None), (FRESH_LATE, LATE_SEED, LATE)])
def test_the_first_of_these_boards_is_made_again_from_their_seed(
    file: Path, seed: str, discs: range | None
) -> None:
    made = boards(seed, discs) if discs else boards(seed)
    assert next(made) == file.read_text("utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("number", "rule"),
    [
        (12, "takes-corner"),
        (12, "fewest-replies"),
        (17, "keeps-own-moves"),
        (22, "keeps-parity"),
    ],
)
def test_a_rule_taken_away_lowers_what_is_solved_in_its_lesson(number: int, rule: str) -> None:
    (lesson,) = (lesson for lesson in lessons() if rule in lesson.teaches)
    steps = asked_for_a_move(lesson)
    assert solved(plays(pupil_after(number, without=rule)), steps) < solved(plays(pupil_after(number)), steps)


def test_who_guesses_masters_hardly_a_lesson() -> None:
    strategic = [steps for lesson in lessons() if len(steps := asked_for_a_move(lesson)) >= 3]
    assert len(strategic) >= 10
    mastered = [solved(guesses(seed), steps) >= MASTERED for seed in range(20) for steps in strategic]
    assert sum(mastered) / len(mastered) <= 0.05


def test_the_boards_of_the_pupils_stand_nowhere_in_the_course() -> None:
    game = find_game("othello")
    asked = {
        board_hash(make_twin(game, step, image).position(game) if image else step.position(game))
        for lesson in lessons()
        for step in lesson.steps
        if not step.game
        for image in IMAGES
    }
    for file in (FRESH, FRESH_LATE):
        assert len(fresh_boards(file)) >= 90
        assert not asked & {board_hash(board.position) for board in fresh_boards(file)}
