"""The end of a round: what was solved, and where to go on."""

import re
import uuid
from collections.abc import Collection
from datetime import UTC, datetime
from html import unescape
from itertools import product
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.node import call
from tutor.games.kinds.kind_table import practices
from tutor.games.othello.kinds.practice import LESSON_OF
from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.mixed import STAGES, TAUGHT, USUAL
from tutor.puzzles.practice.rounds import MENDING, ROUND, make_daily, make_round
from tutor.puzzles.puzzle_tasks import solutions
from tutor.web.learn.course_library import library_of
from tutor.web.practise.lessons_after import UNKNOWN
from tutor.web.practise.round_end import EndView, end_of, ending
from tutor.web.practise.rounds import RoundView, rounds
from tutor.web.site.languages import LANGUAGES, current_language
from tutor.web.wording.kind_sentences import WORDS

DRILLS = USUAL.drills

OTHELLO = find_game("othello")
COURSE = load_course(Path(__file__).parents[3] / "lessons" / "othello")
SITE = "https://tutor.example/"
PROGRESS = "/en/learn/othello/progress"


def answer(client: FlaskClient, name: str, became: str) -> None:
    """Answer a drill's round: `+` solves a puzzle at once, `-` has its answer shown, `.` leaves it open."""
    drill, level, number = name.split("/")
    made = make_round(OTHELLO, drill, int(level), int(number))
    send(client, name, became, [solutions(one.task)[0] for one in made])


def send(client: FlaskClient, name: str, became: str, right: list[tuple[str, ...]]) -> None:
    answers = [
        {
            "id": str(uuid.uuid4()),
            "lesson": f"{MAKER_VERSION}/{name}",
            "step": step,
            "answer": list(taps) if one == "+" else [],
            "help": 0 if one == "+" else 2,
        }
        for step, (one, taps) in enumerate(zip(became, right, strict=True), 1)
        if one != "."
    ]
    assert client.post(PROGRESS, json={"answers": answers}, headers=OURS).status_code == 200


def end(client: FlaskClient, name: str, tag: str = "en") -> str:
    page = client.get(f"/{tag}/practise/{name}/done")
    assert page.status_code == 200
    return page.text


def test_another_thread_never_sees_a_round_without_its_end(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def look(view: RoundView) -> EndView:
        seen.append("data" in vars(view))  # what `view.data` would give to somebody else just now
        return end_of(view)

    monkeypatch.setattr("tutor.web.practise.rounds.end_of", look)
    with app.test_request_context("/en/practise/flips/1/0/1"):
        app.preprocess_request()
        found = rounds().find("flips/1/0")
        assert found is not None
        assert rounds().view(found, current_language()).data["end"]
    assert seen == [False]


def ways(page: str) -> list[str]:
    """Where an end leads, the main way first."""
    return re.findall(r'href="([^"]*)"', page[page.index('class="onward"') : page.index("</section>")])


@pytest.mark.parametrize(
    ("became", "level"),
    [
        ("++++++++", 4),
        ("+-++++++", 4),
        ("++-+-+-+", 3),
        ("--++++++", 3),
        ("++++++--", 2),
        ("--------", 2),
        ("+--+-+-+", 2),
    ],
)
def test_the_next_round_is_at_the_level_suggested_and_says_so(
    stranger: FlaskClient, became: str, level: int
) -> None:
    answer(stranger, "flips/3/7", became)
    page = end(stranger, "flips/3/7")
    first, *others = ways(page)
    assert first == f"/en/practise/flips/{level}/8/1"
    assert len(others) == 2
    assert others[-1] == "/en/practise/"
    assert f"Level {level}" in page[page.index('class="onward"') :].partition("</a>")[0]
    assert f'href="/en/practise/flips/{level}/"' in stranger.get("/en/practise/").text
    assert stranger.get(first).status_code == 200


def test_a_round_given_up_gets_a_word_and_the_lesson_that_explains_it(stranger: FlaskClient) -> None:
    answer(stranger, "flips/1/7", "--------")
    page = end(stranger, "flips/1/7")
    assert "That was a hard round." in page
    assert "8 puzzles come back tomorrow." in page
    assert ways(page) == [
        "/en/learn/othello/all-directions/",
        "/en/practise/flips/1/8/1",
        "/en/practise/",
    ]


def test_what_was_learned_is_said_only_where_it_was_shown(stranger: FlaskClient) -> None:
    answer(stranger, "flips/3/7", "+++++++-")
    answer(stranger, "flips/3/8", "++++++-.")
    done, not_yet = end(stranger, "flips/3/7"), end(stranger, "flips/3/8")
    assert "You can find every disc that flips" in done
    assert "1 puzzle comes back tomorrow." in done
    assert "You can find every disc that flips" not in not_yet


LEARNED = {said for words in WORDS.values() for said in words.learned.values()}


def goals_of(lessons: Collection[int]) -> set[str]:
    return {lesson.goal for lesson in COURSE.lessons if lesson.number in lessons}


@pytest.mark.parametrize(
    ("name", "lessons"),
    [
        ("endgame/2/5", {22, 23}),
        ("strategy/4/5", {15, 16, 17}),
        ("mixed-12/3/30", set(range(1, 13))),
        ("beyond-own/3/2", {5}),
    ],
)
def test_every_round_says_at_its_end_what_was_learned(
    stranger: FlaskClient, name: str, lessons: set[int]
) -> None:
    answer(stranger, name, "++++++++")
    page = unescape(end(stranger, name))
    assert any(goal in page for goal in goals_of(lessons) | LEARNED)


@pytest.mark.parametrize(
    ("drill", "learned", "not_asked"),
    [
        ("legal-move", "You can find a legal move.", "You can find every legal move."),
        ("flips", "You can find every disc that flips.", "in all eight directions"),
    ],
)
def test_the_end_praises_what_the_round_asked(
    stranger: FlaskClient, drill: str, learned: str, not_asked: str
) -> None:
    answer(stranger, f"{drill}/1/7", "++++++++")
    said = unescape(end(stranger, f"{drill}/1/7"))
    said = said[said.index("<h1") : said.index('class="onward"')]
    assert learned in said and not_asked not in said


def test_a_hard_round_of_a_mix_leads_to_the_lesson_of_the_first_puzzle_missed(stranger: FlaskClient) -> None:
    answer(stranger, "mixed-12/3/7", "+-+-----")
    taught = TAUGHT[make_round(OTHELLO, "mixed-12", 3, 7)[1].topic]
    (lesson,) = (one for one in COURSE.lessons if one.number == taught)
    page = end(stranger, "mixed-12/3/7")
    assert ways(page)[1] == f"/en/learn/othello/{lesson.slug}/"
    assert not any(goal in unescape(page) for goal in goals_of(range(1, 13)))


@pytest.mark.parametrize("drill", [drill for one in practices() for drill in one.drills])
def test_each_puzzle_of_a_drill_has_its_lesson_but_what_none_teaches(app: Flask, drill: str) -> None:
    with app.test_request_context(f"/en/practise/{drill}/5/3/1"):
        app.preprocess_request()
        found = rounds().find(f"{drill}/5/3")
        assert found
        goals = rounds().view(found, current_language()).data["end"]["goals"]
    untaught = [made.topic for made, goal in zip(found.puzzles, goals, strict=True) if not goal]
    assert set(untaught) <= {"count-moves"}


def test_a_round_with_open_puzzles_leads_to_the_first_of_them(stranger: FlaskClient) -> None:
    answer(stranger, "flips/3/7", "++.-.+++")
    page = end(stranger, "flips/3/7")
    assert "5 of 8 solved without help" in page
    assert ways(page)[0] == "/en/practise/flips/3/7/3"
    assert "2 puzzles are still open." in page
    states = re.findall(r'<a href="/en/practise/flips/3/7/\d" class="(clean|met|open)"', page)
    assert "".join({"clean": "+", "met": "-", "open": "."}[state] for state in states) == "++.-.+++"


def test_the_highest_level_has_none_above_it(stranger: FlaskClient) -> None:
    answer(stranger, "all-legal-moves/10/7", "++++++++")
    page = end(stranger, "all-legal-moves/10/7")
    assert ways(page)[0] == "/en/practise/all-legal-moves/10/8/1"
    assert "This is the highest level." in page


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_ten_of_the_day_end_with_a_game(stranger: FlaskClient, tag: str) -> None:
    day = datetime.now(UTC).date()
    right = [solutions(made.task)[0] for made in make_daily(OTHELLO, day, STAGES["daily-3"])]
    send(stranger, f"daily-3/{day}", "+" * 10, right)
    page = end(stranger, f"daily-3/{day}", tag)
    assert ways(page) == [f"/{tag}/play/", f"/{tag}/practise/mixed/", f"/{tag}/practise/"]
    assert page.count('class="clean"') == 10
    assert "%(" not in page


def test_the_last_puzzle_leads_to_the_end_without_javascript(stranger: FlaskClient) -> None:
    made = make_round(OTHELLO, "flips", 3, 7)[ROUND - 1]
    form = {"check": "1", "taps": " ".join(made.task.answers)}
    page = stranger.post(f"/en/practise/flips/3/7/{ROUND}", data=form, headers=OURS).text
    assert '<a class="button main" href="/en/practise/flips/3/7/done">' in page
    assert ways(end(stranger, "flips/3/7"))[0] == "/en/practise/flips/3/7/1"


def test_a_round_that_nobody_began_has_no_end_yet(stranger: FlaskClient) -> None:
    assert stranger.get("/en/practise/flips/3/7/done").headers["Location"] == "/en/practise/flips/3/7/1"
    assert stranger.get("/en/practise/flips/11/7/done").status_code == 404


def test_any_drill_ends_in_ways_that_are_there(stranger: FlaskClient) -> None:
    for drill in ("flips", "strategy", "mixed-3", next(iter(MENDING))):
        answer(stranger, f"{drill}/1/7", "--------")
        for way in ways(end(stranger, f"{drill}/1/7")):
            assert stranger.get(way).status_code in (200, 302)


@pytest.mark.parametrize("code", ["x-looks-good", "c-looks-good"])
def test_a_closer_look_at_squares_beside_a_corner_leads_to_their_lesson(
    stranger: FlaskClient, code: str
) -> None:
    answer(stranger, f"{code}/1/1", "--------")
    assert "/en/learn/othello/x-and-c-squares/" in ways(end(stranger, f"{code}/1/1"))


def test_a_round_of_comparing_says_what_comparing_teaches(stranger: FlaskClient) -> None:
    answer(stranger, "compare/1/7", "++++++++")
    page = unescape(end(stranger, "compare/1/7"))
    assert "You can tell which of two boards is better." in page
    assert "You can leave your opponent few moves." not in page


def test_each_lesson_named_is_there(app: Flask) -> None:
    course = library_of(app).first_course
    assert set(LESSON_OF) <= {*DRILLS, *MENDING}
    assert all(course.lesson(slug) for slug in LESSON_OF.values())


@pytest.mark.parametrize(
    "name", ["flips/3/7", "mixed-12/3/30", f"daily-3/{datetime.now(UTC).date()}", "placement/othello"]
)
def test_the_script_says_what_the_server_says(app: Flask, name: str) -> None:
    with app.test_request_context(f"/en/practise/{name}/1"):
        app.preprocess_request()
        found = rounds().find(name)
        assert found
        view = rounds().view(found, current_language())
        rest = ["clean"] * (len(view.steps) - 5)
        cases = [list(case) + rest for case in product(("clean", "met", "open"), repeat=5)]
        known = {"finished": ["othello/all-directions"], "locked": []}
        said = [
            ending(view, case, None, SITE, lessons)  # type: ignore[arg-type]
            for case in cases
            for lessons in (UNKNOWN, known)
        ]
        round_ = {"steps": [{"url": step["url"]} for step in view.steps], "end": view.data["end"]}
    told = call(
        "import { ending } from './static/js/practise/round-end.js';"
        "export default ({ round, cases, site, known }) => cases.flatMap((one) =>"
        " [ending(round, one, null, site), ending(round, one, null, site, known)]);",
        {"round": round_, "cases": cases, "site": SITE, "known": known},
    )
    assert told == said


def test_ten_that_are_done_can_be_passed_on_as_squares_that_tell_no_answer(stranger: FlaskClient) -> None:
    day = datetime.now(UTC).date()
    right = [solutions(made.task)[0] for made in make_daily(OTHELLO, day, STAGES["daily-3"])]
    send(stranger, f"daily-3/{day}", "++-+++++-.", right)
    assert "data-share" not in end(stranger, f"daily-3/{day}")
    send(stranger, f"daily-3/{day}", ".........+", right)
    page = end(stranger, f"daily-3/{day}", "th")
    found = re.search(r"<textarea[^>]*data-what>(.*?)</textarea>", page, re.S)
    assert found
    heading, *squares, address = found[1].splitlines()
    assert heading.startswith("10 ข้อของวันนี้ · ก้าวแรก · ")
    assert squares == ["⬜⬜⬛⬜⬜", "⬜⬜⬜⬛⬜"]
    assert address == f"http://localhost/x-default/practise/daily-3/{day}/1"
    there = stranger.get(address.removeprefix("http://localhost"))
    assert there.headers["Location"] == f"/th/practise/daily-3/{day}/1"


def test_other_rounds_are_not_passed_on(stranger: FlaskClient) -> None:
    answer(stranger, "flips/3/7", "++++++++")
    assert "data-share" not in end(stranger, "flips/3/7")


def test_the_picture_of_the_ten_has_its_ticks_once_one_is_answered(stranger: FlaskClient) -> None:
    day = datetime.now(UTC).date()
    assert 'class="picture unticked"' in stranger.get("/en/learn/othello/").text
    right = [solutions(made.task)[0] for made in make_daily(OTHELLO, day, STAGES["daily-3"])]
    send(stranger, f"daily-3/{day}", "+.........", right)
    assert 'class="picture ticked-1"' in stranger.get("/en/learn/othello/").text, "one of ten is not all"
    send(stranger, f"daily-3/{day}", ".+++++++++", right)
    assert not re.search(r'class="picture (un)?ticked', stranger.get("/en/learn/othello/").text)
