"""What pupils answered to the puzzles on the big board, judged again from the stored questions.

A question counts once it takes no more votes, revealed or not. A question without a puzzle has no wrong
answer.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

import msgspec
from sqlalchemy import ColumnElement, and_, or_, select

from tutor.classroom.demo.questions import Question, task_of
from tutor.games.errors import RulesError
from tutor.games.judgement import Judgement
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.table import find_game
from tutor.lessons.model import Step, read_json
from tutor.puzzles.board_keys import board_key
from tutor.puzzles.judge import UnknownOption, judge
from tutor.puzzles.practice.difficulty import difficulty, topic
from tutor.puzzles.step_digest import digest_of
from tutor.storage.database import Database
from tutor.storage.demos import AskedQuestion, LiveDemo, Vote
from tutor.storage.people import Seat

BOARD = "board"
"""The beginning of the names of puzzles that were asked on the big board."""

DIGITS = 16
"""How many digits of a digest name a puzzle."""

MOST_VOTES = 5000
"""One report reads at most so many answers, the latest."""

NO_PUZZLE = '%"puzzle":null%'
"""Matches a stored step without a puzzle, such as a move of a match."""


@dataclass(frozen=True)
class Voted:
    """A pupil's answer to a puzzle on the big board, judged.

    ``puzzle`` is the same for the same question of any lesson: "board/<game>/<digest>". ``step`` is the
    question as JSON; ``level`` and ``topic`` are those of the move asked for, where the puzzle has several.
    """

    seat_id: str
    learner_id: str
    name: str
    puzzle: str
    step: str
    topic: str
    level: int
    board: str
    task: Task
    given: Answer
    judgement: Judgement
    at: datetime


def votes_of_class(database: Database, class_id: str, seat_id: str | None = None) -> list[Voted]:
    """The latest answers of a class, or of one pupil in it, the latest first."""
    wanted = Seat.id == seat_id if seat_id else Seat.class_id == class_id
    return list(_read(database, and_(Seat.class_id == class_id, wanted)))


def first_votes(database: Database, learner_id: str) -> list[Voted]:
    """The first answer of a learner to each of the latest puzzles, on the boards of all their classes."""
    return list({one.puzzle: one for one in _read(database, Seat.learner_id == learner_id)}.values())


def board_step(puzzle: str, step: str) -> tuple[Step, Task]:
    """The question that a `Voted` names by its ``puzzle`` and ``step``, and its task."""
    _, game, _ = puzzle.split("/")
    found = read_json(step, Step)
    return found, task_of(game, Question(0, found))


def _read(database: Database, wanted: ColumnElement[bool]) -> Iterator[Voted]:
    query = (
        select(Seat.id, Seat.learner_id, Seat.name, AskedQuestion.game, AskedQuestion.step)
        .add_columns(Vote.answer, Vote.given)
        .join(Vote, Vote.seat_id == Seat.id)
        .join(
            AskedQuestion,
            and_(AskedQuestion.class_id == Vote.class_id, AskedQuestion.number == Vote.number),
        )
        .outerjoin(LiveDemo, LiveDemo.class_id == Vote.class_id)
        .where(wanted, AskedQuestion.step.not_like(NO_PUZZLE))
        .where(or_(LiveDemo.voting.is_(None), LiveDemo.voting != Vote.number))
        .order_by(Vote.given.desc(), Vote.number.desc(), Seat.id)
        .limit(MOST_VOTES)
    )
    with database.look() as connection:
        rows = connection.execute(query).all()
    for seat, learner, name, game, step, answer, given in rows:
        puzzle = _weigh(game, step)
        judgement = _judge(game, step, tuple(answer)) if puzzle else None
        if puzzle is None or judgement is None:
            continue
        yield Voted(
            seat,
            learner,
            name,
            puzzle.name,
            step,
            puzzle.topic,
            puzzle.level,
            puzzle.board,
            puzzle.task,
            tuple(answer),
            judgement,
            given,
        )


@dataclass(frozen=True)
class _Puzzle:
    name: str
    task: Task
    topic: str
    level: int
    board: str


@lru_cache(maxsize=512)  # a whole class answers the same puzzle
def _weigh(game: str, step: str) -> _Puzzle | None:
    """The puzzle of a question; None where there is none, or where this version cannot read it."""
    try:
        kept = read_json(step, Step)
        task = task_of(game, Question(0, kept))
    except (msgspec.MsgspecError, UnsolvablePuzzle, RulesError):
        return None
    if kept.puzzle is None:
        return None
    name = f"{BOARD}/{game}/{digest_of(msgspec.json.decode(step), DIGITS)}"
    return _Puzzle(name, task, topic(task.puzzle), difficulty(kept, task), board_key(find_game(game), kept))


@lru_cache(maxsize=4096)
def _judge(game: str, step: str, given: Answer) -> Judgement | None:
    puzzle = _weigh(game, step)
    try:
        return judge(puzzle.task, given) if puzzle else None
    except (RulesError, UnknownOption):
        return None
