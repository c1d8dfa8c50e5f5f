import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tutor.classroom.access.teachers import user_name
from tutor.classroom.people.names import BadName, clean_name, friendly_name, graphemes, same_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("Ann\u202egnp.exe", "Anngnp.exe"),
        ("A\u200bn\u2066n\ufeff", "Ann"),
        ("Ann\x00\x1b[2J", "Ann2J"),
        ("e\u0301va", "éva"),
        ("Rene\u200b\u0301", "René"),
        ("Rene\u202e\u0301", "René"),
        ("Ann 🐱", "Ann"),
        ("\u0301Ann", "Ann"),
        ("Z" + "\u0334" * 40 + "a", "Z" + "\u0334" * 3 + "a"),
        ("ม\ufe0fะลิ", "มะลิ"),
        ("ສົມ_ຈິດ", "ສົມ ຈິດ"),
        ("O’Neil-Smith 2.", "O’Neil-Smith 2."),
        ("<b>Ann</b>", "bAnn/b"),
        ("\u3164\u115fAnn", "Ann"),
        ("王小明", "王小明"),
    ],
)
def test_a_name_is_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("🐱🐱", "empty"),
        ("...", "empty"),
        ("\u3164", "empty"),
        ("\u200b\u202e", "empty"),
        ("x" * 21, "long"),
        ("ที่" * 21, "long"),
    ],
)
def test_a_name_that_is_none_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert refused.value.reason == reason


NAMES = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("aeAEnσς ſİǰΐᾳ가각ไทຳ"),
        st.sampled_from("\u0300\u0301\u0307\u0323\u0345\u093c\u0e4d\u200b\u200d\u202e\ufe0f🐱"),
    ),
    max_size=12,
)
"""Signs of every script, and often those that join, or stand between what would be joined."""


@pytest.mark.parametrize("clean", [clean_name, user_name])
@given(typed=NAMES)
@example(typed="Rene\u200b\u0301")
def test_a_cleaned_name_is_normal_and_is_cleaned_to_itself(clean: Callable[[str], str], typed: str) -> None:
    try:
        name = clean(typed)
    except BadName:
        return
    assert unicodedata.is_normalized("NFC", name)
    assert clean(name) == name


@given(typed=NAMES)
@example(typed="Rene\u0301")
def test_signs_that_nobody_sees_make_no_second_account(typed: str) -> None:
    try:
        name = user_name(typed)
    except BadName:
        return
    assert user_name("\u200b".join(typed)) == user_name("\u202e".join(typed)) == name


def test_twenty_letters_with_their_marks_are_twenty() -> None:
    for letter in ("ที่", "ນ້ຳ", "é", "n"):
        assert graphemes(letter * 20) == 20
        assert clean_name(letter * 20)


@pytest.mark.parametrize("other", ["ann lee", "ANN  LEE", "Ａｎｎ Lee", "AnnLee"])
def test_names_that_look_alike_are_one(other: str) -> None:
    assert same_name(other) == same_name("Ann Lee")


def test_a_given_name_is_one_that_nobody_has() -> None:
    words = ["Mango", "Turtle"]
    taken: list[str] = []
    for _ in range(5):
        taken.append(friendly_name(words, taken, [1, 0]))
    assert taken == ["Turtle", "Mango", "Turtle 2", "Mango 2", "Turtle 3"]
