"""The question "Which move?": few moves are right; of others is said what can be seen, never a right one."""

import pytest

from tests.puzzles.conftest import OTHELLO
from tests.support.boards import OPEN
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.puzzles import Choose
from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.lessons.model import Step
from tutor.puzzles.check import check_puzzle
from tutor.puzzles.judge import judge, least_help
from tutor.puzzles.puzzle_tasks import TWIN, set_puzzle, twin_of
from tutor.puzzles.twin import IMAGES, make_twin, move_square
from tutor.settings import ROOT

VALUES = {
    "c1": 11, "g2": -16, "g3": -24, "a6": -18, "b6": -19, "g6": -24,
    "b7": -32, "e7": -15, "f7": -20, "g7": -25, "b8": 9,
}  # fmt: skip
ANSWERS = {"g6": "h1", "b8": "a8"}
MIDDLE = Step(board=OPEN, to_move="black", puzzle=Choose(VALUES, ANSWERS))

ENDING = """\
  a b c d e f g h
1 . X X X X O . O
2 O O . X X X . O
3 O O X X X O X .
4 O O X O X X X X
5 O O O O O O O X
6 O O O O O O X O
7 X X O X X O O O
8 . . O X X X . .
"""
END = Step(board=ENDING, to_move="black", puzzle=Choose())


def test_a_move_that_loses_little_solves_but_not_for_the_third_star() -> None:
    task = set_puzzle(OTHELLO, MIDDLE)
    assert task.answers == ("c1",)
    verdicts = {move: judge(task, (move,)).verdict for move in VALUES}
    assert {move for move, verdict in verdicts.items() if verdict == "right"} == {"c1", "b8"}
    told = [(reason.code, reason.stop, reason.n) for reason in judge(task, ("b8",)).reasons]
    assert told == [("sound-move", "c1", 2), ("only-safe-move", None, None)]
    assert (least_help(task, ("c1",)), least_help(task, ("b8",))) == (0, 1)
    assert judge(task, ("b8",)).misconceptions == ()
    assert judge(task, ("a1",)).verdict == "not-yet"


def test_after_the_answer_was_shown_the_twin_is_asked_and_earns_one_star() -> None:
    task = set_puzzle(OTHELLO, MIDDLE)
    twin = twin_of(task)
    assert twin is not None
    assert twin.position.cells() != task.position.cells()
    answer = (TWIN, *twin.answers)
    assert judge(task, answer).verdict == "right"
    assert judge(task, (TWIN, move_square(OTHELLO, "g6", "half-turn"))).verdict == "not-yet"
    assert judge(task, (TWIN,)).verdict == "not-yet"
    assert least_help(task, answer) == 2


def test_a_line_goes_on_for_three_moves_with_the_answer_that_is_told() -> None:
    judged = set_puzzle(OTHELLO, MIDDLE).known
    assert judged is not None
    assert judged.best == "c1"
    for move in VALUES:
        first, answer, *_ = line = judged.line(move)
        assert (first, len(line)) == (move, 3)
        assert answer == judged.answer(move)
        position = MIDDLE.position(OTHELLO)
        for one in line:
            position = position.play(one)


def test_a_wrong_move_is_told_what_it_gives_and_how_it_is_answered_and_no_right_one() -> None:
    told = judge(set_puzzle(OTHELLO, MIDDLE), ("g6",)).reasons
    assert [(reason.code, reason.stop) for reason in told] == [("gives-corner", "h1"), ("answered", "h1")]
    for move in set(VALUES) - {"c1", "b8"}:
        for reason in judge(set_puzzle(OTHELLO, MIDDLE), (move,)).reasons:
            assert "c1" not in (reason.square, reason.move, reason.stop, *reason.squares)


def test_a_right_move_is_praised_for_what_the_tempting_one_does_not_do() -> None:
    (reason, *_) = judge(set_puzzle(OTHELLO, MIDDLE), ("c1",)).reasons
    assert (reason.code, reason.square) == ("only-safe-move", "c1")


def test_without_values_the_end_is_counted_and_said() -> None:
    task = set_puzzle(OTHELLO, END)
    assert task.known is not None
    best = task.known.decision.best
    assert task.answers and len(task.answers) < len(task.known.decision.values)
    for move, value in task.known.decision.values.items():
        said = judge(task, (move,))
        assert (said.verdict == "right") == (value >= best - 1)
        if value == best:
            assert said.reasons[0].n == (abs(value) or None)


def test_a_board_of_the_middle_needs_values_and_they_name_every_move_and_no_other_square() -> None:
    few, more = {"c1": 1, "g6": -4}, {**VALUES, "h8": 0}
    for puzzle in (Choose(), Choose(few), Choose(more), Choose(VALUES, {"h8": "a1"})):
        with pytest.raises(UnsolvablePuzzle):
            set_puzzle(OTHELLO, Step(board=OPEN, to_move="black", puzzle=puzzle))
    alike = Step(board=OPEN, to_move="black", puzzle=Choose(dict.fromkeys(VALUES, 2)))
    assert [field for field, _ in check_puzzle(OTHELLO, alike)] == ["puzzle"]


def test_equal_questions_are_one_whatever_the_order_of_their_values() -> None:
    turned = Choose(dict(reversed(VALUES.items())), ANSWERS)
    assert turned == MIDDLE.puzzle
    assert hash(turned) == hash(MIDDLE.puzzle)


@pytest.mark.parametrize("symmetry", IMAGES[1:])
def test_a_twin_asks_the_same_with_its_squares_moved(symmetry: str) -> None:
    twin = set_puzzle(OTHELLO, make_twin(OTHELLO, MIDDLE, symmetry))
    assert twin.answers == (move_square(OTHELLO, "c1", symmetry),)
    told = judge(twin, (move_square(OTHELLO, "g6", symmetry),)).reasons
    assert told[-1].stop == move_square(OTHELLO, "h1", symmetry)


@pytest.mark.parametrize("overlay", ["mobility", "flips", "frontier", "stable", "parity", "danger", "exact"])
def test_nothing_is_counted_on_the_board_before_the_answer(overlay: str) -> None:
    step = Step(board=ENDING, to_move="black", overlay=overlay, puzzle=Choose())  # type: ignore[arg-type]
    assert ("overlay", "gives the answer away") in list(check_puzzle(OTHELLO, step))


def test_values_of_an_ending_that_are_not_so_are_a_fault() -> None:
    judged = set_puzzle(OTHELLO, END).known
    assert judged is not None
    values = dict(judged.decision.values)
    assert list(check_puzzle(OTHELLO, Step(board=ENDING, to_move="black", puzzle=Choose(values)))) == []
    values[next(iter(values))] -= 2
    (fault,) = check_puzzle(OTHELLO, Step(board=ENDING, to_move="black", puzzle=Choose(values)))
    assert fault[0] == "puzzle.values"


def test_every_wrong_move_in_the_lessons_is_answered_and_a_corner_that_is_told_of_is_taken() -> None:
    answered = 0
    for step in (
        step for lesson in load_course(ROOT / "lessons" / "othello").lessons for step in lesson.steps
    ):
        if step.puzzle is None or step.puzzle.kind != "choose":
            continue
        task = set_puzzle(find_game(step.game or "othello"), step)
        for move in task.position.legal_moves():
            judged = judge(task, (move,))
            after = task.position.play(move)
            if judged.verdict == "right" or after.to_move is None or after.must_pass():
                continue
            shown = task.puzzle.aftermath(task, move, right=False).moves
            assert shown[0] == move
            if shown == (move,):  # what is said is drawn on the board after it
                assert judged.shown, (step.board, move)
                continue
            assert shown[1] in after.legal_moves(), (step.board, move)
            if judged.reasons[0].code.endswith("gives-corner"):
                assert shown[1] == judged.reasons[0].stop
            answered += 1
    assert answered > 300


def test_a_class_sees_a_wrong_move_with_the_reply_that_its_reason_speaks_of() -> None:
    course = load_course(ROOT / "lessons" / "othello")
    lesson = course.lessons[12]
    step = lesson.steps[lesson.names.index("no-good-answer")]
    task = set_puzzle(find_game("othello"), step)
    assert task.puzzle.punishing(task, ("c3",)) == ("c3", "h1")
    assert task.puzzle.punishing(task, ("h6",)) == ()
    assert task.puzzle.punishing(task, ("a1",)) == ()
