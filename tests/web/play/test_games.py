"""Playing a game: as the player, with and without JavaScript."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.apps import make_app
from tests.web.playing import act, begin, look, next_action, play_out
from tutor.games.othello.engine.choosing import Choice
from tutor.games.table import GAMES, find_game
from tutor.storage.games import COMPUTER, HUMAN, new_game, save_played
from tutor.storage.learners.learning import new_learner_id
from tutor.web.board.board_overlays import samples
from tutor.web.site.languages import LANGUAGES
from tutor.web.wording.family_words import titles, words_of
from tutor.web.wording.othello import advice

OVERLAYS = words_of(find_game("othello")).overlays

MUST_PASS = ("d3", "c3", "b3", "b2", "f5", "a3", "a1", "c1")
"""Moves after which Black has none."""

NOTHING_COUNTED = {"margin": None, "score": None}
"""What a result says of the discs of a game that was not played to its end."""


def own(client: FlaskClient, app: Flask) -> str:
    """The identifier of the learner behind a client."""
    with client.session_transaction() as session:
        return str(session.setdefault("id", new_learner_id()))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_to_choose_shows_every_game_with_its_board(stranger: FlaskClient, tag: str) -> None:
    pages = [stranger.get(f"/{tag}/play/{family}").text for family in ("", "go")]
    games = [page.count('name="game"') for page in pages]
    assert sum(games) == len(GAMES)
    assert [page.count('name="level"') for page in pages] == [10, 6]
    assert [page.count('class="mini') for page in pages] == [n + len(pages) for n in games]
    assert not any("%(" in page for page in pages)


def test_every_game_of_the_table_has_its_name_and_its_sentence() -> None:
    assert set(titles()) == set(GAMES)


def test_play_stands_beside_learn_on_every_page(stranger: FlaskClient) -> None:
    assert 'href="/en/play/"' in stranger.get("/en/").text


def test_a_move_by_form_and_by_json_are_judged_alike(stranger: FlaskClient) -> None:
    by_form, by_json = (begin(stranger, opponent="person") for _ in range(2))
    answer = stranger.post(by_form, data={"number": "0", "tap": "d3"}, headers=OURS)
    assert (answer.status_code, answer.location) == (303, by_form)
    act(stranger, by_json, do="move", number=0, square="d3")
    one, two = look(stranger, by_form), look(stranger, by_json)
    for name in ("board", "number", "turn", "discs", "moves", "frames"):
        assert one[name] == two[name]
    assert one["board"]["cells"] == find_game("othello").start().play("d3").cells()


def test_the_computer_answers_with_frames(stranger: FlaskClient) -> None:
    url = begin(stranger, level="1")
    game = act(stranger, url, do="move", number=0, square="d3")
    mine, answer = game["frames"]
    assert (mine["move"], mine["changes"], mine["color"]) == ("d3", {"X": ["d3", "d4"]}, "black")
    assert answer["color"] == "white"
    assert len(answer["changes"]["O"]) > 1
    assert "White plays" in answer["html"]
    assert game["number"] == 2
    assert game["turn"]["color"] == "black"


@pytest.mark.parametrize("name", ["reversi-1888", "reversi-free-start"])
def test_of_a_disc_placed_by_hand_nobody_is_told_how_many_flip(stranger: FlaskClient, name: str) -> None:
    url = begin(stranger, game=name, opponent="person")
    placed = (("Black", "d4"), ("White", "e5"), ("Black", "d5"), ("White", "e4"))
    for number, (side, square) in enumerate(placed):
        (frame,) = act(stranger, url, do="move", number=number, square=square)["frames"]
        assert frame["changes"] == {"X" if side == "Black" else "O": [square]}
        assert re.sub("<.*?>", "", frame["html"]) == f"{side} places a disc on {square}."
    move = next(iter(look(stranger, url)["board"]["legal"]))
    assert "flip" in act(stranger, url, do="move", number=4, square=move)["frames"][0]["html"]


def test_the_computer_begins_where_the_learner_plays_white(stranger: FlaskClient) -> None:
    game = look(stranger, begin(stranger, side="white", level="3"))
    assert game["number"] == 1
    assert game["you"] == "white"
    assert game["turn"]["color"] == "white"


@pytest.mark.parametrize("name", ["othello-4x4", "othello-6x6", "misere", "reversi-1888", "annex"])
def test_a_game_can_be_played_to_its_end_in_every_variant(stranger: FlaskClient, name: str) -> None:
    game = play_out(stranger, begin(stranger, game=name, level="1"))
    assert game["result"]["title"] in ("You won!", "The computer won", "A draw")
    assert game["turn"] is None
    assert not game["board"]["legal"]


def test_two_people_play_a_whole_game_by_forms(stranger: FlaskClient) -> None:
    url = begin(stranger, game="othello-4x4", opponent="person")
    while (game := look(stranger, url))["playing"]:
        action = next_action(game)
        form = {"pass": "1"} if action["do"] == "pass" else {"tap": action["square"]}
        stranger.post(url, data={"number": str(game["number"]), **form}, headers=OURS)
    page = stranger.get(url).text
    assert " wins" in page or "A draw" in page
    assert 'name="tap"' not in page


def test_the_same_form_sent_twice_plays_once(stranger: FlaskClient) -> None:
    url = begin(stranger, level="1")
    first = act(stranger, url, do="move", number=0, square="d3")
    second = act(stranger, url, do="move", number=0, square="d3")
    assert first["board"] == second["board"]
    assert first["frames"] == second["frames"]


def test_a_forced_pass_is_told_and_left_to_the_player(app: Flask, stranger: FlaskClient) -> None:
    database = app.extensions["database"]
    kept = new_game(database, own(stranger, app), "othello")
    save_played(database, kept, moves=MUST_PASS)
    url = f"/en/play/{kept.id}"
    game = look(stranger, url)
    assert game["must_pass"]
    assert "must pass" in game["note"]
    page = stranger.get(url).text
    assert "must pass" in page
    refused = stranger.post(url, json={"do": "move", "number": 8, "square": "b1"}, headers=OURS)
    assert refused.status_code == 400
    assert "must pass" in refused.json["feedback"]["title"]  # type: ignore[index]
    tapped = stranger.post(url, data={"number": "8", "tap": "b1"}, headers=OURS, follow_redirects=True).text
    assert tapped.count(f">{game['note']}<") == 1
    after = act(stranger, url, do="pass", number=8)
    assert after["frames"][0]["move"] == "pass"
    assert "must pass" in after["frames"][0]["html"]


def test_a_pass_of_the_computer_is_told(app: Flask, stranger: FlaskClient) -> None:
    database = app.extensions["database"]
    kept = new_game(database, own(stranger, app), "othello", black=COMPUTER, white=HUMAN, level=1)
    save_played(database, kept, moves=MUST_PASS[:-1])
    url = f"/en/play/{kept.id}"
    game = act(stranger, url, do="move", number=7, square=MUST_PASS[-1])
    assert [frame["move"] for frame in game["frames"]] == [MUST_PASS[-1], "pass"]
    told = "Black has no move and must pass. White plays again."
    assert game["frames"][1]["html"] == told
    assert game["board"]["to_move"] == "white"
    assert told in stranger.get(url).text


def test_a_move_that_the_computer_still_owes_is_made_by_a_form_and_never_by_looking(
    app: Flask, stranger: FlaskClient
) -> None:
    kept = new_game(app.extensions["database"], own(stranger, app), "othello", black=COMPUTER, level=1)
    url = f"/en/play/{kept.id}"
    for _ in range(2):
        game = look(stranger, url)
        assert (game["number"], game["waiting"], game["board"]["legal"]) == (0, True, {})
        assert 'name="answer"' in stranger.get(url).text
    for _ in range(2):
        answer = stranger.post(url, data={"number": "0", "answer": "1"}, headers=OURS)
        assert (answer.status_code, answer.location) == (303, url)
        assert look(stranger, url)["number"] == 1
    assert 'name="answer"' not in stranger.get(url).text
    assert act(stranger, url, do="answer", number=0)["frames"][0]["color"] == "black"


def test_undo_takes_back_the_learners_move_and_the_answer(stranger: FlaskClient) -> None:
    url = begin(stranger, level="1")
    assert look(stranger, url)["can_undo"] is False
    game = act(stranger, url, do="move", number=0, square="d3")
    back = act(stranger, url, do="undo", number=game["number"])
    assert (back["number"], back["can_undo"]) == (0, False)
    assert act(stranger, url, do="undo", number=game["number"])["number"] == 0


def test_resigning_ends_the_game_for_the_learners_side(stranger: FlaskClient) -> None:
    url = begin(stranger)
    game = act(stranger, url, do="resign", number=0)
    assert game["result"] == {**NOTHING_COUNTED, "title": "The computer won", "detail": "Black has resigned."}
    assert act(stranger, url, do="resign", number=0)["result"] == game["result"]
    assert "New game" in stranger.get(url).text


def test_a_hint_first_says_where_to_look_then_the_move_with_its_reason(stranger: FlaskClient) -> None:
    url = begin(stranger)
    hint = act(stranger, url, do="hint", number=0)["hint"]
    assert hint["first"]["ring"]
    (move,) = hint["second"]["ring"]
    assert move in look(stranger, url)["board"]["legal"]
    assert move not in hint["first"]["html"]
    assert move in hint["second"]["html"]
    first = stranger.post(url, data={"number": "0", "hint": "1"}, headers=OURS).text
    assert 'name="hint" value="2"' in first
    assert "Show the answer" in first


def test_without_javascript_the_second_stage_of_a_hint_belongs_to_the_first(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = begin(stranger)
    advised = iter(("d3", "c4", "f5", "e6") * 2)

    def choose(*_: object, **__: object) -> Choice:
        return Choice(move := next(advised), 0.0, 0, (move,))

    monkeypatch.setattr(advice, "choose_move", choose)
    for _ in range(4):
        page = stranger.post(url, data={"number": "0", "hint": "1"}, headers=OURS).text
        found = re.search(r'name="hinted" value="(..) [a-z-]+"', page)
        assert found
        hinted = {"number": "0", "hint": "2", "hinted": found[0].split('"')[3]}
        page = stranger.post(url, data=hinted, headers=OURS).text
        assert re.search(r'<div class="card note"><p>.*?data-square="(..)"', page)[1] == found[1]  # type: ignore[index]
        again = stranger.post(url, data={**hinted, "hint": "1"}, headers=OURS).text
        for asked in (page, again):
            assert f'name="hinted" value="{hinted["hinted"]}"' in asked


def test_every_overlay_is_explained_and_drawn_without_javascript(stranger: FlaskClient) -> None:
    url = begin(stranger)
    page = stranger.get(f"{url}?show=legal,mobility,frontier").text
    assert page.count('aria-pressed="true"') == 3
    board, _, legend = page.partition('class="overlays"')
    assert board.count('class="o legal"') == 4
    assert board.count('class="o moves-white"') == 4
    assert board.count('class="o frontier"') == 4
    for name in OVERLAYS:
        for kind, _ in samples(find_game("othello"), name):
            assert legend.count(f'class="o {kind}"') == 1
    for said in OVERLAYS.values():
        assert said.sentence.replace("’", "&#39;") in page


def test_the_overlays_of_a_page_come_with_the_next_move(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    game = act(stranger, url, do="move", number=0, square="d3", show=["flips"])
    assert {kind for kind, _, _ in game["board"]["overlay"]} == {"flips"}
    assert len(game["board"]["overlay"]) == len(game["board"]["legal"])


def test_the_exact_result_of_each_move_is_shown_by_its_sign_near_the_end(stranger: FlaskClient) -> None:
    url = begin(stranger, game="othello-4x4", opponent="person")
    assert look(stranger, f"{url}?show=exact")["board"]["overlay"] == []
    game = look(stranger, url)
    while game["number"] < 5 and game["playing"]:
        game = act(stranger, url, **next_action(game), show=["exact"])
    values = game["board"]["overlay"]
    assert {square for _, square, _ in values} == set(game["board"]["legal"])
    signs = {"win": "+", "loss": "−", "draw": "="}
    assert all(text.startswith(signs[kind]) for kind, _, text in values)


def test_the_newest_unfinished_game_is_offered_until_it_is_over(stranger: FlaskClient) -> None:
    assert "Go on with your game" not in stranger.get("/en/play/").text
    url = begin(stranger)
    page = stranger.get("/en/play/").text
    assert "Go on with your game" in page
    assert url in page
    act(stranger, url, do="resign", number=0)
    assert "Go on with your game" not in stranger.get("/en/play/").text


def test_a_game_survives_a_restart_of_the_server(own_app: Flask) -> None:
    client = own_app.test_client()
    url = begin(client, level="2")
    before = act(client, url, do="move", number=0, square="c4", show=["legal"])
    again = make_app(own_app.config["DATABASE_URL"]).test_client()
    cookie = client.get_cookie("learner")
    assert cookie is not None
    again.set_cookie("learner", cookie.value)
    assert look(again, url)["board"] == before["board"]


def by_form(client: FlaskClient, url: str, **sent: str) -> str:
    """Do something without JavaScript; gives the page that is shown then."""
    return client.post(url, data=sent, headers=OURS, follow_redirects=True).text
