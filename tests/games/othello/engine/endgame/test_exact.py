"""The exact end of a game, beside a solver that only plays by the rules core and looks at the result."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.engine.endgame.exact import best_line, best_move, score_of, solve, values_of
from tutor.games.othello.rules.games import GAMES
from tutor.games.table import find_game

OTHELLO = find_game("othello")
NAMES = [*GAMES, "othello-12x12"]


def result(position: Position, side: Color) -> int:
    """What the end of a game is worth to a side, by the outcome that the rules core gives."""
    outcome = position.outcome()
    assert outcome
    lead = outcome.black - outcome.white
    if position.game.name == "misere":
        lead = -lead
    return lead if side is Color.BLACK else -lead


@cache
def naive(position: Position, side: Color) -> int:
    """The oracle: every line of play to its end."""
    if position.to_move is None:
        return result(position, side)
    return max(-naive(position.play(move), side.other) for move in position.legal_moves())


def ending(name: str, empties: int, choices: bytes) -> Position:
    """A position with at most so many empty squares, reached in a game in which each byte picks a move."""
    position = find_game(name).start()
    turn = 0
    while position.to_move and len(position.empties()) > empties:
        moves = position.legal_moves()
        position = position.play(moves[choices[turn % len(choices)] % len(moves)])
        turn += 1
    return position


def check(position: Position) -> None:
    """Everything that `solve` tells is true, as far as plain minimax can see."""
    side = position.to_move
    solution = solve(position)
    if side is None:
        assert (solution.score, solution.line, solution.values) == (result(position, Color.BLACK), (), {})
        return
    assert list(solution.values) == position.legal_moves()
    for move, value in solution.values.items():
        assert value == -naive(position.play(move), side.other), move
    assert solution.score == max(solution.values.values()) == score_of(position)
    assert solution.values[solution.line[0]] == solution.score
    assert best_line(position) == (solution.score, solution.line)
    if position.to_move:
        assert best_move(position, solution.score) == solution.line[0]
    last = position
    for move in solution.line:
        last = last.play(move)
    assert result(last, side) == solution.score


games = st.binary(min_size=7, max_size=40)


@pytest.mark.slow
@settings(max_examples=120)
@given(st.integers(0, 8), games)
def test_endings_of_othello_are_solved_as_by_plain_minimax(empties: int, choices: bytes) -> None:
    check(ending("othello", empties, choices))


@settings(max_examples=80)
@given(st.sampled_from(NAMES), st.integers(0, 6), games)
def test_so_are_those_of_every_game(name: str, empties: int, choices: bytes) -> None:
    check(ending(name, empties, choices))


@pytest.mark.slow
@settings(max_examples=20)
@given(st.integers(8, 10), games)
def test_so_is_the_smallest_board_nearly_from_its_start(empties: int, choices: bytes) -> None:
    check(ending("othello-4x4", empties, choices))


@settings(max_examples=40)
@given(st.lists(st.sampled_from("XO."), min_size=64, max_size=64), st.integers(2, 7), st.sampled_from(Color))
def test_so_are_drawings_that_no_play_reaches(marks: list[str], empties: int, side: Color) -> None:
    gaps = [place for place, mark in enumerate(marks) if mark == "."]
    for place in gaps[empties:]:
        marks[place] = "XO"[place % 2]
    rows = ["".join(marks[row : row + 8]) for row in range(0, 64, 8)]
    text = "  a b c d e f g h\n" + "\n".join(f"{n} {' '.join(row)}" for n, row in enumerate(rows, 1))
    check(OTHELLO.parse_diagram(text, side))


@settings(max_examples=15)
@given(st.integers(6, 9), games)
def test_the_value_of_a_move_is_that_of_the_position_it_leads_to(empties: int, choices: bytes) -> None:
    position = ending("othello", empties, choices)
    for move, value in values_of(position).items():
        after = position.play(move)
        if after.to_move:
            assert value == -score_of(after)


@settings(max_examples=15)
@given(st.integers(7, 10), games)
def test_turned_and_mirrored_boards_have_the_same_score(empties: int, choices: bytes) -> None:
    position = ending("othello", empties, choices)
    cells = position.cells()
    if position.to_move is None:
        return
    for place in (
        lambda r, c: (r, 7 - c),
        lambda r, c: (7 - r, c),
        lambda r, c: (7 - r, 7 - c),
        lambda r, c: (c, r),
        lambda r, c: (7 - c, 7 - r),
        lambda r, c: (c, 7 - r),
        lambda r, c: (7 - c, r),
    ):
        rows = []
        for r in range(8):
            line = []
            for c in range(8):
                row, column = place(r, c)
                line.append(cells[8 * row + column])
            rows.append(f"{r + 1} {' '.join(line)}")
        turned = OTHELLO.parse_diagram("  a b c d e f g h\n" + "\n".join(rows), position.to_move)
        assert score_of(turned) == score_of(position)
