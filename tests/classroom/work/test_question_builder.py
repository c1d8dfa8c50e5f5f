"""Questions filled in for a board: the squares a teacher marks, likely ones where none are, and refusals."""

from __future__ import annotations

import pytest

from tests.support.boards import A1_IS_FREE
from tutor.classroom.work.kinds import kinds as kinds_asked
from tutor.classroom.work.question_builder import Filled, Unfit, fill, squares_of, usual_squares
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.kinds.measures.good_moves import solve
from tutor.games.othello.puzzles import Choice, Compare, FindSquare, Flips, Referee, WhichIsBetter
from tutor.games.table import find_game
from tutor.lessons.model import Marks, Step
from tutor.puzzles.bank.stored_puzzles import TOPICS, level_puzzles
from tutor.puzzles.puzzle_tasks import set_puzzle

KINDS = kinds_asked()

OTHELLO = find_game("othello")
START = OTHELLO.start()
CORNER = OTHELLO.parse_diagram(A1_IS_FREE, Color.BLACK)


def reason(kind: str, position: Position, *squares: str) -> str:
    with pytest.raises(Unfit) as unfit:
        fill(kind, position, squares)
    return unfit.value.reason


def test_the_marked_squares_that_fit_are_asked_about() -> None:
    assert usual_squares("flips", START, ("a1", "c4")) == ("c4",)
    assert usual_squares("flips", START, ()) == ("d3",)
    assert usual_squares("find-square", START, ("h8", "a1")) == ("h8",)
    assert usual_squares("corner-name", START, ("d3", "h8")) == ("h8",)
    assert usual_squares("better:flips-fewest", START, ("a1", "d3", "c4", "f5")) == ("d3", "c4")
    assert usual_squares("referee", START, ("e5", "c4", "d4")) == ("c4", "e5", "d4")
    assert usual_squares("next-on-line", START, ()) == ()


def test_what_is_asked_for_is_not_ringed() -> None:
    assert fill("find-square", START, ("h8",)) == Filled(FindSquare("h8"))
    assert fill("square-name", START, ("h8",)) == Filled(Choice("square-name"), ("h8",))
    assert fill("flips", START, ("d3",)) == Filled(Flips("d3"))


def test_a_referee_sees_the_faults_that_are_marked_or_likely_ones() -> None:
    for squares in (("d3", "e4", "d4"), ("d3",)):
        filled = fill("referee", START, squares)
        assert isinstance(filled.puzzle, Referee)
        step = Step(board=OTHELLO.diagram(START), to_move="black", puzzle=filled.puzzle)
        faults = set_puzzle(OTHELLO, step).answers
        assert set(faults) == set(squares[1:]) if squares[1:] else faults
        assert squares_of(START, filled) == ("d3", *faults)


def test_of_two_moves_the_better_one_is_found_where_the_teacher_names_none() -> None:
    filled = fill("better:takes-corner", CORNER, ())
    assert isinstance(filled.puzzle, WhichIsBetter)
    assert filled.puzzle.moves[0] == "a1"
    assert fill("better:takes-corner", CORNER, ("d5", "a1")).puzzle == WhichIsBetter(
        ("d5", "a1"), "takes-corner"
    )
    assert fill("better:takes-corner", CORNER, ("d5",)).puzzle == WhichIsBetter(("d5", "a1"), "takes-corner")


ENDING = OTHELLO.parse_diagram(
    """
  a b c d e f g h
1 X O O O O O . .
2 X X O O O O . .
3 X O X O X O O .
4 X O O X X O O O
5 X O O X O O O O
6 X X O O O O O O
7 . . O O O O . .
8 . O O O O O . .
""",
    Color.BLACK,
)


def test_two_boards_are_those_after_the_best_and_the_worst_move_of_an_ending() -> None:
    values = solve(ENDING).values
    filled = fill("compare", ENDING, ())
    assert isinstance(filled.puzzle, Compare)
    named = squares_of(ENDING, filled)
    assert {values[named[0]], values[named[1]]} == {max(values.values()), min(values.values())}
    assert set(squares_of(ENDING, fill("compare", ENDING, named))) == set(named)
    task = set_puzzle(OTHELLO, Step(board=OTHELLO.diagram(ENDING), to_move="black", puzzle=filled.puzzle))
    assert task.answers == ("left" if values[named[0]] > values[named[1]] else "right",)


def test_boards_that_are_worth_about_the_same_or_are_not_near_the_end_are_refused() -> None:
    assert reason("compare", START) == "too-early"
    values = solve(ENDING).values
    best = max(values, key=values.__getitem__)
    near = next(move for move in values if move != best and values[best] - values[move] < 6)
    with pytest.raises(Unfit) as refused:
        fill("compare", ENDING, (best, near))
    assert refused.value.reason == "boards-too-close"


def test_a_game_that_is_over_has_no_next_move() -> None:
    full = OTHELLO.parse_diagram("\n".join(["  a b c d e f g h", *(f"{n}" + " X" * 8 for n in range(1, 9))]))
    for kind in ("flips", "referee", "legal-move", "sequence:2", "better:best-exact", "mobility"):
        assert reason(kind, full, "a1") == "over"
    assert fill("result", full, ()).ring == ()
    assert reason("result", START) == "not-over"


@pytest.mark.parametrize("name", ["othello-4x4", "othello-6x6", "reversi-1888", "annex"])
def test_other_games_are_asked_or_refused_too(name: str) -> None:
    position = find_game(name).start()
    for kind in KINDS:
        try:
            filled = fill(kind, position, usual_squares(kind, position, ()))
        except Unfit:
            continue
        assert filled.puzzle.kind == KINDS[kind].kind


def test_what_is_filled_in_can_be_solved() -> None:
    banked = [step.position(OTHELLO) for topic in TOPICS for step in level_puzzles(topic, 5)[:1]]
    boards = [START, CORNER, *banked]
    for kind in KINDS:
        for position in boards:
            try:
                filled = fill(kind, position, usual_squares(kind, position, ("a1", "b1", "c1")))
            except Unfit:
                continue
            if not kind.startswith("sequence"):
                side = position.to_move
                step = Step(
                    board=OTHELLO.diagram(position),
                    to_move=side.value if side else None,
                    puzzle=filled.puzzle,
                    marks=Marks(ring=filled.ring),
                )
                assert set_puzzle(OTHELLO, step).answers
