"""WTHOR files, byte by byte: made small here, and damaged in every way."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from tests.records.games import passing_record, true_record
from tutor.games.base import PASS
from tutor.games.othello.records.wthor import (
    WthorFiles,
    read_players,
    read_tournaments,
    read_wthor,
    write_wthor,
)
from tutor.games.records.record import Record, Result, Theory, UnwritableRecord
from tutor.games.records.replay import Verdict, check
from tutor.games.table import find_game

MADE = date(2015, 9, 30)


@pytest.fixture
def records() -> list[Record]:
    chance = Random(1888)
    names = ["Leclère Élise", "Müller Jürgen", "Öst Åsa", "Núñez Íñigo"]
    return [
        replace(
            true_record(chance),
            black=names[n],
            white=names[n + 1],
            event="Préqualif de Périgueux",
            date="2004",
            theory=Theory(30 + n, 24),
        )
        for n in range(3)
    ]


@pytest.fixture
def files(records: list[Record]) -> WthorFiles:
    return write_wthor(records, MADE)


def test_the_header_says_when_and_what(files: WthorFiles) -> None:
    assert files.games[:16] == bytes([20, 15, 9, 30, 3, 0, 0, 0, 0, 0, 0xD4, 7, 8, 0, 24, 0])
    assert files.players[:16] == bytes([20, 15, 9, 30, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0])
    assert (len(files.games), len(files.players), len(files.tournaments)) == (
        16 + 3 * 68,
        16 + 4 * 20,
        16 + 26,
    )


def test_a_move_is_ten_times_the_row_and_the_column(records: list[Record], files: WthorFiles) -> None:
    first = records[0].moves[0]
    assert files.games[24] == int(first[1]) * 10 + "abcdefgh".index(first[0]) + 1


def test_names_with_accents_are_latin_1(files: WthorFiles) -> None:
    assert "Leclère Élise".encode("latin-1") in files.players
    assert read_players(files.players, "W.JOU").name(1) == "Müller Jürgen"
    assert read_tournaments(files.tournaments, "W.TRN").name(0) == "Préqualif de Périgueux"


def test_players_without_a_table_are_numbers(files: WthorFiles) -> None:
    record = read_wthor(files.games, "W.wtb").records[1]
    assert (record.black, record.white, record.event) == ("#1", "#2", "#0")


def test_the_score_gives_the_empty_squares_to_the_winner() -> None:
    game = find_game("othello")
    wipe_out = Record(game.start(), ("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"), result=Result(64))
    (back,) = read_wthor(write_wthor([wipe_out], MADE).games, "W.wtb").records
    assert check(back) is Verdict.RIGHT
    assert check(replace(back, result=Result(13))) is Verdict.MISMATCH


def test_passes_are_left_out_and_put_back() -> None:
    record = passing_record()
    (back,) = read_wthor(write_wthor([record], MADE).games, "W.wtb").records
    assert PASS not in back.moves
    assert check(back) is Verdict.RIGHT


def test_a_size_of_zero_is_the_usual_board(files: WthorFiles) -> None:
    old = files.games[:12] + b"\0" + files.games[13:]
    assert read_wthor(old, "W.wtb") == read_wthor(files.games, "W.wtb")


def test_without_a_depth_there_is_no_theory(files: WthorFiles) -> None:
    old = files.games[:14] + b"\0\0" + files.games[16:]
    assert [record.theory for record in read_wthor(old, "W.wtb").records] == [None] * 3


def test_games_on_the_large_board_have_more_moves() -> None:
    record = true_record(Random(10), "othello-10x10")
    data = write_wthor([record], MADE).games
    assert (data[12], len(data)) == (10, 16 + 104)
    assert read_wthor(data, "W.wtb").records[0].game is find_game("othello-10x10")


def test_a_file_that_breaks_off_keeps_its_whole_games(files: WthorFiles) -> None:
    reading = read_wthor(files.games[:-10], "W.wtb")
    assert len(reading.records) == 2
    assert [str(error) for error in reading.errors] == [
        "W.wtb: byte 4: The header tells of 3 games, and the file has room for 2.",
        "W.wtb: game 3, byte 152: The file breaks off: 58 bytes are left, and a game takes 68.",
    ]


@pytest.mark.parametrize("count", [0, 2, 4, 0xFFFFFFFF])
def test_a_wrong_count_is_named_and_every_game_is_kept(files: WthorFiles, count: int) -> None:
    damaged = files.games[:4] + count.to_bytes(4, "little") + files.games[8:]
    reading = read_wthor(damaged, "W.wtb")
    assert len(reading.records) == 3
    assert [error.offset for error in reading.errors] == [4]
    assert f"tells of {count} games" in reading.errors[0].sentence


@pytest.mark.parametrize(
    ("at", "byte", "words"),
    [
        (16 + 68 + 6, 65, "65 discs on 64 squares"),
        (16 + 68 + 7, 200, "200 discs"),
        (16 + 68 + 8, 19, "19 is not a square"),
        (16 + 68 + 9, 0, "0 is not a square"),
        (16 + 68 + 10, 99, "99 is not a square"),
        (16 + 68 + 11, 255, "255 is not a square"),
    ],
)
def test_a_damaged_byte_costs_one_game(files: WthorFiles, at: int, byte: int, words: str) -> None:
    reading = read_wthor(files.games[:at] + bytes([byte]) + files.games[at + 1 :], "W.wtb")
    assert [record.source.number for record in reading.records] == [1, 3]
    (error,) = reading.errors
    assert (error.number, error.offset) == (2, at)
    assert words in error.sentence


@pytest.mark.parametrize(
    ("at", "byte", "words"), [(12, 9, "9 is not a size of board"), (13, 1, "solitaires")]
)
def test_a_header_of_another_kind_of_file_is_refused(
    files: WthorFiles, at: int, byte: int, words: str
) -> None:
    reading = read_wthor(files.games[:at] + bytes([byte]) + files.games[at + 1 :], "W.wtb")
    assert reading.records == ()
    assert [(error.number, error.offset) for error in reading.errors] == [(0, at)]
    assert words in reading.errors[0].sentence


def test_a_file_shorter_than_its_header_is_refused() -> None:
    assert "header of 16 bytes" in str(read_wthor(b"\x14\x0f", "W.wtb").errors[0])
    assert "header of 16 bytes" in str(read_players(b"", "W.JOU").errors[0])


def test_a_table_that_breaks_off_keeps_its_names(files: WthorFiles) -> None:
    table = read_players(files.players[:-1], "W.JOU")
    assert len(table.names) == 3
    assert "tells of 4 names" in table.errors[0].sentence
    assert table.name(3) == "#3"


def test_another_move_is_illegal_and_another_score_a_mismatch(files: WthorFiles) -> None:
    data = bytearray(files.games)
    data[16 + 8] = 11
    data[16 + 68 + 6] ^= 1
    verdicts = [check(record) for record in read_wthor(bytes(data), "W.wtb").records]
    assert verdicts == [Verdict.ILLEGAL, Verdict.MISMATCH, Verdict.RIGHT]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"black": "สมชาย"}, "letters that WTHOR cannot write"),
        ({"white": "Bartholomew Featherstone"}, "longer than 19"),
        ({"event": "x" * 26}, "longer than 25"),
        ({"date": "1999"}, "one year; these have 2"),
        ({"date": "May"}, "does not begin with a year"),
        ({"theory": None}, "one theory; these have 2"),
        ({"result": None}, "final score"),
        ({"result": Result(0.5)}, "not a count of discs"),
        ({"result": Result(66)}, "not a count of discs"),
        ({"moves": ("f5",) * 61}, "one move for each empty square"),
        ({"start": find_game("othello").start().play("f5")}, "usual start"),
    ],
)
def test_what_the_format_cannot_say_is_refused(
    records: list[Record], change: dict[str, object], words: str
) -> None:
    with pytest.raises(UnwritableRecord, match=words):
        write_wthor([records[0], replace(records[1], **change)], MADE)


def test_other_games_cannot_be_written() -> None:
    with pytest.raises(UnwritableRecord, match="misere"):
        write_wthor([true_record(Random(1), "misere")], MADE)


def test_no_games_make_empty_files() -> None:
    empty = write_wthor([], MADE)
    assert read_wthor(empty.games, "W.wtb").records == read_wthor(empty.games, "W.wtb").errors == ()
