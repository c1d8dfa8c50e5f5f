"""The answer of the other side is foreseen, and two boards are compared by what they are worth."""

import dataclasses

import pytest

from tests.puzzles.conftest import OTHELLO
from tests.support.boards import OPEN
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures.proving import prove
from tutor.games.othello.puzzles import Compare, Predict
from tutor.lessons.checks import check_step
from tutor.lessons.model import Step
from tutor.lessons.stored_proofs import boards_asked, with_proofs
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.puzzles.twin import IMAGES, make_twin, move_square

FORESEE = Step(board=OPEN, to_move="black", puzzle=Predict(move="g6"))
RATHER = Step(board=OPEN, to_move="black", puzzle=Compare("black", (("g6", "h1"), ("c1", "f4"))))


def known(step: Step) -> Step:
    """The step with what a proof tells of its boards."""
    from tutor.lessons.stored_proofs import board_hash

    proofs = {board_hash(one): prove(one) for one in boards_asked(step, OTHELLO)}
    assert proofs
    found, faults = with_proofs(step, OTHELLO, proofs)
    assert faults == []
    return found


def test_the_best_answer_of_the_other_side_is_foreseen_on_the_board_after_the_move() -> None:
    task = set_puzzle(OTHELLO, known(FORESEE))
    assert task.color is Color.WHITE
    assert task.position.at("g6") is Color.BLACK
    assert task.last_move == "g6"
    assert task.answers == ("h1",)
    assert judge(task, ("h1",)).verdict == "right"
    assert judge(task, ("c1",) if "c1" in task.position.legal_moves() else ("f4",)).verdict == "not-yet"


def test_without_a_proof_an_answer_in_the_middle_of_a_game_cannot_be_asked() -> None:
    assert with_proofs(FORESEE, OTHELLO, {})[1]
    with pytest.raises(UnsolvablePuzzle):
        set_puzzle(OTHELLO, FORESEE)


def test_a_move_that_nobody_can_answer_is_refused() -> None:
    for move in ("a1", "e4"):
        with pytest.raises(UnsolvablePuzzle):
            set_puzzle(OTHELLO, Step(board=OPEN, to_move="black", puzzle=Predict(move=move)))


def test_the_board_that_is_worth_more_is_right_and_why_is_counted() -> None:
    task = set_puzzle(OTHELLO, known(RATHER))
    assert task.answers == ("right",)
    right, wrong = judge(task, ("right",)), judge(task, ("left",))
    assert (right.verdict, wrong.verdict) == ("right", "not-yet")
    assert right.reasons[0].code == "board-is-better"
    assert right.reasons[1].code == "better-has-corners"
    assert counts(right.reasons[1]) == ((0, 0), (0, 1))


def test_who_chose_the_worse_board_reads_first_what_stands_there() -> None:
    wrong = judge(set_puzzle(OTHELLO, known(RATHER)), ("left",))
    assert counts(wrong.reasons[1]) == ((0, 1), (0, 0))


def test_what_was_counted_is_laid_over_both_boards_and_corners_are_seen_without() -> None:
    task = set_puzzle(OTHELLO, known(RATHER))
    assert task.puzzle.option_overlay(task) is None
    counted = dataclasses.replace(task, known="better-has-moves")
    assert counted.puzzle.option_overlay(counted) == "mobility"


def counts(told: Reason) -> tuple[tuple[int | None, int | None], tuple[int | None, int | None]]:
    """What Black and White have on the board chosen, and on the other."""
    return (told.black, told.white), (told.n, told.of)


def test_boards_that_are_worth_nearly_the_same_are_not_compared() -> None:
    with pytest.raises(UnsolvablePuzzle):
        set_puzzle(
            OTHELLO,
            Step(board=OPEN, to_move="black", puzzle=Compare("black", RATHER.puzzle.lines, (), (3, 8))),
        )  # type: ignore[union-attr, attr-defined]


def test_two_lines_or_two_boards_are_compared_and_no_other_number() -> None:
    for puzzle in (Compare("black"), Compare("black", (("g6",),)), Compare("black", (), (OPEN,))):
        faults = [field for field, _ in check_step(Step(board=OPEN, to_move="black", puzzle=puzzle), OTHELLO)]
        assert faults == ["puzzle"]


@pytest.mark.parametrize("symmetry", IMAGES[1:])
@pytest.mark.slow
def test_both_are_asked_on_a_board_turned(symmetry: str) -> None:
    step = known(FORESEE)
    twin = set_puzzle(OTHELLO, make_twin(OTHELLO, step, symmetry))
    assert twin.answers == (move_square(OTHELLO, "h1", symmetry),)
    other = set_puzzle(OTHELLO, make_twin(OTHELLO, known(RATHER), symmetry))
    assert other.answers == ("right",)
