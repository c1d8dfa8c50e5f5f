from pathlib import Path

import pytest

from tests.support.boards import QUIET, START
from tutor.games.judgement import Judgement
from tutor.games.kinds.kind import Puzzle
from tutor.games.othello.puzzles import (
    AllLegalMoves,
    BestMove,
    Choice,
    CountMoves,
    FindSquare,
    Flips,
    LegalMove,
    PassOrPlay,
    Result,
)
from tutor.games.table import find_game
from tutor.lessons.model import Course, Lesson, Step
from tutor.puzzles import check
from tutor.puzzles.check import check_name, check_puzzle, check_puzzles
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions

OTHELLO = find_game("othello")


def step(puzzle: Puzzle, **others: object) -> Step:
    fields: dict[str, object] = {"board": START, "to_move": "black", "puzzle": puzzle, **others}
    return Step(**fields)  # type: ignore[arg-type]


def faults(puzzle: Puzzle, **others: object) -> list[tuple[str, str]]:
    return list(check_puzzle(OTHELLO, step(puzzle, **others)))


@pytest.mark.parametrize(
    "puzzle",
    [LegalMove(), AllLegalMoves(), Flips("d3"), PassOrPlay(), FindSquare("g2"), Choice("disc-on", "d4")],
    ids=lambda puzzle: puzzle.kind,
)
def test_a_sound_puzzle_has_no_fault(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []


def test_one_right_square_solves_a_puzzle_for_one_and_only_all_of_them_a_puzzle_for_many() -> None:
    one = solutions(set_puzzle(OTHELLO, step(LegalMove())))
    many = solutions(set_puzzle(OTHELLO, step(AllLegalMoves())))
    assert one == [("d3",), ("c4",), ("f5",), ("e6",)]
    assert many == [("d3", "c4", "f5", "e6")]


def test_a_puzzle_without_a_solution_is_named_by_file_step_and_field() -> None:
    telling = Step(title="The start", text="Black begins.", board=START)
    broken = step(Result(), to_move=None)
    lesson = Lesson(3, "outflank", "Outflank", "You can outflank.", 1, (telling, broken), ("start", "result"))
    course = Course("othello", "Othello", "The rules.", "othello", (lesson,))
    (error,) = check_puzzles(course, Path("lessons/othello"))
    assert error.file == str(Path("lessons/othello/03-outflank.toml"))
    assert (error.step, error.field) == (2, "puzzle")
    assert error.sentence == "the game is not over, so it has no result yet"


def test_a_name_must_not_say_the_answer() -> None:
    def named(name: str, puzzle: Puzzle) -> list[tuple[str, str]]:
        return list(check_name(OTHELLO, name, step(puzzle)))

    fault = [("name", "names the answer, and stands in the address")]
    assert named("play-f5", LegalMove()) == fault
    assert named("d4-turns", Flips("d3")) == fault
    assert named("flip-d3", Flips("d3")) == named("find-g2", FindSquare("g2")) == []
    assert named("d3", AllLegalMoves()) == []


def test_an_answer_that_is_not_judged_right_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "judge", lambda task, answer: Judgement("almost", ()))
    assert faults(Flips("d3")) == [("puzzle", "its answer d4 is judged 'almost'")]


@pytest.mark.parametrize("field", ["title", "text", "hint"])
def test_the_words_of_a_puzzle_must_not_name_its_answer(field: str) -> None:
    fault = (field, "names the squares to tap, which gives the answer away")
    assert faults(LegalMove(), **{field: "Try `f5`."}) == [fault]
    assert faults(Flips("d3"), **{field: "What of `d4` and `d5`?"}) == [fault]
    assert faults(AllLegalMoves(), **{field: "`d3` is one of them."}) == []
    assert faults(FindSquare("g2"), **{field: "Tap `g2`."}) == []


@pytest.mark.parametrize("puzzle", [AllLegalMoves(), PassOrPlay()], ids=lambda puzzle: puzzle.kind)
def test_shown_moves_must_not_answer_the_puzzle(puzzle: Puzzle) -> None:
    assert faults(puzzle, show_legal=True) == [("show_legal", "gives the answer away")]
    assert faults(LegalMove(), show_legal=True) == []


@pytest.mark.parametrize(
    ("overlay", "puzzle"),
    [
        ("mobility", CountMoves("black")),
        ("flips", BestMove("flips-fewest")),
        ("exact", AllLegalMoves()),
    ],
)
def test_an_overlay_must_not_answer_the_puzzle(overlay: str, puzzle: Puzzle) -> None:
    assert faults(puzzle, board=QUIET, overlay=overlay) == [("overlay", "gives the answer away")]
    assert faults(puzzle, board=QUIET, overlay="frontier") == []
