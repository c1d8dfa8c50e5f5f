"""Class lists as they are pasted or saved by spreadsheets."""

from __future__ import annotations

import pytest

from tutor.classroom.people.class_lists import MOST_LINES, decode, look_at, read_list


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann\nBen", ("Ann", "Ben")),
        ("Amina;5B;2015\nJuma;5B;2014", ("Amina", "Juma")),
        ("1\tมาลี\tป.5/1\n2\tสมชาย\tป.5/1", ("มาลี", "สมชาย")),
        ("No,Class,Name\n1,5B,Ann Lee\n2,5B,Ben", ("Ann Lee", "Ben")),
        ("学号,姓名,班级\n01,王小明,五班\n02,李华,五班", ("王小明", "李华")),
        ("ຊື່\nບຸນມີ\nແກ້ວ", ("ບຸນມີ", "ແກ້ວ")),
        ('"Lee, Ann";5B\n"Okello, Ben";5B', ("Lee, Ann", "Okello, Ben")),
        ("Ann, the second\nBen\nEve", ("Ann, the second", "Ben", "Eve")),
        ("", ()),
        (";;\n;;", ()),
    ],
)
def test_the_names_of_a_table_are_found(text: str, names: tuple[str, ...]) -> None:
    assert read_list(text).names == names


def test_another_column_is_taken_where_it_is_chosen() -> None:
    text = "Lee;Ann\nOkello;Ben"
    assert read_list(text).names == ("Lee", "Okello")
    assert read_list(text, 1).names == ("Ann", "Ben")
    assert read_list(text, 9).names == ("Lee", "Okello")


def test_empty_lines_and_those_beyond_are_counted() -> None:
    assert read_list("Ann\n\n  \nBen\n").empty == 2
    assert read_list("Ann;5B\n;5B\nBen;5B").empty == 1
    assert read_list("\n".join(f"Pupil {number}" for number in range(MOST_LINES + 7))).beyond == 7


@pytest.mark.parametrize(
    ("encoding", "language"),
    [("utf-8", "th"), ("utf-8-sig", "th"), ("utf-16", "th"), ("cp874", "th")],
)
def test_a_file_is_read_as_a_spreadsheet_wrote_it(encoding: str, language: str) -> None:
    assert decode("มาลี;ป.5".encode(encoding), language) == "มาลี;ป.5"


def test_what_will_be_added_is_told_before() -> None:
    look = look_at(("Ann", "ann ", "Ben", "x" * 21, "!!", "", "Eve", "Zoe"), ["eve"], 2)
    assert look.added == ("Ann", "Ben")
    assert look.doubled == ("ann", "Eve")
    assert look.refused == (("x" * 21, "long"), ("!!", "empty"), ("Zoe", "full"))
