"""The moves of a master's game are guessed one after another, and the game goes on between them."""

import msgspec
import pytest

from tests.lessons.test_every_lesson import OTHELLO as COURSE
from tests.puzzles.conftest import OTHELLO
from tutor.games.color import Color
from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.puzzles import Guess
from tutor.lessons.model import Step
from tutor.lessons.stored_proofs import boards_asked
from tutor.puzzles.judge import judge, least_help
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions
from tutor.puzzles.twin import IMAGES, make_twin, move_square

ENDING = """\
  a b c d e f g h
1 . . O O O O O O
2 X . O X X O . O
3 . X O X O X X O
4 O O X O O X X O
5 O O O X O O X O
6 O O O O X O X O
7 X X X X X X O O
8 O X X X O O . O
"""
LAST = Step(board=ENDING, to_move="black", puzzle=Guess(moves=(("g2", "a3"), ("g8", "a1", "b2", "b1"))))
"""The end of a game that Black won 35-29."""


def final() -> Step:
    """Moves 26 to 30 of a game that masters played: White, White, Black, White."""
    lesson = COURSE.lesson("openings")
    assert lesson
    return lesson.step(lesson.number_of("guess-from-move-twenty-six") or 0)


def task_of(step: Step) -> Task:
    return set_puzzle(OTHELLO, step)


def test_each_right_guess_leads_to_the_board_of_the_next() -> None:
    task = task_of(LAST)
    assert task.select == "sequence"
    assert solutions(task) == [("g2", "g8")]
    assert judge(task, ("g2",)).verdict == "almost"
    assert judge(task, ("g2",)).reasons[0].code == "guess-goes-on"
    right = judge(task, ("g2", "g8"))
    assert (right.verdict, right.found, right.of) == ("right", 2, 2)
    assert [reason.code for reason in right.reasons] == ["as-in-the-game", "best-win"]


def test_a_wrong_guess_is_told_as_in_which_move_and_is_answered() -> None:
    task = task_of(LAST)
    wrong = judge(task, ("g8",))
    assert wrong.verdict == "not-yet"
    assert wrong.reasons[1].code == "ends-in-loss"
    assert task.turn
    at = InTurns.of(task).task_at(task, task.turn)
    assert at.puzzle.aftermath(at, "g8", right=False).moves == ("g8", "g2")
    assert at.puzzle.aftermath(at, "g2", right=False).moves == ("g2", "a3")


def test_both_sides_are_guessed_and_the_masters_move_is_among_the_good_ones() -> None:
    task = task_of(final())
    turn, sides, played = task.turn, [], []
    while turn:
        at = InTurns.of(task).task_at(task, turn)
        sides.append(at.color)
        played.append(at.answers[0])
        turn = turn.right[at.answers[0]]
    assert sides == [Color.WHITE, Color.WHITE, Color.BLACK, Color.WHITE]
    assert played == ["h3", "h4", "h2", "f1"] == list(task.answers)


def test_a_move_that_is_a_little_worse_is_no_guess() -> None:
    task = task_of(final())
    path: tuple[str, ...] = ("h3", "h4", "h2")
    said = judge(task, (*path, "d2"))  # three discs behind f1
    assert (said.verdict, said.reasons[0].code) == ("almost", "sound-move")
    assert said.misconceptions == ()
    assert least_help(task, (*path, "d2")) == 0


def test_a_move_that_was_not_good_is_not_asked_for() -> None:
    slip = msgspec.structs.replace(LAST, puzzle=Guess(moves=(("g8",),)))
    with pytest.raises(UnsolvablePuzzle, match="loses 10 discs"):
        task_of(slip)


@pytest.mark.parametrize("moves", [(), ((),), (("g2", "g1"),), (("a1",),)])
def test_rows_hold_moves_that_can_be_played(moves: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(UnsolvablePuzzle):
        task_of(msgspec.structs.replace(LAST, puzzle=Guess(moves=moves)))


def test_a_class_is_asked_one_move_after_the_other() -> None:
    puzzle = LAST.puzzle
    assert puzzle and puzzle.moves_left == 2
    position = LAST.position(OTHELLO)
    task = puzzle.set_task_for_class(position, ())
    assert (task.select, task.answers) == ("one", ("g2",))
    assert puzzle.punishing(task, ("g2",)) == ("g2", "a3")
    rest = puzzle.after_first()
    assert rest and rest.moves_left == 1 and rest.after_first() is None


def test_every_board_that_is_guessed_on_is_proved() -> None:
    assert len(list(boards_asked(final(), OTHELLO))) == 4
    assert all(one.values for one in getattr(final().puzzle, "boards", ()))


@pytest.mark.parametrize("symmetry", IMAGES[1:])
def test_a_game_is_guessed_on_a_board_turned(symmetry: str) -> None:
    task = task_of(make_twin(OTHELLO, LAST, symmetry))
    assert task.answers == tuple(move_square(OTHELLO, move, symmetry) for move in ("g2", "g8"))
