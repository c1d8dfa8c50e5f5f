"""OBF positions as Edax writes them, and what is said of damaged lines."""

import pytest

from tutor.games.color import Color
from tutor.games.othello.records.obf import read_obf, write_obf
from tutor.games.records.record import Record, UnwritableRecord
from tutor.games.records.replay import Verdict, check
from tutor.games.table import find_game

START = "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27


def test_a_position_with_the_values_of_its_moves() -> None:
    (record,) = read_obf(f"{START} X; D3:+2; c4:-4; f5:0; % a remark; e6:+9\n".encode(), "a.obf").records
    assert record.start == find_game("othello").start()
    assert record.scores == (("d3", 2), ("c4", -4), ("f5", 0))
    assert write_obf(record) == f"{START} X; d3:+2; c4:-4; f5:+0;"


def test_the_side_may_follow_the_board_at_once() -> None:
    (record,) = read_obf(f"{START}O;".encode(), "a.obf").records
    assert record.start.to_move is Color.WHITE


def test_other_signs_for_discs_are_known() -> None:
    other = START.replace("X", "*").replace("-", ".")
    assert (
        read_obf(f"{other} *".encode(), "a.obf").records == read_obf(f"{START} X".encode(), "a.obf").records
    )


def test_it_may_be_a_position_of_another_game() -> None:
    (record,) = read_obf(f"{START} X;".encode(), "a.obf", "misere").records
    assert record.game is find_game("misere")
    (record,) = read_obf(("-" * 36 + " X").encode(), "a.obf").records
    assert record.game is find_game("othello-6x6")


@pytest.mark.parametrize(
    ("bad", "at", "words"),
    [
        (f"{START[1:]} X;", 0, "63 squares make no board"),
        (START, 0, "not a board and a side"),
        (f"{START} X X;", 0, "not a board and a side"),
        (f"{START[:9]}?{START[10:]} X;", 0, "'?' is neither"),
        (f"{START} Z;", 0, "'Z' is not a side"),
        (f"{START} X; d3:+2; c9:+4;", 74, "'c9:+4' is not a move with its score"),
        (f"{START} X;" + " d3:+2;" * 2000, 0, "at most 10000 characters"),
        (f"{START} X; d3;", 67, "'d3'"),
        (f"{START} X; d3:many;", 67, "'d3:many'"),
    ],
)
def test_a_damaged_line_is_named_and_its_neighbours_stay(bad: str, at: int, words: str) -> None:
    line = f"{START} X;\n"
    reading = read_obf(f"{line}{bad}\n{line}".encode(), "some.obf")
    assert [record.source.number for record in reading.records] == [1, 3]
    (error,) = reading.errors
    assert (error.number, error.offset) == (2, len(line) + at)
    assert words in error.sentence


def test_a_board_of_another_size_is_refused_where_the_game_is_named() -> None:
    (error,) = read_obf(("-" * 36 + " X").encode(), "a.obf", "misere").errors
    assert "misere has 64 squares, not 36" in error.sentence


def test_a_value_for_a_move_that_is_illegal_is_found() -> None:
    good, bad = read_obf(f"{START} X; d3:+2;\n{START} X; a1:+2;".encode(), "a.obf").records
    assert (check(good), check(bad)) == (Verdict.INCOMPLETE, Verdict.ILLEGAL)


def test_a_board_with_gaps_cannot_be_written() -> None:
    with pytest.raises(UnwritableRecord, match="annex"):
        write_obf(Record(find_game("annex").start()))
