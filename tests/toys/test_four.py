"""A third game, known to nobody above the games, goes through everything that shows games."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.toys.four.rules import SQUARES, Four
from tests.web.classroom.class_at_board import class_at_board
from tests.web.playing import act, begin, look, look_back
from tutor.games.color import Color
from tutor.settings import ROOT

HERE = Path(__file__).parent
NAMED = re.compile(r"tests[./]toys|a row of four|[\"']four[\"']", re.IGNORECASE)
"""What would name the toy game."""

BLACK_WINS = ("a1", "a5", "b1", "b5", "c1", "c5", "d1")
"""Black has four in row 1."""


@pytest.fixture
def somebody(toy_app: Flask) -> FlaskClient:
    return toy_app.test_client()


def code_after(*moves: str) -> str:
    """The address of the board after these moves."""
    position = Four().start()
    for move in moves:
        position = position.play(move)
    side = {Color.BLACK: "x", Color.WHITE: "o", None: "-"}[position.to_move]
    return f"{position.cells().replace('.', '-')}.{side}"


def test_its_cost_is_its_own_folder() -> None:
    own = sorted(path.relative_to(HERE) for path in (HERE / "four").rglob("*") if path.is_file())
    own = [path for path in own if "__pycache__" not in path.parts]
    files = [path for room in ("tutor", "static", "lessons") for path in (ROOT / room).rglob("*")]
    texts = [path for path in files if path.suffix in (".py", ".html", ".js", ".css", ".toml")]
    named = [path for path in texts if NAMED.search(path.read_text(encoding="utf-8"))]
    print(f"\nThe toy game touches {len(own)} files, all its own: {', '.join(map(str, own))}")
    assert not named


def test_its_lesson_stands_beside_the_others_and_is_judged_by_form(somebody: FlaskClient) -> None:
    assert "The first row" in somebody.get("/en/learn/four/").text
    page = somebody.get("/en/learn/four/first-row/a-small-board").text
    assert page.count('role="gridcell"') == 25
    assert 'aria-label="c3: black disc"' in page
    wrong = somebody.post("/en/learn/four/first-row/find-a-square", data={"tap": "e5"}, headers=OURS)
    assert 'class="card not-yet"' in wrong.text
    right = somebody.post("/en/learn/four/first-row/find-a-square", data={"tap": "b1"}, headers=OURS)
    assert 'class="card right"' in right.text
    placed = somebody.post("/en/learn/four/first-row/an-empty-square", data={"tap": "c3"}, headers=OURS).text
    assert "Correct: a piece may go on" in placed
    lesson = somebody.get("/en/learn/four/first-row/lesson.json").json
    assert lesson is not None and [frame["move"] for frame in lesson["steps"][2]["frames"]] == [
        "a1",
        "b2",
        "a2",
    ]
    assert any(phrase.startswith("Black plays") for phrase in lesson["phrases"])


def test_two_people_play_it_to_its_end_and_look_back(somebody: FlaskClient) -> None:
    url = begin(somebody, game="four", opponent="person")
    game = look(somebody, url)
    assert set(game["board"]["legal"]) == set(SQUARES)
    assert (game["may_pass"], game["can_hint"]) == (False, False)
    for number, move in enumerate(BLACK_WINS):
        game = act(somebody, url, do="move", number=number, square=move)
    assert (game["playing"], game["winner"]) == (False, "black")
    assert game["result"] == {"title": "Black wins", "margin": None, "score": None, "detail": None}
    look_back(somebody, url + "/review")
    page = somebody.get(url + "/review").text
    assert "Black plays" in page and 'class="mistakes"' not in page and 'class="graph"' not in page
    assert "game.txt" in page and "game.ggf" not in page


def test_what_is_no_move_is_told_by_the_words_of_the_game(somebody: FlaskClient) -> None:
    url = begin(somebody, game="four", opponent="person")
    act(somebody, url, do="move", number=0, square="c3")
    for action, said in (
        ({"square": "c3"}, "Another piece stands there."),
        ({"do": "pass"}, "not allowed here"),
    ):
        refused = somebody.post(url, json={"do": "move", "number": 1, **action}, headers=OURS)
        assert refused.status_code == 400
        assert refused.json is not None and said in refused.json["feedback"]["title"]


def test_a_computer_that_plays_at_random_is_met_and_loses_or_wins(somebody: FlaskClient) -> None:
    url = begin(somebody, game="four", level="7")
    game, dice = look(somebody, url), Random(1)
    assert game["level"] == 1, "its highest level stands for those that it does not have"
    while game["playing"]:
        square = dice.choice(list(game["board"]["legal"]))
        game = act(somebody, url, do="move", number=game["number"], square=square)
    assert game["ending"]


def test_a_link_leads_to_its_board_and_its_game(somebody: FlaskClient) -> None:
    code = code_after("c3", "c4")
    door = somebody.get(f"/board/four/{code}")
    assert door.status_code == 302
    assert 'aria-label="c4: white disc"' in somebody.get(str(door.location)).text
    assert somebody.get(f"/picture/four/{code.partition('.')[0]}.png").mimetype == "image/png"
    replay = somebody.get("/en/play/replay/four/c3c4d3").text
    assert "White plays" in replay


def test_the_analysis_board_tries_its_moves(somebody: FlaskClient) -> None:
    start = f"/en/board/four/{code_after()}"
    page = somebody.get(f"{start}?moves=c3c4(d4)&show=legal").text
    assert page.count('class="o legal"') == 23 + 1  # and the one of the menu
    assert re.search(r"data-values [^>]*hidden", page), "no engine says what moves are worth"
    ahead = somebody.get(f"{start}/next.json").json
    assert ahead is not None and len(ahead["states"]) == 26
    taken = somebody.get(f"{start}?moves=c3&tap=c3").text
    assert "Another piece stands there." in taken
    set_up = somebody.get(f"{start}/set-up").text
    assert "Discs left" not in set_up
    on = somebody.post(
        "/en/play/", data={"game": "four", "start": code_after("c3"), "side": "white"}, headers=OURS
    )
    assert on.status_code == 303


def test_a_class_votes_on_its_big_board_and_sees_what_came_of_it(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    pupils = [board.pupil(name) for name in ("Noy", "Mango", "Papaya")]
    board.do("start", game="four")
    state = board.do("ask", kind="where")
    assert state["board"]["game"] == "four"
    for pupil, square in zip(pupils, ("c3", "c3", "a1"), strict=True):
        assert pupil.vote(square).status_code == 200
    shown = board.do("count")
    assert {("c3", "2"), ("a1", "1")} <= {(square, text) for _, square, text in shown["board"]["overlay"]}
    board.do("reveal")
    board.do("close")
    after = board.do("tap", tap="c3")
    assert after["board"]["cells"].count("X") == 1
    assert board.teacher.get(board.url("demo/")).status_code == 200
    assert pupils[0].page().status_code == 200


def test_a_class_plays_it_in_teams_and_against_the_computer(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    pupil = board.pupil()
    board.do("start", game="four")
    state = board.do("computer", color="black", level="1")
    assert state["match"]["computer"] == "white"
    assert pupil.vote("c3").status_code == 200
    board.do("count")
    state = board.do("turn")
    assert state["board"]["cells"].count("X") == 1
    state = board.do("reply")
    assert state["board"]["cells"].count("O") == 1


def test_a_lesson_of_it_is_led_at_the_big_board(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    pupil = board.pupil()
    state = board.do("open-step", course="four", lesson="first-row", step="2")
    assert state["board"]["game"] == "four"
    board.do("ask-step")
    assert pupil.vote("a1").status_code == 200
    board.do("count")
    state: dict[str, Any] = board.do("reveal")
    assert state["answer"]["ring"] == ["b1"]


def test_a_class_is_given_its_lesson_and_the_teacher_sees_report_and_worksheet(toy_app: Flask) -> None:
    board = class_at_board(toy_app)
    pupil = board.pupil("Noy")
    work = board.url("work/")
    page = board.teacher.get(work).text
    assert "Four in a row" in page and 'value="lesson:four/first-row"' in page
    given = board.teacher.post(work, data={"what": "lesson:four/first-row"}, headers=OURS)
    assert given.status_code == 303
    for tap in ("a1", "b1"):
        pupil.client.post("/en/learn/four/first-row/find-a-square", data={"tap": tap}, headers=OURS)
    pupil.client.post("/en/learn/four/first-row/an-empty-square", data={"tap": "c3"}, headers=OURS)
    assert "1 of 1 pupils have done it" in board.teacher.get(work).text
    table = board.teacher.get(board.url("grid/?course=four")).text
    assert "The first row" in table and "✓<wbr>2/2" in table
    report = board.teacher.get(board.url(f"report/{pupil.seat}/")).text
    assert "The first row" in report and "2 of 2" in report and 'data-square="b1"' in report
    sheet = board.teacher.get("/en/print/lesson/four/first-row/").text
    assert sheet.count("<li") >= 2 and "b1" in sheet
    assert "The first row" in board.teacher.get("/en/print/").text
