"""The teacher's side of the big board: opening boards, playing on them, and what screens are told."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from babel.support import NullTranslations
from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tutor.classroom.demo.actions import open_step, reveal
from tutor.classroom.demo.demo import Place, read_demo, start_of, write_demo
from tutor.classroom.demo.live_demo import Live
from tutor.classroom.demo.match_actions import ask_step_or_play
from tutor.classroom.demo.questions import task_of
from tutor.games.base import PASS
from tutor.games.table import find_game
from tutor.web.classroom.demo.demo_view import screen_view
from tutor.web.classroom.demo.demo_words import Shown
from tutor.web.wording import Wording

BUTTON = re.compile(r"<button([^>]*)>(.*?)</button>", re.DOTALL)
START = "...........................OX......XO..........................."


def test_a_demo_begins_with_the_start_of_a_game(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    assert not board.state()["running"]
    state = board.do("begin")
    assert state["running"]
    assert state["board"]["cells"] == START
    assert state["title"] == "Black to move"


def test_a_move_reaches_every_screen_in_its_own_language(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    before = board.state()["version"]
    board.ask("", tap="d3")
    said = {"en": "1 white disc flips", "sw": "kete", "th": "หมาก", "lo": "ໝາກ", "zh-Hans": "白"}
    for lang, told in said.items():
        state = pupil.client.get(board.url("demo/state", lang)).json
        assert state is not None
        assert state["version"] == before + 1
        assert state["board"]["last_move"] == "d3"
        assert state["board"]["cells"].count("X") == 4
        assert told in state["news"]


def test_moves_are_taken_back_walked_through_and_played_on(app: Flask) -> None:
    board = class_at_board(app)
    board.do("", tap="d3")
    board.do("", tap="c3")
    state = board.do("back")
    assert (state["at"], state["of"], state["board"]["last_move"]) == (1, 2, "d3")
    assert state["news"] == "The last move was taken back."
    assert board.do("first")["board"]["cells"] == START
    assert board.do("last")["at"] == 2
    assert board.do("jump", at="1")["at"] == 1
    state = board.do("", tap="e3")
    assert (state["at"], state["of"]) == (2, 2)
    assert board.ask("jump", at="many").status_code == 400


def test_a_pass_is_walked_over_without_a_number(app: Flask) -> None:
    board = class_at_board(app)
    position, moves = find_game("othello").start(), list[str]()
    while PASS not in moves:
        moves.append(position.legal_moves()[0])
        position = position.play(moves[-1])
    text = "".join(move for move in [*moves, position.legal_moves()[0]] if move != PASS)
    of = board.do("open", text=text)["of"]
    assert of == len(moves) + 1
    said = board.do("jump", at=str(moves.index(PASS)))["news"]
    assert said == f"Move {moves.index(PASS)} of {len(moves)}"
    board.do("first")
    assert board.do("jump", at=str(of))["news"] == f"Move {len(moves)} of {len(moves)}"


def test_an_action_made_on_an_older_board_does_nothing(app: Flask) -> None:
    board = class_at_board(app)
    old = board.state()["version"]
    board.do("", tap="d3")
    answer = board.ask("", tap="c4", on=old)
    assert answer.status_code == 409
    assert board.state()["at"] == 1
    twice = board.teacher.post(board.url(), data={"tap": "c4", "on": str(old)}, headers=OURS)
    assert twice.status_code == 409
    assert f'name="on" value="{board.state()["version"]}"' in twice.text, "the newest board is shown"
    assert board.state()["at"] == 1


def test_a_move_that_is_not_allowed_is_explained_by_its_lines(app: Flask) -> None:
    board = class_at_board(app)
    answer = board.ask("", tap="a1")
    assert answer.status_code == 400
    assert answer.json is not None
    assert answer.json["feedback"]["title"]
    assert board.state()["at"] == 0
    page = board.teacher.post(board.url(), data={"tap": "a1"}, headers=OURS)
    assert page.status_code == 400
    assert "card not-yet" in page.text


def test_marks_and_arrows_and_overlays_are_seen_by_all(app: Flask) -> None:
    board = class_at_board(app)
    assert board.do("", tap="a1", mode="ring")["board"]["marks"]["ring"] == ["a1"]
    state = board.do("", tap="d4", mode="arrow", **{"from": "a1"})
    assert state["board"]["marks"]["arrow"] == [["a1", "d4"]]
    state = board.do("show", overlay="legal")
    assert [square for kind, square, _ in state["board"]["overlay"]] == ["d3", "c4", "f5", "e6"]
    state = board.do("clear")
    assert state["board"]["marks"] == {"ring": [], "tint": [], "line": [], "arrow": [], "legal": False}
    assert board.do("", tap="a1", mode="ring")["board"]["marks"]["ring"] == ["a1"]
    assert board.do("", tap="a1", mode="ring")["board"]["marks"]["ring"] == []
    assert board.ask("", tap="z9", mode="ring").status_code == 400


def test_a_step_of_a_lesson_brings_its_words_in_every_language(app: Flask) -> None:
    board = class_at_board(app)
    course = app.extensions["course_library"].first_course
    lesson = next(lesson for lesson in course.lessons if any(step.text for step in lesson.steps))
    number = next(n for n, step in enumerate(lesson.steps, 1) if step.text)
    state = board.do("open-step", lesson=lesson.slug, step=str(number))
    assert f"Lesson {lesson.number}" in state["kicker"]
    assert state["html"]
    assert board.state("th")["html"] != state["html"]
    assert board.do("next-step")["version"] == state["version"] + 1
    assert board.do("last-step")["html"] == state["html"]
    assert board.ask("open-step", lesson=lesson.slug, step="99").status_code == 404
    assert board.ask("open-step", lesson="nothing", step="1").status_code == 404


def test_taking_back_brings_back_the_step_and_a_stray_tap_does_not_lose_the_lesson(app: Flask) -> None:
    board = class_at_board(app)
    course = app.extensions["course_library"].first_course
    found = (
        (lesson, number, step)
        for lesson in course.lessons
        for number, step in enumerate(lesson.steps[:-1], 1)
        if step.text and step.puzzle is None and not step.play and step.to_move and step.marks.ring
    )
    lesson, number, step = next(found)
    shown = board.do("open-step", lesson=lesson.slug, step=str(number))
    tap = step.position(find_game(course.game)).legal_moves()[0]
    played = board.do("", tap=tap)
    assert (played["html"], played["explanation"]) == ("", None)
    assert (played["kicker"], "row" in played["flags"]) == (shown["kicker"], True)
    back = board.do("back")
    same = ("kicker", "title", "html", "turn", "explanation")
    assert {name: back[name] for name in same} == {name: shown[name] for name in same}
    assert (back["board"], back["of"]) == (shown["board"], 1)
    board.do("forward")
    after = board.do("next-step")
    board.do("open-step", lesson=lesson.slug, step=str(number + 1))
    assert {name: after[name] for name in same} == {name: board.state()[name] for name in same}


def test_a_match_from_the_board_of_a_step_is_played_without_its_words(app: Flask) -> None:
    board = class_at_board(app)
    shown = board.do("open", text="/en/learn/othello/legal-moves/at-least-one-flip")
    state = board.do("teams")
    assert (state["html"], state["kicker"], "row" in state["flags"]) == ("", "", False)
    state = board.do("end-match")
    assert (state["kicker"], state["title"], state["html"]) == (
        shown["kicker"],
        shown["title"],
        shown["html"],
    )


def test_every_step_of_every_lesson_can_be_shown_and_asked(app: Flask) -> None:
    course = app.extensions["course_library"].first_course
    for lesson in course.lessons:
        for name, step in zip(lesson.names, lesson.steps, strict=True):
            demo = open_step(start_of("othello"), course.game, step, Place(course.name, lesson.slug, name))
            assert read_demo(write_demo(demo)) == demo
            screen_view(Shown(Live(1, demo)), Wording(NullTranslations(), "en"))
            if step.puzzle is None:
                continue
            asked = ask_step_or_play(demo)
            if step.puzzle.kind == "play":  # the class plays it against the computer
                assert asked.match is not None and asked.match.computer
                screen_view(Shown(Live(2, asked)), Wording(NullTranslations(), "en"))
                continue
            assert asked.question is not None
            task = task_of(asked.game, asked.question)
            right = task.answers if task.select == "many" else task.answers[:1]
            shown, points = reveal(asked, {"seat": right})
            assert points == {"seat": 1}
            view = screen_view(Shown(Live(2, shown)), Wording(NullTranslations(), "en"))
            assert view["answer"]["title"]
            assert view["answer"]["wrong"] == []


def test_a_board_of_another_size_is_drawn_by_its_own_page(app: Flask) -> None:
    board = class_at_board(app)
    assert len(board.do("start", game="othello-6x6")["board"]["cells"]) == 36
    assert board.teacher.get(board.url()).status_code == 200
    assert board.teacher.get(board.url("projector/")).status_code == 200


def test_a_question_must_be_closed_before_anything_else_is_played(app: Flask) -> None:
    board = class_at_board(app)
    board.do("ask", kind="where")
    answer = board.ask("", tap="d3")
    assert answer.status_code == 409
    assert answer.json == {"error": "Close the question first."}
    board.do("close")
    assert board.do("", tap="d3")["at"] == 1


def test_what_no_page_of_ours_sends_is_refused(app: Flask) -> None:
    board = class_at_board(app)
    assert board.ask("dance").status_code == 400
    assert board.ask("ask", kind="dance").status_code == 400
    assert board.ask("computer", color="red", level="1").status_code == 400
    assert board.ask("hand", seat="nobody").status_code == 400
    assert board.ask("look", answer="a1").status_code == 409


def test_a_demo_ends_and_its_board_is_there_when_it_begins_again(app: Flask) -> None:
    board = class_at_board(app)
    board.do("", tap="d3")
    assert not board.do("end")["running"]
    assert board.do("begin")["at"] == 1


def test_the_pages_of_the_teacher_show_the_newest_board(app: Flask) -> None:
    board = class_at_board(app)
    board.do("", tap="d3")
    for page in ("demo/", "projector/", "remote/"):
        answer = board.teacher.get(board.url(page))
        assert answer.status_code == 200
        assert "d3: black disc" in answer.text
    assert "<svg" in board.teacher.get(board.url("projector/")).text.split("join-code")[1]


def test_nobody_reads_twice_whose_turn_it_is(app: Flask) -> None:
    board = class_at_board(app)
    assert (board.state()["title"], board.state()["turn"]) == ("Black to move", None)
    board.ask("", tap="d3")
    assert (board.state()["title"], board.state()["turn"]) == ("White to move", None)
    board.ask("ask", kind="legal-move")
    assert board.state()["turn"]["text"] == "White to move"


def test_whoever_asks_hands_over_or_plays_a_match_begins_the_lesson(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    seat = board.pupil()
    for name, fields in (("ask", {"kind": "where"}), ("hand", {"seat": seat.seat}), ("teams", {})):
        assert not board.state()["running"]
        assert board.do(name, **fields)["running"], name
        board.do("end")


@pytest.mark.parametrize("lang", ["en", "th", "sw", "lo", "zh-Hans"])
def test_no_two_buttons_of_the_console_say_the_same(app: Flask, lang: str) -> None:
    board = class_at_board(app)
    board.do("start", game="othello")
    page = board.teacher.get(board.url(lang=lang)).text
    main = page[page.index("<main") : page.index("</main>")]
    shown = [words for words in BUTTON.findall(main) if "hidden" not in words[0]]
    named = [re.search('aria-label="([^"]*)"', tag) for tag, _ in shown]
    said = [
        label[1] if label else " ".join(re.sub("<[^>]+>", " ", words).split())
        for label, (_, words) in zip(named, shown, strict=True)
    ]
    assert len(said) > 12
    assert [words for words, times in Counter(said).items() if times > 1] == []
