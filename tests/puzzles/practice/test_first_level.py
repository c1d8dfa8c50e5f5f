"""What the first level asks a beginner: squares all over the board, and few discs."""

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.games.othello.kinds.moves.edges import corners
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import level_puzzles
from tutor.puzzles.practice.rounds import ROUNDS, make_round


def asked(step: Step) -> str | None:
    """The square whose name, place or disc is asked for."""
    assert step.puzzle is not None
    return step.puzzle.asked_square or (step.marks.ring[0] if step.puzzle.asks_ring else None)


def discs(step: Step) -> int:
    return step.board.count("X") + step.board.count("O")


@pytest.mark.parametrize("number", range(ROUNDS))
def test_a_round_asks_for_no_square_twice_and_for_few_corners(number: int) -> None:
    squares = [square for made in make_round(OTHELLO, "board", 1, number) if (square := asked(made.step))]
    assert len(squares) >= 7 and len(set(squares)) == len(squares)
    assert len(set(squares) & set(corners(OTHELLO))) <= 3


@pytest.mark.parametrize("topic", ["find-square", "square-name"])
@pytest.mark.parametrize("level", [1, 2, 5])
def test_squares_are_asked_for_in_every_column_and_every_row(topic: str, level: int) -> None:
    squares = [asked(step) or "" for step in level_puzzles(topic, level)]
    assert {square[0] for square in squares} == set("abcdefgh")
    assert {square[1] for square in squares} == set("12345678")
    assert len(set(squares)) > 20


@pytest.mark.parametrize("topic", ["find-square", "square-name", "disc-on"])
def test_names_are_asked_for_on_boards_with_few_discs_first(topic: str) -> None:
    assert max(map(discs, level_puzzles(topic, 1))) <= 10


def test_what_stands_on_a_square_is_as_often_a_disc_as_nothing() -> None:
    steps = level_puzzles("disc-on", 1)
    taken = [bool(step.position(OTHELLO).at(asked(step) or "")) for step in steps]
    assert len(steps) / 3 < sum(taken) < len(steps) * 2 / 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_several_moves_are_looked_for_first(level: int) -> None:
    for step in level_puzzles("all-legal-moves", level):
        assert len(step.position(OTHELLO).legal_moves()) > 1


def test_all_moves_are_looked_for_on_boards_with_few_discs_first() -> None:
    assert max(map(discs, level_puzzles("all-legal-moves", 1))) <= 18
