"""Strategy puzzles by tapping: a sequence with its answers, and a feature laid over the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server, serve
from tests.browser.support.axe import DARK, LIGHT, violations
from tests.browser.support.pupil import (
    card,
    give,
    lie_still,
    press,
    see_board,
    see_explained,
    see_solved,
    square,
    touch,
    visit,
    words,
)
from tutor.games.kinds.kind import Task
from tutor.games.kinds.moves import play_out
from tutor.games.othello.kinds.measures.playing_out import answers_to
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.puzzles.practice.rounds import make_round
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions

FOLDER = Path(__file__).parents[2] / "courses"
(LESSON,) = load_courses(FOLDER)["othello"].lessons
GAME = find_game("othello")
PUZZLES = {
    f"{number} {step.puzzle.kind}": number for number, step in enumerate(LESSON.steps, 1) if step.puzzle
}
SEQUENCE = next(number for kind, number in PUZZLES.items() if kind.endswith("sequence"))
CHOOSE = next(number for kind, number in PUZZLES.items() if kind.endswith("choose"))
EXACT = next(number for number, step in enumerate(LESSON.steps, 1) if step.overlay == "exact")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serve(tmp_path_factory.mktemp("strategy"), LESSONS=FOLDER) as serving:
        yield serving


def task_of(number: int) -> Task:
    return set_puzzle(GAME, LESSON.step(number))


def path(number: int) -> str:
    return f"/en/learn/othello/{LESSON.slug}/{LESSON.names[number - 1]}"


ONE_ANSWER = [number for number in PUZZLES.values() if task_of(number).select not in ("sequence", "game")]
"""The puzzles that are solved by one answer."""


@pytest.mark.parametrize("number", ONE_ANSWER, ids=str)
def test_a_right_answer_solves_every_kind(page: Page, number: int) -> None:
    task = task_of(number)
    visit(page, path(number))
    give(page, task, task.answers if task.select == "many" else task.answers[:1])
    see_solved(page)


def test_a_sequence_is_played_move_by_move(page: Page, server: Server) -> None:
    task = task_of(SEQUENCE)
    visit(page, path(SEQUENCE))
    position = task.position
    for move in task.answers:
        touch(page, square(page, move))
        position = play_out(position, (move, *answers_to(position, move)))
        expect(card(page, "right")).to_contain_text("White plays")
        see_board(page, position)
    see_solved(page)
    (answer,) = server.answers_of(page, 1)
    assert (tuple(answer.given), answer.verdict) == (task.answers, "right")


def test_a_wrong_move_is_punished_on_the_board_and_taken_back(page: Page) -> None:
    task = task_of(SEQUENCE)
    visit(page, path(SEQUENCE))
    wrong = next(move for move in task.position.legal_moves() if move not in ("a3", "f8"))
    touch(page, square(page, wrong))
    see_explained(page)
    see_board(page, play_out(task.position, (wrong, *answers_to(task.position, wrong))))
    press(page, "again")
    see_board(page, task.position)


def test_a_tap_after_a_punished_move_is_the_next_try(page: Page) -> None:
    task = task_of(CHOOSE)
    assert task.known is not None
    visit(page, path(CHOOSE))
    wrong = next(move for move in task.known.known if task.known.feedback(move)[0] == "not-yet")
    touch(page, square(page, wrong))
    see_board(page, task.position.play(wrong).play(task.known.known[wrong]))
    expect(card(page, "not-yet")).to_be_visible()
    touch(page, square(page, task.answers[0]))
    see_solved(page, stars=2)
    see_board(page, task.position.play(task.answers[0]))


def test_a_sequence_is_practised_and_the_next_puzzle_follows(page: Page) -> None:
    puzzles = make_round(GAME, "endgame", 4, 5)
    number = next(number for number, made in enumerate(puzzles, 1) if made.topic == "sequence")
    task = puzzles[number - 1].task
    visit(page, f"/en/practise/endgame/4/5/{number}")
    position = task.position
    for move in solutions(task)[0]:
        touch(page, square(page, move))
        position = play_out(position, (move, *answers_to(position, move)))
        expect(card(page, "right")).to_be_visible()
        see_board(page, position)
    see_solved(page)
    press(page, "next")
    see_board(page, puzzles[number].task.position)


def test_a_hint_after_a_wrong_move_takes_it_back(page: Page) -> None:
    task = task_of(SEQUENCE)
    visit(page, path(SEQUENCE))
    wrong = next(move for move in task.position.legal_moves() if move not in ("a3", "f8"))
    touch(page, square(page, wrong))
    punished = play_out(task.position, (wrong, *answers_to(task.position, wrong)))
    see_board(page, punished)
    press(page, "hint")
    expect(card(page, "note")).to_be_visible()
    see_board(page, task.position)


def test_an_overlay_stands_on_the_board_and_in_words(page: Page) -> None:
    visit(page, path(EXACT))
    legend = page.locator("[data-legend] li")
    before = [words(legend.nth(place)) for place in range(legend.count())]
    assert "How many discs Black wins by" in before[0] and "a3 +" in " ".join(before)
    marks = page.locator("[data-board] svg .o").count()
    assert marks == len(LESSON.step(EXACT).position(GAME).legal_moves())
    press(page, "play")
    lie_still(page)
    assert [words(legend.nth(place)) for place in range(legend.count())] != before


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_wrong_with_overlays_and_answers(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark, still=True, bypass_csp=True, size=(320, 640))
    found = {}
    for number, step in enumerate(LESSON.steps, 1):
        if step.overlay:
            visit(page, path(number))
            found[step.overlay] = violations(page, DARK if dark else LIGHT)
            assert page.evaluate("document.documentElement.scrollWidth") <= 320
    visit(page, path(SEQUENCE))
    touch(page, square(page, "g1"))
    see_explained(page)
    found["punished"] = violations(page, DARK if dark else LIGHT)
    assert not {name: faults for name, faults in found.items() if faults}
