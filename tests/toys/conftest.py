"""A tutor that has the toys too, for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from tests.conftest import wait_for_reviews
from tests.support.apps import make_app
from tests.toys.four.family import FOUR, FourWords
from tests.toys.four.kinds import PUZZLES
from tests.toys.four.kinds import WORDS as KIND_WORDS
from tests.toys.registering import with_words
from tutor.games import table
from tutor.games.families import FAMILIES, register
from tutor.games.kinds import kind_table
from tutor.settings import ROOT
from tutor.web.wording.family_words import WORDS

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The courses of the tutor, and beside them that of the toy."""
    folder = tmp_path_factory.mktemp("lessons")
    for course in (*(ROOT / "lessons").iterdir(), HERE / "four" / "lessons" / "four"):
        if course.is_dir():
            (folder / course.name).symlink_to(course)
    return folder


@pytest.fixture
def four() -> Iterator[None]:
    """The toy game is one of the games."""
    register(FOUR)
    kind_table.register(FOUR.name, PUZZLES)
    WORDS[FOUR.name] = FourWords()
    with with_words(KIND_WORDS):
        yield
    del FAMILIES[FOUR.name], WORDS[FOUR.name], table.GAMES["four"]
    table._finders.remove(FOUR.find)


@pytest.fixture
def toy_app(four: None, lessons: Path, tmp_path: Path) -> Iterator[Flask]:
    """An application that has the toy game."""
    app = make_app(tmp_path / "toys.db", LESSONS=lessons)
    yield app
    wait_for_reviews()
    app.extensions["reviews"].close()
    app.extensions["database"].engine.dispose()
