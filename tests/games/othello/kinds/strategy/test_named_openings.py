"""Openings are played by their names and named on a board, in whichever mirror they stand."""

import pytest

from tests.pupils.course import lessons
from tests.puzzles.conftest import OTHELLO
from tutor.games.color import Color
from tutor.games.kinds.answered import InTurns
from tutor.games.kinds.moves import play_out
from tutor.games.kinds.proofs import Proof
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.openings import NAMED, OPENINGS, REPLIES, Opening, board_of, name_of
from tutor.games.othello.puzzles import Choice, Line
from tutor.lessons.model import Step
from tutor.puzzles.judge import judge
from tutor.puzzles.practice.provoking import chances
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions
from tutor.puzzles.twin import EXCHANGING, IMAGES, make_twin, move_square


def asked(moves: tuple[str, ...], puzzle: Line | Choice) -> Step:
    """The board after these moves from the start, and what is asked there."""
    position = play_out(OTHELLO.start(), moves)
    assert position.to_move
    return Step(board=OTHELLO.diagram(position), to_move=position.to_move.value, puzzle=puzzle)


@pytest.mark.parametrize("name", OPENINGS)
def test_an_opening_is_played_for_both_sides_to_its_end(name: Opening) -> None:
    task = set_puzzle(OTHELLO, asked((), Line(name)))
    assert solutions(task) == [OPENINGS[name]]
    assert judge(task, OPENINGS[name]).reasons[0].code == f"is-{name}"
    assert task.turn
    second = task.turn.right[OPENINGS[name][0]]
    assert second and InTurns.of(task).task_at(task, second).color is Color.WHITE


def test_another_move_is_another_opening_and_the_one_it_leads_to_is_named() -> None:
    task = set_puzzle(OTHELLO, asked(("f5", "d6"), Line("tiger", after=2)))
    to_the_cat, elsewhere = judge(task, ("c4",)), judge(task, ("c3", "f4"))
    assert [reason.code for reason in to_the_cat.reasons] == ["another-opening", "leads-to-cat"]
    assert [reason.code for reason in elsewhere.reasons] == ["another-opening"]
    assert (to_the_cat.verdict, elsewhere.verdict, elsewhere.found) == ("not-yet", "almost", 1)
    assert to_the_cat.misconceptions == ()


@pytest.mark.parametrize(
    ("tapped", "said"),
    [("c7", ("opening-costs", Color.BLACK, 5)), ("c5", ("opening-as-good", None, None))],
)
def test_it_is_said_what_another_move_costs_beside_that_of_the_opening(
    tapped: str, said: tuple[str, Color | None, int | None]
) -> None:
    worth = {"c3": 1, "c4": 1, "c5": -1, "c6": 0, "c7": -4}
    step = asked(("f5", "d6"), Line("tiger", after=2, values=(worth, {}, {})))
    for image in (None, *IMAGES[1:]):
        task = set_puzzle(OTHELLO, make_twin(OTHELLO, step, image) if image else step)
        tap = move_square(OTHELLO, tapped, image) if image else tapped
        color = said[1] if image not in EXCHANGING or said[1] is None else said[1].other
        last = judge(task, (tap,)).reasons[-1]
        assert (last.code, last.color, last.n) == (said[0], color, said[2])


def test_what_our_own_search_says_of_an_opening_is_not_told() -> None:
    step = asked(("f5", "d6"), Line("tiger", after=2))
    worth = {"c3": 1, "c4": 1, "c5": -1, "c6": 0, "c7": -4}
    proofs = [Proof(how, worth) for how in ("stored", "depth 6", "depth 6")]
    line = step.puzzle.with_proofs(step.position(OTHELLO), proofs) if step.puzzle else None
    assert isinstance(line, Line)
    assert line.values == (worth, {}, {})
    task = set_puzzle(OTHELLO, asked(("f5", "d6"), line))
    assert [one.code for one in judge(task, ("c7",)).reasons] == ["another-opening", "opening-costs"]
    assert [one.code for one in judge(task, ("c3", "f4")).reasons] == ["another-opening"]


def test_lines_of_the_course_know_what_other_moves_cost() -> None:
    lines = [
        task
        for lesson in lessons()
        for step in lesson.steps
        if step.puzzle is not None and step.puzzle.kind == "line"
        for task in [set_puzzle(OTHELLO, step)]
    ]
    assert len(lines) == 10
    told = set[str]()
    for task in lines:
        for move in task.position.legal_moves():
            if move != task.answers[0]:
                told.add(judge(task, (move,)).reasons[-1].code)
    assert {"opening-costs", "opening-as-good"} <= told


@pytest.mark.parametrize(("moves", "after"), [((), 2), (("f5", "f6"), 2), (("f5",), 5), (("f5", "d6"), -1)])
def test_the_board_is_one_on_the_way(moves: tuple[str, ...], after: int) -> None:
    with pytest.raises(UnsolvablePuzzle):
        set_puzzle(OTHELLO, asked(moves, Line("tiger", after=after)))


def test_a_class_is_asked_one_move_after_the_other() -> None:
    line = Line("cat", after=3)
    assert line.moves_left == 2
    position = play_out(OTHELLO.start(), ("f5", "d6", "c4"))
    task = line.set_task_for_class(position, ())
    assert (task.select, task.answers, line.punishing(task, ("d3",))) == ("one", ("d3",), ("d3",))
    assert line.after_first() == Line("cat", after=4)


@pytest.mark.parametrize("symmetry", IMAGES[1:])
def test_an_opening_is_played_on_a_board_turned(symmetry: str) -> None:
    step = asked(("f5", "f6"), Line("cow", after=2))
    task = set_puzzle(OTHELLO, make_twin(OTHELLO, step, symmetry))
    assert task.answers == tuple(move_square(OTHELLO, move, symmetry) for move in OPENINGS["cow"][2:])


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize("symmetry", [one for one in IMAGES if one not in EXCHANGING])
def test_the_name_belongs_to_every_mirror(name: str, symmetry: str) -> None:
    moves = tuple(move_square(OTHELLO, move, symmetry) if symmetry else move for move in NAMED[name])
    task = set_puzzle(OTHELLO, asked(moves, Choice("opening-name")))
    assert task.answers == (name,)
    assert [option.key for option in task.options][-1] == "none"
    assert len(task.options) == (4 if name in REPLIES else 5)
    mirrored = ("opening-is-the-move",) if symmetry else ()
    assert judge(task, ("none",)).misconceptions == mirrored
    assert chances(task) == {code: 1 / len(task.options) for code in mirrored}


def test_a_wrong_name_is_told_by_its_moves() -> None:
    task = set_puzzle(OTHELLO, asked(OPENINGS["tiger"], Choice("opening-name")))
    wrong = next(option.key for option in task.options if option.key in NAMED and option.key != "tiger")
    assert judge(task, (wrong,)).reasons[0].squares == NAMED[wrong]


def test_a_board_without_a_name_is_not_asked() -> None:
    with pytest.raises(UnsolvablePuzzle):
        set_puzzle(OTHELLO, asked(("f5",), Choice("opening-name")))


def test_no_two_openings_are_one_board() -> None:
    assert [name_of(board_of(OTHELLO, name)) for name in NAMED] == list(NAMED)
