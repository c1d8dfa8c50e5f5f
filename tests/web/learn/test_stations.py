"""Games on the way: on the map and at the end of a lesson; done when such a game is finished."""

from __future__ import annotations

import re
from uuid import uuid4

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, look
from tutor.games.kinds.kind import Task
from tutor.lessons.loader import load_courses
from tutor.lessons.model import Lesson
from tutor.settings import ROOT
from tutor.web.learn.lesson_view import prepare

COURSE = load_courses(ROOT / "lessons")["othello"]
MAP = "/en/learn/othello/"
FORM = re.compile(r'<form method="post" action="/en/play/">(.*?)<button', re.S)


def forms(page: str) -> list[dict[str, str]]:
    """What the forms of the stations on a page send."""
    return [dict(re.findall(r'name="(\w+)" value="([^"]*)"', form)) for form in FORM.findall(page)]


def begin(client: FlaskClient, form: dict[str, str]) -> str:
    """Begin the game of a station; gives its address."""
    answer = client.post("/en/play/", data=form, headers=OURS)
    assert answer.status_code == 303
    return answer.location


def done(client: FlaskClient) -> list[bool]:
    return [bool(found) for found in re.findall(r'<li class="station( done)?">', client.get(MAP).text)]


def given(task: Task) -> list[str]:
    return list(task.answers if task.select == "many" else task.answers[:1])


def solve(client: FlaskClient, lesson: Lesson) -> None:
    """Answer every puzzle of a lesson."""
    view = prepare(COURSE, lesson, ROOT / "lessons" / "othello")
    sent = [
        {"id": str(uuid4()), "lesson": lesson.slug, "step": name, "answer": given(task), "help": 0}
        for name, task in zip(lesson.names, view.tasks, strict=True)
        if task is not None
    ]
    assert client.post("/en/learn/othello/progress", json={"answers": sent}, headers=OURS).status_code == 200


def test_the_map_has_a_game_after_four_of_the_first_ten_lessons_and_then_after_every_second(
    stranger: FlaskClient,
) -> None:
    page = stranger.get(MAP).text
    before = re.findall(r'class="number">Lesson (\d+).*?(?=class="number">Lesson|</ol>)', page, re.S)
    cards = re.split(r'class="number">Lesson ', page)[1:]
    after = [int(number) for number, card in zip(before, cards, strict=True) if 'class="station' in card]
    assert after == [3, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]
    assert [form["level"] for form in forms(page)] == [str(one.level) for one in COURSE.stations]
    assert [form["game"] for form in forms(page)] == ["othello-4x4", "othello-6x6", *["othello"] * 9]
    assert "locked" not in page


@pytest.mark.parametrize("number", range(len(COURSE.stations)))
def test_a_station_begins_its_game_with_the_discs_of_its_board(stranger: FlaskClient, number: int) -> None:
    station = COURSE.stations[number]
    url = begin(stranger, forms(stranger.get(MAP).text)[number])
    page = stranger.get(url, headers={"Accept": "application/json"}).json
    assert page is not None
    assert page["board"]["cells"].replace(" ", "") == station.position().cells().replace(" ", "")
    assert page["playing"]


def test_the_page_of_a_station_names_its_idea_and_that_of_another_game_does_not(
    stranger: FlaskClient,
) -> None:
    first, *_ = forms(stranger.get(MAP).text)
    idea = f'<span class="idea">{COURSE.stations[0].text}</span>'
    assert idea in stranger.get(begin(stranger, first)).text
    assert 'class="idea"' not in stranger.get(begin(stranger, first | {"level": "3"})).text


def test_a_station_is_done_when_its_game_is_finished_and_not_before(stranger: FlaskClient) -> None:
    first, *_ = forms(stranger.get(MAP).text)
    url = begin(stranger, first)
    assert done(stranger) == [False] * len(COURSE.stations)
    act(stranger, url, do="resign", number=0)
    assert done(stranger) == [True] + [False] * (len(COURSE.stations) - 1)
    assert "Played" in stranger.get(MAP).text


def test_another_level_or_another_board_is_not_the_game_of_a_station(stranger: FlaskClient) -> None:
    *_, last = forms(stranger.get(MAP).text)
    for change in ({"level": "9"}, {"start": ""}):
        act(stranger, begin(stranger, last | change), do="resign", number=0)
    assert not any(done(stranger))


def test_the_map_of_one_learner_is_not_the_map_of_another(app: Flask, stranger: FlaskClient) -> None:
    act(stranger, begin(stranger, forms(stranger.get(MAP).text)[0]), do="resign", number=0)
    assert done(stranger)[0]
    assert not done(app.test_client())[0]


def test_the_end_of_a_lesson_leads_to_its_game_and_the_game_to_the_next_lesson(stranger: FlaskClient) -> None:
    page = stranger.get("/en/learn/othello/outflank/finished").text
    assert "<strong>Your first game</strong>" in page
    before = stranger.get("/en/learn/othello/start/finished").text
    assert "Your first game" in before and "<strong>Your first game</strong>" not in before
    for lesson in COURSE.lessons[:3]:
        solve(stranger, lesson)
    url = begin(stranger, forms(page)[0])
    playing = stranger.get(url).text
    assert re.search(r'href="/en/learn/othello/legal-moves/" hidden', playing)
    act(stranger, url, do="resign", number=0)
    over = stranger.get(url).text
    assert re.search(r'class="button main" data-way-on href="/en/learn/othello/legal-moves/">', over)
    assert "Lesson 4 · Legal moves" in over


def test_a_newcomer_is_led_from_the_game_to_the_first_lesson(stranger: FlaskClient) -> None:
    url = begin(stranger, forms(stranger.get(MAP).text)[0])
    act(stranger, url, do="resign", number=0)
    over = stranger.get(url).text
    assert re.search(r'class="button main" data-way-on href="/en/learn/othello/board-and-squares/">', over)
    assert "Start the course <small>Lesson 1 · " in over and "Lesson 4" not in over.partition("<template")[0]


def test_who_has_done_one_lesson_is_led_from_the_game_to_the_second(stranger: FlaskClient) -> None:
    solve(stranger, COURSE.lessons[0])
    url = begin(stranger, forms(stranger.get(MAP).text)[0])
    act(stranger, url, do="resign", number=0)
    over = stranger.get(url).text
    assert re.search(r'class="button main" data-way-on href="/en/learn/othello/start/">', over)


def test_a_game_that_is_no_station_leads_to_a_new_game(stranger: FlaskClient) -> None:
    for level in ("2", "9"):
        url = begin(stranger, {"game": "othello", "level": level})
        assert "New game" in stranger.get(url).text


def test_the_same_game_leads_on_in_the_course_once_the_lesson_before_it_is_begun(
    stranger: FlaskClient,
) -> None:
    mobility = next(lesson for lesson in COURSE.lessons if lesson.slug == "mobility")
    solve(stranger, mobility)
    url = begin(stranger, {"game": "othello", "level": "2"})
    act(stranger, url, do="resign", number=0)
    assert re.search(r'class="button main" data-way-on href="/en/learn/othello/', stranger.get(url).text)


GO = "/en/learn/go/"


def test_the_course_of_go_has_its_games_after_the_lessons_that_lead_to_them(stranger: FlaskClient) -> None:
    games = [(form["game"], form["level"]) for form in forms(stranger.get(GO).text)]
    small = ("capture-go-5x5", "1")
    assert games[:4] == [small, small, ("capture-go-7x7", "2"), ("go-7x7", "1")]
    titles = {
        "capture": "The first capture",
        "out-of-atari": "The crossing",
        "whose-land": "A small game",
        "first-game": "A whole game",
    }
    for lesson, title in titles.items():
        assert title in stranger.get(f"{GO}{lesson}/finished").text


def test_the_crossing_is_begun_with_four_stones(stranger: FlaskClient) -> None:
    url = begin(stranger, forms(stranger.get(GO).text)[2])
    cells = look(stranger, url)["board"]["cells"]
    assert (cells.count("X"), cells.count("O")) == (2, 2)


def test_komi_waits_for_the_lesson_that_explains_it(stranger: FlaskClient) -> None:
    nine = [form for form in forms(stranger.get(GO).text) if form["game"] == "go-9x9"]
    komi = ["Komi: 6.5" in stranger.get(begin(stranger, form)).text for form in nine]
    assert komi == [False, True]


def test_a_small_game_is_done_once_both_sides_agree_on_its_count(stranger: FlaskClient) -> None:
    url = begin(stranger, forms(stranger.get(GO).text)[3])
    act(stranger, url, do="move", number=0, square="d4")
    game = look(stranger, url)
    while game["counting"] is None:
        game = act(stranger, url, do="pass", number=game["number"])
    assert 'class="station done"' not in stranger.get(GO).text
    act(stranger, url, do="agree", number=game["number"], dead=[])
    assert stranger.get(GO).text.count('class="station done"') == 1


def test_a_station_shows_the_opponent_of_its_own_game(stranger: FlaskClient) -> None:
    def drawn(folder: str) -> str:
        return (ROOT / "tutor/web/templates/pictures" / folder / "foe-02.svg").read_text("utf-8").strip()

    pages = {course: stranger.get(f"/en/learn/{course}/").text for course in ("othello", "go")}
    assert drawn("") in pages["othello"] and drawn("") not in pages["go"]
    assert drawn("go") in pages["go"]


def test_the_game_of_a_lessons_idea_leads_to_the_next_lesson_and_back_to_its_ending(
    stranger: FlaskClient,
) -> None:
    ending = stranger.get("/en/learn/othello/corners/finished").text
    url = begin(stranger, forms(ending)[-1])
    playing = stranger.get(url).text
    assert '<a href="/en/learn/othello/corners/finished">Lesson 11 · Corners</a>' in playing
    act(stranger, url, do="resign", number=0)
    over = stranger.get(url).text
    assert re.search(r'class="button main" data-way-on href="/en/learn/othello/mobility/">', over)
    assert "Lesson 12 · Mobility" in over and "Corners</small>" not in over


def test_the_game_of_the_last_idea_leads_where_something_is_open(stranger: FlaskClient) -> None:
    ending = stranger.get("/en/learn/othello/counting-the-end/finished").text
    url = begin(stranger, forms(ending)[-1])
    act(stranger, url, do="resign", number=0)
    assert "Lesson 24 · " in stranger.get(url).text


def test_a_board_of_a_lesson_is_its_idea_on_any_level_and_between_two_people_nobodys(
    stranger: FlaskClient,
) -> None:
    form = forms(stranger.get("/en/learn/othello/corners/finished").text)[-1]
    assert "data-way-on" in stranger.get(begin(stranger, form | {"level": "3"})).text
    beside = begin(stranger, form | {"level": "3", "opponent": "person"})
    assert "data-way-on" not in stranger.get(beside).text
