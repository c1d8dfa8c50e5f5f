"""A class that plays Go by votes: points, passes, captures, the computer, the count at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tests.web.classroom.demo.test_demo_beats import legal_on
from tutor.web.site.languages import LANGUAGES

NAMES = ("Ann", "Noi", "Asha", "Kham", "Lin")
LONGEST_GAME = 120
"""Votes after which a game on a small board has come to its end."""


def class_with(app: Flask, game: str, *played: str) -> tuple[Board, list[Pupil]]:
    """A class of five that sees a board of this game, on which the teacher has played these moves."""
    board = class_at_board(app)
    board.do("start", game=game)
    for move in played:
        board.do("pass") if move == "pass" else board.do("", tap=move)
    return board, [board.pupil(name) for name in NAMES]


def all_vote(board: Board, pupils: list[Pupil], *moves: str) -> dict[str, Any]:
    """The pupils vote, one move each or all the same; then the move with the most votes is played."""
    for pupil, move in zip(pupils, moves * (len(pupils) // len(moves)), strict=True):
        answer = pupil.vote(move)
        assert answer.status_code == 200, answer.text
    board.do("count")
    return board.do("turn")


def read(html: str) -> str:
    """The words of a page or of a part of it, without its tags."""
    return " ".join(re.sub(r"<[^>]*>", "", html).split())


def test_five_pupils_of_five_languages_vote_on_points_and_their_move_is_played(app: Flask) -> None:
    board, pupils = class_with(app, "go-9x9")
    state = board.do("computer", color="black", level="1")
    assert (state["title"], state["question"]["can_pass"]) == (
        "The class plays Black. Choose your move.",
        "pass",
    )
    for pupil, tag, move in zip(pupils, LANGUAGES, ("e5", "e5", "c3", "pass", "e5"), strict=True):
        assert pupil.page(tag).status_code == 200
        assert pupil.vote(move).status_code == 200
    counted = board.do("count")
    assert {one["square"]: one["n"] for one in counted["tally"]["squares"]} == {"c3": 1, "e5": 3}
    assert [(bar["key"], bar["n"]) for bar in counted["tally"]["bars"]] == [("pass", 1)]
    assert ["heat heat-5", "e5", "3"] in counted["board"]["overlay"]
    played = board.do("turn")
    assert (played["at"], played["board"]["last_move"], played["main"]["do"]) == (1, "e5", "reply")
    replied = board.do("reply")
    assert (replied["at"], replied["main"]["do"]) == (2, "count")
    assert "ຝ່າຍດຳ" in board.state("lo")["title"]


def test_stones_without_liberties_come_off_the_board_of_all(app: Flask) -> None:
    board, pupils = class_with(app, "go-7x7", "a2", "a1", "g7", "g1")
    board.do("computer", color="black", level="2")
    before = board.state()["board"]["cells"]
    after = all_vote(board, pupils, "b1")
    assert (before[-7], after["board"]["cells"][-7:-5]) == ("O", ".X")
    assert "Black plays b1 and captures 1 stone." in read(after["news"])
    assert "Nyeusi" in read(board.state("sw")["news"]) and "b1" in read(board.state("sw")["news"])


def test_a_closed_point_is_explained_to_who_votes_for_it(app: Flask) -> None:
    board, (pupil, *_) = class_with(app, "go-5x5", "c4", "d4", "b3", "e3", "c2", "d2", "a1", "c3", "d3")
    board.do("computer", color="white", level="1")
    board.do("end-match")
    board.do("teams")
    voter = next(one for one in (pupil, *_) if one.mine()["team"] == board.state()["match"]["to_move"])
    for taken, why in (("a1", "There is a stone here already."), ("c3", "You may not take back yet")):
        answer = voter.vote(taken)
        assert answer.status_code == 400 and answer.json["error"].startswith(why)  # type: ignore[index]
    assert "flip" not in voter.vote("a1").text
    assert ["ko", "c3", "×"] in board.state()["board"]["overlay"]


def test_the_capture_game_ends_with_the_first_capture_and_says_so(app: Flask) -> None:
    board, pupils = class_with(app, "capture-go-7x7", "a2", "a1", "g7", "g1")
    began = board.do("computer", color="black", level="1")
    assert began["html"] == ""
    ended = all_vote(board, pupils, "b1")
    assert (ended["title"], ended["main"]["do"]) == ("Black wins", "end-match")
    assert ended["html"] == "<p>Black was the first to capture.</p>"
    told = {tag: board.state(tag)["html"] for tag in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)


def test_the_aim_of_a_game_stands_below_its_first_question(app: Flask) -> None:
    board, _ = class_with(app, "capture-go-7x7")
    assert board.do("computer", color="black", level="1")["html"] == (
        "<p>Whoever captures a stone first wins.</p>"
    )


def test_two_passes_end_a_game_and_it_is_counted_on_every_screen_alike(app: Flask) -> None:
    board, pupils = class_with(
        app, "go-5x5", "b1", "c1", "b2", "c2", "b3", "c3", "b4", "c4", "b5", "c5", "pass"
    )
    state = board.do("computer", color="black", level="1")
    board.do("end-match")
    state = board.do("teams")
    assert state["html"] == "<p>Black passes. If you pass too, the game ends and is counted.</p>"
    whites = [one for one in pupils if one.mine()["team"] == "white"]
    all_vote(board, whites, "pass")
    ended = board.do("agree")
    assert (ended["title"], ended["main"]["do"]) == ("White wins · <bdi>10–15</bdi>", "end-match")
    assert ended["html"] == (
        "<p>Black: stones 5 + empty points 5 = 10</p><p>White: stones 5 + empty points 10 = 15</p>"
    )
    marks = ended["board"]["overlay"]
    assert ["land-white", "e1", "15"] in marks and ["land-black", "a1", "9"] in marks
    assert ended["board"]["last_move"] is None
    for page in ("projector/", "demo/", "remote/"):
        assert "empty points 10 = 15" in board.teacher.get(board.url(page)).text, page
    assert "empty points 10 = 15" in pupils[0].page().text
    for tag in LANGUAGES:
        assert board.state(tag)["board"]["overlay"] == marks and board.state(tag)["html"], tag


def test_the_last_vote_is_brought_back_by_one_press(app: Flask) -> None:
    board, pupils = class_with(app, "go-7x7")
    board.do("computer", color="black", level="1")
    all_vote(board, pupils, "d4", "d4", "c3", "d4", "d4")
    back = board.do("take-back")
    assert (back["at"], back["question"]["stage"], back["board"]["cells"].count("X")) == (0, "counted", 0)
    assert pupils[0].mine()["answer"] == ["d4"]


@pytest.mark.parametrize("game", ["go-7x7", "go-9x9", "capture-go-7x7", "capture-go-9x9"])
def test_a_whole_game_against_the_computer_comes_to_its_end(app: Flask, game: str) -> None:
    board, pupils = class_with(app, game)
    state = board.do("computer", color="black", level="1")
    for turn in range(LONGEST_GAME):
        if "over" in state["flags"]:
            break
        if state["match"]["waiting"]:
            state = board.do("reply")
            continue
        moves = [move for move in legal_on(state["board"]) if move != "pass"]
        state = all_vote(board, pupils[:1], moves[turn % len(moves)] if turn < 24 and moves else "pass")
    assert {"over", "match"} <= {*state["flags"]}
    if "settles" in state["flags"]:
        state = board.do("agree")
    assert state["main"]["title"] == "End the match"
    assert re.match(r"(Black wins|White wins|A draw)", state["title"])
    assert board.do("end-match")["main"]["title"] == "End the lesson"


def test_without_javascript_a_point_and_a_pass_are_voted_by_forms(app: Flask) -> None:
    board, (pupil, *_) = class_with(app, "go-7x7")
    number = str(board.do("computer", color="black", level="1")["question"]["number"])
    page = pupil.page("th").text
    assert 'name="pass" value="1">ผ่าน' in page and 'name="tap"' in page
    for sent, kept in (({"tap": "d4"}, ["d4"]), ({"pass": "1"}, ["pass"])):
        answer = pupil.client.post(board.url("demo/vote"), data={"question": number, **sent}, headers=OURS)
        assert answer.status_code == 303 and pupil.mine()["answer"] == kept
    refused = pupil.client.post(board.url("demo/vote"), data={"question": number, "tap": "i9"}, headers=OURS)
    assert refused.status_code == 400


@pytest.mark.parametrize(("game", "points"), [("go-13x13", 169), ("go-19x19", 361)])
def test_without_javascript_a_large_board_shows_a_part_before_a_point_is_voted_for(
    app: Flask, game: str, points: int
) -> None:
    board, (pupil, *_) = class_with(app, game)
    board.do("ask", kind="where")
    url = f"/en/seat/{board.id}/board"
    whole = pupil.client.get(url).text
    buttons = re.compile(r'<button name="(near|tap)" value="([a-t]\d+)"')
    assert len(buttons.findall(whole)) == points and {name for name, _ in buttons.findall(whole)} == {"near"}
    form = {"question": re.findall(r'name="question" value="(\d+)"', whole)[0]}
    (action,) = re.findall(r'<form class="play[^>]*action="([^"]*)"', whole)
    part = pupil.client.post(action, data={**form, "near": "c3"}, headers=OURS)
    assert part.status_code == 200 and "http-equiv" not in part.text
    assert len(buttons.findall(part.text)) == 49 and {name for name, _ in buttons.findall(part.text)} == {
        "tap"
    }
    assert "Now tap the exact place." in part.text and f'href="{url}"' in part.text
    assert pupil.client.post(action, data={**form, "tap": "c3"}, headers=OURS).status_code == 303
    assert "c3" in read(pupil.client.get(url).text.split("data-mine")[-1])


def test_votes_for_moves_are_no_right_or_wrong_answers_in_the_report(app: Flask) -> None:
    board, pupils = class_with(app, "go-7x7")
    board.do("computer", color="black", level="1")
    all_vote(board, pupils, "d4")
    assert 'class="missed' not in board.teacher.get(board.url("report/")).text


def test_where_one_would_play_rings_no_board_full_of_points(app: Flask) -> None:
    board, (pupil, *_) = class_with(app, "go-9x9")
    board.do("ask", kind="where")
    pupil.vote("e5")
    board.do("count")
    shown = board.do("reveal")
    assert (shown["ring"], shown["answer"]["title"]) == ([], "Black may place a stone on 81 points.")
    assert shown["tally"]["text"] == "1 answer"


WITH_A_DEAD_STONE = ("b1", "c1", "b2", "c2", "b3", "c3", "b4", "c4", "b5", "c5", "e5", "d4", "pass")
"""A wall of each side on 5×5, and a black stone in the corner of White, which is dead; Black has passed."""


def stopped(app: Flask) -> tuple[Board, list[Pupil], dict[str, Any]]:
    """A class of two teams that has stopped this game: White has passed too."""
    board, pupils = class_with(app, "go-5x5", *WITH_A_DEAD_STONE)
    board.do("teams")
    return board, pupils, all_vote(board, [one for one in pupils if one.mine()["team"] == "white"], "pass")


def is_dead(state: dict[str, Any], point: str) -> bool:
    return any(mark[:2] == ["dead", point] for mark in state["board"]["overlay"])


def test_what_looks_dead_is_marked_for_the_class_and_counted_once_the_teacher_agrees(app: Flask) -> None:
    board, pupils, state = stopped(app)
    assert (state["title"], state["main"]["title"]) == ("Count the score", "Agree and count")
    assert "Do you agree which groups are dead?" in read(state["html"]) and "= 15" in read(state["html"])
    assert state["question"] is None and is_dead(state, "e5")
    assert "Agree and count" in board.teacher.get(board.url()).text
    assert "Count the score" in pupils[0].page().text
    assert len({board.state(tag)["html"] for tag in LANGUAGES}) == len(LANGUAGES)
    ended = board.do("agree")
    assert (ended["title"], ended["main"]["do"]) == ("White wins · <bdi>10–15</bdi>", "end-match")
    assert "Do you agree" not in ended["html"] and is_dead(ended, "e5")
    assert board.do("end-match")["title"] == ended["title"]


def test_the_teacher_changes_what_is_dead_by_a_tap_and_it_is_counted_so(app: Flask) -> None:
    board, _, _ = stopped(app)
    alive = board.do("", tap="e5")
    assert not is_dead(alive, "e5") and "settles" in alive["flags"]
    assert board.do("agree")["title"] == "Black wins · <bdi>11–6</bdi>"
    back = board.do("take-back")
    assert (back["title"], is_dead(back, "e5")) == ("Count the score", False)
    assert is_dead(board.do("", tap="e5"), "e5")
    assert board.do("agree")["title"] == "White wins · <bdi>10–15</bdi>"
    assert board.ask("", tap="e5").status_code == 400


def test_an_empty_point_is_told_not_to_be_dead(app: Flask) -> None:
    board, _, _ = stopped(app)
    answer = board.ask("", tap="e1")
    assert answer.status_code == 400
    assert answer.json["error"] == "Tap a stone. An empty point cannot be dead."  # type: ignore[index]
    assert board.ask("", tap="z9").status_code == 400


def test_who_does_not_agree_plays_on_from_before_the_passes(app: Flask) -> None:
    board, pupils, _ = stopped(app)
    state = board.do("resume")
    assert (state["at"], state["match"]["to_move"], state["question"]["stage"]) == (12, "black", "open")
    assert board.ask("agree").status_code == board.ask("resume").status_code == 409
    again = all_vote(board, [one for one in pupils if one.mine()["team"] == "black"], "pass")
    assert again["match"]["to_move"] == "white"


def test_a_match_of_two_sides_that_is_left_uncounted_shows_what_looks_dead(app: Flask) -> None:
    board, _, _ = stopped(app)
    left = board.do("end-match")
    assert left["title"] == "White wins · <bdi>10–15</bdi>" and is_dead(left, "e5")
