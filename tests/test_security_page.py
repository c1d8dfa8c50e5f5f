"""What SECURITY.md promises in figures is what the code does."""

from pathlib import Path

import pytest

from tutor.classroom.access import code_guesses, invitations, passwords, remotes, throttle
from tutor.classroom.access.code_guesses import from_everywhere, from_one_address
from tutor.classroom.people import bin
from tutor.settings import class_days
from tutor.web.classroom.access.identity import MONTH, SCHOOL_DAY

PAGE = Path(__file__).parents[1].joinpath("SECURITY.md").read_text(encoding="utf-8")


def row(begins: str) -> str:
    """The row of a table that begins so."""
    (found,) = [line for line in PAGE.splitlines() if line.startswith(f"| {begins} |")]
    return found


@pytest.mark.parametrize(
    ("begins", "rule"),
    [
        ("wrong codes in one browser", code_guesses.IN_BROWSER),
        ("new seats of one class in one browser", throttle.SEATS_IN_BROWSER),
        ("new seats of one class from one address", throttle.SEATS_FROM_HERE),
        ("wrong passwords for one name from one address", throttle.PASSWORD_FROM_HERE),
        ("wrong passwords for one name from anywhere", throttle.PASSWORD_IN_ALL),
        ("wrong passwords from one address", throttle.PASSWORDS_FROM_HERE),
        ("wrong numbers of cards and links of remotes", from_one_address(1)),
    ],
)
def test_what_is_free_is_said(begins: str, rule: throttle.Rule) -> None:
    assert f"| {rule.free:,}" in row(begins)


def test_how_many_codes_are_looked_at_is_said() -> None:
    here = row("different wrong codes from one address")
    assert all(f"{from_one_address(live).free:,}" in here for live in (1, 9, 30))
    assert from_one_address(30).free == from_one_address(1_000).free
    everywhere = row("wrong codes of all the world")
    assert all(f"{from_everywhere(live).free:,}" in everywhere for live in (1, 6))
    assert from_everywhere(6).free == from_everywhere(1_000).free < from_everywhere(5).free
    assert f"{code_guesses.NEARBY.free} of each neighbourhood" in everywhere
    assert code_guesses.STAYS_WRONG.total_seconds() == 10 * 60


def test_how_long_is_said() -> None:
    assert (SCHOOL_DAY, MONTH) == (12 * 3600, 30 * 24 * 3600)
    assert throttle.KEPT.total_seconds() == 3 * 3600
    assert (bin.KEPT.days, class_days(), invitations.LASTS.days) == (30, 400, 3)
    assert remotes.LASTS.total_seconds() == 12 * 3600
    assert f"at least {passwords.SHORTEST} characters" in PAGE


def test_a_password_stands_as_many_guesses_as_is_said() -> None:
    assert passwords.GUESSES == 1e6
    assert "a million guesses" in PAGE
