"""Pupils play the games with a goal: the last step of a lesson, and any other step that is a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from tests.pupils.course import lessons
from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.play_goals import corners, progress
from tutor.games.othello.puzzles import Play
from tutor.games.table import find_game
from tutor.lessons.model import Lesson, Step

UNHURRIED = 10.0
"""Seconds of processor time a move: more than the levels need."""

Plays = Callable[[Position, int], Move]
"""What is played on a board in the game of this number."""


def goal_games() -> Iterator[tuple[Lesson, str, Step]]:
    """The games with a goal of the course, each with its lesson and the name of its step."""
    for lesson in lessons():
        for name, step in zip(lesson.names, lesson.steps, strict=True):
            if isinstance(step.puzzle, Play):
                yield lesson, name, step


def at_random(name: str) -> Plays:
    """Legal moves at random; the same in a game of the same number."""
    return lambda position, game: Random(f"{name} {game} {position.cells()}").choice(position.legal_moves())


def sparing(position: Position, game: int) -> Move:
    """Misère as its step tells it: no corner if there is another move, and then the fewest own discs."""
    side, rim = position.to_move, corners(position.game)
    assert side is not None
    chance = Random(f"sparing {game} {position.cells()}")
    return min(
        position.legal_moves(),
        key=lambda move: (move in rim, len(position.play(move).pieces(side)), chance.random()),
    )


def reached(name: str, step: Step, plays: Plays, games: int) -> float:
    """The share of so many games that reach the goal of a step, played so; the same at each call."""
    return sum(reaches(name, step, plays, game) for game in range(games)) / games


def reaches(name: str, step: Step, plays: Plays, game: int) -> bool:
    """Whether the goal is reached in the game of this number."""
    puzzle = step.puzzle
    assert isinstance(puzzle, Play)
    chance = Random(f"{name} {game}")
    positions, moves = [step.position(step.game_of(find_game("othello")))], list[Move]()
    begins = positions[0].to_move
    assert begins is not None
    side = Color(puzzle.side) if puzzle.side else begins
    while (at := positions[-1]).to_move is not None:
        if progress(puzzle.aim, side, positions, moves).standing != "open":
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
