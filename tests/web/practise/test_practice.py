import re
import uuid
from datetime import UTC, datetime, timedelta

import pytest
from babel.dates import format_skeleton
from flask import Flask
from flask.testing import FlaskClient
from markupsafe import escape
from sqlalchemy import select, update

from tests.conftest import OURS
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.engine.endgame.exact import _Ending
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import DRILLS as ALL_DRILLS
from tutor.puzzles.practice.drills import MAKER, UNMADE, Made
from tutor.puzzles.practice.mixed import MIXED, USUAL
from tutor.puzzles.practice.rounds import MENDED_IN, MENDING, ROUND, make_round
from tutor.puzzles.puzzle_tasks import solutions
from tutor.puzzles.twin import IMAGES, move_square
from tutor.storage.database import Database
from tutor.storage.models import Card, PracticeAnswer
from tutor.web.board.board_link import position_code
from tutor.web.learn.course_library import school_of
from tutor.web.practise.spaced_return import MOST_REVIEWED
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.today import ZONE
from tutor.web.wording.misconception_names import MISUNDERSTOOD
from tutor.web.wording.pages.practise import DRILL_NAMES

DRILLS = USUAL.drills

PAGE = "/en/practise/"
FLIPS = "/en/practise/flips/3/7/"
PROGRESS = "/en/learn/othello/progress"
OTHELLO = find_game("othello")


def a_round(drill: str = "flips", level: int = 3, number: int = 7) -> tuple[Made, ...]:
    return make_round(OTHELLO, drill, level, number)


def sent(step: int, answer: tuple[str, ...], *, name: str = "flips/3/7", **more: object) -> dict[str, object]:
    return {
        "id": str(uuid.uuid4()),
        "lesson": f"{MAKER}/{name}",
        "step": step,
        "answer": list(answer),
        "help": 0,
        **more,
    }


def send(client: FlaskClient, *answers: dict[str, object]) -> None:
    """Send answers as a page does that was offline for a while."""
    assert client.post(PROGRESS, json={"answers": answers}, headers=OURS).status_code == 200


def kept(app: Flask, *answers: dict[str, object]) -> list[PracticeAnswer]:
    """Those of the answers that were stored."""
    ids = [answer["id"] for answer in answers]
    with app.extensions["database"].read() as session:
        return list(session.scalars(select(PracticeAnswer).where(PracticeAnswer.id.in_(ids))))


def solve(made: Made) -> tuple[str, ...]:
    return solutions(made.task)[0]


def make_due(app: Flask, puzzle: str) -> None:
    """Let the days pass until a puzzle comes back."""
    database: Database = app.extensions["database"]
    with database.write() as session:
        for card in session.scalars(select(Card).where(Card.puzzle == puzzle)):
            past = (datetime.now(UTC) - timedelta(days=3)).isoformat()
            session.execute(
                update(Card)
                .where(Card.id == card.id)
                .values(due=datetime.now(UTC), state={**card.state, "last_review": past})
            )


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_stranger_is_invited_to_every_drill_in_every_language(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/practise/")
    assert page.status_code == 200
    assert "%(" not in page.text
    for drill in [*DRILLS, "mixed-3"]:
        assert f'href="/{tag}/practise/{drill}/1/"' in page.text
    assert 'aria-current="page"' in page.text


@pytest.mark.parametrize("drill", [*DRILLS, MIXED])
def test_every_puzzle_of_a_round_has_a_page(stranger: FlaskClient, drill: str) -> None:
    for number in range(1, ROUND + 1):
        page = stranger.get(f"/en/practise/{drill}/2/5/{number}")
        assert page.status_code == 200
        assert "%(" not in page.text
    assert stranger.get(f"/en/practise/{drill}/2/5/{ROUND + 1}").status_code == 404


@pytest.mark.parametrize("drill", ["placed-but-not-flipped", "flip-without-placing"])
def test_a_ring_around_the_new_disc_is_told_to_eyes_and_ears(stranger: FlaskClient, drill: str) -> None:
    made = a_round(drill, 4, 2)
    ringed = [number for number, one in enumerate(made, 1) if one.step.marks.ring]
    assert ringed
    for number, one in enumerate(made, 1):
        page = stranger.get(f"/en/practise/{drill}/4/2/{number}").text
        (title,) = re.findall(r"<h1.*?</h1>", page)
        said = re.sub(r"<[^>]*>", "", title)
        assert said.endswith("How many discs does each side have now?")
        assert ("is new" in said) == (number in ringed)
        for square in one.step.marks.ring:
            assert said.startswith(f"The ringed disc on {square} is new. ")
            assert re.search(f'aria-label="{square}: (black|white) disc, ringed"', page)


def test_the_same_address_leads_everybody_to_the_same_puzzle(
    stranger: FlaskClient, learner: FlaskClient
) -> None:
    one, other = (client.get(FLIPS + "1").text for client in (stranger, learner))
    board = re.compile(r"<h1.*?</h1>|<use[^>]*>")
    assert board.findall(one) == board.findall(other)


@pytest.mark.parametrize(
    "path",
    [
        "chess/3/7/1",
        "flips/0/7/1",
        "flips/11/7/1",
        "flips/3/7/0",
        "flips/3/7/9",
        "flips/3/1000000/1",
        "flips/-1/7/1",
        "flips/3/x/1",
        "flips/3/7",
        "flips/0/",
        "flips/11/",
        "chess/",
        "daily/2999-01-01/1",
        "daily/1999-01-01/1",
        "daily/2026-1-1/1",
        "daily/today/1",
        "review/1-0/1",
        "review/x/1",
        "review/1-9/1",
        "flips/3/7/2/puzzles.json",
        "chess/3/7/puzzles.json",
    ],
)
def test_an_address_that_no_page_of_ours_gives_is_not_found(stranger: FlaskClient, path: str) -> None:
    assert stranger.get(PAGE + path).status_code == 404


def test_what_comes_back_after_a_miss_shows_no_three_stars(stranger: FlaskClient) -> None:
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    answer = {"check": "1", "taps": " ".join(a_round()[0].task.answers), "tries": "1", "help": "1"}
    page = stranger.post(FLIPS + "1", data=answer, headers=OURS).text
    assert "2 stars of 3" in page
    assert "One star is missing: the first answer was not right." in page
    assert "1 puzzle comes back tomorrow." in stranger.get(PAGE).text


def test_a_puzzle_is_answered_without_javascript(stranger: FlaskClient) -> None:
    made = a_round()[0]
    answer = {"check": "1", "taps": " ".join(made.task.answers)}
    page = stranger.post(FLIPS + "1", data=answer, headers=OURS).text
    assert "3 stars of 3" in page
    assert f'href="{FLIPS}2"' in page
    page = stranger.post(
        FLIPS + "2", data={"check": "1", "taps": " ".join(a_round()[1].task.answers)}, headers=OURS
    ).text
    assert "In a row: 2" in page
    assert page.count('class="done"') == 1


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_drill_shows_one_level_as_its_button_and_the_others_one_step_away(
    stranger: FlaskClient, tag: str
) -> None:
    page = stranger.get(f"/{tag}/practise/").text
    cards = re.findall(r'<li class="drill">.*?</details></li>', page, re.DOTALL)
    assert len(cards) == len(DRILLS)
    shown = [card.partition("<details") for card in cards]
    links = [re.findall(r'href="([^"]+)"', button) for button, _, _ in shown]
    assert sorted(links) == sorted([f"/{tag}/practise/{drill}/1/"] for drill in DRILLS)
    for _, _, others in shown:
        assert len(re.findall(r'href="([^"]+)"', others)) == len(LEVELS)


def test_what_the_own_lessons_teach_comes_first_and_the_rest_is_folded(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drills() -> tuple[list[str], list[str]]:
        now, _, later = stranger.get(PAGE).text.partition('<details class="later">')
        named = r'<li class="drill">.*?/en/practise/([\w-]+)/1/"'
        return re.findall(named, now, re.DOTALL), re.findall(named, later, re.DOTALL)

    now, later = drills()
    assert (now[0], "flips" in now, "corners" in later) == ("board", True, True)
    assert set(now) | set(later) == set(DRILLS) and not set(now) & set(later)
    send(stranger, sent(1, ("a1",), name="corners/1/1"))
    assert "corners" in drills()[0], "what was begun is not folded"
    monkeypatch.setattr("tutor.web.practise.practice.own_mix", lambda practice: "mixed-12")
    assert "mobility" in drills()[0]


def test_a_level_mastered_is_shown(stranger: FlaskClient) -> None:
    send(stranger, *(sent(n, solve(made)) for n, made in enumerate(a_round(), 1)))
    assert "Level 3, mastered" in stranger.get(PAGE).text
    assert "Mastered up to level 3" in stranger.get("/en/me/").text


@pytest.mark.parametrize(
    "strange",
    [
        {"lesson": f"{MAKER}/chess/3/7"},
        {"lesson": f"{MAKER}/flips/11/7"},
        {"lesson": "flips/3/7"},
        {"lesson": "0/flips/3/7"},
        {"lesson": f"{UNMADE}/review/1-0"},
        {"lesson": ""},
        {"step": 0},
        {"step": 9},
        {"answer": ["z9"]},
        {"answer": ["pass"]},
        {"help": 3},
    ],
)
def test_an_answer_to_what_is_not_there_is_passed_over_and_the_rest_kept(
    app: Flask, stranger: FlaskClient, strange: dict[str, object]
) -> None:
    lost, good = sent(1, ("d4",)) | strange, sent(1, solve(a_round()[0]))
    send(stranger, lost, good)
    (answer,) = kept(app, lost, good)
    assert (answer.id, answer.verdict) == (good["id"], "right")


def test_answers_of_lessons_and_of_practice_may_come_together(app: Flask, stranger: FlaskClient) -> None:
    lesson = {"id": str(uuid.uuid4()), "lesson": "legal-moves", "step": 1, "answer": ["c6"], "help": 0}
    practised = sent(1, solve(a_round()[0]))
    answer = stranger.post(PROGRESS, json={"answers": [lesson, practised]}, headers=OURS)
    assert answer.json == {"stars": {"legal-moves/first-legal-move": 3}}
    assert len(kept(app, practised)) == 1


def test_a_forged_form_is_refused(stranger: FlaskClient) -> None:
    assert stranger.post(FLIPS + "1", data={"tap": "z9"}, headers=OURS).status_code == 400
    assert stranger.post(FLIPS + "1", data={"choice": "black"}, headers=OURS).status_code == 400
    assert stranger.post(FLIPS + "1", data={"tap": "d4"}).status_code == 403


def test_a_missed_puzzle_comes_back_with_its_board_turned(app: Flask, stranger: FlaskClient) -> None:
    assert "Nothing to review today" in stranger.get(PAGE).text
    assert stranger.get("/en/practise/review/").headers["Location"] == PAGE
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    assert "1 puzzle comes back tomorrow." in stranger.get(PAGE).text
    make_due(app, f"{MAKER}/flips/3/7/1")
    assert "1 board comes back today" in stranger.get(PAGE).text
    address = stranger.get("/en/practise/review/").headers["Location"]
    page = stranger.get(address)
    assert page.status_code == 200
    answer = {"check": "1", "taps": " ".join(a_round()[0].task.answers)}
    assert "3 stars of 3" in stranger.post(address, data=answer, headers=OURS).text
    assert re.search(r"1 puzzle comes back (tomorrow|on \w+, \w+ \d+)\.", stranger.get(PAGE).text)
    make_due(app, f"{MAKER}/flips/3/7/1")
    turned = stranger.get("/en/practise/review/").headers["Location"]
    assert turned == address.replace("-0/", "-1/")
    assert "3 stars of 3" not in stranger.post(turned, data=answer, headers=OURS).text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_comes_back_on_a_later_day_is_told_with_that_day(
    app: Flask, stranger: FlaskClient, tag: str
) -> None:
    stranger.set_cookie(ZONE, "0")  # else the day of a language begins before that of UTC
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    later = datetime.now(UTC) + timedelta(days=5)
    database: Database = app.extensions["database"]
    with database.write() as session:
        session.execute(update(Card).where(Card.puzzle == f"{MAKER}/flips/3/7/1").values(due=later))
    day = format_skeleton("MMMMEEEEd", later.date(), locale=LANGUAGES[tag].locale)
    page = stranger.get(f"/{tag}/practise/").text
    assert re.search(rf'<div class="door"><strong>[^<]*{re.escape(day)}', page)


def test_a_step_of_a_review_is_done_only_when_it_was_answered_there(
    app: Flask, stranger: FlaskClient
) -> None:
    for number in (1, 2, 3):
        stranger.post(f"{FLIPS}{number}", data={"check": "1", "taps": "a1"}, headers=OURS)
        make_due(app, f"{MAKER}/flips/3/7/{number}")
    address = stranger.get("/en/practise/review/").headers["Location"]
    last = address.removesuffix("1") + "3"
    assert 'class="done"' not in stranger.get(last).text
    stranger.post(address, data={"check": "1", "taps": "a1"}, headers=OURS)
    assert stranger.get(last).text.count('class="done"') == 1


def test_an_answer_is_kept_with_its_own_card_where_one_before_it_is_gone(
    app: Flask, stranger: FlaskClient
) -> None:
    stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "a1"}, headers=OURS)
    stranger.post(FLIPS + "1", data={"check": "1", "taps": "a1"}, headers=OURS)
    make_due(app, f"{MAKER}/flips/3/7/1")
    gone, left = cards_in(app, "lesson/othello/legal-moves/first-legal-move", f"{MAKER}/flips/3/7/1")
    with app.extensions["database"].write() as session:
        session.execute(update(Card).where(Card.id == gone).values(puzzle="lesson/othello/legal-moves/999"))
    address = f"/en/practise/review/{gone}-0.{left}-0/1"
    answer = {"check": "1", "taps": " ".join(a_round()[0].task.answers)}
    assert "3 stars of 3" in stranger.post(address, data=answer, headers=OURS).text
    with app.extensions["database"].read() as session:
        names = set(session.scalars(select(PracticeAnswer.puzzle)))
    assert f"review/{left}-0" in names
    assert f"review/{gone}-0" not in names


def cards_in(app: Flask, *puzzles: str) -> list[int]:
    """The newest card of each puzzle."""
    with app.extensions["database"].read() as session:
        newest = select(Card.id).order_by(Card.id.desc()).limit(1)
        return [session.scalars(newest.where(Card.puzzle == puzzle)).one() for puzzle in puzzles]


def test_a_review_is_its_owners_alone(app: Flask, stranger: FlaskClient, learner: FlaskClient) -> None:
    stranger.post(FLIPS + "2", data={"check": "1", "taps": "a1"}, headers=OURS)
    make_due(app, f"{MAKER}/flips/3/7/2")
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert stranger.get(address).status_code == 200
    assert learner.get(address).status_code == 404


def test_a_board_that_comes_back_has_a_link_that_anybody_can_open(app: Flask, stranger: FlaskClient) -> None:
    stranger.post(FLIPS + "2", data={"check": "1", "taps": "a1"}, headers=OURS)
    make_due(app, f"{MAKER}/flips/3/7/2")
    address = stranger.get("/en/practise/review/").headers["Location"]
    link = re.search(r'<a href="([^"]*)"[^>]*>Link to this board', stranger.get(address).text)
    assert link
    assert link[1] == board_url_of(a_round()[1].task.position)
    puzzles = stranger.get(address.removesuffix("/1") + "/puzzles.json").json
    assert [step["board_url"] for step in puzzles["steps"]] == [link[1]]  # type: ignore[index]
    other = app.test_client()
    opened = other.get(link[1], headers={"Accept-Language": "sw"})
    assert opened.location == "/sw" + link[1]
    assert other.get(opened.location).status_code == 200


def board_url_of(position: Position) -> str:
    return f"/board/{position.game.name}/{position_code(position)}"


def test_a_puzzle_missed_in_a_lesson_comes_back_in_practice(app: Flask, stranger: FlaskClient) -> None:
    stranger.post("/en/learn/othello/legal-moves/first-legal-move", data={"tap": "a1"}, headers=OURS)
    make_due(app, "lesson/othello/legal-moves/first-legal-move")
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert "3 stars of 3" in stranger.post(address, data={"tap": "c6"}, headers=OURS).text


def test_a_puzzle_solved_in_a_lesson_comes_back_tomorrow_with_its_colours_exchanged_and_without_its_name(
    app: Flask, stranger: FlaskClient
) -> None:
    lesson = "/en/learn/othello/mobility"
    course = school_of(app).first_course
    found = course.lesson("mobility")
    assert found
    number, step = next(
        (n, name)
        for n, (name, one) in enumerate(zip(found.names, found.steps, strict=True), 1)
        if one.puzzle and one.puzzle.kind == "choose" and one.text
    )
    task = school_of(app).prepared(course, found).task(step)
    assert task
    before = stranger.get(f"{lesson}/{step}").text
    assert escape(found.step(number).text) in before
    stranger.post(f"{lesson}/{step}", data={"tap": task.answers[0]}, headers=OURS)
    assert "1 puzzle comes back tomorrow." in stranger.get(PAGE).text
    make_due(app, f"lesson/othello/mobility/{step}")
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert re.search(r"/review/\d+-4/1$", address)
    again = stranger.get(address).text
    assert escape(found.step(number).text) not in again
    assert task.position.to_move is Color.WHITE
    assert "Black to move" in again
    moved = move_square(task.position.game, task.answers[0], IMAGES[4])
    assert "3 stars of 3" in stranger.post(address, data={"tap": moved}, headers=OURS).text


def test_no_more_come_back_on_a_day_than_one_review_holds(app: Flask, stranger: FlaskClient) -> None:
    course = school_of(app).first_course
    for lesson in course.lessons[:3]:
        prepared = school_of(app).prepared(course, lesson)
        send(
            stranger,
            *(
                {
                    "id": str(uuid.uuid4()),
                    "lesson": lesson.slug,
                    "step": name,
                    "answer": solutions(task)[0],
                    "help": 0,
                }
                for name in prepared.puzzles
                if (task := prepared.task(name))
            ),
        )
        for name in prepared.puzzles:
            make_due(app, f"lesson/othello/{lesson.slug}/{name}")
    assert f"{MOST_REVIEWED} boards come back today" in stranger.get(PAGE).text
    address = stranger.get("/en/practise/review/").headers["Location"]
    assert len(address.split("/")[-2].split(".")) == MOST_REVIEWED
    assert stranger.get(address.removesuffix("1") + str(MOST_REVIEWED)).status_code == 200


def test_asking_for_the_answer_counts_as_a_miss(app: Flask, stranger: FlaskClient) -> None:
    stranger.post(FLIPS + "3", data={"solution": "1", "help": "1"}, headers=OURS)
    make_due(app, f"{MAKER}/flips/3/7/3")
    assert "1 board comes back today" in stranger.get(PAGE).text


def test_every_drill_and_every_misconception_has_words() -> None:
    assert {*ALL_DRILLS, MIXED, "daily", "review"} == set(DRILL_NAMES)
    assert set(MISUNDERSTOOD) == {*MENDING, *MENDED_IN}


def test_a_time_that_cannot_be_is_not_believed(app: Flask, stranger: FlaskClient) -> None:
    early, late = sent(1, ("a1",), at="1999-01-01T00:00:00Z"), sent(2, ("a1",), at="2999-01-01T00:00:00Z")
    send(stranger, early, late, sent(3, ("a1",), at="2026-11-20T08:00:00"))
    times = [answer.answered for answer in kept(app, early, late)]
    now = datetime.now(UTC).replace(tzinfo=None)
    assert all(timedelta(0) <= now - time.replace(tzinfo=None) < timedelta(days=61) for time in times)


def test_the_levels_are_ten(stranger: FlaskClient) -> None:
    page = stranger.get(PAGE).text
    for level in LEVELS:
        assert f'href="/en/practise/corners/{level}/"' in page


def test_a_round_names_its_level_only_where_all_its_puzzles_are_of_it(stranger: FlaskClient) -> None:
    assert "Level 4" in stranger.get("/en/practise/flips/4/4/1").text
    assert "Level" not in stranger.get("/en/practise/full-board-only/10/4/1").text


@pytest.mark.parametrize("name", ["endgame/10/11", "corners/7/11"])
def test_a_round_in_a_second_language_searches_no_board_again(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert stranger.get(f"/en/practise/{name}/1").status_code == 200

    def search(*_: object) -> None:
        raise AssertionError("the other language knew it")

    monkeypatch.setattr(_Ending, "values", search)
    monkeypatch.setattr(_Ending, "score", search)
    assert stranger.get(f"/lo/practise/{name}/1").status_code == 200
