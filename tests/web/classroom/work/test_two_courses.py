"""A class that learns two games: its report tells them apart, and its big board asks in five languages."""

from __future__ import annotations

import uuid

from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import class_id, seat_of, seated
from tests.web.classroom.work.test_reports import practises_with_a_wrong_rule
from tutor.games.go.kinds.wrong.wrong_chains import wrong_liberties
from tutor.games.go.rules.position import as_go
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import MAKER_VERSION
from tutor.puzzles.practice.rounds import make_round
from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES

CODE = "diagonal-liberties"


def counts_diagonal_points(client: FlaskClient) -> None:
    """Answer a drill of Go as somebody who takes diagonal points for liberties."""
    answers = []
    for number, made in enumerate(make_round(find_game("go-5x5"), CODE, 3, 1), 1):
        if made.task.kind != "liberties":
            continue
        (target,) = made.task.puzzle.rings[:1]
        given = wrong_liberties(as_go(made.task.position), target).get(CODE)
        if given:
            name = f"{MAKER_VERSION}/{CODE}/3/1"
            one = {"id": str(uuid.uuid4()), "course": "go", "lesson": name, "step": number, "help": 0}
            answers.append({**one, "answer": sorted(given)})
    sent = client.post("/en/learn/go/progress", json={"answers": answers}, headers=OURS)
    assert sent.status_code == 200 and len(answers) > 1


def test_a_report_tells_the_misconceptions_of_two_courses_apart(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    practises_with_a_wrong_rule(mango)
    counts_diagonal_points(mango)
    for address in (f"{page}report/", f"{page}report/{seat_of(app, mango)}/"):
        text = teacher.get(address).text
        othello, go = text.index("<h3>Othello</h3>"), text.index("<h3>Go</h3>")
        assert othello < text.index("only the disc next to the new one") < go
        assert go < text.index("Sometimes you count diagonal points as liberties")
    own = teacher.get(f"{page}report/{seat_of(app, mango)}/").text
    assert "<h2>Othello · Lessons</h2>" in own and "<h2>Go · Lessons</h2>" in own


def test_five_pupils_of_five_languages_vote_on_points_and_see_the_liberties_ringed(app: Flask) -> None:
    board = class_at_board(app, begun=False)
    step = library_of(app).courses["go"].lesson("liberties").number_of("tap-three")
    board.do("open-step", lesson="go/liberties", step=str(step))
    asked = board.do("ask-step")["question"]
    assert asked["select"] == "many"
    pupils = {
        tag: board.pupil(name)
        for tag, name in zip(LANGUAGES, ("Ann", "Noi", "Asha", "Kham", "Lin"), strict=True)
    }
    answers = {tag: ("c2", "c4", "d3") for tag in pupils} | {"en": ("b2", "c2", "c4", "d3")}
    for tag, pupil in pupils.items():
        assert pupil.vote(*answers[tag]).status_code == 200
    tally = board.do("count")["tally"]
    assert tally["answered"] == 5
    shown = board.do("reveal")
    assert shown["tally"]["text"] == "Right answers: 4 of 5"
    assert {one["square"]: one["n"] for one in shown["tally"]["squares"]} == {
        "c2": 5,
        "c4": 5,
        "d3": 5,
        "b2": 1,
    }
    assert set(shown["ring"]) == {"c2", "c4", "d3"}
    chain = ["chain", "c3", ""]
    rings = [["liberty", point, number] for point, number in (("c4", "1"), ("d3", "2"), ("c2", "3"))]
    assert shown["board"]["overlay"] == [chain, *rings]
    own = pupils["en"].mine()["said"]["board"]
    assert own["overlay"] == [chain, ["crossed", "b2", "×"]], "their own board says why b2 is none"
    looked = board.do("look", answer=shown["answer"]["wrong"][0]["key"])
    assert looked["board"]["overlay"] == own["overlay"] and looked["ring"] == []
    assert [pupil.mine(tag)["right"] for tag, pupil in pupils.items()] == [tag != "en" for tag in pupils]
    assert len({board.state(tag)["news"] for tag in pupils}) == 5, "each language tells it in its own words"
