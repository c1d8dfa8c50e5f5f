"""Handicap stones and komi: chosen at the start, said in the game, kept in its record, refused if wrong."""

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look
from tutor.web.site.languages import LANGUAGES


def test_white_begins_after_the_handicap_stones(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-9x9", opponent="person", handicap="3", komi="")
    game = look(stranger, url)
    assert game["board"]["cells"].count("X") == 3 and game["turn"]["color"] == "white"
    assert game["terms"] == "Handicap stones: 3 · Komi: 0.5"
    assert "Handicap stones: 3" in stranger.get(url).text


def test_who_gives_stones_to_the_computer_begins(stranger: FlaskClient) -> None:
    given = look(stranger, begin(stranger, game="go-5x5", side="white", handicap="2"))
    assert given["turn"]["color"] == "white" and given["number"] == 0 and not given["waiting"]
    taken = look(stranger, begin(stranger, game="go-5x5", side="black", handicap="2"))
    assert taken["turn"]["color"] == "black" and taken["number"] == 1


def test_handicap_and_komi_are_kept_in_the_saved_game_and_in_the_next_one(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person", handicap="2", komi="3.5")
    for number in (0, 1):
        act(stranger, url, do="pass", number=number)
    over = act(stranger, url, do="agree", number=2, dead=[])
    assert "komi 3.5" in over["ending"] and over["winner"] == "black"
    saved = stranger.get(f"{url}/review/game.sgf").text
    assert all(one in saved for one in ("HA[2]", "KM[3.5]", "AB[bd][db]", "RE[B+21.5]")), saved
    assert "Komi: 3.5" in stranger.get(f"{url}/review").text
    again = look(stranger, begin(stranger, **over["again"]["fields"]))
    assert again["terms"] == "Handicap stones: 2 · Komi: 3.5"


def test_without_a_choice_a_game_is_begun_as_always(stranger: FlaskClient) -> None:
    assert look(stranger, begin(stranger, game="go-9x9", opponent="person"))["terms"] == "Komi: 6.5"
    assert look(stranger, begin(stranger, game="go-7x7", opponent="person"))["terms"] == ""
    assert look(stranger, begin(stranger, handicap="0", komi=""))["terms"] == ""
    assert look(stranger, begin(stranger, game="go-9x9", opponent="person", komi="0"))["terms"] == ""


@pytest.mark.parametrize(("typed", "komi"), [("6,5", "6.5"), ("６．５", "6.5"), ("๖", "6"), (" -2 ", "-2")])
def test_a_number_may_be_written_as_the_reader_writes_it(
    stranger: FlaskClient, typed: str, komi: str
) -> None:
    url = begin(stranger, game="go-7x7", opponent="person", komi=typed)
    assert look(stranger, url)["terms"] == f"Komi: {komi}"


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"game": "go-5x5", "handicap": "3"}, "This board has points for at most 2 handicap stones."),
        ({"game": "go-7x7", "handicap": "9"}, "This board has points for at most 4 handicap stones."),
        ({"game": "go-9x9", "handicap": "1"}, "This board has points for at most 9 handicap stones."),
        ({"game": "go-9x9", "komi": "6.25"}, "Komi is a number of points with at most one half"),
        ({"game": "go-9x9", "komi": "nan"}, "Komi is a number of points with at most one half"),
        ({"game": "go-9x9", "komi": "1e3"}, "Komi is a number of points with at most one half"),
        ({"game": "go-9x9", "komi": "9" * 400}, "Komi is a number of points with at most one half"),
        ({"game": "capture-go-5x5", "komi": "1"}, "The capture game has no komi"),
    ],
)
def test_terms_that_a_game_does_not_take_are_chosen_again(
    stranger: FlaskClient, chosen: dict[str, str], said: str
) -> None:
    sent = {"opponent": "person", "side": "white", "minutes": "5", **chosen}
    answer = stranger.post("/en/play/", data=sent, headers=OURS)
    assert answer.status_code == 400 and said in answer.text and 'role="alert"' in answer.text
    for field, value in (("game", chosen["game"]), ("opponent", "person"), ("minutes", "5")):
        assert f'name="{field}" value="{value}" checked' in answer.text


def test_what_no_form_sends_is_refused(stranger: FlaskClient) -> None:
    for sent in ({"game": "go-9x9", "handicap": "two"}, {"game": "go-9x9", "handicap": "-2"}):
        assert stranger.post("/en/play/", data=sent, headers=OURS).status_code == 400
    assert (
        stranger.post("/en/play/", data={"game": "othello", "handicap": "2"}, headers=OURS).status_code == 400
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_games_that_take_terms_offer_them(stranger: FlaskClient, language: str) -> None:
    offered = stranger.get(f"/{language}/play/go").text
    assert offered.count('name="handicap"') == 9 and 'name="komi"' in offered
    usual = stranger.get(f"/{language}/play/").text
    assert 'name="handicap"' not in usual and 'name="komi"' not in usual
