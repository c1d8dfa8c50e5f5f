"""Reading what a reader opens: formats, names, several lines, what is wrong, and a list to keep."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import get_args

import pytest

from tests.records.games import passing_record, true_record
from tutor.games.othello.records.ggf import write_ggf
from tutor.games.othello.records.obf import write_obf
from tutor.games.othello.records.wthor import write_wthor
from tutor.games.records.record import Fault, Record
from tutor.records.transcript import write_transcript
from tutor.web.board.board_link import position_code
from tutor.web.records.game_link import LONGEST_NAME, link_of, plain_name
from tutor.web.records.record_conversion import recorded
from tutor.web.records.uploads import OpenedList, Upload, pack, read_uploads, unpack, upload_name, with_player
from tutor.web.wording.pages.record_words import FAULTS

GAME = "f5d6c3d3c4f4"


def read(data: bytes | str, name: str = "", game: str = "othello") -> OpenedList:
    return read_uploads([Upload(name, data.encode() if isinstance(data, str) else data)], game)


def year(*names: tuple[str, str]) -> list[Upload]:
    """The three files of a year of tournaments, a game for each pair of players."""
    games = []
    for n, (black, white) in enumerate(names):
        played = true_record(Random(n))
        games.append(Record(played.start, played.moves, black, white, "Open", "2004", played.result))
    files = write_wthor(games, date(2004, 12, 31))
    return [
        Upload("WTHOR.JOU", files.players),
        Upload("WTH_2004.wtb", files.games),
        Upload("WTHOR.TRN", files.tournaments),
    ]


def test_every_fault_has_its_sentence_and_no_sentence_is_left_over() -> None:
    assert set(FAULTS) == {*get_args(Fault), "large-board"}


@pytest.mark.parametrize("write", [write_ggf, write_transcript])
def test_a_game_is_read_with_the_passes_that_the_rules_force(write: object) -> None:
    record = passing_record()
    (link,) = read(write(record)).games  # type: ignore[operator]
    found = recorded(link)
    assert found is not None
    assert found.match.stored.moves == record.moves
    assert found.match.stored.state == "over"


def test_a_position_is_a_link_without_moves() -> None:
    position = true_record(Random(3)).start.play("f5")
    (link,) = read(write_obf(Record(position))).games
    assert link.is_position
    assert link.info.start == position_code(position)


def test_names_of_a_year_are_found_in_the_files_beside_it() -> None:
    opened = read_uploads(year(("Ito", "Rose"), ("Rose", "Tan")), "othello")
    assert [(game.info.black, game.info.white) for game in opened.games] == [("Ito", "Rose"), ("Rose", "Tan")]
    assert {(game.info.event, game.info.date) for game in opened.games} == {("Open", "2004")}
    assert (opened.title, opened.damages) == ("WTH_2004.wtb", [])


def test_a_year_without_names_shows_numbers() -> None:
    opened = read_uploads(year(("Ito", "Rose"))[1:2], "othello")
    assert [(game.info.black, game.info.white) for game in opened.games] == [("#0", "#1")]


@pytest.mark.parametrize(
    "text",
    [
        "f5 d6\nc3 d3\nc4 f4",
        "1. f5 d6\n2. c3 d3\n3. c4 f4\n",
        "# a remark\nf5d6c3\n\nd3c4f4",
        "F5D6\r\nC3D3C4F4",
    ],
)
def test_a_game_on_several_lines_is_one_game(text: str) -> None:
    assert [game.moves for game in read(text).games] == [GAME]


def test_lines_that_are_games_of_their_own_stay_apart() -> None:
    assert [game.moves for game in read("f5d6c3\nc4e3\n").games] == ["f5d6c3", "c4e3"]
    assert [game.moves for game in read("f5d6\nf5f5\n").games] == ["f5d6", "f5f5"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "ascii"])
def test_a_text_may_be_written_in_any_usual_way(encoding: str) -> None:
    assert [game.moves for game in read(GAME.encode(encoding), "a.txt").games] == [GAME]


def test_a_scored_move_that_the_position_forbids_is_told_and_the_board_is_shown() -> None:
    opened = read(f"{'-' * 27}OX------XO{'-' * 27} X; d3:+2; a1:+5; PA:0;\n", "a.obf")
    assert len(opened.games) == 1
    assert [(damage.number, damage.reason, damage.quote) for damage in opened.damages] == [
        (1, "no-move", "a1"),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_names_keep_their_accents(encoding: str) -> None:
    (link,) = read("(;GM[Othello]PB[Andrée]PW[Ø]B[f5];)".encode(encoding), "a.ggf").games
    assert (link.info.black, link.info.white) == ("Andrée", "Ø")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ito\r\nSet-Cookie: a=b", "Ito Set-Cookie: a=b"),
        ("\u202eoIt\u200b", "oIt"),
        ("\0\x1b[31m", "[31m"),
        ("  a \t b  ", "a b"),
        ("ສົມ​ສັກ", "ສົມສັກ"),
        ("x" * 500, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, shown: str) -> None:
    assert plain_name(name) == shown


@pytest.mark.parametrize(
    ("filename", "shown"),
    [
        ("C:\\fakepath\\a.wtb", "a.wtb"),
        ("../../etc/passwd", "passwd"),
        ("dir/", "?"),
        ("a\r\nb.txt", "a b.txt"),
    ],
)
def test_a_file_is_known_by_its_last_name(filename: str, shown: str) -> None:
    assert upload_name(filename) == shown


def test_a_damaged_game_is_named_and_the_others_are_kept() -> None:
    uploads = year(("Ito", "Rose"), ("Rose", "Tan"), ("Tan", "Ito"))
    data = bytearray(uploads[1].data)
    data[16 + 68 + 8 + 3] = 99
    opened = read_uploads([uploads[0], Upload("bad.wtb", bytes(data)), uploads[2]], "othello")
    assert [game.info.black for game in opened.games] == ["Ito", "Tan"]
    (damage,) = opened.damages
    assert (damage.file, damage.number, damage.byte) == ("bad.wtb", 2, 16 + 68 + 8 + 3)
    assert (damage.reason, damage.quote) == ("no-move", "99")


def test_a_file_that_breaks_off_keeps_the_games_before() -> None:
    uploads = year(("Ito", "Rose"), ("Rose", "Tan"))
    opened = read_uploads([Upload("cut.wtb", uploads[1].data[:-10])], "othello")
    assert len(opened.games) == 1
    assert [damage.reason for damage in opened.damages] == ["wrong-count", "breaks-off"]


def test_damaged_games_beyond_the_first_are_counted() -> None:
    opened = read("zz\n" * 80 + "f5\n")
    assert (len(opened.games), len(opened.damages), opened.damaged) == (1, 50, 80)


def test_a_board_too_large_to_show_is_said_to_be() -> None:
    opened = read(f"{'-' * 144} X\n", "a.obf")
    assert opened.games == []
    assert [damage.reason for damage in opened.damages] == ["large-board"]


def test_transcripts_are_of_the_game_that_was_chosen() -> None:
    (link,) = read("c2d2", game="othello-4x4").games
    assert link.game == "othello-4x4"


def test_a_list_is_unpacked_as_it_was_packed() -> None:
    opened = read_uploads([*year(("Ito", "Rose")), Upload("", b"zz")], "othello")
    assert unpack(pack(opened)) == opened


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ("", [1, 2, 3]),
        ("ito", [1]),
        ("ROSE brian", [1, 2]),
        ("andree", [3]),
        ("brian andree", []),
        ("zz", []),
    ],
)
def test_players_are_found_by_the_words_of_their_name(wanted: str, numbers: list[int]) -> None:
    uploads = year(("Ito", "Rose Brian"), ("Rose Brian", "Tan"), ("Andrée", "Tan"))
    games = read_uploads(uploads, "othello").games
    assert [number for number, _ in with_player(games, wanted)] == numbers


def test_a_link_holds_a_game_of_sixty_moves_in_130_characters() -> None:
    for seed in range(20):
        link = link_of(true_record(Random(seed)))
        assert len(link.moves) <= 130
