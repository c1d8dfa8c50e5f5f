"""Telling formats apart, names beside games, files too large or of another kind."""

import doctest
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tutor.records
from tests.records.games import passing_record
from tutor.games.othello.records.ggf import write_ggf
from tutor.games.othello.records.wthor import write_wthor
from tutor.games.records import record as limits
from tutor.games.records.record import Reading
from tutor.games.records.replay import check, replay
from tutor.records.files import read_paths, read_records


def test_the_example_works() -> None:
    assert doctest.testmod(tutor.records).failed == 0


@pytest.mark.parametrize("name", ["a.ggf", "a.txt", "a.obf"])
def test_a_format_is_known_without_its_suffix(folder: Path, name: str) -> None:
    data = (folder / name).read_bytes()
    assert read_records(data, "upload") == read_records(data, name)
    assert len(read_records(data, "upload").records) == 1


def test_names_are_found_beside_the_games(folder: Path) -> None:
    readings = list(read_paths([folder / "WTH_2004.wtb"]))
    assert [record.black for reading in readings for record in reading.records] == ["Andrée"]


def test_names_that_are_given_go_before_those_beside(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "given"
    other.mkdir()
    (other / "OTHER.jou").write_bytes((folder / "WTHOR.JOU").read_bytes().replace(b"Andr\xe9e", b"Bernd\0"))
    readings = list(read_paths([folder / "WTH_2004.wtb", other / "OTHER.jou"]))
    assert [record.black for reading in readings for record in reading.records] == ["Bernd"]


def test_a_file_above_the_limit_is_not_read() -> None:
    (error,) = read_records(b"f5d6", "large.txt", limit=3).errors
    assert "4 bytes, and at most 3 are read" in str(error)


def test_a_file_on_disk_above_the_limit_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.records.files.MAX_BYTES", 10)
    (reading,) = read_paths([folder / "a.txt"])
    assert reading.records == ()
    assert "more than 10 bytes" in str(reading.errors[0])


def test_bytes_that_are_no_text_are_refused() -> None:
    (error,) = read_records(b"\x89PNG\0\0", "board.txt").errors
    assert "no text" in str(error)


@pytest.mark.parametrize(
    ("data", "file", "reason", "quote"),
    [
        (b"f5z9", "a.txt", "no-move", "z9"),
        (b"(;GM[Go];)", "a.ggf", "other-game", "Go"),
        (b"(;GM[Othello]B[f5]", "a.ggf", "breaks-off", ""),
        (b"---- X", "a.obf", "no-board", "---- X"),
        (b"\0", "a.png", "unknown-format", ""),
        (b"short", "a.wtb", "breaks-off", ""),
    ],
)
def test_what_is_wrong_has_a_code_and_the_words_at_fault(
    data: bytes, file: str, reason: str, quote: str
) -> None:
    error = read_records(data, file).errors[0]
    assert (error.reason, error.quote) == (reason, quote)


def test_a_file_of_nothing_but_damage_is_given_up() -> None:
    for data in (b"x\n" * 5000, b"(;" * 5000):
        reading = read_records(data, "noise")
        assert len(reading.errors) == limits.MAX_ERRORS + 1
        assert "rest of the file was not read" in str(reading.errors[-1])


def test_only_so_many_games_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_GAMES", 2)
    reading = read_records(b"f5\nf5\nf5\nf5\n", "many.txt")
    assert len(reading.records) == 2
    assert "At most 2 games" in str(reading.errors[0])


def test_an_empty_file_holds_no_games() -> None:
    assert read_records(b"", "empty.txt") == Reading()


@given(st.binary(max_size=300))
def test_any_bytes_are_read_without_a_fault(data: bytes) -> None:
    for name in ("a.wtb", "a.ggf", "a.obf", "a.txt"):
        reading = read_records(data, name)
        assert all(0 <= error.offset <= len(data) for error in reading.errors)
        for record in reading.records:
            assert check(record) is replay(record).verdict


@given(st.data())
def test_a_file_damaged_anywhere_is_read_without_a_fault(data: st.DataObject) -> None:
    record = passing_record()
    wthor = write_wthor([record, record], date(2004, 12, 31)).games
    text = f"{write_ggf(record)}\n{write_ggf(record)}".encode()
    for name, whole in (("a.wtb", wthor), ("a.ggf", text)):
        at = data.draw(st.integers(0, len(whole)))
        damaged = whole[:at] + data.draw(st.binary(max_size=3)) + whole[at + data.draw(st.integers(0, 9)) :]
        reading = read_records(damaged, name)
        assert all(0 <= error.offset <= len(damaged) for error in reading.errors)
        for each in reading.records:
            assert check(each) is replay(each).verdict
