"""A game with a goal inside a step: by script, by form, with somebody beside, on paper and sent later."""

from __future__ import annotations

import re
import uuid
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.node import call
from tutor.games.color import Color
from tutor.games.kinds.kind import Task
from tutor.games.othello.rules.position import as_othello
from tutor.games.table import find_game
from tutor.puzzles.judge import judge
from tutor.web.board.board_view import board_view
from tutor.web.learn.course_library import library_of

SLUG = "what-a-board-says"
LINE = ("b1", "b2", "a2", "a1")
"""White wins with best play of both, and only so."""


def games(app: Flask) -> list[tuple[str, Task]]:
    school = library_of(app)
    course = school.courses["othello"]
    prepared = school.prepared(course, course.lessons[0])
    return [
        (name, task) for name in prepared.puzzles if (task := prepared.task(name)) and task.select == "game"
    ]


def address(number: str, tag: str = "en") -> str:
    return f"/{tag}/learn/othello/{SLUG}/{number}"


def ask(pupil: FlaskClient, number: str, moves: list[str], **more: object) -> Any:
    body = {"moves": moves, **more}
    return pupil.post(f"{address(number)}/game", json=body, headers=OURS)


def test_the_computer_answers_each_move_and_says_when_the_goal_is_reached(
    course_app: Flask, pupil: FlaskClient
) -> None:
    (number, _), *_ = games(course_app)
    game = ask(pupil, number, [], tap="b1").json
    assert game["taps"] == ["b1", "b2"]
    assert (game["standing"], game["yours"], game["back"]) == ("open", True, 0)
    assert [frame["move"] for frame in game["frames"]] == ["b1", "b2"]
    game = ask(pupil, number, game["taps"], tap="a2").json
    assert (game["standing"], game["over"], game["verdict"]) == ("reached", True, "right")
    assert "Goal reached." in game["said"][0]
    assert game["turning_point"] is None


def test_a_goal_that_is_gone_names_the_moment_and_leads_back_to_it(
    course_app: Flask, pupil: FlaskClient
) -> None:
    _, (number, task) = games(course_app)
    game = ask(pupil, number, [], tap="b7").json
    assert game["standing"] == "gone"
    assert game["turning_point"] == 0
    assert any("The game turned at" in sentence for sentence in game["said"])
    assert game["said"][0] == "The goal can no longer be reached."
    assert "White took the corner" in game["said"][1]
    assert game["ring"] == ["b7", "a8"], "the own move that is spoken of, and the corner"
    assert judge(task, tuple(game["taps"])).verdict == "not-yet"


def test_an_illegal_move_is_explained_and_changes_nothing(course_app: Flask, pupil: FlaskClient) -> None:
    (number, _), *_ = games(course_app)
    game = ask(pupil, number, [], tap="a8").json
    assert game["taps"] == []
    assert game["feedback"]["title"]


@pytest.mark.parametrize(
    "body",
    [
        {"moves": ["z9"]},
        {"moves": ["a1", "a1"]},
        {"moves": ["b1"] * 65},
        {"moves": [], "tap": "z9"},
        {"moves": 3},
    ],
)
def test_what_is_no_game_is_refused_in_one_sentence(
    course_app: Flask, pupil: FlaskClient, body: dict[str, object]
) -> None:
    (number, _), *_ = games(course_app)
    answer = pupil.post(f"{address(number)}/game", json=body, headers=OURS)
    assert answer.status_code == 400
    assert b"Traceback" not in answer.data


def test_only_a_step_with_a_game_is_played(pupil: FlaskClient) -> None:
    assert ask(pupil, "choose", []).status_code == 404
    assert ask(pupil, "none-such", []).status_code == 404


def test_with_somebody_beside_nobody_answers(course_app: Flask, pupil: FlaskClient) -> None:
    (number, _), *_ = games(course_app)
    game = ask(pupil, number, [], tap="b1", beside=True).json
    assert (game["taps"], game["yours"]) == (["b1"], True)
    assert any("The star waits" in sentence for sentence in game["said"])


def fields(page: str) -> dict[str, str]:
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page))


@pytest.mark.parametrize("tag", ["en", "lo"])
def test_a_game_is_played_without_javascript(course_app: Flask, pupil: FlaskClient, tag: str) -> None:
    (number, _), *_ = games(course_app)
    url = address(number, tag)
    page = pupil.get(url).get_data(as_text=True)
    for move in LINE[::2]:
        page = pupil.post(url, data=fields(page) | {"tap": move}, headers=OURS).get_data(as_text=True)
    assert 'class="card right"' in page
    assert fields(page)["taps"].split() == list(LINE)
    assert page.count('class="won"') == 3


def test_a_form_takes_a_move_back_and_that_costs_a_star(course_app: Flask, pupil: FlaskClient) -> None:
    (number, _), *_ = games(course_app)
    url = address(number)
    page = pupil.post(url, data=fields(pupil.get(url).text) | {"tap": "b2"}, headers=OURS).text
    page = pupil.post(url, data=fields(page) | {"back": "0"}, headers=OURS).text
    assert fields(page)["taps"] == ""
    for move in LINE[::2]:
        page = pupil.post(url, data=fields(page) | {"tap": move}, headers=OURS).text
    assert page.count('class="won"') == 2
    assert pupil.post(url, data=fields(page) | {"back": "99"}, headers=OURS).status_code == 400


def test_a_game_that_was_left_goes_on_where_it_stood(course_app: Flask) -> None:
    (number, _), *_ = games(course_app)
    pupil, url = course_app.test_client(), address(number)
    pupil.post(url, data=fields(pupil.get(url).text) | {"tap": "b1"}, headers=OURS)
    assert fields(pupil.get(url).text)["taps"].split() == ["b1", "b2"]


def test_an_answer_sent_later_is_played_again_by_the_rules(course_app: Flask) -> None:
    (number, task), *_ = games(course_app)
    pupil = course_app.test_client()
    answers = [
        {"id": str(uuid.uuid4()), "lesson": SLUG, "step": number, "answer": list(line), "help": 0}
        for line in (LINE[:2], LINE)
    ]
    stars = pupil.post("/en/learn/othello/progress", json={"answers": answers}, headers=OURS).json
    assert stars == {"stars": {f"{SLUG}/{number}": 3}}
    assert judge(task, LINE).verdict == "right"
    assert judge(task, LINE[:2]).verdict == "not-yet"


def test_on_paper_a_game_shows_board_side_and_goal(pupil: FlaskClient) -> None:
    page = pupil.get(f"/en/print/lesson/othello/{SLUG}/").text
    assert "Win this game." in page
    assert "Play it with a partner." in page


def test_the_moves_that_a_browser_finds_without_a_network_are_those_of_the_rules() -> None:
    from random import Random

    chance, boards, wanted = Random(11), [], []
    for name in ("othello", "othello-6x6", "annex", "misere"):
        for _ in range(12):
            position = find_game(name).start()
            while position.to_move is not None:
                moves = [move for move in position.legal_moves() if move in position.game.squares]
                view = board_view(position, {})
                boards.append({"board": view, "color": position.to_move.value})
                mark = "X" if position.to_move is Color.BLACK else "O"
                wanted.append(
                    {move: {mark: sorted([move, *as_othello(position).flips(move)])} for move in moves}
                )
                position = position.play(chance.choice(position.legal_moves()))
    script = """
    import { legalMoves } from "./static/js/games/othello/moves.js";
    export default (given) => given.map(({ board, color }) => legalMoves(board, color));
    """
    found = call(script, boards)
    assert len(boards) > 1500
    for one, right in zip(found, wanted, strict=True):
        assert {
            move: {mark: sorted(all_) for mark, all_ in told.items()} for move, told in one.items()
        } == right


def test_how_near_the_goal_is_is_said_from_the_first_move_on_with_and_without_a_script(
    course_app: Flask, pupil: FlaskClient
) -> None:
    (number, _), *_ = games(course_app)
    page = pupil.get(address(number)).get_data(as_text=True)
    said = page.partition("data-game-said")[2].partition("</div>")[0]
    assert "Discs now: Black " in said
    sent = pupil.get(re.search(r'data-lesson="([^"]+)"', page)[1]).json  # type: ignore[index]
    (opening,) = [step["puzzle"]["game"]["said"] for step in sent["steps"] if step["name"] == number]
    assert all(sentence in said for sentence in opening)
    assert any("Discs now: Black " in one for one in ask(pupil, number, [], tap="b1").json["said"])
    assert not any("Discs now" in one for one in ask(pupil, number, list(LINE)).json["said"])
