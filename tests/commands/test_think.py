"""`tutor think` as it is typed."""

import json

import pytest
from click.testing import CliRunner, Result

from tutor.commands.main import main
from tutor.games.base import Position
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.records.board_text import parse_board

START = "-" * 27 + "OX------XO" + "-" * 27 + " X"
FFO_5 = "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X"
FULL = "X" * 32 + "O" * 32 + " X"
PASSES = "X" * 56 + "XXXXXXO-" + " O"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["think", *arguments])


def test_the_best_move_comes_first_and_each_line_says_how_deep_it_was_looked_at() -> None:
    lines = [line.split() for line in run(START, "--depth", "3").output.splitlines()]
    values = [float(value) for _, value, *_ in lines]
    assert {move for move, *_ in lines} == {"d3", "c4", "f5", "e6"}
    assert values == sorted(values, reverse=True)
    assert {" ".join(how) for _, _, *how in lines} == {"depth 3"}


def test_without_a_depth_six_moves_are_looked_ahead() -> None:
    lines = run(START).output.splitlines()
    assert len(lines) == 4
    assert all(line.endswith(" depth 6") for line in lines)


def test_from_twelve_empty_squares_on_each_value_is_exact() -> None:
    board, side = "XXXXXXXXXOOOOOOXXOXXOXOXXOOXOOXXXOXOXOXXXOOXOXXX--OOOOO------OX-", "X"
    position = parse_board(board, side, "")
    assert isinstance(position, Position)
    assert len(position.empties()) <= 12
    told = run(f"{board} {side}").output.splitlines()
    assert {line.split()[0]: int(line.split()[1]) for line in told} == values_of(position)
    assert all(line.endswith(" exact") for line in told)


def test_a_level_looks_as_far_as_it_plays_and_its_exact_ending_begins_where_its_own_does() -> None:
    assert run(START, "--level", "7").output.splitlines() == run(START, "--depth", "3").output.splitlines()
    fourteen_empty = run(FFO_5, "--level", "1").output.splitlines()
    assert all(line.endswith(" depth 1") for line in fourteen_empty)


def test_json_is_one_object_from_move_to_discs() -> None:
    told = json.loads(run(START, "--depth", "2", "--json").output)
    assert set(told) == {"d3", "c4", "f5", "e6"}
    assert list(told.values()) == sorted(told.values(), reverse=True)


def test_a_pass_is_worth_what_follows_it_and_a_game_that_is_over_has_no_moves() -> None:
    assert run(PASSES).output == "pass -64 exact\n"
    assert run(FULL).output == "The game is over: black 32, white 32.\n"
    assert run(FULL, "--json").output == "{}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((START, "--level", "3", "--depth", "2"), "not both"),
        ((START, "--level", "11"), "There is no level 11: they go from 1 to 10."),
        ((START, "--level", "0"), "There is no level 0: they go from 1 to 10."),
        ((START, "--depth", "0"), "A depth of 0 is not possible: it goes from 1 to 12."),
        ((START, "--depth", "13"), "A depth of 13 is not possible: it goes from 1 to 12."),
        ((START, "--deep"), "There is no option --deep."),
        ((START, "--deep=3"), "There is no option --deep=3."),
        (("XO",), "A position is the board and the side to move"),
        (("-" * 64 + " X",), "Nothing stands on this board."),
        (("-" * 64 + " X", "--game", "nosuch"), "nosuch"),
        (("-" * 64 + " X", "--game", "reversi-1888"), "by hand"),
    ],
)
def test_what_cannot_be_weighed_is_told_in_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.exit_code != 0
    assert said in done.output
    assert "Traceback" not in done.output
