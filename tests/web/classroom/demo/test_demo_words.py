"""Every code that a demo gives has its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import tutor
from tutor.classroom.demo.actions import Refusal
from tutor.classroom.demo.demo import News
from tutor.classroom.work.kinds import kinds as kinds_asked
from tutor.games.color import Side
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.web.wording.asking_words import UNFIT, UNFIT_OF, menu
from tutor.web.wording.classroom.big_board_words import NEWS, REFUSALS

TUTOR = Path(tutor.__file__).parent

KINDS = kinds_asked()

TOLD_OTHERWISE = {
    "opened",
    "played",
    "marked",
    "shown",
    "asked",
    "revealed",
    "explained",
    "handed",
    "agreed",
}
"""News that are told by the title, the move, the answer, the score or a pupil's name; marks are seen only."""


def test_every_refusal_has_its_sentence() -> None:
    assert set(REFUSALS) == set(get_args(Refusal))


def test_every_news_is_told() -> None:
    assert set(NEWS) | TOLD_OTHERWISE == set(get_args(News))


def unfit_codes(path: Path) -> Iterator[str]:
    """The codes by which a module says that a puzzle does not fit a board."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            place = {"Unfit": 0, "require_solvable": 1}.get(node.func.id)
            if place is not None:
                told = node.args[place]
                either = (told.body, told.orelse) if isinstance(told, ast.IfExp) else (told,)
                yield from (one.value for one in either if isinstance(one, ast.Constant))


def test_every_reason_why_something_is_no_puzzle_has_its_sentence() -> None:
    codes = {
        code
        for room in ("games", "classroom")
        for path in (TUTOR / room).rglob("*.py")
        for code in unfit_codes(path)
    }
    assert set(UNFIT).union(*UNFIT_OF.values()) == codes


def test_every_kind_has_a_name_of_its_own_in_the_menu() -> None:
    for side in get_args(Side):
        titles = [title for group in menu(str, side) for title in group["kinds"].values()]
        assert len(set(titles)) == len(titles) == len(KINDS)


def test_how_near_the_end_must_be_is_said_as_it_is() -> None:
    assert f"at most {MOST_EMPTIES} empty squares" in UNFIT["too-early"]
