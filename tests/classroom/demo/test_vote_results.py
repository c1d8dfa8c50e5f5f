"""What was answered on the big board, judged again from the questions as they were kept."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from tutor.classroom.demo.vote_results import board_step, first_votes, votes_of_class
from tutor.classroom.people.seats import take_seat
from tutor.games.kinds.kind import Puzzle
from tutor.games.othello.puzzles import FindSquare, LegalMove
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.step_digest import NEWER
from tutor.storage.database import Database
from tutor.storage.demos import NewState, change_demo, keep_vote
from tutor.storage.people import SchoolClass, Seat

GAME = find_game("othello")


@pytest.fixture
def mango(database: Database, class_: SchoolClass) -> Seat:
    return take_seat(database, class_.id, "mango", "Mango", "en")


def ask(database: Database, class_id: str, number: int, puzzle: Puzzle | None, game: str = "othello") -> None:
    """Put a question about the start of a game to the class."""
    step = Step(board=GAME.diagram(GAME.start()), to_move="black", puzzle=puzzle)
    asked = (number, game, msgspec.json.encode(step).decode())
    change_demo(database, class_id, lambda _before, _answers: NewState("asked", number, asked))


def close(database: Database, class_id: str) -> None:
    change_demo(database, class_id, lambda _before, _answers: NewState("closed", None))


def test_an_answer_is_told_once_the_question_takes_no_votes(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    ask(database, class_.id, 1, LegalMove())
    assert keep_vote(database, class_.id, 1, mango.id, ("a1",))
    assert votes_of_class(database, class_.id) == []
    close(database, class_.id)
    (one,) = votes_of_class(database, class_.id, mango.id)
    assert (one.name, one.given, one.judgement.verdict) == ("Mango", ("a1",), "not-yet")
    assert (one.topic, one.task.kind) == ("legal-move", "legal-move")
    step, task = board_step(one.puzzle, one.step)
    assert (step.puzzle, task) == (LegalMove(), one.task)
    assert votes_of_class(database, class_.id, "another") == votes_of_class(database, "another") == []


def test_what_has_no_right_answer_or_cannot_be_set_any_more_is_passed_over(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    for number, (puzzle, game) in enumerate(
        [(None, "othello"), (FindSquare("z9"), "othello"), (LegalMove(), "a game of long ago")], 1
    ):
        ask(database, class_.id, number, puzzle, game)
        keep_vote(database, class_.id, number, mango.id, ("d3",))
    ask(database, class_.id, 4, LegalMove())
    keep_vote(database, class_.id, 4, mango.id, ("no square",))
    close(database, class_.id)
    assert votes_of_class(database, class_.id) == []


def test_a_puzzle_asked_again_is_the_same_puzzle_and_its_first_answer_counts(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    for number, square in enumerate(("a1", "d3"), 1):
        ask(database, class_.id, number, LegalMove())
        keep_vote(database, class_.id, number, mango.id, (square,))
    close(database, class_.id)
    assert [one.given for one in votes_of_class(database, class_.id)] == [("d3",), ("a1",)]
    assert len({one.puzzle for one in votes_of_class(database, class_.id)}) == 1
    assert [one.given for one in first_votes(database, "mango")] == [("a1",)]


def test_a_question_keeps_its_name_when_steps_get_new_fields(
    database: Database, class_: SchoolClass, mango: Seat
) -> None:
    """The name is that of the version that first kept votes: a digest of the step as it wrote it."""
    step = Step(board=GAME.diagram(GAME.start()), to_move="black", puzzle=LegalMove())
    fields = msgspec.to_builtins(step)
    then = {name: part for name, part in fields.items() if name not in NEWER}
    then["marks"] = {name: part for name, part in fields["marks"].items() if name not in NEWER}
    assert then != fields
    written = msgspec.json.encode(then)
    for number, asked in enumerate((written, msgspec.json.encode(step)), 1):
        question = (number, "othello", asked.decode())
        change_demo(database, class_.id, lambda _before, _answers, q=question: NewState("asked", q[0], q))
        keep_vote(database, class_.id, number, mango.id, ("a1",))
    close(database, class_.id)
    names = {one.puzzle for one in votes_of_class(database, class_.id)}
    assert names == {f"board/othello/{hashlib.sha256(written).hexdigest()[:16]}"}
