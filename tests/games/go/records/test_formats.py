"""Records in the Smart Game Format as pages and commands read and write them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.families import FAMILIES
from tutor.games.go.records.sgf import read_sgf
from tutor.games.go.rules.ruleset import COURSE, RULES
from tutor.games.records.record import Ended, Record, Result
from tutor.games.records.replay import Replay, Verdict, replay
from tutor.games.table import find_game
from tutor.records.files import read_records
from tutor.web.records.record_conversion import FILES

GAME = (
    "(;GM[1]FF[4]SZ[5]PB[Mali]PW[Suda]KM[0]RE[B+5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd]"
    ";B[ce];W[de];B[ec];W[];B[]%s)"
)
"""A wall of each side, and a black stone inside White's, which cannot live."""


def read(text: str | bytes, game: str = "") -> Record:
    data = text if isinstance(text, bytes) else text.encode()
    reading = read_records(data, "a.sgf", game=game)
    assert not reading.errors, reading.errors
    return reading.records[0]


def fault(text: str) -> tuple[str, str]:
    (error,) = read_records(text.encode(), "a.sgf").errors
    return error.reason, error.quote


def written(record: Record) -> bytes:
    (form,) = FAMILIES["go"].records
    _, write = form.files["game.sgf"]
    found = write(replay(record))
    assert found is not None
    return found


def test_dead_stones_are_those_inside_the_land_that_the_file_marks() -> None:
    record = read(GAME % "TB[aa:be]TW[ea:ee]")
    assert record.game.name == "go-5x5" and record.names == ("Mali", "Suda")
    assert record.dead == ("e3",) and record.result == Result(5)
    assert replay(record).verdict is Verdict.RIGHT


@pytest.mark.parametrize(("result", "dead"), [("B+5", ("e3",)), ("B+11", ()), ("?", ("e3",))])
def test_without_marks_dead_is_what_goes_with_the_result_or_what_looks_so(
    result: str, dead: tuple[str, ...]
) -> None:
    assert read((GAME % "").replace("B+5", result)).dead == dead


def test_what_is_written_is_read_again() -> None:
    record = read(GAME % "TB[aa:be]TW[ea:ee]")
    again = read(written(record))
    assert (again.start, again.moves, again.dead, again.names) == (
        record.start,
        record.moves,
        record.dead,
        record.names,
    )
    assert read_sgf(written(record)).nodes[-1].marks["TW"] == ("e5", "e4", "e3", "e2", "e1")


def test_a_dead_stone_beside_points_of_nobody_is_still_dead_when_it_is_read_again() -> None:
    record = read(GAME % "TB[aa:be]TW[ea:ee]")
    played = replay(replace(record, dead=("e3", "c5"), result=None))
    again = read(written(played.record))
    assert set(again.dead) == set(played.positions[-1].dead_squares()) and "e3" in again.dead
    assert replay(again).positions[-1].score() == played.positions[-1].score()


def test_marks_of_land_that_do_not_go_with_the_result_give_way_to_it() -> None:
    record = read(GAME % "TB[aa][ba]TW[ea]")
    assert record.dead == ("e3",) and replay(record).verdict is Verdict.RIGHT


def test_other_programs_know_the_rules_that_are_written_and_this_one_its_own() -> None:
    record = read(GAME % "")
    file = written(record)
    assert b"RU[Chinese]" in file and record.start.rules is COURSE
    assert read(file).start == record.start
    assert read(file.replace(b"XR[course]", b"")).start.rules is RULES["chinese"]
    assert read((GAME % "").replace("FF[4]", "FF[4]RU[course]")).start == record.start


def test_handicap_and_komi_are_kept() -> None:
    record = read("(;GM[1]SZ[9]HA[2]KM[0.5]AB[cg][gc];W[ee];B[];W[])")
    assert record.start.to_move is Color.WHITE and record.start.state()["komi"] == "0.5"
    again = written(record)
    assert b"HA[2]" in again and b"KM[0.5]" in again
    assert read(again).start == record.start


def test_a_side_that_moves_twice_has_the_other_pass_and_a_game_goes_on_after_two_passes() -> None:
    assert read("(;GM[1]SZ[5];B[aa];B[bb])").moves == ("a5", PASS, "b4")
    assert read("(;GM[1]SZ[5];B[aa];W[];B[];W[bb];B[cc])").moves == ("a5", "b4", "c3")


@pytest.mark.parametrize(
    ("result", "ended"),
    [("W+R", Result(-25, Ended.RESIGNED)), ("B+Time", Result(25, Ended.TIME)), ("Void", None)],
)
def test_how_a_game_ended_is_read(result: str, ended: Result | None) -> None:
    assert read(f"(;GM[1]SZ[5]RE[{result}];B[aa])").result == ended


def test_a_game_is_told_from_its_relative_by_the_number_of_its_kind() -> None:
    assert read(GAME % "", "othello").game.family == "go"
    othello = read_records(b"(;GM[Othello]PC[x]PB[a]PW[b]TY[8]BO[8 x])", "a.ggf")
    assert not othello.records or othello.records[0].game.family == "othello"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("(;GM[1]SZ[5];B[aa];W[aa])", ("illegal-move", "2")),
        ("(;GM[1]SZ[25];B[aa])", ("unknown-kind", "")),
        ("(;GM[2]SZ[8];B[aa])", ("unknown-kind", "")),
        ("(;GM[1]SZ[5]KM[nan];B[aa])", ("unreadable", "")),
        ("(;GM[1]SZ[5];B[zz])", ("unreadable", "")),
        ("(;GM[1]SZ[5];B[aa];AW[bb];B[cc])", ("unreadable", "1")),
        ("(;GM[1]SZ[5]" + "(;B[aa]" * 600, ("too-many-moves", "")),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, reason: tuple[str, str]) -> None:
    assert fault(text) == reason


def test_the_first_game_of_the_course_is_read_and_counted() -> None:
    record = read((Path(__file__).parent / "first_game.sgf").read_bytes())
    played: Replay = replay(record)
    assert played.outcome is not None and played.outcome.margin == 8.5
    assert played.verdict is Verdict.RIGHT


def test_a_capture_game_is_not_written_and_sgf_is_offered() -> None:
    assert FILES["game.sgf"] == "SGF"
    start = find_game("capture-go-5x5").start()
    with pytest.raises(ValueError, match="no capture game"):
        written(Record(start, ("c3",)))
