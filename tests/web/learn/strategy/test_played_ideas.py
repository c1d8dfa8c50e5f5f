"""What stands beside both sides of a game about moves, the idea that it names, and its level."""

import html
import re

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import look_back

ENDING = "/en/learn/othello/{}/finished"


def idea_of(client: FlaskClient, lesson: str) -> dict[str, str]:
    """The fields of the form that plays a lesson's idea."""
    page = client.get(ENDING.format(lesson)).text
    (form,) = re.findall(r'<form method="post" action="/en/play/">(.*?)Play this idea now', page, re.DOTALL)
    return dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))


def begin(client: FlaskClient, fields: dict[str, str]) -> str:
    begun = client.post("/en/play/", data=fields, headers=OURS)
    assert begun.status_code == 303
    return begun.location


def view_of(client: FlaskClient, url: str) -> dict[str, object]:
    found = client.get(url, headers={"Accept": "application/json"}).json
    assert found is not None
    return found


def test_the_game_of_the_lesson_about_moves_counts_moves_and_at_its_end_discs(stranger: FlaskClient) -> None:
    url = begin(stranger, idea_of(stranger, "mobility"))
    view = view_of(stranger, url)
    assert view["unit"] == "Possible moves"
    assert not view["counts_pieces"]
    assert view["discs"] == {"black": 5, "white": 8}
    page = stranger.get(url).text
    assert '<p class="unit" data-unit>Possible moves</p>' in page
    stranger.post(url, data={"number": "0", "resign": "1"}, headers=OURS)
    ended = view_of(stranger, url)
    assert (ended["unit"], ended["discs"]) == ("Discs", {"black": 7, "white": 13})


@pytest.mark.parametrize("lesson", ["corners", "x-and-c-squares"])
def test_other_games_count_discs_and_need_no_word_for_it(stranger: FlaskClient, lesson: str) -> None:
    view = view_of(stranger, begin(stranger, idea_of(stranger, lesson)))
    assert (view["unit"], view["counts_pieces"]) == ("", True)


def test_the_game_of_an_idea_names_it_above_the_board_and_when_one_looks_back(stranger: FlaskClient) -> None:
    url = begin(stranger, idea_of(stranger, "mobility"))
    assert '<span class="idea">You can leave your opponent few moves.</span>' in stranger.get(url).text
    stranger.post(url, data={"number": "0", "resign": "1"}, headers=OURS)
    review = f"{url}/review"
    look_back(stranger, review)
    page = html.unescape(stranger.get(review).text)
    assert "You can leave your opponent few moves." in page


def test_the_idea_is_played_on_the_level_that_was_beaten_last(stranger: FlaskClient) -> None:
    fields = idea_of(stranger, "corners")
    assert fields["level"] == "beaten"
    assert view_of(stranger, begin(stranger, fields))["level"] == 1
