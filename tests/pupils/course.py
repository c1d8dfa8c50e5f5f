"""Pupils as the lessons make them, and the boards on which they are asked for a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.pupils.pupil import Pupil
from tutor.games.base import Move, Position
from tutor.games.color import Color
from tutor.games.geometry import read_cells
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Lesson, Step
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.settings import ROOT

FRESH = Path(__file__).parent / "boards.txt"
"""A board a line: the side to move, the squares row by row, and what each move is worth.

Made by `tests.pupils.making` from games of a seed of their own, at any moment from 12 to 57 discs: depths 4
and 6 agree, the best move leads by 4 and the move that flips most loses 6; up to 12 empty squares the end is
counted. The values are those of depth 6, or exact. What a pupil plays there chose none of them.
"""

FRESH_LATE = Path(__file__).parent / "late.txt"
"""The same from games of another seed, with 10 to 24 empty squares."""

RIGHT = 1
"""A move that loses so many discs at most is right."""

Plays = Callable[[Position], Move]


@dataclass(frozen=True)
class Valued:
    """A board and what its moves are worth, in discs."""

    position: Position
    values: Mapping[Move, int]


@dataclass(frozen=True)
class Score:
    """How a player did on some boards: the share of right moves, and the discs lost in the mean."""

    right: float
    loss: float


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons of the course."""
    return load_courses(ROOT / "lessons")["othello"].lessons


def taught(number: int) -> frozenset[str]:
    """The rules that the lessons print, up to the one of this number."""
    return frozenset(rule for lesson in lessons() if lesson.number <= number for rule in lesson.teaches)


def pupil_after(number: int, without: str = "") -> Pupil:
    """Who has done the lessons up to this one, perhaps without one of the rules."""
    return Pupil.of(taught(number) - {without})


@cache
def fresh_boards(file: Path = FRESH) -> tuple[Valued, ...]:
    """Boards that stand nowhere in the course."""
    game = find_game("othello")
    return tuple(
        Valued(read_cells(game, cells, Color(side)), {told[:2]: int(told[2:]) for told in values})
        for side, cells, *values in (line.split() for line in file.read_text("utf-8").splitlines())
    )


FEW = 0.4
"""A rule that likes more of the moves best than this tells them apart too little."""

CONTRASTS = 3
"""For so many boards whose move a rule finds there is one where it misleads."""


def about(rule: str) -> list[Valued]:
    """The fresh boards about a rule: by it alone one finds the right move, or on one in four just not."""
    points, misleads = list[Valued](), list[Valued]()
    for board in (*fresh_boards(), *fresh_boards(FRESH_LATE)):
        values = Pupil.of([rule]).values(board.position)
        liked = {move for move, value in values.items() if value == max(values.values())}
        best = max(board.values.values())
        right = {move for move, value in board.values.items() if best - value <= RIGHT}
        if len(liked) <= FEW * len(values):
            points += [board] if liked <= right else []
            misleads += [] if liked & right else [board]
    return points + misleads[: len(points) // CONTRASTS]


def score(plays: Plays, boards: Iterable[Valued]) -> Score:
    """How a player does on these boards."""
    losses = [max(board.values.values()) - board.values[plays(board.position)] for board in boards]
    return Score(sum(loss <= RIGHT for loss in losses) / len(losses), sum(losses) / len(losses))


def asked_for_a_move(lesson: Lesson) -> list[Step]:
    """The steps of a lesson that ask for a good move, without a measure, in Othello itself."""
    return [
        step
        for step in lesson.steps
        if step.puzzle is not None and step.puzzle.kind == "choose" and not step.game
    ]


def solved(plays: Plays, steps: Iterable[Step]) -> float:
    """The share of steps that a player solves at once, by the judge of the lessons."""
    game = find_game("othello")
    tasks = [set_puzzle(game, step) for step in steps]
    right = [judge(task, (plays(task.position),)).verdict == "right" for task in tasks]
    return sum(right) / len(right)
