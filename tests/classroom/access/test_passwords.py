"""A password is good enough to be guessed by nobody, and a hash tells nothing of it."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from tutor.classroom.access.passwords import (
    WeakPassword,
    check_password,
    hash_of_nobody,
    hash_password,
    is_password,
    new_password,
)


@pytest.mark.parametrize(
    "password",
    ["password12", "1234567890", "qwertyuiop", "abcdefghij", "Passw0rd123", "hunter2hunter2", "1q2w3e4r5t"],
)
def test_what_is_tried_first_is_refused(password: str) -> None:
    with pytest.raises(WeakPassword) as refused:
        check_password(password, "ada")
    assert refused.value.reason == "common"


def test_a_name_with_some_digits_is_refused() -> None:
    with pytest.raises(WeakPassword) as refused:
        check_password("somsri12345", "Somsri Wongsa")
    assert refused.value.reason == "common"


@pytest.mark.parametrize(
    "password",
    [
        "three little turtles",
        "shule ya msingi",
        "ครูสมศรีชอบแมว",
        "ໝາສາມໂຕຢູ່ໃນສວນ",
        "三只小乌龟在爬山坡啊",
        "x9-mango-kite",
    ],
)
def test_some_words_in_any_language_are_a_password(password: str) -> None:
    check_password(password, "ada")


def test_the_longest_password_is_judged_without_delay() -> None:
    check_password("three little turtles " * 9, "ada")


def test_a_password_that_is_made_is_always_good_enough() -> None:
    for _ in range(20):
        check_password(new_password(), "ada")


def test_what_was_kept_of_a_password_long_ago_still_lets_its_teacher_in() -> None:
    kept = (
        "scrypt:16384:8:5$acb1c54598570a81e5517acc86cb666f$"
        "5fb8f9b3b028d83104b035f07bec31aecd8d83c3b4035fb5482d0a68f664ae87"
    )
    assert is_password("correct horse battery", kept)
    assert not is_password("correct horse batterx", kept)


def test_the_hash_of_nobody_is_looked_at_as_long_as_any_other_and_made_without_hashing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    some_hash = hash_password("three little turtles")
    hashed: list[dict[str, Any]] = []

    def scrypt(_password: bytes, **how: Any) -> bytes:
        hashed.append({name: value for name, value in how.items() if name != "salt"})
        return bytes(32)

    monkeypatch.setattr(hashlib, "scrypt", scrypt)
    nobody = hash_of_nobody()
    assert not hashed
    assert [len(part) for part in nobody.split("$")] == [len(part) for part in some_hash.split("$")]
    assert nobody.partition("$")[0] == some_hash.partition("$")[0]
    assert not is_password("somebody who is not there", nobody)
    assert not is_password("somebody who is not there", some_hash)
    assert hashed[0] == hashed[1]
