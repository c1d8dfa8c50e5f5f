import re
from typing import Any

import pytest
from babel.support import NullTranslations

from tutor.games.table import find_game
from tutor.puzzles.bank.stored_puzzles import take
from tutor.puzzles.puzzle_tasks import Twin, find_twin, set_puzzle
from tutor.web.learn.lesson_types import Feedback
from tutor.web.puzzles.hints import hints_of
from tutor.web.puzzles.puzzle_view import puzzle_view
from tutor.web.puzzles.single_answers import Notes, singles
from tutor.web.puzzles.twin_feedback import Turned
from tutor.web.wording import Wording

OTHELLO = find_game("othello")
NAMES = re.compile(r"\b[a-h][1-8]\b")
PLACES = [("takes-corner", 2, 0), ("gives-no-corner", 6, 1), ("fewest-replies", 9, 2), ("best-exact", 8, 3)]


def plain(html: str) -> str:
    return re.sub("<[^>]+>", "", html)


def twin_with_answers(place: tuple[str, int, int]) -> tuple[Twin, dict[str, Feedback], dict[str, Feedback]]:
    """The twin of a stored board, with what is said there: turned, and asked anew."""
    task = set_puzzle(OTHELLO, take(place))
    wording = Wording(NullTranslations(), "en")
    twin = find_twin(task)
    assert twin is not None
    notes = Notes()
    turned = Turned(wording, twin, notes).answers(singles(wording, task, task.color, notes))
    fresh = singles(wording, twin.task, twin.task.color, Notes())
    return twin, said(wording, turned), said(wording, fresh)


def said(wording: Wording, answers: dict[str, Feedback]) -> Any:
    """The same with its sentences as HTML, lines by direction, and changes in any order."""

    def html(one: Any) -> str | None:
        return None if one is None else wording.html(one)

    def frames(played: Any) -> Any:
        return [
            {**one, "say": html(one["say"]), "changes": {k: set(v) for k, v in one["changes"].items()}}
            for one in played
        ]

    return {
        key: {
            "verdict": one["verdict"],
            "title": html(one["title"]),
            "lines": {
                (line["from"], frozenset(line["dirs"]), line["n"], line["end"], html(line["say"]))
                for line in one["lines"]
            },
            "line": frames(one.get("line", [])),
            "frames": frames(one.get("frames", [])),
            "sound": one.get("sound"),
        }
        for key, one in answers.items()
    }


@pytest.mark.parametrize("place", PLACES)
def test_a_twin_is_told_turned_what_is_true_of_it(place: tuple[str, int, int]) -> None:
    twin, turned, fresh = twin_with_answers(place)
    assert list(turned) == list(fresh)
    for key, one in fresh.items():
        for what in ("verdict", "lines", "line", "frames", "sound"):
            assert turned[key][what] == one[what], (key, what)


@pytest.mark.parametrize("place", PLACES)
def test_of_a_square_of_the_twin_that_is_no_move_is_said_why(place: tuple[str, int, int]) -> None:
    twin, turned, fresh = twin_with_answers(place)
    aside = [key for key, one in fresh.items() if one["verdict"] == "note"]
    assert len(aside) == 64 - len(twin.task.position.legal_moves())
    assert all(turned[square]["title"] == fresh[square]["title"] for square in aside)


def test_a_step_on_the_board_is_turned_like_its_squares() -> None:
    task = set_puzzle(OTHELLO, take(PLACES[0]))
    twin = find_twin(task)
    assert twin is not None
    squares = OTHELLO.columns, OTHELLO.rows

    def at(square: str) -> tuple[int, int]:
        return squares[0].index(square[0]), squares[1].index(square[1:])

    (column, row), (right, down) = at(twin.places["d4"]), twin.turn(1, 2)
    assert at(twin.places["e6"]) == (column + right, row + down)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_twin_is_hinted_at_by_what_the_first_board_is_about(place: tuple[str, int, int]) -> None:
    task = set_puzzle(OTHELLO, take(place))
    twin = find_twin(task)
    assert twin is not None
    wording = Wording(NullTranslations(), "en")
    topic = task.puzzle.hint_topic(task)
    assert hints_of(wording, twin.step, twin.task, topic) == hints_of(wording, twin.step, twin.task)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_the_answer_shown_on_a_twin_is_that_of_the_first_board_turned(place: tuple[str, int, int]) -> None:
    task = set_puzzle(OTHELLO, take(place))
    wording = Wording(NullTranslations(), "en")
    twin = find_twin(task)
    assert twin is not None
    first = puzzle_view(wording, take(place), task, {}, Notes())
    turned = first["turns"][0]
    assert set(turned["solution"]["squares"]) == set(twin.task.answers)
    assert turned["best"] in twin.task.answers
    assert turned["best"] == twin.places[first["best"]]
    before, after = (plain(wording.html(one["solution"]["say"])) for one in (first, turned))
    assert NAMES.sub(lambda name: twin.places[name[0]], before) == after


def test_what_is_said_of_a_taken_square_is_turned_once_a_page() -> None:
    task = set_puzzle(OTHELLO, take(PLACES[0]))
    twin = find_twin(task)
    assert twin is not None
    wording, notes = Wording(NullTranslations(), "en"), Notes()
    answers = singles(wording, task, task.color, notes)
    first, again = (Turned(wording, twin, notes).answers(answers) for _ in range(2))
    noted = [key for key in first if first[key]["verdict"] == "note"]
    assert noted
    assert all(first[key] is again[key] for key in noted)
