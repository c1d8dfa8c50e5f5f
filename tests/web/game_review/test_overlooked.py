"""The review of a game whose engine weighs no moves: what reading shows was overlooked."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look, look_back
from tutor.web.site.languages import LANGUAGES

MISSED = "b3 a3 a4 e5 e1 a2".split()
"""With e1 Black leaves the white stone on a3 alone, which then runs away."""


def play(client: FlaskClient, url: str, moves: list[str]) -> None:
    """Make these moves of a game that has just begun; a pass is meant."""
    for number, move in enumerate(moves):
        passes = move == "pass"
        act(
            client,
            url,
            do="pass" if passes else "move",
            number=number,
            square="" if passes else move,
            sure=passes,
        )


def played(client: FlaskClient, moves: list[str], game: str = "go-5x5", **more: str) -> str:
    """A game of two people that was given up after these moves; gives its address."""
    url = begin(client, game=game, **{"opponent": "person", **more})
    play(client, url, moves)
    act(client, url, do="resign", number=len(moves))
    return url


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missed_capture_is_told_with_the_board_before_it(stranger: FlaskClient, language: str) -> None:
    url = played(stranger, MISSED)
    page = stranger.get(url.replace("/en/", f"/{language}/") + "/review").text
    (mistakes,) = re.findall(r'<ol class="mistakes">.*?</ol>', page, re.DOTALL)
    assert "%(" not in page and mistakes.count("<li>") == 1
    assert "review?move=4" in mistakes and ">a2<" in mistakes


def test_the_moment_is_drawn_on_its_board_and_on_the_large_one(stranger: FlaskClient) -> None:
    url = played(stranger, MISSED)
    page = stranger.get(f"{url}/review").text
    (sent,) = re.findall(r'id="replay">(.*?)</script>', page, re.DOTALL)
    shown = json.loads(sent)
    marks = [["chain", "a3", ""], ["liberty", "a2", ""], ["would-black", "e1", ""]]
    assert shown["number"] == 4, "the review opens at the board of its first moment"
    assert shown["noted"]["4"]["overlay"] == marks
    assert shown["noted"]["4"]["asked"] == f"{url}/review/1"
    assert [mark for mark in shown["board"]["overlay"] if mark in marks] == marks
    (small,) = re.findall(r'<ol class="mistakes">.*?</ol>', page, re.DOTALL)
    for part in (small, page.partition('class="mistakes"')[0]):
        assert 'class="o chain"' in part and 'class="o liberty"' in part and 'class="o would-black"' in part
    assert "Black could have captured it with" in page.partition("data-noted")[2].partition("</div>")[0]
    elsewhere = stranger.get(f"{url}/review?move=2").text.partition('class="mistakes"')[0]
    assert 'class="o chain"' not in elsewhere and "data-noted hidden" in elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_before_a_missed_capture_asks_again(stranger: FlaskClient, language: str) -> None:
    review = f"{played(stranger, MISSED)}/review".replace("/en/", f"/{language}/")
    lesson = stranger.get(f"{review}/lesson.json").json
    assert lesson is not None
    (step,) = lesson["steps"]
    assert step["url"] == f"{review}/1" and step["puzzle"]["answers"] == ["a2"]
    assert step["board"]["marks"]["ring"] == ["a3"]
    page = stranger.get(step["url"]).text
    assert "%(" not in page and ">a2<" not in page.partition("<main")[2].partition('<div class="stage"')[0]
    assert 'class="card not-yet"' in stranger.post(step["url"], data={"tap": "d4"}, headers=OURS).text
    assert 'class="card right"' in stranger.post(step["url"], data={"tap": "a2"}, headers=OURS).text
    assert stranger.get(f"{review}/2").status_code == stranger.get(f"{review}/0").status_code == 404


def test_a_chain_that_could_have_been_saved_is_asked_for(stranger: FlaskClient) -> None:
    moves = "b2 a2 c3 e5 a3 e1 a1".split()
    review = f"{played(stranger, moves)}/review"
    lesson = stranger.get(f"{review}/lesson.json").json
    assert lesson is not None
    kinds = [step["puzzle"]["kind"] for step in lesson["steps"]]
    assert set(kinds) <= {"save", "capture"}


def test_from_a_moment_one_plays_on_against_the_same_level(stranger: FlaskClient) -> None:
    url = played(stranger, MISSED)
    page = stranger.get(f"{url}/review").text
    form = page.partition('class="mistakes"')[2].partition("<form")[2].partition("</form>")[0]
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    assert fields["opponent"] == "person" and fields["side"] == "black"
    game = look(stranger, begin(stranger, **fields))
    assert game["board"]["cells"] == "".join(("....O", "X....", "OX...", ".....", "....."))
    assert game["turn"]["color"] == "black"


def test_who_passes_while_a_border_is_open_is_shown_where(stranger: FlaskClient) -> None:
    moves = "c1 d1 c2 d2 c3 d3 pass pass".split()
    url = begin(stranger, game="go-5x5", opponent="person")
    play(stranger, url, moves)
    act(stranger, url, do="agree", number=len(moves), dead=[])
    page = stranger.get(f"{url}/review").text
    noted = page.partition('class="mistakes"')[2]
    assert "a border was still open" in noted and 'class="o unclosed"' in noted
    assert "Try again" not in noted and "Play on from here" in noted


def test_a_recorded_game_is_looked_back_at_too(stranger: FlaskClient) -> None:
    page = stranger.get(f"/en/play/replay/go-5x5/{''.join(MISSED)}").text
    form = re.search(r'<form class="ask" method="post" action="([^"]+)"', page)
    assert form and "Review this game" in page
    answer = stranger.post(unescape(form[1]), headers=OURS)
    assert answer.status_code == 303
    look_back(stranger, str(answer.location))
    review = stranger.get(str(answer.location)).text
    assert "Black could have captured it with" in review
    assert stranger.get(f"{answer.location}/1").status_code == 200


def test_a_game_without_such_moments_has_no_heading_for_them(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    act(stranger, url, do="move", number=0, square="c3")
    act(stranger, url, do="resign", number=1)
    page = stranger.get(f"{url}/review").text
    assert "mistakes" not in page and "Resign" not in page
    assert stranger.post(f"{url}/review", headers=OURS).status_code == 303
