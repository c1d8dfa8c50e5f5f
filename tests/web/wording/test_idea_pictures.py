"""The drawing of an idea stands beside the text of its step, said in words of the reader's language."""

import pytest
from flask.testing import FlaskClient

from tutor.lessons.loader import load_courses
from tutor.lessons.model import Course
from tutor.settings import ROOT
from tutor.web.wording.pages.picture_words import PICTURES

COURSE: Course = load_courses(ROOT / "lessons")["othello"]
SHOWN = [
    (lesson.slug, name, step.picture)
    for lesson in COURSE.lessons
    for name, step in zip(lesson.names, lesson.steps, strict=True)
    if step.picture
]


@pytest.mark.parametrize(("slug", "name", "picture"), SHOWN)
def test_each_step_with_a_drawing_shows_and_says_it(
    stranger: FlaskClient, slug: str, name: str, picture: str
) -> None:
    page = stranger.get(f"/en/learn/othello/{slug}/{name}").text
    idea = page.split('<div class="idea">')[1]
    drawn = idea.partition("<svg")[0]
    assert f'role="img" aria-label="{PICTURES[picture]}"' in drawn  # type: ignore[index]
    assert "%(" not in drawn


def test_nearly_every_lesson_draws_an_idea() -> None:
    assert len({slug for slug, _, _ in SHOWN}) >= 20
