"""The pages of practice: drills, rounds, their answers, and what is refused."""

import re
import uuid
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update

from tests.conftest import OURS
from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.engine.endgame.exact import _Ending
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import DRILLS as ALL_DRILLS
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX, RoundPuzzle
from tutor.puzzles.practice.mixed import MIXED, USUAL
from tutor.puzzles.practice.rounds import MENDED_IN, MENDING, ROUND, make_round
from tutor.puzzles.puzzle_tasks import solutions
from tutor.storage.database import Database
from tutor.storage.models import Card, PracticeAnswer
from tutor.web.site.languages import LANGUAGES
from tutor.web.wording.misconception_names import MISUNDERSTOOD
from tutor.web.wording.pages.practise_words import DRILL_NAMES

DRILLS = USUAL.drills

PAGE = "/en/practise/"

FLIPS = "/en/practise/flips/3/7/"

PROGRESS = "/en/learn/othello/progress"

OTHELLO = find_game("othello")


def a_round(drill: str = "flips", level: int = 3, number: int = 7) -> tuple[RoundPuzzle, ...]:
    return make_round(OTHELLO, drill, level, number)


def sent(step: int, answer: tuple[str, ...], *, name: str = "flips/3/7", **more: object) -> dict[str, object]:
    return {
        "id": str(uuid.uuid4()),
        "lesson": f"{MAKER_VERSION}/{name}",
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


def solve(made: RoundPuzzle) -> tuple[str, ...]:
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
    cards = re.findall(r'<li class="drill"[^>]*>.*?</details></li>', page, re.DOTALL)
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
        now, _, later = stranger.get(PAGE).text.partition('<details class="later" ')
        named = r'<li class="drill"[^>]*>.*?/en/practise/([\w-]+)/1/"'
        return re.findall(named, now, re.DOTALL), re.findall(named, later, re.DOTALL)

    now, later = drills()
    assert (now[0], "flips" in now, "corners" in later) == ("board", True, True)
    assert set(now) | set(later) == set(DRILLS) and not set(now) & set(later)
    send(stranger, sent(1, ("a1",), name="corners/1/1"))
    assert "corners" in drills()[0], "what was begun is not folded"
    monkeypatch.setattr("tutor.web.practise.practice_pages.own_mix", lambda practice: "mixed-12")
    assert "mobility" in drills()[0]


def test_a_level_mastered_is_shown(stranger: FlaskClient) -> None:
    send(stranger, *(sent(n, solve(made)) for n, made in enumerate(a_round(), 1)))
    assert "Level 3, mastered" in stranger.get(PAGE).text
    assert "Mastered up to level 3" in stranger.get("/en/me/").text


@pytest.mark.parametrize(
    "strange",
    [
        {"lesson": f"{MAKER_VERSION}/chess/3/7"},
        {"lesson": f"{MAKER_VERSION}/flips/11/7"},
        {"lesson": "flips/3/7"},
        {"lesson": "0/flips/3/7"},
        {"lesson": f"{OUTSIDE_BANK_PREFIX}/review/1-0"},
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


def test_asking_for_the_answer_counts_as_a_miss(app: Flask, stranger: FlaskClient) -> None:
    stranger.post(FLIPS + "3", data={"solution": "1", "help": "1"}, headers=OURS)
    make_due(app, f"{MAKER_VERSION}/flips/3/7/3")
    assert "1 board comes back today" in stranger.get(PAGE).text


def test_every_drill_and_every_misconception_has_words() -> None:
    assert {*ALL_DRILLS, MIXED, "daily", "review", "placement"} == set(DRILL_NAMES)
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


def test_drills_stand_in_the_order_in_which_lessons_teach_them(stranger: FlaskClient) -> None:
    now, later = stranger.get("/en/practise/").text.split("data-later")
    for part in (now, later):
        taught = [int(number) for number in re.findall(r'data-taught="([0-9]+)"', part)]
        assert taught and taught == sorted(taught)
