"""Steps that ask for one of two moves, and for a move by how the game goes on."""

from __future__ import annotations

import re

import msgspec
import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.learn.strategy.test_strategy_pages import LESSON, SLUG, path
from tutor.games.kinds.kind import Task
from tutor.games.table import find_game
from tutor.lessons.checks import check_step
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import TWIN, set_puzzle, twin_of
from tutor.web.board.board_view import View
from tutor.web.learn.lesson_view import LessonView
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.markdown import bare


def _tasks() -> list[Task | None]:
    game = find_game("othello")
    return [set_puzzle(game, step) if step.puzzle else None for step in LESSON.steps]


def plainly(lesson: LessonView, say: int | list[int | str]) -> str:
    """A sentence of a lesson, the names of squares left open."""
    return lesson.wording.phrases[say if isinstance(say, int) else int(say[0])]


def test_which_move_names_no_measure_and_a_wrong_one_is_answered_on_the_board(
    pupil: FlaskClient, lesson: LessonView
) -> None:
    (n,) = [number for number, task in enumerate(lesson.prepared.tasks, 1) if task and task.kind == "choose"]
    shown = lesson.steps[n - 1]
    assert bare(shown["title"]) == "Which move?"
    assert not {"overlay", "legend"} & {name for name in shown["board"] if shown["board"][name]}
    said = shown["puzzle"]["feedback"]["g6"]
    assert [frame["move"] for frame in said["frames"]] == ["g6", "h1"]
    for one in shown["puzzle"]["feedback"].values():
        told = [one["title"], one["detail"], *(frame["say"] for frame in one.get("frames", ())[1:])]
        sentences = [plainly(lesson, say) for say in told if say is not None]
        assert sum("answers" in sentence or "White plays" in sentence for sentence in sentences) <= 1
    assert "strategy" in lesson.data
    url = f"/en/learn/othello/{SLUG}/{n}"
    page = pupil.get(url).get_data(as_text=True).partition("<main")[2].partition("</main>")[0]
    assert not re.search(r"\bc1\b", re.sub(r"<svg.*?</svg>|<[^>]*>", "", page))


def _lost(page: str) -> str | None:
    """For what a star is said to be lost."""
    found = re.search(r'<p class="lost">(.*?)</p>', page)
    return found and found[1]


def _buttons(page: str) -> list[str]:
    """The names of the buttons below the board."""
    return re.findall(r'<button class="button[^"]*" name="(\w+)"', page.split("data-actions>")[1])


def test_of_two_moves_a_miss_names_no_answer_and_cannot_end_in_three_stars(pupil: FlaskClient) -> None:
    path = f"/en/learn/othello/{SLUG}/which-is-better"  # a6 or f5: which leaves fewer moves
    keys = re.findall(r'name="choice" value="(..)"', pupil.get(path).text)
    assert len(keys) == 2
    for key, other in (keys, keys[::-1]):
        page = pupil.post(path, data={"choice": key}, headers=OURS).text
        answer = page.split("data-answer>")[1].split('<div class="actions"')[0].split('class="card')[1]
        if "not-yet" in answer[:20]:
            assert f'data-square="{other}"' not in answer
            assert 'name="help" value="1"' in page
            assert page.count('class="o moves-') > 0  # what the move leaves is drawn
            page = pupil.post(path, data={"choice": other, "help": "1", "tries": "1"}, headers=OURS).text
            assert "2 stars of 3" in page
            assert _lost(page) == "Solved at the second try."
            return
    raise AssertionError("one of two moves is wrong")


def test_a_corner_that_is_given_away_is_taken_on_the_board(pupil: FlaskClient) -> None:
    path = f"/en/learn/othello/{SLUG}/gives-no-corner"
    page = pupil.get(path).text
    for square in re.findall(r'<button name="tap" value="(..)" aria-label="..: empty"', page):
        page = pupil.post(path, data={"tap": square}, headers=OURS).text
        if "can take the corner" in page:
            corner = page.split("can take the corner")[1].split('data-square="')[1][:2]
            assert re.search(f'aria-label="{corner}: (white|black) disc"', page)
            assert _buttons(page)[-1] == "again"
            return
    raise AssertionError("no move gives a corner away")


def choose_step(lesson: LessonView) -> tuple[int, Task, View]:
    (n,) = [number for number, task in enumerate(lesson.prepared.tasks, 1) if task and task.kind == "choose"]
    task = lesson.prepared.tasks[n - 1]
    assert task is not None
    return n, task, lesson.steps[n - 1]["puzzle"]


def test_each_move_carries_how_the_game_goes_on_and_the_best_one_is_named(lesson: LessonView) -> None:
    _, task, puzzle = choose_step(lesson)
    assert puzzle["best"] in task.answers
    for move in task.position.legal_moves():
        line = [frame["move"] for frame in puzzle["feedback"][move]["line"]]
        assert line == list(task.puzzle.line_after(task, move))


def answered(pupil: FlaskClient, url: str, page: str, **given: str) -> str:
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page))
    return pupil.post(url, data=fields | given, headers=OURS).get_data(as_text=True)


def test_after_the_third_miss_both_lines_are_shown_by_name_and_the_star_is_earned_on_a_twin(
    pupil: FlaskClient, lesson: LessonView
) -> None:
    n, task, puzzle = choose_step(lesson)
    twin = twin_of(task)
    assert twin is not None
    url = path(n)
    page = pupil.get(url).get_data(as_text=True)
    for move in ("g6", "g2", "e7"):
        page = answered(pupil, url, page, tap=move)
    shown = page.partition("data-pair")[2]
    assert shown.count("<figure>") == 2 * 3
    assert [shown.count(f"<b>{name}</b>") for name in ("Your move", "The best move")] == [3, 3]
    page = answered(pupil, url, page, tap=puzzle["best"])
    assert "You can earn a star with the same idea on another board." in page
    assert '<button class="button main" name="again" value="1">To the other board</button>' in page
    assert 'name="tap"' not in page  # the board shows the move, and is not asked about
    assert ">Next</a>" not in page
    page = answered(pupil, url, page, again="1")
    assert "Now the same idea on another board." in page
    assert 'name="taps" value="twin"' in page
    assert "data-pair" not in page
    wrong = next(move for move in twin.position.legal_moves() if move not in twin.answers)
    assert 'class="card right"' not in answered(pupil, url, page, tap=wrong)
    page = answered(pupil, url, page, tap=twin.answers[0])
    assert 'aria-label="1 star of 3"' in page
    assert judge(task, (TWIN, twin.answers[0])).verdict == "right"


def test_the_second_of_two_lines_begins_when_the_first_has_ended_and_both_are_counted(
    pupil: FlaskClient, lesson: LessonView
) -> None:
    step = next(step for step in lesson.steps if "pair" in step)
    assert [[frame["move"] for frame in line] for line in step["pair"]["lines"]] == [
        ["g6", "h1"],
        ["c1", "f4"],
    ]
    assert [frame["move"] for frame in step["frames"]] == ["g6", "h1", "c1", "f4"]
    url = path(step["n"])
    pages = [pupil.get(f"{url}?moves={moves}").get_data(as_text=True) for moves in (0, 2, 3, 4)]
    first, last = pages[0], pages[-1]
    assert [page.count("<figure") for page in pages] == [2, 2, 2, 2]
    assert [page.count('class="hinted"') for page in pages] == [2, 1, 0, 0]
    large = [page.partition('<figure class="large">')[2].partition("</figure>")[0] for page in pages]
    assert ["<b>First board</b>" in one for one in large] == [True, True, False, False]
    assert "<b>First board</b></figcaption>" in first and "<b>First board</b> " in last
    assert [page.count("Moves: Black") for page in pages] == [0, 1, 1, 2]
    assert "moves-black" not in first and "moves-black" in last, (
        "the moves that are counted lie on the last boards"
    )


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_names_of_two_boards_stand_alone_and_have_no_colon(
    pupil: FlaskClient, lesson: LessonView, tag: str
) -> None:
    step = next(step for step in lesson.steps if "pair" in step)
    url = path(step["n"], tag)
    first, told = (pupil.get(f"{url}{moves}").get_data(as_text=True) for moves in ("", "?moves=3"))
    assert len(re.findall(r"<b>[^<]+[^:：<]</b></figcaption>", first)) == 2
    assert len(re.findall(r"<figcaption><b>[^<]+[^:：<]</b> ", told)) == 2


@pytest.mark.parametrize(
    ("field", "value"),
    [("lines", [["g6", "h1"]]), ("lines", [["g6", "c1"], ["c1", "f4"]]), ("lines", [[], ["c1"]])],
)
def test_two_lines_are_legal_and_two(lesson: LessonView, field: str, value: list[list[str]]) -> None:
    step = next(step for step in lesson.prepared.lesson.steps if step.lines)
    faulty = msgspec.structs.replace(step, **{field: tuple(map(tuple, value))})
    assert [name.partition("[")[0] for name, _ in check_step(faulty, lesson.prepared.game)] == ["lines"]


@pytest.mark.parametrize(
    ("name", "wrong", "turn"), [("foresee", "f4", "White to move"), ("rather-have", "left", "Black to move")]
)
def test_an_answer_and_a_board_are_chosen_without_javascript(
    pupil: FlaskClient, name: str, wrong: str, turn: str
) -> None:
    task = next(task for at, task in zip(LESSON.names, _tasks(), strict=True) if at == name and task)
    url = f"/en/learn/othello/{SLUG}/{name}"
    page = pupil.get(url).text
    assert turn in page
    assert ('class="last"' in page) is (name == "foresee")
    field = "choice" if task.options else "tap"
    page = answered(pupil, url, page, **{field: wrong})
    assert 'class="card not-yet"' in page
    assert 'class="card right"' in answered(pupil, url, page, **{field: task.answers[0]})


def test_on_paper_both_boards_stand_and_the_answer_is_asked_after_the_move(pupil: FlaskClient) -> None:
    page = pupil.get(f"/en/print/lesson/othello/{SLUG}/").text
    assert "Which board would you rather have as Black?" in page
    assert "Black has played g6. What will White answer?" in re.sub("<[^>]*>", "", page)
