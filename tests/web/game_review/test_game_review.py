"""Looking back at a stored game: its scores, the moments that mattered, and each as a puzzle."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin, look_back, looked_back_at
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.engine import Weighed
from tutor.games.othello.engine.othello_engine import OthelloEngine
from tutor.games.table import find_game
from tutor.storage.games import COMPUTER, HUMAN, find_played, new_game, save_played
from tutor.storage.learners.learning import new_learner_id
from tutor.web.board.board_link import board_url
from tutor.web.game_review import scoring
from tutor.web.game_review.score_graph import graph
from tutor.web.game_review.scoring import mistakes, review_of, scores
from tutor.web.play.game_actions import Match

weigh_once = cache(OthelloEngine().weigh)
"""Every test here looks back at the same game: what its moves are worth is searched once."""


@pytest.fixture(autouse=True)
def weighed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OthelloEngine, "weigh", lambda _, *given, **more: weigh_once(*given, **more))


def stored(client: FlaskClient, app: Flask, *, white: str = HUMAN, game: str = "othello") -> Match:
    """A game of random moves that is over, kept for the learner behind a client."""
    with client.session_transaction() as session:
        learner = str(session.setdefault("id", new_learner_id()))
    chance, position, moves = Random(7), find_game(game).start(), []
    while position.to_move:
        moves.append(chance.choice(position.legal_moves()))
        position = position.play(moves[-1])
    database = app.extensions["database"]
    kept = new_game(database, learner, game, white=white, level=1 if white == COMPUTER else 0)
    saved = save_played(database, kept, moves=tuple(moves), state="over")
    assert saved is not None
    return Match(saved)


def page_of(client: FlaskClient, match: Match) -> str:
    """The page once the whole game has been looked at."""
    return looked_back_at(client, f"/en/play/{match.stored.id}/review")


def looked_at(app: Flask, client: FlaskClient, match: Match) -> scoring.Review:
    """The whole review, as it is kept."""
    look_back(client, f"/en/play/{match.stored.id}/review")
    with client.session_transaction() as session:
        kept = find_played(app.extensions["database"], session["id"], match.stored.id)
    assert kept is not None
    return review_of(Match(kept))


def test_the_page_shows_scores_moments_and_every_board(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    page = page_of(stranger, match)
    assert page.count('class="column"') == match.number + 1
    listed = page.split('<ol class="mistakes">')[1]
    assert listed.count("Find the better move") == 3
    assert 'class="card almost lead"' in page
    assert page.count('class="mistake"') == 3
    assert "data-moves-on" in page
    assert " style=" not in page
    assert "%(" not in page


def test_the_review_opens_at_the_board_of_its_first_question(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    page = page_of(stranger, match)
    sent = re.search(r'<script type="application/json" id="replay">(.*?)</script>', page, re.S)
    assert sent is not None
    shown = json.loads(sent[1])
    asked = page.partition('class="card almost lead"')[2].partition("</div>")[0]
    assert shown["number"] < match.number
    assert shown["board"]["cells"] == match.positions[shown["number"]].cells()
    assert match.stored.moves[shown["number"]] in asked
    last = stranger.get(f"/en/play/{match.stored.id}/review?move={match.number}").text
    assert f'"number": {match.number}' in last or f'"number":{match.number}' in last


def test_a_position_of_the_game_is_shown_without_javascript(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    page_of(stranger, match)
    page = stranger.get(f"/en/play/{match.stored.id}/review?move=1").text
    assert f"Move 1 of {match.number}" in page
    assert "Black plays" in page
    assert stranger.get(f"/en/play/{match.stored.id}/review?move=99").status_code == 404
    assert stranger.get(f"/en/play/{match.stored.id}/review?move=x").status_code == 404


def test_the_work_is_kept_and_done_once(
    app: Flask, stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = stored(stranger, app)
    page_of(stranger, match)
    monkeypatch.setattr(OthelloEngine, "weigh", lambda *_args, **_more: pytest.fail("weighed again"))
    page_of(stranger, match)


def test_the_moments_are_the_three_largest_losses(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    found = looked_at(app, stranger, match)
    losses = {
        number: max(one.values.values()) - one.values[move]
        for number, (one, move) in enumerate(zip(found.weights, match.stored.moves, strict=True), 1)
        if one.values and move != PASS
    }
    largest = sorted(losses, key=lambda number: -losses[number])[:3]
    chosen = mistakes(match, found)
    assert {mistake.number for mistake in chosen} == set(largest)
    assert [mistake.number for mistake in chosen] == sorted(mistake.number for mistake in chosen)
    for mistake in chosen:
        assert mistake.played not in mistake.answers
        assert mistake.loss == pytest.approx(losses[mistake.number])


def test_of_moments_with_one_reason_another_that_cost_nearly_as_much_takes_a_place(
    app: Flask, stranger: FlaskClient
) -> None:
    match = stored(stranger, app)
    found = looked_at(app, stranger, match)
    costly = sorted(mistakes(match, found), key=lambda mistake: -mistake.loss)
    same = {mistake.number for mistake in costly}
    chosen = mistakes(match, found, lambda one: "same" if one.number in same else "other")
    others = [one for one in chosen if one.number not in same]
    assert len(chosen) == 3 and len(others) == 1
    assert others[0].loss >= costly[2].loss / 2
    assert costly[0] in chosen and costly[1] in chosen
    assert mistakes(match, found, lambda one: str(one.number)) == mistakes(match, found)


def test_a_player_is_told_what_they_played_and_two_on_one_device_which_side_did(
    app: Flask, stranger: FlaskClient
) -> None:
    own = page_of(stranger, stored(stranger, app, white=COMPUTER))
    assert "You played" in own
    assert "Black played" not in own
    both = page_of(stranger, stored(stranger, app))
    assert "You played" not in both
    assert "played" in both.partition('class="card almost lead"')[2].partition("</div>")[0]


def test_only_the_learners_own_moves_are_asked_about(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app, white=COMPUTER)
    chosen = mistakes(match, looked_at(app, stranger, match))
    assert chosen
    assert {mistake.position.to_move for mistake in chosen} == {Color.BLACK}


def test_the_scores_end_with_the_result(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    outcome = match.outcome
    assert outcome is not None
    found = scores(match, looked_at(app, stranger, match))
    assert len(found) == match.number + 1
    assert found[-1] == outcome.black - outcome.white


@pytest.mark.parametrize("tag", ["en", "th", "sw", "lo", "zh-Hans"])
def test_each_moment_is_a_puzzle_that_can_be_solved(app: Flask, stranger: FlaskClient, tag: str) -> None:
    match = stored(stranger, app)
    page_of(stranger, match)
    where = f"/{tag}/play/{match.stored.id}/review"
    lesson = stranger.get(f"{where}/lesson.json").json
    assert len(lesson["steps"]) == 3  # type: ignore[index]
    for step in lesson["steps"]:  # type: ignore[index]
        puzzle = step["puzzle"]
        assert set(puzzle["feedback"]) == {*find_game("othello").squares, "*"}
        right = stranger.post(step["url"], data={"tap": puzzle["answers"][0]}, headers=OURS)
        assert "3 " in right.text
        assert 'class="card right"' in right.text
        wrong = next(move for move in step["board"]["legal"] if move not in puzzle["answers"])
        page = stranger.post(step["url"], data={"tap": wrong}, headers=OURS).text
        assert 'class="card not-yet"' in page
        assert "%(" not in page
        assert not re.search(r"\{\d\}", page)


def test_a_moment_says_what_was_wrong_and_leaves_the_better_move_to_be_found(
    app: Flask, stranger: FlaskClient
) -> None:
    match = stored(stranger, app)
    page = page_of(stranger, match)
    found = mistakes(match, looked_at(app, stranger, match))
    cards = re.findall(r"<strong>.*?</strong></p><p>(.*?)</p>", page, re.DOTALL)
    assert len(cards) == len(found) == 3
    for number, (card, mistake) in enumerate(zip(cards, found, strict=True), 1):
        assert re.search(r"Another square was (?:much )?better\.", card)
        assert "Lesson" in card
        assert not any(f'data-square="{square}"' in card for square in mistake.answers)
        assert card.split(".")[0] in stranger.get(f"/en/play/{match.stored.id}/review/{number}").text


def test_words_and_figures_of_later_lessons_wait_for_those_lessons(
    app: Flask, stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = stored(stranger, app)
    cards = page_of(stranger, match).partition('<ol class="mistakes"')[2].partition("</ol>")[0]
    assert "better." in cards
    assert not re.search(r"stable|beside (an )?empty square|cost about|cost very many", cards)
    monkeypatch.setattr("tutor.web.game_review.mistake_step.lessons_finished", lambda course: 99)
    assert re.search(r"This move cost (?:about \d+ discs?|very many discs)\.", page_of(stranger, match))


def test_the_reason_is_said_when_the_answer_is_shown(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    page_of(stranger, match)
    lesson = stranger.get(f"/en/play/{match.stored.id}/review/lesson.json").json
    for step in lesson["steps"]:  # type: ignore[index]
        page = stranger.post(step["url"], data={"help": "1", "solution": "1"}, headers=OURS).text
        said = re.search(r'<div class="card note do-it"><p>(.*?)</p>', page, re.DOTALL)
        assert said
        assert re.search(r"The right squares? .*?\. .*\.", re.sub("<[^>]*>", "", said[1]))


def test_a_moment_has_the_link_of_its_board(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    found = mistakes(match, looked_at(app, stranger, match))
    with app.test_request_context():
        links = [board_url(mistake.position) for mistake in found]
    lesson = stranger.get(f"/en/play/{match.stored.id}/review/lesson.json").json
    for step, link in zip(lesson["steps"], links, strict=True):  # type: ignore[index]
        assert f'href="{link}"' in step["html"]
        assert f'href="{link}"' in stranger.get(step["url"]).text


def test_a_moment_that_is_not_there_is_not_found(app: Flask, stranger: FlaskClient) -> None:
    match = stored(stranger, app)
    page_of(stranger, match)
    for number in (0, 4):
        assert stranger.get(f"/en/play/{match.stored.id}/review/{number}").status_code == 404


def test_a_game_that_is_still_played_is_not_looked_back_at(stranger: FlaskClient) -> None:
    url = begin(stranger)
    answer = stranger.get(f"{url}/review")
    assert (answer.status_code, answer.location) == (302, url)


@pytest.mark.parametrize("game", ["othello-4x4", "misere", "annex", "reversi-1888", "reversi-free-start"])
def test_every_variant_can_be_looked_back_at(app: Flask, stranger: FlaskClient, game: str) -> None:
    match = stored(stranger, app, game=game)
    page = page_of(stranger, match)
    listed = page.split('<ol class="mistakes">')[1]
    for number in range(1, listed.count("Find the better move") + 1):
        assert stranger.get(f"/en/play/{match.stored.id}/review/{number}").status_code == 200


@pytest.mark.parametrize("page", ["", "/1", "/lesson.json", "/game.txt"])
def test_of_somebody_elses_review_it_is_said_whose_it_is_and_its_game_can_be_looked_at(
    app: Flask, stranger: FlaskClient, page: str
) -> None:
    match = stored(stranger, app)
    visitor = app.test_client()
    shown = visitor.get(f"/en/play/{match.stored.id}/review{page}")
    assert shown.status_code == 403
    assert "This review is somebody else&#39;s" in shown.text
    assert "not on the board" not in shown.text
    found = re.search(r'href="(/en/play/replay/othello/[^"]+)">Look at the game<', shown.text)
    assert found
    game = visitor.get(found[1])
    assert game.status_code == 200
    assert f"data-counter>Move {match.number - match.stored.moves.count('pass')} of" in game.text
    assert visitor.post(f"/en/play/{match.stored.id}/review", headers=OURS).status_code == 403


def test_a_resigned_game_is_looked_back_at_as_far_as_it_went(stranger: FlaskClient) -> None:
    for moves in (0, 1):
        url = begin(stranger, opponent="person")
        if moves:
            act(stranger, url, do="move", number=0, square="d3")
        act(stranger, url, do="resign", number=moves)
        page = looked_back_at(stranger, f"{url}/review")
        assert "No move cost more than a disc or two." in page


def test_a_game_against_the_computer_tells_of_the_moves_of_its_reader(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="computer", level="1", side="black")
    act(stranger, url, do="resign", number=0)
    assert "None of your moves cost more than a disc or two." in looked_back_at(stranger, f"{url}/review")


def test_a_review_leads_on_into_the_course(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    act(stranger, url, do="resign", number=0)
    page = looked_back_at(stranger, f"{url}/review")
    way = re.search(r'<a class="button main" data-way-on href="([^"]+)"><span>(.*?)</span>', page)
    assert way and way[1] == "/en/learn/othello/board-and-squares/"
    assert way[2].startswith("Start the course <small>Lesson 1")


def test_a_small_board_is_counted_from_its_first_move() -> None:
    start = find_game("othello-4x4").start()
    weighed = weigh_once(start, depth=4, seconds=0.15, counting=True)
    assert weighed.exact and max(weighed.values.values()) == -10


def test_the_graph_shows_black_above_the_middle() -> None:
    shown = graph([0.0, 6.0, -6.0, 12.0], [2])
    heights = [y for _, y in shown["points"]]
    assert heights[0] == shown["middle"]
    assert heights[1] < shown["middle"] < heights[2]
    assert shown["mistakes"] == [(1, 400.0, heights[2], 2)]


def test_no_estimate_promises_more_than_a_board_holds(
    app: Flask, stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    much = Weighed({"d3": 71.3, "c4": -90.0}, exact=False)
    monkeypatch.setattr(OthelloEngine, "weigh", lambda *_args, **_more: much)
    kept = looked_at(app, stranger, stored(stranger, app))
    assert {value for weight in kept.weights for value in weight.values.values()} == {64.0, -64.0}
