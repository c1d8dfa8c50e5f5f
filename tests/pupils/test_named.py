"""Who errs in one way all the time is named to the teacher; who taps at random is hardly ever."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tests.pupils.beliefs import plays
from tests.pupils.course import asked_for_a_move, lessons
from tutor.games.kinds.kind import Task
from tutor.games.othello.kinds.strategy.beliefs import MENDED, REVEALING_SHARE
from tutor.games.table import find_game
from tutor.puzzles.board_keys import board_key
from tutor.puzzles.judge import judge_single
from tutor.puzzles.practice.mastery import RARE, Tried, by_chance, name_misconceptions
from tutor.puzzles.practice.provoking import chances
from tutor.puzzles.practice.rounds import make_round
from tutor.puzzles.puzzle_tasks import task_of

BOARDS = 6
"""After so many boards that tell it a misconception is named."""

LEAST = 4
"""So many boards of the course tell each: a corner that should wait is on offer on four."""

ROUNDS = tuple(
    (drill, level) for drill in ("corners", "mobility", "strategy", "endgame") for level in (1, 5, 9)
)
PRACTISED = 48
"""So many boards of practice, six rounds, that ask for a move."""

PUPILS = 300
MOST_NAMED = 0.05


@cache
def asked() -> list[tuple[str, Task, dict[str, float]]]:
    """Every board of the course that asks for a move of Othello, in its order, with its chances."""
    game = find_game("othello")
    steps = [step for lesson in lessons() for step in asked_for_a_move(lesson) if not step.game]
    tasks = [(board_key(game, step), task_of(game, step)) for step in steps]
    return [(name, task, chances(task)) for name, task in tasks if task.kind == "choose"]


@cache
def practised() -> list[tuple[str, Task, dict[str, float]]]:
    """The boards of some rounds of practice that ask for a good move, with their chances."""
    game = find_game("othello")
    made = [one for drill, level in ROUNDS for one in make_round(game, drill, level, 1)]
    return [
        (board_key(game, one.step), one.task, chances(one.task)) for one in made if one.task.kind == "choose"
    ]


def tried(name: str, task: Task, likely: dict[str, float], tap: str) -> Tried:
    judged = judge_single(task, tap)
    chance = tuple(likely.values())
    return Tried(1, judged.verdict == "right", name, tuple(likely), judged.misconceptions, chance)


def told_by(code: str) -> Iterator[tuple[str, Task, dict[str, float]]]:
    return ((name, task, likely) for name, task, likely in asked() if code in likely)


@pytest.mark.parametrize("code", MENDED)
def test_who_always_errs_so_is_named_within_six_boards_of_the_course_that_tell_it(code: str) -> None:
    telling = list(told_by(code))
    assert len(telling) >= LEAST
    assert all(likely[code] <= REVEALING_SHARE for _, _, likely in telling)
    for first in range(max(1, len(telling) - BOARDS + 1)):
        row = telling[first : first + BOARDS]
        tries = [tried(name, task, likely, plays(code, task.position)) for name, task, likely in row]
        named = {one.code: one for one in name_misconceptions(tries[::-1])}
        assert by_chance((likely[code] for _, _, likely in row), len(row)) < RARE
        assert code in named or any(one.boards == len(row) for one in named.values()), first


def test_who_plays_at_random_through_the_whole_course_is_hardly_ever_named() -> None:
    named = 0
    for seed in range(PUPILS):
        chance = Random(seed)
        tries = [
            tried(name, task, likely, chance.choice(task.position.legal_moves()))
            for name, task, likely in asked()
        ]
        named += bool(name_misconceptions(tries[::-1]))
    assert named / PUPILS <= MOST_NAMED


@pytest.mark.parametrize("code", MENDED)
def test_who_always_errs_so_in_practice_is_named_too(code: str) -> None:
    telling = [one for one in practised() if code in one[2]][:BOARDS]
    tries = [tried(name, task, likely, plays(code, task.position)) for name, task, likely in telling]
    assert code in {one.code for one in name_misconceptions(tries[::-1])}


def test_who_practises_at_random_is_hardly_ever_named() -> None:
    named = 0
    for seed in range(PUPILS):
        chance = Random(seed)
        boards = chance.sample(practised(), PRACTISED)
        tries = [tried(*board, chance.choice(board[1].position.legal_moves())) for board in boards]
        named += bool(name_misconceptions(tries))
    assert named / PUPILS <= MOST_NAMED
