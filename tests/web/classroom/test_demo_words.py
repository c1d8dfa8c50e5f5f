"""Every code that a demo gives has its sentence."""

from __future__ import annotations

from typing import get_args

from tutor.classroom.actions import Refusal
from tutor.classroom.demo import News
from tutor.web.wording.demo import ASKED, NEWS, REFUSALS

TOLD_OTHERWISE = {
    "opened",
    "played",
    "marked",
    "shown",
    "asked",
    "revealed",
    "explained",
    "handed",
}
"""News that are told by the title, the move, the answer or the name of a pupil; marks are seen only."""


def test_every_refusal_has_its_sentence() -> None:
    assert set(REFUSALS) == set(get_args(Refusal))


def test_every_news_is_told() -> None:
    assert set(NEWS) | TOLD_OTHERWISE == set(get_args(News))


def test_the_first_thing_to_ask_is_where_one_would_play() -> None:
    assert next(iter(ASKED)) == "where"
