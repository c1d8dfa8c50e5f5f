"""A bit of everything that was taught, and the ten of the reader's own day."""

import re
import uuid
from datetime import UTC, date, datetime, timedelta

import pytest
from babel.dates import format_skeleton
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.mixed import STAGES
from tutor.puzzles.practice.rounds import make_daily
from tutor.puzzles.puzzle_tasks import solutions
from tutor.web.learn.course_library import library_of
from tutor.web.site import today
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.today import ZONE

PAGE = "/en/practise/"
DAILY = "/en/practise/daily/"
PROGRESS = "/en/learn/othello/progress"
MORNING_IN_LAOS = datetime(2026, 11, 21, 18, 30, tzinfo=UTC)


class Clock(datetime):
    """Half past one in the night in Laos, evening of the day before by UTC."""

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        return MORNING_IN_LAOS


@pytest.fixture
def night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "datetime", Clock)


def finish(app: Flask, client: FlaskClient, lessons: int) -> None:
    """Solve every puzzle of the first lessons."""
    school = library_of(app)
    course = school.first_course
    for lesson in course.lessons[:lessons]:
        tasks = zip(lesson.names, school.prepared(course, lesson).tasks, strict=True)
        send(client, *(answer(lesson.slug, name, task) for name, task in tasks if task))


def answer(lesson: str, step: int | str, task: Task) -> dict[str, object]:
    taps = list(solutions(task)[0])
    return {"id": str(uuid.uuid4()), "lesson": lesson, "step": step, "answer": taps, "help": 0}


def send(client: FlaskClient, *answers: dict[str, object]) -> None:
    assert client.post(PROGRESS, json={"answers": answers}, headers=OURS).status_code == 200


def where(client: FlaskClient, path: str) -> str:
    return str(client.get(path).headers["Location"])


def told_of_ten(page: str) -> str:
    """What stands below the name of today's ten."""
    found = re.search(r'<a [^>]*href="[^"]*/practise/daily/".*?<span>(.*?)</span>', page, re.S)
    assert found is not None
    return found[1].strip()


def test_a_newcomer_is_asked_a_bit_of_the_first_three_lessons(stranger: FlaskClient) -> None:
    assert re.fullmatch(r"/en/practise/mixed-3/1/\d+/1", where(stranger, PAGE + "mixed/"))
    page = stranger.get(PAGE).text
    assert 'href="/en/practise/mixed-3/1/"' in page
    assert "Lessons 1 to 3" in page


@pytest.mark.parametrize(("lessons", "mix"), [(1, "mixed-1"), (4, "mixed-4")])
def test_the_mix_holds_what_the_lessons_finished_have_taught(
    app: Flask, stranger: FlaskClient, lessons: int, mix: str
) -> None:
    finish(app, stranger, lessons)
    assert where(stranger, PAGE + "mixed/").startswith(f"/en/practise/{mix}/")
    assert where(stranger, PAGE + "mixed/2/").startswith(f"/en/practise/{mix}/2/")


def test_a_lesson_left_out_ends_the_row_of_those_finished(app: Flask, stranger: FlaskClient) -> None:
    finish(app, stranger, 2)
    stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "c6"}, headers=OURS)
    assert where(stranger, PAGE + "mixed/").startswith("/en/practise/mixed-2/")


def test_the_level_of_one_mix_is_the_level_of_the_next(app: Flask, stranger: FlaskClient) -> None:
    shown = {
        "id": str(uuid.uuid4()),
        "lesson": f"{MAKER_VERSION}/mixed/6/7",
        "step": 1,
        "answer": [],
        "help": 2,
    }
    send(stranger, shown)
    assert where(stranger, PAGE + "mixed/").startswith("/en/practise/mixed-3/6/")


@pytest.mark.parametrize(
    "name",
    [
        "mixed/3/7",
        *(f"{ten}/{datetime.now(UTC).date() - timedelta(days=2)}" for ten in ("daily", "daily-all")),
    ],
)
def test_an_old_address_of_a_mix_or_of_a_day_still_opens(stranger: FlaskClient, name: str) -> None:
    assert stranger.get(f"{PAGE}{name}/8").status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "mixed-0/3/7",
        "mixed-99/3/7",
        "mixed-x/3/7",
        "daily-3/2999-01-01",
        "daily-3/today",
        "daily-5/2026-11-20",
    ],
)
def test_no_other_mix_and_no_other_stage_is_there(stranger: FlaskClient, name: str) -> None:
    assert stranger.get(f"{PAGE}{name}/1").status_code == 404


def test_a_stage_has_the_same_ten_for_everybody(
    app: Flask, stranger: FlaskClient, learner: FlaskClient
) -> None:
    day = datetime.now(UTC).date()
    name = f"daily-3/{day}"
    assert where(stranger, DAILY) == where(learner, DAILY) == f"{PAGE}{name}/1"
    puzzles = make_daily(find_game("othello"), day, STAGES["daily-3"])
    send(stranger, *(answer(f"{MAKER_VERSION}/{name}", n, made.task) for n, made in enumerate(puzzles, 1)))
    for page in (PAGE, "/en/"):
        assert "✓ Done · 10 of 10 solved without help" in stranger.get(page).text
        assert "10 of 10" not in learner.get(page).text
    assert where(stranger, DAILY) == f"{PAGE}{name}/done"


def test_a_later_stage_has_its_own_ten_but_what_was_begun_today_goes_on(
    app: Flask, stranger: FlaskClient, learner: FlaskClient
) -> None:
    day = datetime.now(UTC).date()
    finish(app, stranger, 10)
    assert where(stranger, DAILY) == f"{PAGE}daily-10/{day}/1"
    learner.post(f"{PAGE}daily-3/{day}/1", data={"solution": "1", "help": "1"}, headers=OURS)
    finish(app, learner, 10)
    assert where(learner, DAILY) == f"{PAGE}daily-3/{day}/2"


def test_every_stage_can_be_opened_by_its_name(stranger: FlaskClient) -> None:
    day = datetime.now(UTC).date()
    pages = {"": stranger.get(PAGE).text, "go-": stranger.get(f"{PAGE}go/").text}
    offered = {of: page.partition(" data-others>")[2].partition("</ul>")[0] for of, page in pages.items()}
    for stage in STAGES:
        assert where(stranger, f"{PAGE}{stage}/") == f"{PAGE}{stage}/{day}/1"
        course = "go-" if stage.startswith("go-") else ""
        for of, listed in offered.items():
            others = of == course and stage not in ("daily-3", "go-daily-5")
            assert (f'href="{PAGE}{stage}/"' in listed) == others


def test_the_ten_of_a_day_say_their_stage_and_their_day(stranger: FlaskClient) -> None:
    day = datetime.now(UTC).date()
    told = format_skeleton("MMMMd", day, locale="en")
    assert f"Ten for today · Master · {told}" in stranger.get(f"{PAGE}daily-24/{day}/1").text
    assert f"Ten for today · {told}" in stranger.get(f"{PAGE}daily/{day}/1").text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_who_stopped_goes_on_at_the_first_of_todays_ten_that_is_open(
    stranger: FlaskClient, learner: FlaskClient, tag: str
) -> None:
    for client in (stranger, learner):
        client.set_cookie(ZONE, "0")  # else the day of a language begins before that of UTC
    day = datetime.now(UTC).date()
    name = f"daily-3/{day}"
    puzzles = make_daily(find_game("othello"), day, STAGES["daily-3"])
    given = {n: made.task for n, made in enumerate(puzzles, 1) if n in (1, 2, 3, 5)}
    send(stranger, *(answer(f"{MAKER_VERSION}/{name}", n, task) for n, task in given.items()))
    assert where(stranger, f"/{tag}/practise/daily/").endswith(f"{name}/4")
    for page in (f"/{tag}/practise/", f"/{tag}/"):
        assert told_of_ten(stranger.get(page).text) != told_of_ten(learner.get(page).text)
    if tag == "en":
        assert {told_of_ten(stranger.get(page).text) for page in (PAGE, "/en/")} == {"4 of 10 done"}


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize(
    ("tag", "zone", "day"),
    [
        ("en", "420", "2026-11-22"),
        ("en", "-300", "2026-11-21"),
        ("en", None, "2026-11-21"),
        ("lo", None, "2026-11-22"),
        ("lo", "0", "2026-11-21"),
        ("en", "9999999", "2026-11-21"),
        ("en", "--5", "2026-11-21"),
        ("en", "999", "2026-11-22"),
    ],
)
def test_the_day_is_that_of_the_readers_clock(
    stranger: FlaskClient, tag: str, zone: str | None, day: str
) -> None:
    if zone is not None:
        stranger.set_cookie("zone", zone)
    address = where(stranger, f"/{tag}/practise/daily/")
    assert address == f"/{tag}/practise/daily-3/{day}/1"


@pytest.mark.usefixtures("night")
def test_a_day_that_has_begun_somewhere_is_open_everywhere(stranger: FlaskClient) -> None:
    begun = [date(2026, 11, 22), date(2026, 11, 23)]
    found = [stranger.get(f"{PAGE}daily-3/{day}/1").status_code for day in begun]
    assert found == [200, 404]


def test_the_page_of_practice_has_a_title(stranger: FlaskClient) -> None:
    assert "<title>Practise · Othello Tutor</title>" in stranger.get(PAGE).text


def test_a_stranger_in_a_round_is_led_to_the_first_lesson_of_its_game(stranger: FlaskClient) -> None:
    page = stranger.get("/en/practise/go-liberties/1/1/1").text
    assert '<a href="/en/learn/go/">New to Go? Begin with lesson 1.</a>' in page
    assert "New to Othello" not in page
    assert "New to Othello? Begin with lesson 1." in stranger.get("/en/practise/flips/1/1/1").text
