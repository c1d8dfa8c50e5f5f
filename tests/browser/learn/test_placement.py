"""Who knows the rules finds the way in on the map, answers six boards and begins with lesson 11."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.support.lesson_steps import COURSE, GAME
from tests.browser.support.pupil import give, press, see_solved
from tutor.puzzles.practice.rounds import make_placement


def test_six_boards_lead_from_the_map_to_lesson_11_even_without_a_network(open_page: OpenPage) -> None:
    assert COURSE.placement
    page = open_page(forgiven=("ERR_INTERNET_DISCONNECTED",))
    page.goto("/en/learn/othello/")
    page.locator(".placement a").tap()
    page.wait_for_url(re.compile("/en/practise/placement/othello/1$"))
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    for made in make_placement(GAME, COURSE.placement):
        give(page, made.task, made.task.answers if made.task.select == "many" else made.task.answers[:1])
        see_solved(page)
        press(page, "next")
    expect(page.locator("[data-end] h1")).to_be_focused()
    expect(page.locator("[data-end] .onward a")).to_have_count(2)
    page.context.set_offline(False)
    main = page.locator("[data-end] .first")
    expect(main).to_contain_text("Begin with lesson 11")
    main.press("Enter")
    expect(page).to_have_url(re.compile("/en/learn/othello/corners/"))
