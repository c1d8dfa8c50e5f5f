"""Asking the class: votes, how they are counted and shown, and what is said to the wrong ones."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import ENDING, Board, class_at_board
from tests.web.classroom.members import storage
from tutor.storage.demos import answers_to
from tutor.storage.people import SchoolClass


def votes(board: Board) -> list[str]:
    """The seats that have answered, as the teacher is told."""
    answer = board.teacher.get(board.url("demo/votes"))
    assert answer.json is not None
    seats: list[str] = answer.json["answered"]
    return seats


def test_nobody_sees_an_answer_before_it_is_shown(app: Flask) -> None:
    board = class_at_board(app)
    one, other = board.pupil(), board.pupil()
    board.do("show", overlay="legal")
    board.do("ask", kind="all-legal-moves")
    assert one.vote("d3", "c4").status_code == 200
    state = board.state()
    assert (state["tally"], state["answer"], state["board"]["overlay"], state["board"]["legal"]) == (
        None,
        None,
        [],
        {},
    )
    assert votes(board) == [one.seat]
    assert other.mine()["answer"] == []
    assert one.mine()["answer"] == ["d3", "c4"]
    assert one.mine()["right"] is None
    assert one.client.get(board.url("demo/votes")).status_code == 404


def test_an_answer_can_be_changed_until_the_reveal_and_counts_once(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("ask", kind="where")
    pupil.vote("a1")
    pupil.vote("d3")
    pupil.vote("d3")
    state = board.do("count")
    assert state["tally"]["squares"] == [{"square": "d3", "n": 1}]
    assert state["board"]["overlay"] == [["heat heat-5", "d3", "1"]]
    assert state["answer"] is None
    assert pupil.vote("c4").status_code == 200, "until the reveal"
    assert board.do("count")["tally"]["squares"] == [{"square": "c4", "n": 1}]
    board.do("reveal")
    late = pupil.vote("e6")
    assert late.status_code == 409
    assert late.json == {"error": "This question is closed to answers."}
    assert board.state()["tally"]["squares"] == [{"square": "c4", "n": 1}]


def test_votes_of_all_languages_count_together(app: Flask) -> None:
    board = class_at_board(app)
    board.do("ask", kind="where")
    for lang in ("en", "th", "sw", "lo", "zh-Hans"):
        number = board.state(lang)["question"]["number"]
        sent = {"question": number, "answer": ["d3"]}
        answer = board.pupil().client.post(board.url("demo/vote", lang), json=sent, headers=OURS)
        assert answer.status_code == 200
    assert board.do("count")["tally"]["squares"] == [{"square": "d3", "n": 5}]


def test_forty_pupils_vote_twice_in_the_same_second(app: Flask) -> None:
    board = class_at_board(app)
    pupils = [board.pupil() for _ in range(40)]
    number = board.do("ask", kind="where")["question"]["number"]
    with ThreadPoolExecutor(16) as pool:
        answers = list(
            pool.map(
                lambda pair: pair[0].vote(pair[1], question=number),
                [(pupil, square) for square in ("d3", "c4") for pupil in pupils],
            )
        )
    assert [answer.status_code for answer in answers] == [200] * 80
    kept = answers_to(storage(app), board.id, number)
    assert set(kept) == {pupil.seat for pupil in pupils}
    assert board.do("reveal")["tally"]["answered"] == 40


def test_the_reveal_flips_the_discs_and_explains_the_wrong_answers(app: Flask) -> None:
    board = class_at_board(app)
    right, wrong, also = board.pupil(), board.pupil(), board.pupil()
    board.do("ask", kind="legal-move")
    right.vote("c4")
    wrong.vote("a1")
    also.vote("a1")
    state = board.do("reveal")
    assert state["board"]["last_move"] == "c4", "of the right moves the one that most have found"
    assert state["board"]["cells"].count("X") == 4
    assert "d3" in state["answer"]["title"]
    (told,) = state["answer"]["wrong"]
    assert (told["key"], told["n"], told["looked"]) == ("a1", 2, False)
    assert told["title"]
    assert right.mine()["right"] is True
    assert wrong.mine()["said"]["title"] == told["title"]
    state = board.do("look", answer="a1")
    assert state["board"]["cells"].count("X") == 2, "the board as it was when they answered"
    assert state["answer"]["wrong"][0]["looked"]
    assert board.do("look", answer="")["board"]["cells"].count("X") == 4
    assert board.do("close")["board"]["cells"].count("X") == 2


def test_a_wrong_answer_is_explained_by_its_lines_on_the_board(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("ask", kind="legal-move")
    pupil.vote("e3")
    board.do("reveal")
    state = board.do("look", answer="e3")
    assert [line["from"] for line in state["lines"]] == ["e3"] * len(state["lines"])
    assert state["lines"]
    assert board.ask("look", answer="h8").status_code == 409, "nobody gave this answer"


@pytest.mark.parametrize(
    "kind",
    [
        "where",
        "legal-move",
        "all-legal-moves",
        "flips",
        "pass-or-play",
        "find-square",
        "disc-on",
        "disc-count",
        "mobility",
        "game-over",
        "result",
        "flips-fewest",
        "fewest-replies",
        "square-name",
    ],
)
def test_every_kind_can_be_asked_answered_and_shown_on_some_board(app: Flask, kind: str) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    moves = "f5d6c3d3c4f4f6f3e6" if kind != "result" else ""
    if moves:
        board.do("open", text=moves)
        board.do("last")
    else:
        board.do("open", text="X" * 63 + "O" + "-")
    board.do("", tap="a1", mode="ring")
    state = board.do("ask", kind=kind, square="" if kind != "disc-on" else "d4")
    options = state["question"]["options"]
    assert pupil.vote(options[0]["key"] if options else "b7").status_code == 200
    state = board.do("count")
    assert state["tally"]["answered"] == 1
    if options:
        assert sum(bar["n"] for bar in state["tally"]["bars"]) == 1
        assert state["answer"] is None
    for lang in ("th", "sw", "lo", "zh-Hans"):
        assert kind == "where" or board.state(lang)["title"] != state["title"]
    assert board.do("reveal")["answer"]["title"]


def test_what_cannot_be_asked_on_a_board_is_said(app: Flask) -> None:
    board = class_at_board(app)
    answer = board.ask("ask", kind="takes-corner")
    assert (answer.status_code, answer.json) == (409, {"error": "This cannot be asked on this board."})
    assert board.ask("count").status_code == 409
    assert board.ask("ask-step").status_code == 409


@pytest.mark.parametrize("answer", [(), ("z9",), ("d3", "c4"), ("pass",)])
def test_what_is_no_answer_is_refused(app: Flask, answer: tuple[str, ...]) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("ask", kind="where")
    refused = pupil.vote(*answer)
    unread = {"error": "The tutor could not read what was sent. Go back and try again."}
    assert (refused.status_code, refused.json) == (400, unread)
    url = board.url("demo/vote")
    spoiled = pupil.client.post(url, data=b"{", headers=OURS, content_type="application/json")
    assert spoiled.status_code == 400
    assert pupil.client.post(url, data={"question": "x"}, headers=OURS).status_code == 400
    assert votes(board) == []


def test_points_are_given_only_where_the_teacher_wants_them(app: Flask) -> None:
    board = class_at_board(app)
    right, wrong = board.pupil(), board.pupil()
    with storage(app).write() as session:
        class_ = session.get(SchoolClass, board.id)
        assert class_ is not None
        class_.scores = True
    for _ in range(2):
        board.do("ask", kind="legal-move")
        right.vote("d3")
        wrong.vote("a1")
        board.do("reveal")
        board.do("close")
    assert (right.mine()["points"], wrong.mine()["points"]) == (2, 0)
    with storage(app).write() as session:
        class_ = session.get(SchoolClass, board.id)
        assert class_ is not None
        class_.scores = False
    assert right.mine()["points"] is None


def test_without_scripts_each_tap_is_a_form_and_the_page_comes_again_by_itself(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    page = pupil.page().text
    assert '<noscript><meta http-equiv="refresh"' in page
    assert 'name="tap"' not in page, "nothing can be answered yet"
    number = board.do("ask", kind="all-legal-moves")["question"]["number"]
    assert 'name="tap"' in pupil.page().text
    for tap in ("d3", "a1", "c4", "a1"):
        data = {"question": str(number), "tap": tap}
        answer = pupil.client.post(board.url("demo/vote"), data=data, headers=OURS)
        assert (answer.status_code, answer.location) == (303, f"/en/seat/{board.id}/board")
    assert pupil.mine()["answer"] == ["d3", "c4"]
    page = pupil.page().text
    assert page.count('aria-pressed="true"') == 2
    assert "Your answer is in." in page
    board.do("reveal")
    assert 'name="tap"' not in pupil.page().text
    assert board.do("close")["question"] is None
    number = board.do("ask", kind="mobility")["question"]["number"]
    key = board.state()["question"]["options"][0]["key"]
    pupil.client.post(board.url("demo/vote"), data={"question": str(number), "choice": key}, headers=OURS)
    assert pupil.mine()["answer"] == [key]


def test_a_puzzle_of_several_moves_is_voted_on_move_by_move(app: Flask) -> None:
    board = class_at_board(app)
    pupil, other = board.pupil(), board.pupil()
    board.do("open", text=ENDING)
    state = board.do("ask", kind="sequence:2")
    assert "2 best moves" in state["title"]
    pupil.vote("f2")
    other.vote("h5")
    state = board.do("reveal")
    assert state["board"]["last_move"] == "f2"
    assert "f2" in state["answer"]["title"]
    assert "White wins by 34 discs" in state["answer"]["title"]
    (told,) = state["answer"]["wrong"]
    assert "White wins by 2 discs" in told["title"]
    assert "Black plays" in told["detail"] and "h6" in told["detail"], "the answer that punishes it"
    assert board.do("look", answer="h5")["board"]["last_move"] == "h6"
    board.do("look", answer="")
    assert {"goes-on", "revealed"} <= set(state["flags"])
    state = board.do("go-on")
    assert "1 best move " in state["title"]
    assert (state["question"]["stage"], state["tally"]) == ("open", None)
    assert "plays" in state["news"] and state["title"] in state["news"]
    board.do("reveal")
    state = board.do("go-on")
    assert state["question"] is None
    assert board.ask("go-on").status_code == 409


def test_votes_on_names_to_choose_from_are_counted_once(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("open-step", course="othello", lesson="board-and-squares", step="5")
    asked = board.do("ask-step")["question"]
    names = [option["key"] for option in asked["options"]]
    assert names, "it is a choice"
    pupil.vote(names[0])
    tally = board.do("count")["tally"]
    assert [bar["n"] for bar in tally["bars"] if bar["n"]] == [1]
    assert tally["squares"] == [], "a name is no square of the board here"


def test_the_reveal_says_how_many_were_right(app: Flask) -> None:
    board = class_at_board(app)
    one, other = board.pupil(), board.pupil()
    board.do("ask", kind="legal-move")
    one.vote("c4")
    other.vote("a1")
    assert board.do("count")["tally"]["text"] == "2 answers"
    assert board.do("reveal")["tally"]["text"] == "Right answers: 1 of 2"


def test_a_bar_is_as_long_as_its_share_of_all_answers(app: Flask) -> None:
    board = class_at_board(app)
    one, other = board.pupil(), board.pupil()
    board.do("open-step", course="othello", lesson="board-and-squares", step="5")
    names = [option["key"] for option in board.do("ask-step")["question"]["options"]]
    one.vote(names[0])
    other.vote(names[1])
    assert [bar["tenths"] for bar in board.do("count")["tally"]["bars"] if bar["n"]] == [5, 5]
