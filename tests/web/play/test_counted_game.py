"""A game that both sides count: two passes stop it, dead stones are agreed on, and every point is counted.

Who passes while a border is open is asked once whether that is meant.
"""

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look, look_back
from tutor.web.site.languages import LANGUAGES

WALLS = "c5 d5 c4 d4 c3 d3 c2 d2 c1 d1"
"""Black walls in two columns on the left, White one column on the right."""

LOST = f"{WALLS} e3"
"""The same with a stone of Black's inside White's wall, which cannot live."""


def played(client: FlaskClient, url: str, moves: str) -> dict[str, Any]:
    view = look(client, url)
    for move in moves.split():
        doing = {"do": "pass"} if move == "pass" else {"do": "move", "square": move}
        view = act(client, url, number=view["number"], **doing)
    return view


def stopped(client: FlaskClient, moves: str = LOST, **chosen: str) -> tuple[str, dict[str, Any]]:
    url = begin(client, **{"game": "go-5x5", "opponent": "person", **chosen})
    return url, played(client, url, f"{moves} pass pass")


def test_two_passes_stop_the_game_and_propose_what_is_dead(stranger: FlaskClient) -> None:
    _, view = stopped(stranger)
    assert view["playing"] and view["turn"] is None and view["result"] is None
    assert view["counting"]["title"] == "Count the score"
    assert view["counting"]["dead"] == "e3"
    assert view["discs"] == {"black": 15, "white": 10}
    assert "Black: stones 5 + empty points 10 = 15" in view["counting"]["html"]
    laid = view["board"]["overlay"]
    assert [square for kind, square, _ in laid if kind == "dead"] == ["e3"]
    assert len([square for kind, square, _ in laid if kind == "land-white"]) == 5
    assert view["board"]["said"]["e3"] == "e3: black stone, 2 liberties, dead"
    assert view["board"]["said"]["a1"] == "a1: empty point, counts for Black"


def test_a_tap_marks_a_chain_and_another_takes_its_mark_away(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    number = view["number"]
    view = act(stranger, url, do="move", number=number, square="d3", dead=["e3"])
    assert view["counting"]["dead"].split() == ["d5", "d4", "d3", "e3", "d2", "d1"]
    again = {"do": "move", "number": number, "square": "d3", "dead": ["e3", "d1"]}
    view = act(stranger, url, **again)
    assert view["counting"]["dead"] == "e3"
    assert act(stranger, url, **again)["counting"]["dead"] == "e3", "the same twice is the same once"


def test_an_empty_point_cannot_be_marked(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    refused = {"do": "move", "number": view["number"], "square": "a1"}
    answer = stranger.post(url, json=refused, headers=OURS)
    assert answer.status_code == 400 and answer.json is not None
    assert answer.json["feedback"]["title"] == "Tap a stone. An empty point cannot be dead."
    nowhere = {"do": "agree", "number": view["number"], "dead": ["z9"]}
    assert stranger.post(url, json=nowhere, headers=OURS).status_code == 400


def test_once_they_agree_every_point_is_counted_through(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    view = act(stranger, url, do="agree", number=view["number"], dead=["e3"])
    assert not view["playing"] and view["winner"] == "black"
    numbers = {square: text for kind, square, text in view["board"]["overlay"] if text}
    assert numbers["a5"] == "1" and numbers["c1"] == "15" and numbers["e1"] == "10" and len(numbers) == 25
    page = stranger.get(url).text
    assert "Black wins by 5 points." in page
    assert "White: stones 5 + empty points 5 = 10" in page
    assert act(stranger, url, do="agree", number=view["number"], dead=["e3"])["winner"] == "black"


def test_whoever_does_not_agree_plays_on(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    view = act(stranger, url, do="resume", number=view["number"])
    assert view["counting"] is None and view["turn"]["color"] == "white"
    assert view["number"] == len(LOST.split())
    view = played(stranger, url, "e2 pass e4")
    assert view["discs"] == {"black": 0, "white": 1}
    assert view["board"]["cells"].count("X") == 5


def test_komi_decides_on_nine_lines(stranger: FlaskClient) -> None:
    walls = " ".join(f"e{row} f{row}" for row in range(1, 10))
    url, view = stopped(stranger, walls, game="go-9x9")
    assert view["counting"]["dead"] == ""
    view = act(stranger, url, do="agree", number=view["number"])
    assert view["winner"] == "black" and view["discs"] == {"black": 45, "white": "42.5"}
    assert "White: stones 9 + empty points 27 + komi 6.5 = 42.5" in view["ending"]


def test_the_computer_keeps_its_living_stones(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", level="2")
    view = look(stranger, url)
    for _ in range(60):
        if view["counting"]:
            break
        view = act(stranger, url, do="pass", number=view["number"])
    whites = [one for one, cell in zip(points(view), view["board"]["cells"], strict=True) if cell == "O"]
    assert view["counting"] and whites
    refused = {"do": "agree", "number": view["number"], "dead": whites}
    answer = stranger.post(url, json=refused, headers=OURS)
    assert answer.status_code == 409 and answer.json is not None
    assert answer.json["feedback"]["title"].startswith("The computer does not agree")
    assert answer.json["board"]["marks"]["ring"] == whites
    agreed = act(stranger, url, do="agree", number=view["number"], dead=[])
    assert agreed["winner"] == "white"


def points(view: dict[str, Any]) -> list[str]:
    board = view["board"]
    return [column + row for row in board["rows"] for column in board["columns"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_counted_without_javascript_in_every_language(stranger: FlaskClient, language: str) -> None:
    url, view = stopped(stranger)
    url = url.replace("/en/", f"/{language}/")
    number = str(view["number"])
    page = stranger.get(url).text
    assert 'name="dead" value="e3"' in page and 'name="agree"' in page and "%(" not in page
    marked = {"number": number, "dead": "e3", "tap": "e3"}
    assert stranger.post(url, data=marked, headers=OURS).status_code == 303
    assert 'name="dead" value=""' in stranger.get(url).text
    agreed = {"number": number, "dead": "e3", "agree": "1"}
    assert stranger.post(url, data=agreed, headers=OURS).status_code == 303
    over = stranger.get(url).text
    assert 'class="o land-white"' in over and "%(" not in over


def test_its_link_and_its_review_show_the_same_count(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    act(stranger, url, do="agree", number=view["number"], dead=["e3"])
    link = f"/en/play/replay/go-5x5/{LOST.replace(' ', '')}----?dead="
    look_back(stranger, f"{url}/review")
    for address in (f"{link}e3", f"{url}/review"):
        page = stranger.get(address).text
        assert "Black wins by 5 points." in page and 'class="o land-white"' in page
    for wrong in ("a1", "z9", "e3-", "--"):
        page = stranger.get(link + wrong)
        assert page.status_code == 200 and "Black wins by 11 points." in page.text


def test_a_finished_board_has_an_address(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    assert stranger.get(view["board_url"], follow_redirects=True).status_code == 200
    start = look(stranger, begin(stranger, game="go-9x9", opponent="person"))
    assert start["board_url"].endswith("._6_5") or "6_5" in start["board_url"]
    assert stranger.get(start["board_url"], follow_redirects=True).status_code == 200


def test_every_page_of_a_counted_board_counts_it_alike(stranger: FlaskClient) -> None:
    url, view = stopped(stranger)
    over = act(stranger, url, do="agree", number=view["number"], dead=["e3"])
    assert over["discs"] == {"black": 15, "white": 10}
    for address in (f"{url}/review?move={over['number']}", over["board_url"]):
        page = stranger.get(address, follow_redirects=True).text
        assert '<b data-discs="black">15</b>' in page and '<b data-discs="white">10</b>' in page
        assert page.count('class="o dead"') == 1 and page.count('class="o land-black"') >= 10


def test_who_is_to_answer_a_pass_of_the_computer_hears_that_another_ends_the_game(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.web.play.game_pages.answer_to", lambda position, level: "pass")
    url = begin(stranger, game="go-5x5", level="1")
    view = act(stranger, url, do="move", number=0, square="c3")
    warned = "White passes. If you pass too, the game ends and is counted."
    assert view["frames"][-1]["html"] == warned
    assert f"<p>{warned}</p>" in stranger.get(url).text, "without JavaScript too"
    view = act(stranger, url, do="pass", number=2)
    assert view["counting"] and "If you pass" not in stranger.get(url).text


def test_two_people_are_told_of_a_pass_alone(stranger: FlaskClient) -> None:
    view = played(stranger, begin(stranger, game="go-5x5", opponent="person"), "c3 pass")
    assert view["frames"][-1]["html"] == "White passes."


def test_the_page_says_what_wins_until_somebody_has_moved(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    assert "Whoever has more at the end wins" in stranger.get(url).text
    assert played(stranger, url, "c3")["goal"] is None
    assert "Whoever has more at the end wins" not in stranger.get(url).text


def test_a_group_is_to_be_tapped_only_where_one_stands(stranger: FlaskClient) -> None:
    _, view = stopped(stranger)
    assert "Stones that can no longer get away come off" in view["counting"]["html"]
    _, alone = stopped(stranger, "c3")
    assert "Tap" not in alone["counting"]["html"], "all stones are Black's"
    _, empty = stopped(stranger, "")
    assert "Tap" not in empty["counting"]["html"]
    assert "Black: stones 0 + empty points 0 = 0" in empty["counting"]["html"]


GAP = "b5 d5 b4 d4 b2 d2 b1 d1"
"""Two walls on 5×5, both with a gap in row 3: a stone on c3 divides them."""

CLOSED = f"{GAP} b3 d3"


def laid(client: FlaskClient, moves: str, **chosen: str) -> str:
    url = begin(client, **{"game": "go-5x5", "opponent": "person", **chosen})
    for number, move in enumerate(moves.split()):
        act(client, url, do="move", number=number, square=move)
    return url


def test_a_pass_with_an_open_border_is_asked_about_and_changes_nothing(stranger: FlaskClient) -> None:
    url = laid(stranger, GAP)
    view = act(stranger, url, do="pass", number=8)
    assert view["number"] == 8 and view["sure"] and view["turn"]["color"] == "black"
    assert view["feedback"]["title"] == "The borders are not closed yet. Pass all the same?"
    assert "c3" in view["feedback"]["detail"]
    assert ["unclosed", "c3", ""] in view["board"]["overlay"]
    again = act(stranger, url, do="pass", number=8, sure=True)
    assert again["number"] == 9 and "sure" not in again
    assert act(stranger, url, do="pass", number=9)["number"] == 9, "the other side is asked too"


IN_ATARI = "b3 c3 c2 d4 d3"
"""White's stone on c3 has one liberty left, c4; it is White's turn."""


def test_who_passes_with_stones_in_atari_is_asked_about_them_before_the_borders(
    stranger: FlaskClient,
) -> None:
    url = laid(stranger, IN_ATARI)
    view = act(stranger, url, do="pass", number=5)
    assert view["number"] == 5 and view["sure"] and view["feedback"]["detail"] is None
    said = "Your ringed stone has only one liberty left, and you can still save it. Pass all the same?"
    assert view["feedback"]["title"] == said
    assert ["chain", "c3", ""] in view["board"]["overlay"] and ["liberty", "c4", ""] in view["board"][
        "overlay"
    ]
    view = act(stranger, url, do="pass", number=5, sure=True)
    asked = act(stranger, url, do="pass", number=view["number"])
    assert asked["feedback"]["title"] == "You can still capture the ringed stone. Pass all the same?"


def test_an_open_count_offers_first_to_play_on(stranger: FlaskClient) -> None:
    def buttons(url: str) -> list[str]:
        return re.findall(r'<button class="button main" name="(resume|agree)"', stranger.get(url).text)

    for moves, said in (
        (GAP, "A border is still open."),
        (IN_ATARI, "The ringed stone has only one liberty"),
    ):
        url = laid(stranger, moves)
        for _ in range(2):
            view = act(stranger, url, do="pass", number=look(stranger, url)["number"], sure=True)
        assert view["counting"]["open"] and said in view["counting"]["html"]
        assert buttons(url) == ["resume"]
    url, view = stopped(stranger)
    assert not view["counting"]["open"] and buttons(url) == ["agree"]
    _, empty = stopped(stranger, "")
    assert "Much of the board is still nobody’s." in empty["counting"]["html"]


def test_where_all_borders_are_closed_a_pass_is_a_pass(stranger: FlaskClient) -> None:
    url = laid(stranger, CLOSED)
    assert act(stranger, url, do="pass", number=10)["number"] == 11


def test_at_the_start_and_in_a_capture_game_nothing_is_asked(stranger: FlaskClient) -> None:
    assert act(stranger, laid(stranger, "c3 c4"), do="pass", number=2)["number"] == 3
    assert act(stranger, laid(stranger, GAP, game="capture-go-5x5"), do="pass", number=8)["number"] == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_javascript_the_second_press_passes(stranger: FlaskClient, language: str) -> None:
    url = laid(stranger, GAP).replace("/en/", f"/{language}/")
    page = stranger.post(url, data={"pass": "1", "number": "8"}, headers=OURS).text
    assert 'name="number" value="8"' in page and 'class="o unclosed"' in page
    (value,) = re.findall(r'name="pass" value="(\d)"', page)
    answer = stranger.post(url, data={"pass": value, "number": "8"}, headers=OURS)
    assert answer.status_code == 303 and look(stranger, url)["number"] == 9


def test_against_the_computer_it_is_asked_too(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", level="1")
    view = look(stranger, url)
    for _ in range(12):
        view = act(stranger, url, do="pass", number=view["number"])
        if view.get("sure") or view["counting"]:
            break
        view = act(stranger, url, do="move", number=view["number"], square=next(iter(view["board"]["legal"])))
    assert view["you"] == "black"


def test_the_look_back_names_the_border_that_was_left_open(stranger: FlaskClient) -> None:
    url = laid(stranger, GAP)
    for number in (8, 9):
        act(stranger, url, do="pass", number=number, sure=True)
    act(stranger, url, do="agree", number=10)
    look_back(stranger, f"{url}/review")
    page = re.sub(r"<[^>]+>", "", stranger.get(f"{url}/review").text)
    assert "White passed, but a border was still open: c3 was nobody's." in page.replace("&#39;", "'")
    assert "Black passed, but a border" not in page, "the same open border is told once"


def test_what_the_numbers_beside_both_sides_count_is_told(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    assert look(stranger, url)["unit"] == "Captured stones"
    _, view = stopped(stranger)
    assert view["unit"] == "Stones and empty points"
