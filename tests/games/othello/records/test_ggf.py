"""GGF as servers and programs write it, and what is said of damaged games."""

import pytest

from tutor.games.color import Color
from tutor.games.othello.records.ggf import read_ggf, write_ggf
from tutor.games.records.record import Ended, Record, Result, UnwritableRecord
from tutor.games.table import find_game

GAME = (
    "(;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Saio1200]PW[Saio3000]RE[-12.00:r]RB[2196.37]"
    "TI[5:00//2:00]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
    "B[F5/1.50/0.25]W[D6//4.09]B[C3/-3.66]W[d3];)"
)
LATE = """
  a b c d e f
1 X X X X X .
2 O O O O X .
3 X X X X X .
4 X X X X X X
5 X X X X X X
6 X X X O O O
black to move"""


def read_one(text: str) -> Record:
    (record,) = read_ggf(text.encode(), "one.ggf").records
    return record


def test_a_game_of_the_server() -> None:
    record = read_one(GAME)
    assert record.start == find_game("othello").start()
    assert record.moves == ("f5", "d6", "c3", "d3")
    assert record.evals == (1.5, None, -3.66, None)
    assert record.seconds == (0.25, 4.09, None, None)
    assert (record.black, record.white, record.event) == ("Saio1200", "Saio3000", "GGS/os")
    assert record.date == "2003.12.15_12:33:18.MST"
    assert record.result == Result(-12, Ended.RESIGNED)
    assert record.tags == (("RB", "2196.37"), ("TI", "5:00//2:00"))


def test_a_file_holds_several_games_with_counts_between() -> None:
    reading = read_ggf(f"1 {GAME}\n2 {GAME}{GAME}\n".encode(), "many.ggf")
    assert len(reading.records) == 3
    assert reading.errors == ()
    assert [record.source.offset for record in reading.records] == [2, len(GAME) + 5, 2 * len(GAME) + 5]


def test_the_board_may_have_another_size() -> None:
    position = find_game("othello-6x6").parse_diagram(LATE)
    text = "(;GM[othello]BO[6 *****- OOOO*- *****- ****** ****** ***OOO *]B[f1];)"
    assert read_one(text).start == position


@pytest.mark.parametrize("word", ["PA", "pass", "PASS", "--"])
def test_a_pass_may_be_written_in_every_way(word: str) -> None:
    assert read_one(f"(;GM[Othello]B[f5]W[{word}]B[d6];)").moves == ("f5", "pass", "d6")


def test_a_side_that_moves_twice_tells_of_a_pass() -> None:
    assert read_one("(;GM[Othello]B[f5//1]B[d6//2];)").moves == ("f5", "pass", "d6")
    assert read_one("(;GM[Othello]W[f5//1];)").moves == ("pass", "f5")


def test_fewest_discs_win_in_type_a() -> None:
    assert read_one("(;GM[Othello]TY[8a]B[f5];)").game is find_game("misere")


def test_a_komi_says_that_discs_do_not_tell_the_score() -> None:
    assert read_one("(;GM[Othello]RE[-0.50]KM[2.5]B[f5];)").result == Result(-0.5, Ended.KOMI)


def test_an_unknown_result_is_none() -> None:
    assert read_one("(;GM[Othello]RE[?]B[f5];)").result is None


@pytest.mark.parametrize("name", ["José", "Łukasz", "สมชาย", "[x] \\ (;y;)"])
def test_names_keep_their_letters(name: str) -> None:
    written = write_ggf(Record(find_game("othello").start(), black=name))
    assert read_one(written).black == name


def test_names_may_be_latin_1() -> None:
    (record,) = read_ggf("(;GM[Othello]PB[José]B[f5];)".encode("latin-1"), "old.ggf").records
    assert record.black == "José"


def test_remarks_of_other_programs_on_a_move_are_left_out() -> None:
    assert read_one("(;GM[Othello]B[f5/+2@book/0:12];)").evals == ()


@pytest.mark.parametrize(
    ("bad", "at", "words"),
    [
        ("(;GM[Othello]B[f5]W[d6", 18, "'W[d6' is no property"),
        ("(;GM[Othello]B[f5]", 18, "breaks off"),
        ("(;GM[Othello]B[i9];)", 15, "'i9' is not a move"),
        ("(;GM[Othello]B[f5]W;)", 18, "'W;)' is no property"),
        ("(;GM[Amazons]B[D1-D7-G7];)", 5, "'Amazons', not Othello"),
        ("(;PB[x]B[f5];)", 0, "not Othello"),
        ("(;GM[Othello]BO[8 ---- *]B[f5];)", 16, "not a size, its squares"),
        ("(;GM[Othello]BO[x]B[f5];)", 16, "not a size, its squares"),
        ("(;GM[Othello]BO[7 " + "-" * 49 + " *]B[f5];)", 16, "49 squares make no board"),
        ("(;GM[Othello]BO[8 " + "-" * 63 + "? *]B[f5];)", 16, "'?' is neither"),
        ("(;GM[Othello]BO[8 " + "-" * 64 + " ?]B[f5];)", 16, "'?' is not a side"),
        ("(;GM[Othello]TY[10a]BO[10 " + "-" * 100 + " *]B[f5];)", 23, "fewest discs"),
        ("(;GM[Othello]RE[many]B[f5];)", 16, "'many' is not a result"),
        ("(;GM[Othello]C[" + "x" * 5000 + "]B[f5];)", 15, "4096 characters"),
        ("(;GM[Othello]" + "B[f5]W[d6]" * 2000 + ";)", 13 + 5 * 2999, "3000 properties"),
    ],
)
def test_a_damaged_game_is_named_and_its_neighbours_stay(bad: str, at: int, words: str) -> None:
    before = f"{GAME}\n"
    reading = read_ggf(f"{before}{bad}\n{GAME}".encode(), "some.ggf")
    assert [record.source.number for record in reading.records] == [1, 3]
    (error,) = reading.errors
    assert (error.number, error.offset) == (2, len(before) + at)
    assert words in error.sentence


def test_what_stands_outside_of_games_is_named() -> None:
    text = f"1 {GAME} GM[Othello]B[f5];)\n{GAME} ."
    reading = read_ggf(text.encode(), "stray.ggf")
    assert len(reading.records) == 2
    assert [error.offset for error in reading.errors] == [text.index(" GM[") + 1, len(text) - 1]


def test_a_finished_position_can_be_written() -> None:
    start = find_game("othello").parse_diagram(
        "  a b c d e f g h\n" + "\n".join(f"{n} X X X X X X X X" for n in range(1, 9)), Color.BLACK
    )
    assert read_one(write_ggf(Record(start))).start == start


def test_a_board_that_ggf_does_not_know_is_refused() -> None:
    with pytest.raises(UnwritableRecord, match="annex"):
        write_ggf(Record(find_game("annex").start()))
    with pytest.raises(UnwritableRecord, match="longer"):
        write_ggf(Record(find_game("othello").start(), black="x" * 5000))
