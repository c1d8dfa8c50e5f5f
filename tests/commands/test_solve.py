"""`tutor solve` as it is typed."""

import json

import pytest
from click.testing import CliRunner, Result

from tutor.commands.main import main

FFO_5 = "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX--"
FFO_4 = "-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO-"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["solve", *arguments])


def test_the_best_move_comes_first_with_its_score() -> None:
    done = run(f"{FFO_5} X")
    lines = done.output.splitlines()
    assert done.exit_code == 0
    assert lines[0] == "g8 +32"
    scores = [int(line.split()[1]) for line in lines]
    assert scores == sorted(scores, reverse=True)
    assert len(lines) == 6


def test_json_is_one_object_from_square_to_score() -> None:
    done = run(f"{FFO_5.replace('-', '.')} X", "--json")
    values = json.loads(done.output)
    assert done.exit_code == 0
    assert list(values.items())[0] == ("g8", 32)
    assert len(values) == 6


def test_a_board_may_begin_with_empty_squares() -> None:
    board = "--XXXXXX" + "X" * 6 + "OO" + "X" * 48
    assert run(f"{board} O").output == run(board, "O").output == run(f"{board.lower()} o").output
    assert run(f"{board} O").exit_code == 0


def test_moves_that_are_equally_good_come_in_board_order_and_a_draw_has_no_sign() -> None:
    assert run(f"{FFO_4} X").output.splitlines()[:2] == ["a5 0", "h8 0"]


@pytest.mark.parametrize(
    ("board", "side", "printed", "values"),
    [
        ("X" * 56 + "XXXXXXO-", "O", "pass -64\n", {"pass": -64}),
        ("X" * 60 + "----", "O", "The game is over: black 64, white 0.\n", {}),
        ("X" * 32 + "O" * 32, "X", "The game is over: black 32, white 32.\n", {}),
    ],
)
def test_passes_and_finished_games_are_told(
    board: str, side: str, printed: str, values: dict[str, int]
) -> None:
    assert (run(f"{board} {side}").exit_code, run(f"{board} {side}").output) == (0, printed)
    assert json.loads(run(f"{board} {side}", "--json").output) == values


def test_small_boards_and_other_games_are_solved_too() -> None:
    start = "-----OX--XO----- X"
    assert run(start).output == "b1 -10\na2 -10\nd3 -10\nc4 -10\n"
    last = "X" * 56 + "XXXXXOO-"
    assert run(f"{last} X").output == "h8 +64\n"
    assert run(f"{last} X", "--game", "misere").output == "h8 -64\n"


def test_the_board_of_another_shape_has_a_character_for_each_of_its_squares() -> None:
    last = "X" * 40 + "XXXXXXO-"
    assert run(f"{last} X", "--game", "annex").output == "f8 +48\n"


def test_discs_that_may_run_out_are_counted_and_that_is_said() -> None:
    done = run(f"{'X' * 31}{'O' * 31}O- X", "--game", "reversi-1888", "--json")
    assert "as placed in turn, Black first" in done.stderr
    assert set(json.loads(done.stdout)) <= {"h8", "pass"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([FFO_5], "the board and the side to move"),
        ([f"{FFO_5} X O"], "the board and the side to move"),
        ([f"{FFO_5[1:]} X"], "63 squares"),
        ([f"{FFO_5}X X"], "65 squares"),
        ([f"{FFO_5} Y"], "'Y' is not a side"),
        ([f"{FFO_5[:9]}?{FFO_5[10:]} X"], "'?'"),
        ([f"{'-' * 27}OX------XO{'-' * 27} X"], "60 squares are empty"),
        ([f"{FFO_5} X", "--game", "chess"], "'chess'"),
        ([f"{FFO_5} X", "--game", "annex"], "annex"),
        ([f"{FFO_5} X", "--game", "go-9x9"], "A position of go-9x9 cannot be typed in one line."),
        ([], "Missing argument"),
    ],
)
def test_a_wrong_position_gets_one_sentence(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.exit_code in (1, 2)
    assert words in done.output
    assert "Traceback" not in done.output


def test_force_solves_what_would_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.commands.solve.MOST_EMPTY", 3)
    board = "----" + "XO" * 30
    assert run(f"{board} X").exit_code == 1
    assert run(f"{board} X", "--force").exit_code == 0
