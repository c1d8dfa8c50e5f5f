"""Transcripts as people and programs write them."""

import pytest

from tutor.games.records.record import Record, RecordError, UnwritableRecord
from tutor.games.table import find_game
from tutor.records.transcript import parse_transcript, read_transcripts, write_transcript

MOVES = ("f5", "d6", "c3", "d3", "c4")


@pytest.mark.parametrize(
    "text",
    [
        "f5d6c3d3c4",
        "F5D6C3D3C4",
        "f5 d6 c3\n d3 c4\n",
        "f5, d6, c3, d3, c4",
        "1. f5 2. d6 3. c3 4. d3 5. c4",
        "1) f5d6 2) c3d3 3) c4",
    ],
)
def test_moves_are_found_however_they_are_written(text: str) -> None:
    assert parse_transcript(text).moves == MOVES


@pytest.mark.parametrize("word", ["--", "pass", "PASS", "pa", "ps"])
def test_a_pass_may_be_named(word: str) -> None:
    assert parse_transcript(f"f5d6{word}c3").moves == ("f5", "d6", "pass", "c3")


def test_a_large_board_has_two_figures_in_a_row() -> None:
    assert parse_transcript("f7j10j1", "othello-10x10").moves == ("f7", "j10", "j1")


@pytest.mark.parametrize(
    ("text", "offset", "words"),
    [
        ("f5d6i3", 4, "'i3' is not a move of othello"),
        ("f5 d9", 3, "'d9'"),
        ("f5 é", 3, "'é' is not a move"),
        ("", 0, "no move"),
        ("f5" * 129, 256, "at most 128 moves"),
        ("f", 0, "'f'"),
    ],
)
def test_a_wrong_transcript_is_refused_with_the_byte(text: str, offset: int, words: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_transcript(text)
    assert refused.value.offset == offset
    assert words in refused.value.sentence


def test_a_damaged_line_leaves_the_others() -> None:
    reading = read_transcripts(b"# of a Tuesday\nf5d6\n\nf5x9\r\n% of a Friday\nf5f6\n", "games.txt")
    assert [record.moves for record in reading.records] == [("f5", "d6"), ("f5", "f6")]
    assert [record.source.number for record in reading.records] == [1, 3]
    assert [str(error) for error in reading.errors] == [
        "games.txt: game 2, byte 23: 'x9' is not a move of othello."
    ]


def test_a_byte_order_mark_is_no_move() -> None:
    assert read_transcripts(b"\xef\xbb\xbff5d6", "games.txt").records[0].moves == ("f5", "d6")


def test_a_game_from_elsewhere_cannot_be_written() -> None:
    later = find_game("othello").start().play("f5")
    with pytest.raises(UnwritableRecord, match="begins elsewhere"):
        write_transcript(Record(later, ("d6",)))
