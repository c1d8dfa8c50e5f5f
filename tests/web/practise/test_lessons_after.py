"""From the end of a drill to the lesson after the one whose ending led there."""

import uuid

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.practise.test_round_end import COURSE, PROGRESS, answer, end, ways
from tutor.puzzles.puzzle_tasks import solutions
from tutor.web.learn.course_library import library_of


def finish(client: FlaskClient, slug: str) -> None:
    """Solve every puzzle of a lesson of Othello."""
    lesson = next(one for one in COURSE.lessons if one.slug == slug)
    tasks = library_of(client.application).prepared(COURSE, lesson).tasks
    answers = [
        {"id": str(uuid.uuid4()), "lesson": slug, "step": name, "answer": list(solutions(task)[0]), "help": 0}
        for name, task in zip(lesson.names, tasks, strict=True)
        if task
    ]
    assert client.post(PROGRESS, json={"answers": answers}, headers=OURS).status_code == 200


@pytest.mark.parametrize(
    ("became", "place"),
    [("++++++++", 0), ("-++-+-++", 0), ("-+-+-+-+", 1), ("+++++---", 1), ("--------", 1)],
)
def test_a_drill_leads_on_to_the_lesson_after_the_one_that_it_practises(
    stranger: FlaskClient, became: str, place: int
) -> None:
    finish(stranger, "only-the-new-disc")
    answer(stranger, "flips/2/7", became)
    page = end(stranger, "flips/2/7")
    assert ways(page)[place] == "/en/learn/othello/all-must-flip/"
    assert "Lesson 8 · " in page and "Next lesson" in page


def test_a_drill_leads_to_no_lesson_that_is_finished(stranger: FlaskClient) -> None:
    finish(stranger, "only-the-new-disc")
    finish(stranger, "all-must-flip")
    answer(stranger, "flips/2/7", "++++++++")
    assert not any("/learn/" in way for way in ways(end(stranger, "flips/2/7")))


def test_a_bit_of_everything_leads_on_to_the_lesson_after_the_one_that_offers_it(
    stranger: FlaskClient,
) -> None:
    finish(stranger, "start")
    answer(stranger, "mixed-2/1/7", "++++++++")
    assert ways(end(stranger, "mixed-2/1/7"))[0] == "/en/learn/othello/outflank/"
