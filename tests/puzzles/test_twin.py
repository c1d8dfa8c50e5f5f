from pathlib import Path

import pytest

from tutor.games.color import Color
from tutor.games.othello.puzzles import CountMoves
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Marks, Step
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions
from tutor.puzzles.twin import EXCHANGING, IMAGES, SYMMETRIES, make_twin, move_square

OTHELLO = find_game("othello")
COURSE = load_courses(Path(__file__).parents[2] / "lessons")["othello"]
PUZZLES = [
    step for lesson in COURSE.lessons for step in lesson.steps if step.puzzle and step.puzzle.kind != "play"
]

DRAWN = """\
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . X . . . .
4 . . . X X . . .
5 . . . X O . . .
6 . . O . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

TURNED = """\
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . O . .
4 . . . O X . . .
5 . . . X X . . .
6 . . . . X . . .
7 . . . . . . . .
8 . . . . . . . ."""

MIRRORED = """\
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . O . .
4 . . X X X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""


def test_a_board_is_turned_half_round():
    assert make_twin(OTHELLO, Step(DRAWN), "half-turn").board == TURNED


def test_a_board_is_mirrored_on_a_long_diagonal():
    assert make_twin(OTHELLO, Step(DRAWN), "falling-diagonal").board == MIRRORED
    squares = {"a1": "h8", "b3": "f7", "h1": "h1", "pass": "pass"}
    assert {square: move_square(OTHELLO, square, "rising-diagonal") for square in squares} == squares


def test_marks_and_moves_go_along():
    step = Step(
        DRAWN,
        title="At `c6`",
        text="`c6`",
        hint="`c6`",
        to_move="white",
        play=("c3", "pass"),
        explain="c2",
        marks=Marks(ring=("c6",), tint=("a1",), line=(("a4", "e4"),), arrow=(("b6", "c6"),)),
    )
    twin = make_twin(OTHELLO, step, "falling-diagonal")
    assert (twin.title, twin.text, twin.hint, twin.to_move) == ("", "", "", "white")
    assert (twin.play, twin.explain) == (("c3", "pass"), "b3")
    assert twin.marks == Marks(ring=("f3",), tint=("a1",), line=(("d1", "d5"),), arrow=(("f2", "f3"),))


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_start_stays_the_start(symmetry):
    start = OTHELLO.diagram(OTHELLO.start())
    twin = make_twin(OTHELLO, Step(start, to_move="black"), symmetry)
    assert twin.position(OTHELLO) == OTHELLO.start()


@pytest.mark.parametrize("symmetry", EXCHANGING)
def test_the_start_stays_the_start_with_white_to_move_where_colours_are_exchanged(symmetry):
    start = OTHELLO.diagram(OTHELLO.start())
    twin = make_twin(OTHELLO, Step(start, to_move="black", puzzle=CountMoves("black")), symmetry)
    assert twin.position(OTHELLO) == OTHELLO.start().with_to_move(Color.WHITE)
    assert twin.puzzle == CountMoves("white")


def test_a_board_has_eight_images():
    images = {make_twin(OTHELLO, Step(DRAWN), image).board if image else DRAWN for image in IMAGES}
    assert len(images) == len(IMAGES) == 8


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_twin_of_every_puzzle_has_the_twin_of_its_answer(symmetry):
    squares = set(OTHELLO.squares) | {"pass"}
    for step in PUZZLES:
        task = set_puzzle(OTHELLO, step)
        twin = set_puzzle(OTHELLO, make_twin(OTHELLO, step, symmetry))
        if task.turn is None and squares.issuperset(task.answers):
            game = step.game_of(OTHELLO)
            assert {move_square(game, square, symmetry) for square in task.answers} == set(twin.answers)
        assert judge(twin, solutions(twin)[0]).verdict == "right"


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_the_twin_of_a_twin_is_the_step(symmetry):
    for step in PUZZLES:
        again = make_twin(OTHELLO, make_twin(OTHELLO, step, symmetry), symmetry)
        assert again.position(OTHELLO) == step.position(OTHELLO)
        assert (again.puzzle and again.puzzle.kind, again.marks) == (step.puzzle.kind, step.marks)


def test_every_puzzle_of_the_course_can_be_asked_on_each_image_of_its_board() -> None:
    asked = [step for step in PUZZLES if step.puzzle is not None and step.puzzle.comes_back]
    assert len(asked) > 150
    for step in asked:
        right = set_puzzle(OTHELLO, step)
        for image in IMAGES[1:]:
            twin = set_puzzle(OTHELLO, make_twin(OTHELLO, step, image))
            assert (twin.select, len(twin.answers)) == (right.select, len(right.answers)), step.text
