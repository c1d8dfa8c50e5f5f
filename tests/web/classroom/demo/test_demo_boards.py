"""Boards that a teacher opens: whatever is pasted, puzzles of rounds and of sets, and their neighbours."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, class_at_board
from tests.web.classroom.work.test_sets import FILE, upload
from tests.web.playing import begin, looked_back_at, play_out
from tutor.games.table import find_game
from tutor.puzzles.practice.rounds import MENDING, make_round
from tutor.web.game_review.scoring import Mistake
from tutor.web.wording.othello.mistake_view import OthelloMistakes

START = "...........................OX......XO..........................."
CODE = "---------------------------OX------XO---------------------------.x"
HOST = "http://school.example"
NO_BOARD = "No board was found in this."


def new_set(board: Board, content: bytes = FILE) -> str:
    """A set of the teacher at the board; gives its identifier."""
    _, page = upload(board.teacher, content)
    return page.split("/")[3]


def revision(board: Board, set_id: str) -> str:
    """The revision that the page sends on which a puzzle of a set is chosen."""
    page = board.teacher.get(board.url(f"demo/set?set={set_id}")).text
    (found,) = re.findall(r'name="revision" value="(\w+)"', page)
    return str(found)


def cells(drill: str, level: int, number: int) -> list[str]:
    game = find_game("othello")
    return [made.step.position(game).cells() for made in make_round(game, drill, level, number)]


@pytest.mark.parametrize(
    "text",
    [
        f"{HOST}/board/othello/{CODE}",
        f"{HOST}/th/board/othello/{CODE}?show=legal",
        f"/x-default/board/othello/{CODE}",
        CODE[:64] + "X",
        "\n".join(["  a b c d e f g h", *(f"{n} {' '.join(START[n * 8 - 8 : n * 8])}" for n in range(1, 9))]),
    ],
)
def test_a_board_is_opened_by_its_link_or_its_drawing(app: Flask, text: str) -> None:
    board = class_at_board(app)
    board.do("", tap="d3")
    state = board.do("open", text=text)
    assert (state["board"]["cells"], state["of"]) == (START, 0)


def test_a_link_that_tells_the_discs_that_are_left_is_opened(app: Flask) -> None:
    over = "OOOOOOOOOXOOOOOOOOOOXOOOOXOOOXOOOXOOOXOOOXOXOXXOOOXOXXXXOOOOOOO-"
    state = class_at_board(app).do("open", text=f"{HOST}/board/reversi-1888/{over}.-.1-0")
    assert state["board"]["cells"] == over.replace("-", ".")
    assert "White wins" in state["title"]


def test_a_game_is_walked_through_from_its_moves(app: Flask) -> None:
    board = class_at_board(app)
    state = board.do("open", text="f5d6c3d3c4f4")
    assert (state["at"], state["of"]) == (0, 6)
    assert board.do("last")["board"]["last_move"] == "f4"


@pytest.mark.parametrize("lang", ["", "/sw/play", "/x-default/play"])
def test_a_recorded_game_is_opened_by_its_link_at_its_move(app: Flask, lang: str) -> None:
    board = class_at_board(app)
    state = board.do("open", text=f"{HOST}{lang}/replay/othello/f5d6c3d3c4f4?black=Ada&move=3")
    assert (state["at"], state["of"], state["board"]["last_move"]) == (3, 6, "c3")


def test_a_game_that_somebody_played_is_opened_by_its_link(app: Flask, stranger: FlaskClient) -> None:
    url = begin(stranger, game="othello-4x4", opponent="person")
    played = play_out(stranger, url)
    board = class_at_board(app)
    state = board.do("open", text=f"{HOST}{url}?show=legal")
    assert (len(state["board"]["cells"]), state["of"]) == (16, played["number"])
    assert board.ask("open", text=f"{HOST}/en/play/{'0' * 32}").status_code == 404


@pytest.fixture
def reviewed(stranger: FlaskClient) -> str:
    """The address of the first mistake of a game that was looked back at."""
    url = begin(stranger, game="othello-4x4", opponent="person")
    play_out(stranger, url)
    found = re.findall(rf"{url}/review/(\d)", looked_back_at(stranger, f"{url}/review"))
    assert found, "playing the first move each time is not always best"
    return f"{url}/review/{found[0]}"


def test_a_moment_of_a_review_is_opened_before_the_move_that_was_played(app: Flask, reviewed: str) -> None:
    board = class_at_board(app)
    state = board.do("open", text=HOST + reviewed)
    assert state["at"] < state["of"]
    (played,) = state["board"]["marks"]["ring"]
    assert board.do("forward")["board"]["last_move"] == played
    assert board.ask("open", text=f"{HOST}{reviewed[:-1]}9").status_code == 404


def test_a_moment_of_a_review_is_asked_as_its_puzzle(
    app: Flask, stranger: FlaskClient, reviewed: str
) -> None:
    data = stranger.get(f"{reviewed.rpartition('/')[0]}/lesson.json").json
    assert data is not None
    puzzle = data["steps"][int(reviewed[-1]) - 1]["puzzle"]
    board = class_at_board(app)
    state = board.do("open", text=HOST + reviewed)
    assert "puzzle" in state["flags"] and "row" not in state["flags"]
    (played,) = state["board"]["marks"]["ring"]
    right, wrong = board.pupil("Right"), board.pupil("Wrong")
    board.do("ask-step")
    right.vote(puzzle["answers"][0])
    wrong.vote(played)
    board.do("reveal")
    assert (right.mine()["right"], wrong.mine()["right"]) == (True, False)


def test_a_moment_whose_better_moves_no_kind_asks_for_exactly_is_no_puzzle() -> None:
    values = {"d3": -3.0, "c4": 2.0, "f5": -1.0, "e6": -1.0}
    mistake = Mistake(1, find_game("othello").start(), "d3", ("c4",), values, exact=False, loss=5.0)
    assert OthelloMistakes().class_puzzle(mistake) is None, "to the eye all four are alike"


def test_a_step_of_a_lesson_is_opened_by_its_link(app: Flask) -> None:
    board = class_at_board(app)
    for link in (
        "/en/learn/othello/legal-moves/at-least-one-flip",
        "/learn/othello/legal-moves/at-least-one-flip",
        "/lo/learn/othello/legal-moves/",
    ):
        state = board.do("open", text=HOST + link)
        assert "Legal moves" in state["kicker"]
        assert "row" in state["flags"]
    assert board.ask("open", text="/en/learn/othello/legal-moves/99").status_code == 404


@pytest.mark.parametrize("drill", ["flips", "mixed", "endgame", "strategy", next(iter(MENDING))])
def test_a_puzzle_of_a_round_is_opened_by_its_address_and_followed(app: Flask, drill: str) -> None:
    board = class_at_board(app)
    state = board.do("open", text=f"{HOST}/x-default/practise/{drill}/3/7/7")
    assert state["kicker"].endswith(" · 7")
    assert board.do("next-step")["kicker"].endswith(" · 8")
    assert board.do("last-step")["kicker"] == state["kicker"]
    assert board.do("open-puzzle", drill=drill, level="3", number="7")["kicker"].endswith(" · 1")
    board.do("open", text=f"/en/practise/{drill}/3/7/8")
    assert board.do("next-step")["kicker"].endswith(" · 1"), "the next round"


def test_the_puzzles_of_a_round_are_those_of_its_address(app: Flask) -> None:
    board = class_at_board(app)
    found = [board.do("open", text=f"/en/practise/flips/3/7/{n}")["board"]["cells"] for n in range(1, 9)]
    assert found == cells("flips", 3, 7)


def test_any_round_of_a_drill_can_be_opened_and_asked(app: Flask) -> None:
    board = class_at_board(app)
    state = board.do("open-puzzle", drill="flips", level="2", number="")
    assert {"puzzle", "row"} <= set(state["flags"])
    assert board.do("ask-step")["question"]["select"] == "many"
    for wrong in ({"drill": "nothing", "level": "2"}, {"drill": "flips", "level": "11"}):
        assert board.ask("open-puzzle", **wrong).status_code == 400
    assert board.ask("open-puzzle", drill="flips", level="2", number="x").status_code == 400


def test_a_puzzle_of_a_set_of_ones_own_is_opened_and_followed(app: Flask) -> None:
    board = class_at_board(app)
    puzzle = FILE.split(b"[[steps]]")[1].replace(b"d3", b"c4")
    set_id = new_set(board, FILE + b"[[steps]]" + puzzle)
    assert "Two puzzles (2)" in board.teacher.get(board.url()).text
    chosen = {"set": set_id, "revision": revision(board, set_id)}
    state = board.do("open-set", **chosen, number="1")
    assert state["kicker"] == "Two puzzles · 1"
    assert "d3" in state["title"]
    assert "c4" in board.do("next-step")["title"]
    assert board.ask("next-step").status_code == 404
    assert "d3" in board.do("last-step")["title"]
    assert board.ask("open-set", **chosen, number="3").status_code == 404
    page = board.teacher.get(f"/en/sets/{set_id}/").text
    found = re.search(r"/en/practise/set/\w+/\w+/1", page)
    assert found
    for link in (found[0], f"/en/sets/{set_id}/", f"/th/sets/{set_id}/editor/1"):
        assert "d3" in board.do("open", text=HOST + link)["title"]
    assert "d3" in board.do("ask-step")["title"]
    board.do("close")
    board.teacher.post(f"/en/sets/{set_id}/delete", headers=OURS)
    assert board.ask("next-step").status_code == 404


def test_a_puzzle_of_a_set_is_chosen_by_its_board(app: Flask) -> None:
    board = class_at_board(app)
    set_id = new_set(board, FILE + b"[[steps]]" + FILE.split(b"[[steps]]")[1].replace(b"d3", b"c4"))
    console = board.teacher.get(board.url()).text
    assert f'method="get" action="{board.url("demo/set")}"' in console
    assert f'<option value="{set_id}"' in console
    page = board.teacher.get(board.url(f"demo/set?set={set_id}"))
    first, second = page.text.split("<ol")[-1].split("<li")[1:]
    assert "d3" in first and "c4" in second
    assert 'class="mini"' in first and "aria-current" not in page.text.split("<ol")[-1]
    sent = {"do": "open-set", "set": set_id, "revision": revision(board, set_id), "number": "2"}
    led = board.teacher.post(board.url(), data=sent, headers=OURS)
    assert (led.status_code, led.location) == (303, board.url())
    assert board.state()["kicker"] == "Two puzzles · 2"
    assert '<li aria-current="true">' in board.teacher.get(page.request.full_path).text
    assert board.teacher.get(board.url("demo/set")).location == board.url()
    assert board.teacher.get(board.url("demo/set?set=none")).status_code == 404


def test_a_puzzle_is_not_chosen_from_a_page_that_shows_another_order(app: Flask) -> None:
    board = class_at_board(app)
    set_id = new_set(board, FILE + b"[[steps]]" + FILE.split(b"[[steps]]")[1].replace(b"d3", b"c4"))
    before, shown = revision(board, set_id), board.state()["version"]
    moved = {"up": "2", "on": before}
    assert board.teacher.post(f"/en/sets/{set_id}/", data=moved, headers=OURS).status_code == 303
    sent = {"do": "open-set", "set": set_id, "revision": before, "number": "1"}
    for form in (sent, {**sent, "revision": ""}):
        told = board.teacher.post(board.url(), data=form, headers=OURS)
        assert told.status_code == 409
        assert "The set was changed meanwhile" in told.text
        first, second = told.text.split("<ol")[-1].split("<li")[1:]
        assert "c4" in first and "d3" in second
        assert f'name="revision" value="{revision(board, set_id)}"' in told.text
    scripted = board.ask("open-set", set=set_id, revision=before, number="1")
    assert (scripted.status_code, scripted.is_json) == (409, True)
    assert board.state()["version"] == shown
    assert "c4" in board.do("open-set", set=set_id, revision=revision(board, set_id), number="1")["title"]


def test_a_set_of_another_teacher_is_not_opened(app: Flask) -> None:
    board, other = class_at_board(app), class_at_board(app)
    set_id = new_set(other)
    assert board.ask("open-set", set=set_id, number="1").status_code == 404
    assert board.ask("open", text=f"/en/sets/{set_id}/").status_code == 404
    assert board.teacher.get(board.url(f"demo/set?set={set_id}")).status_code == 404


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 400),
        ("a1", 400),
        ("f5f5", 400),
        ("hello", 400),
        ("(;GM[Othello]", 400),
        ("no board / no game", 400),
        (f"{'X' * 64}x", 400),
        ("http://school.example/", 404),
        ("http://school.example/en/practise/nothing/3/1/1", 404),
        ("http://school.example/en/practise/flips/3/1/9", 404),
        ("http://school.example/en/practise/review/1-0/1", 404),
        ("http://school.example/board/othello/XO", 404),
        ("http://school.example/replay/othello/a1b2/from/zz", 404),
        ("http://school.example/en/teacher/sign-in", 404),
        ("http://[", 404),
        ("/" * 300, 404),
        ("/%00%ff/%", 404),
    ],
)
def test_what_is_no_board_is_refused_with_one_sentence(app: Flask, text: str, status: int) -> None:
    board = class_at_board(app)
    answer = board.ask("open", text=text)
    assert answer.status_code == status
    assert answer.json is not None
    assert answer.json["error"].startswith((NO_BOARD, "This step does not exist."))
    assert board.state()["board"]["cells"] == START


def test_lines_to_the_square_that_is_asked_for_wait_for_the_answer(app: Flask) -> None:
    board = class_at_board(app)

    def lines() -> int:
        return len(board.state()["board"]["marks"]["line"])

    board.do("open-step", course="othello", lesson="board-and-squares", step="1")
    assert lines() == 0
    board.do("ask-step")
    board.pupil().vote("e3")
    assert lines() == 0
    board.do("reveal")
    assert lines() == 2
    board.do("open-step", course="othello", lesson="outflank", step="1")
    assert lines() > 0, "a line that shows where to look stays"
