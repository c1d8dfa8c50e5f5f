"""The last games of the lessons on edges and on giving a corner: their goals fit what the lessons teach."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from tests.pupils.course import lessons, pupil_after
from tutor.games.base import PASS, Move, Position
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.play_goals import corners, progress
from tutor.games.othello.puzzles import Play
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.course_proofs import BoardsFile
from tutor.puzzles.twin import IMAGES, make_twin
from tutor.settings import ROOT

GAMES = 12
UNHURRIED = 10.0
"""Seconds of processor time a move: more than the level needs."""

GOALS = {"edges": "stable", "giving-a-corner": "margin"}


def last_of(slug: str) -> tuple[int, Step]:
    (lesson,) = (one for one in lessons() if one.slug == slug)
    return lesson.number, lesson.steps[-1]


def reached(slug: str, step: Step, plays: Callable[[Position, int], Move]) -> float:
    """The share of games that reach the goal of a step, played so; the same at each call."""
    assert isinstance(step.puzzle, Play)
    return (
        sum(_reaches(step, step.puzzle, plays, Random(f"{slug} {game}"), game) for game in range(GAMES))
        / GAMES
    )


def _reaches(
    step: Step, puzzle: Play, plays: Callable[[Position, int], Move], chance: Random, game: int
) -> bool:
    positions, moves = [step.position(find_game("othello"))], list[Move]()
    side = positions[0].to_move
    assert side is not None
    while (at := positions[-1]).to_move is not None:
        found = progress(puzzle.aim, side, positions, moves)
        if found.standing != "open":
            break
        if at.must_pass():
            move = PASS
        elif at.to_move is side:
            move = plays(at, game)
        else:
            seed = chance.randrange(2**32)
            move = choose_move(at, puzzle.strength, seed=seed, seconds=UNHURRIED).move
        moves.append(move)
        positions.append(at.play(move))
    return progress(puzzle.aim, side, positions, moves).standing == "reached"


@pytest.mark.parametrize("slug", GOALS)
def test_who_follows_the_lessons_reaches_the_goal_now_and_then_and_who_plays_at_random_hardly_ever(
    slug: str,
) -> None:
    number, step = last_of(slug)
    assert isinstance(step.puzzle, Play) and step.puzzle.aim.kind == GOALS[slug]
    knows, before = pupil_after(number), pupil_after(12)
    share = reached(slug, step, knows.move)
    assert 0.3 <= share <= 0.8
    assert reached(slug, step, before.move) < share
    chance = Random(slug)
    assert reached(slug, step, lambda position, _: chance.choice(position.legal_moves())) <= 0.15


def test_the_game_on_giving_a_corner_begins_where_one_gift_is_far_better_than_all_other_moves() -> None:
    game, (_, step) = find_game("othello"), last_of("giving-a-corner")
    begin = step.position(game)
    file = msgspec.toml.decode((ROOT / "lessons/othello/boards.toml").read_bytes(), type=BoardsFile)
    (stored,) = (one for one in file.boards if one.key == "S21.c4")
    best = max(stored.values, key=stored.values.__getitem__)
    assert all(stored.values[best] - value >= 12 for move, value in stored.values.items() if move != best)
    given = stored.position(game).play(best)
    assert corners(game).intersection(given.legal_moves())
    original = next(
        one
        for lesson in lessons()
        for name, one in zip(lesson.names, lesson.steps, strict=True)
        if name == "twenty-empty-squares"
    )
    twins = [make_twin(game, original, image).position(game) for image in IMAGES if image]
    assert begin.cells() in {twin.cells() for twin in twins}
