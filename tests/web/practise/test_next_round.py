import re

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.puzzles.practice.rounds import LOOKS_ROUNDS, ROUNDS

PAGE = "/en/practise/"


def begun(client: FlaskClient, drill: str, said: str = "") -> str:
    """The round to which a link leads."""
    where = client.get(f"{PAGE}{drill}/?seen={said}").location
    assert where is not None
    return where.removeprefix(PAGE).removesuffix("/1")


def test_a_drill_begins_somewhere_where_nothing_is_known(stranger: FlaskClient) -> None:
    rounds = {begun(stranger, "flips/3") for _ in range(6)}
    assert len(rounds) > 1
    assert all(re.fullmatch(r"flips/3/\d+", name) for name in rounds)


def test_the_first_round_not_seen_on_this_device_follows_the_one_seen_last(stranger: FlaskClient) -> None:
    assert begun(stranger, "flips/3", "flips.3.4-9-5") == "flips/3/6"
    assert begun(stranger, "flips/3", "flips.3.6-24-0-5") == "flips/3/7"
    assert begun(stranger, "flips/3", f"flips.4.1_flips.3.2-{ROUNDS - 1}") == "flips/3/0"
    most = "-".join(str(number) for number in range(ROUNDS) if number != 17)
    assert begun(stranger, "flips/3", f"flips.3.{most}") == "flips/3/17"


def test_who_has_seen_all_goes_round_again(stranger: FlaskClient) -> None:
    every = "-".join(map(str, range(LOOKS_ROUNDS)))
    assert begun(stranger, "beyond-own/2", f"beyond-own.2.{every}") == "beyond-own/2/0"


def test_a_link_without_a_level_leads_to_a_round_not_seen_too(stranger: FlaskClient) -> None:
    assert begun(stranger, "flips", "flips.1.0-1_flips.2.7") == "flips/1/2"
    assert begun(stranger, "mixed", "mixed-5.1.3_mixed-3.1.11") == "mixed-3/1/12"


def test_without_a_device_that_remembers_it_goes_by_what_was_answered(stranger: FlaskClient) -> None:
    stranger.post(f"{PAGE}flips/3/8/1", data={"check": "1", "taps": "a1"}, headers=OURS)
    assert begun(stranger, "flips/3") == "flips/3/9"
    stranger.post(f"{PAGE}flips/3/9/4", data={"check": "1", "taps": "a1"}, headers=OURS)
    assert begun(stranger, "flips/3") == "flips/3/10"
    assert begun(stranger, "flips/3", "flips.3.10") == "flips/3/11"


@pytest.mark.parametrize("said", ["x--7-99999999999", "1" * 5000, "flips.3.", "flips.3.99", "..._._", "%00"])
def test_what_no_page_of_ours_says_is_passed_over(stranger: FlaskClient, said: str) -> None:
    assert re.fullmatch(r"flips/3/\d+", begun(stranger, "flips/3", said))
