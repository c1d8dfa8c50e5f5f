"""The stages of a course: what course.toml may say of them, and which lessons stand in each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.test_stations import LESSON
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import load_course, load_courses
from tutor.lessons.stages import lessons_by_stage
from tutor.settings import ROOT

HEAD = 'title = "T"\ngame = "othello"\ndescription = "D."\n'
STAGE = '\n[[stages]]\ntitle = "{}"\nfirst = "{}"\n'


def course(folder: Path, *stages: tuple[str, str]) -> Path:
    (folder / "course.toml").write_text(
        HEAD + "".join(STAGE.format(*one) for one in stages), encoding="utf-8"
    )
    for number, slug in enumerate(("first", "second", "third"), 1):
        (folder / f"0{number}-{slug}.toml").write_text(LESSON, encoding="utf-8")
    return folder


def test_the_lessons_stand_in_their_stages(tmp_path: Path) -> None:
    found = load_course(course(tmp_path, ("One", "first"), ("Two", "third")))
    parts = lessons_by_stage(found.stages, found.lessons)
    assert [(stage.title, [lesson.slug for lesson in held]) for stage, held in parts if stage] == [
        ("One", ["first", "second"]),
        ("Two", ["third"]),
    ]


def test_a_course_without_stages_is_one_row(tmp_path: Path) -> None:
    found = load_course(course(tmp_path))
    ((stage, lessons),) = lessons_by_stage(found.stages, found.lessons)
    assert stage is None and len(lessons) == 3


@pytest.mark.parametrize(
    ("stages", "said"),
    [
        ([("One", "second")], "it begins with the first lesson"),
        ([("One", "first"), ("Two", "gone")], "there is no lesson 'gone'"),
        ([("One", "first"), ("Two", "third"), ("Three", "second")], "it begins after the stage before it"),
        ([("One", "first"), ("Two", "first")], "it begins after the stage before it"),
        ([("", "first")], "its title is empty"),
    ],
)
def test_a_faulty_stage_is_refused(tmp_path: Path, stages: list[tuple[str, str]], said: str) -> None:
    with pytest.raises(LessonError, match=r"course\.toml") as refused:
        load_course(course(tmp_path, *stages))
    assert said in str(refused.value)


@pytest.mark.parametrize("name", ["othello", "go"])
def test_every_course_has_stages(name: str) -> None:
    assert len(load_courses(ROOT / "lessons")[name].stages) in (4, 5)
