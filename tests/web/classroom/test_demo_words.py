"""Every code that a demo gives has its sentence."""

from __future__ import annotations

from typing import get_args

from tutor.classroom.demo.actions import Refusal
from tutor.classroom.demo.demo import News
from tutor.classroom.work.kinds import KINDS
from tutor.classroom.work.question_builder import Reason
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.color import Side
from tutor.web.wording.classroom.demo import NEWS, REFUSALS
from tutor.web.wording.kinds import UNFIT, menu

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


def test_every_reason_why_something_is_no_puzzle_has_its_sentence() -> None:
    assert set(UNFIT) == set(get_args(Reason))


def test_every_kind_has_a_name_of_its_own_in_the_menu() -> None:
    for side in get_args(Side):
        titles = [title for group in menu(str, side) for title in group["kinds"].values()]
        assert len(set(titles)) == len(titles) == len(KINDS)


def test_how_near_the_end_must_be_is_said_as_it_is() -> None:
    assert f"at most {MOST_EMPTIES} empty squares" in UNFIT["too-early"]
