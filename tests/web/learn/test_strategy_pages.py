"""A course of strategy steps: its pages, its overlays, and a sequence played without JavaScript."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tutor import create_app
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.kinds.kind import Task
from tutor.games.othello.kinds.measures.playing_out import answers_to
from tutor.games.othello.puzzles import Sequence
from tutor.games.table import find_game
from tutor.lessons.checks import check_step
from tutor.lessons.loader import load_courses
from tutor.puzzles.impossible_answers import is_aside
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import TWIN, set_puzzle, twin_of
from tutor.web.board.board_view import View
from tutor.web.learn.course_library import school_of
from tutor.web.learn.lesson_view import LessonView
from tutor.web.puzzles.answer_table import combine, standing, turn_at
from tutor.web.site.languages import LANGUAGES
from tutor.web.site.markdown import bare

COURSE = Path(__file__).parents[2] / "courses"
(LESSON,) = load_courses(COURSE)["othello"].lessons
SLUG = LESSON.slug


@pytest.fixture(scope="module")
def strategy_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    folder = tmp_path_factory.mktemp("strategy")
    return create_app(
        {
            "TESTING": True,
            "SECRET_KEY": "for tests only",
            "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}",
            "LESSONS": COURSE,
        }
    )


@pytest.fixture
def pupil(strategy_app: Flask) -> FlaskClient:
    return strategy_app.test_client()


@pytest.fixture(scope="module")
def lesson(strategy_app: Flask) -> LessonView:
    school = school_of(strategy_app)
    course = school.courses["othello"]
    with strategy_app.test_request_context("/en/"):
        strategy_app.preprocess_request()
        view = school.view(course, course.lessons[0], LANGUAGES["en"])
        assert view.data
    return view


def puzzles(lesson: LessonView) -> Iterator[tuple[Task, View]]:
    for step, task in zip(lesson.steps, lesson.prepared.tasks, strict=True):
        if task is not None:
            yield task, step["puzzle"]


@pytest.fixture(scope="module")
def sequence(lesson: LessonView) -> tuple[Task, View]:
    for step, task in zip(lesson.steps, lesson.prepared.tasks, strict=True):
        if task is not None and task.turn is not None:
            return task, step
    raise AssertionError("the course has no sequence")


def _tasks() -> list[Task | None]:
    game = find_game("othello")
    return [set_puzzle(game, step) if step.puzzle else None for step in LESSON.steps]


def path(number: int, tag: str = "en") -> str:
    return f"/{tag}/learn/othello/{SLUG}/{LESSON.names[number - 1]}"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_step_has_a_page_in_every_language(pupil: FlaskClient, lesson: LessonView, tag: str) -> None:
    for number in range(1, len(lesson.steps) + 1):
        page = pupil.get(path(number, tag))
        assert page.status_code == 200, number
        assert "%(" not in page.text, number


def test_the_table_of_a_page_judges_as_the_judge_does(lesson: LessonView) -> None:
    for task, table in puzzles(lesson):
        if task.select in ("sequence", "game"):
            continue
        keys = [option.key for option in task.options] or list(task.position.game.squares)
        answers = [(key,) for key in keys]
        if task.select == "many":
            answers += [task.answers, task.answers[1:], (*task.answers, keys[-1])]
        for answer in answers:
            said = combine(table, answer, 0)
            if task.select == "one" and is_aside(task, answer[0]):
                assert said["verdict"] == "note"
            else:
                assert said["verdict"] == judge(task, answer).verdict, (task.kind, answer)
            assert lesson.wording.html(said["title"]).strip()


def test_every_turn_of_a_sequence_judges_as_the_judge_does(sequence: tuple[Task, View]) -> None:
    task, step = sequence
    table, seen = step["puzzle"], 0
    assert task.turn is not None
    for line in task.turn.lines():
        for length in range(len(line)):
            for square in task.position.game.squares:
                answer = (*line[:length], square)
                verdict = combine(table, answer, 0)["verdict"]
                if verdict == "note":
                    assert "square-is-taken" in {reason.code for reason in judge(task, answer).reasons}
                    continue
                goes_on = turn_at(table, answer)[1] == answer
                assert judge(task, answer).verdict == ("almost" if goes_on else verdict)
                seen += goes_on
    assert seen


def test_a_turn_shows_the_board_after_the_answer_of_the_other_side(sequence: tuple[Task, View]) -> None:
    task, step = sequence
    first = task.answers[0]
    position = task.position
    for move in (first, *answers_to(position, first)):
        position = position.play(move)
    shown = standing(step, (first,))
    assert shown["board"]["cells"] == position.cells()
    assert list(shown["board"]["legal"]) == [move for move in position.legal_moves() if move != PASS]
    assert standing(step, ())["board"] is step["board"]


def test_a_wrong_move_carries_the_answer_that_punishes_it(sequence: tuple[Task, View]) -> None:
    task, step = sequence
    for move in task.position.legal_moves():
        said = step["puzzle"]["feedback"][move]
        moves = [frame["move"] for frame in said["frames"]]
        assert moves == [move, *answers_to(task.position, move)]
        assert len(moves) > 1


def number_of(lesson: LessonView, kind: type[Sequence]) -> int:
    steps = lesson.prepared.lesson.steps
    return next(number for number, step in enumerate(steps, 1) if isinstance(step.puzzle, kind))


def form_of(page: str) -> dict[str, str]:
    """The hidden fields with which the next form of a page is sent."""
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))


def test_a_sequence_is_played_without_javascript(
    pupil: FlaskClient, lesson: LessonView, sequence: tuple[Task, View]
) -> None:
    task, _ = sequence
    here = path(number_of(lesson, Sequence))
    page = pupil.get(here).text
    for move in task.answers[:-1]:
        page = pupil.post(here, data={**form_of(page), "tap": move}, headers=OURS).text
        assert "White plays" in page and "3 stars of 3" not in page
        assert 'name="again"' not in page
    page = pupil.post(here, data={**form_of(page), "tap": task.answers[-1]}, headers=OURS).text
    assert "3 stars of 3" in page


def test_a_wrong_move_of_a_sequence_leads_back_to_its_own_turn(
    pupil: FlaskClient, lesson: LessonView, sequence: tuple[Task, View]
) -> None:
    task, _ = sequence
    here = path(number_of(lesson, Sequence))
    page = pupil.post(here, data={"tap": task.answers[0]}, headers=OURS).text
    page = pupil.post(here, data={**form_of(page), "tap": "g1"}, headers=OURS).text
    assert "Black wins by" in page and "White plays" in page
    assert 'name="tap"' not in page  # the board shows what would follow
    assert form_of(page)["tries"] == "1"
    page = pupil.post(here, data={**form_of(page), "again": "1"}, headers=OURS).text
    assert form_of(page)["taps"] == task.answers[0]
    assert 'name="tap"' in page


def test_the_same_tap_twice_is_one_answer(
    pupil: FlaskClient, lesson: LessonView, sequence: tuple[Task, View]
) -> None:
    task, _ = sequence
    here = path(number_of(lesson, Sequence))
    page = pupil.post(here, data={"tap": task.answers[0]}, headers=OURS).text
    again = pupil.post(here, data={**form_of(page), "tap": task.answers[0]}, headers=OURS).text
    assert form_of(again) == form_of(page)


def overlays(lesson: LessonView) -> dict[str, View]:
    return {
        step.overlay: view
        for step, view in zip(lesson.prepared.lesson.steps, lesson.steps, strict=True)
        if step.overlay
    }


def test_an_overlay_marks_what_the_engine_says_and_its_legend_names_the_squares(lesson: LessonView) -> None:
    found = overlays(lesson)
    assert set(found) == {"mobility", "flips", "frontier", "stable", "parity", "danger", "exact"}
    for name, step in found.items():
        board = step["board"]
        said = [(line["kind"], square.split()[0]) for line in board["legend"] for square in line["squares"]]
        assert sorted(said) == sorted((kind, square) for kind, square, _ in board["overlay"]), name
        assert said
        for line in board["legend"]:
            assert lesson.wording.html(line["say"])


def test_marks_that_count_carry_their_number(lesson: LessonView) -> None:
    found = overlays(lesson)
    flips = {square: text for _, square, text in found["flips"]["board"]["overlay"]}
    assert flips == {"f3": "1", "f5": "4", "a6": "1", "d6": "2", "d7": "1"}
    parity = {square: (kind, text) for kind, square, text in found["parity"]["board"]["overlay"]}
    assert (parity["f8"], parity["f1"]) == (("odd", "3"), ("even", "2"))


def test_an_overlay_follows_the_moves_that_are_played(lesson: LessonView, pupil: FlaskClient) -> None:
    step = overlays(lesson)["exact"]
    (frame,) = step["frames"]
    assert frame["overlay"] and frame["overlay"] != step["board"]["overlay"]
    assert frame["color"] == Color.BLACK.value
    page = pupil.get(f"{step['url']}?moves=1").text
    legend = page.split("data-legend>")[1].split("</ul>")[0]
    assert legend.count("<li>") == len(frame["legend"])
    assert page.count('class="o ') == len(frame["overlay"]) + len(frame["legend"])


def test_a_step_without_an_overlay_has_no_legend(pupil: FlaskClient) -> None:
    assert "data-legend" not in pupil.get(path(1)).text


def test_only_a_lesson_that_needs_it_loads_what_strategy_needs(
    pupil: FlaskClient, stranger: FlaskClient, lesson: LessonView
) -> None:
    wanted = ("js/learn/strategy.js", "js/puzzles/sequence.js", "js/board/overlay.js", "css/overlay.css")
    here, elsewhere = (
        pupil.get(path(1)).text,
        stranger.get("/en/learn/othello/board-and-squares/find-e3").text,
    )
    assert [name in here for name in wanted] == [True] * 4
    assert [name in elsewhere for name in wanted] == [False] * 4
    assert lesson.data["strategy"] is True


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
            assert _lost(page) == "One star is missing: the first answer was not right."
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


def test_after_the_third_miss_both_lines_stand_side_by_side_and_the_star_is_earned_on_a_twin(
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
    assert "Left: your move. Right: the best move." in shown
    page = answered(pupil, url, page, tap=puzzle["best"])
    assert "Now the same idea on another board." in page
    assert 'name="taps" value="twin"' in page
    assert "data-pair" not in page
    wrong = next(move for move in twin.position.legal_moves() if move not in twin.answers)
    assert 'class="card right"' not in answered(pupil, url, page, tap=wrong)
    page = answered(pupil, url, page, tap=twin.answers[0])
    assert 'aria-label="1 star of 3"' in page
    assert judge(task, (TWIN, twin.answers[0])).verdict == "right"


def test_two_lines_are_stepped_together_and_counted_at_their_end(
    pupil: FlaskClient, lesson: LessonView
) -> None:
    step = next(step for step in lesson.steps if "pair" in step)
    assert [[frame["move"] for frame in line] for line in step["pair"]["lines"]] == [
        ["g6", "h1"],
        ["c1", "f4"],
    ]
    assert len(step["frames"]) == 2
    url = path(step["n"])
    first, last = (pupil.get(f"{url}{moves}").get_data(as_text=True) for moves in ("", "?moves=2"))
    assert first.count("<figure>") == last.count("<figure>") == 2
    assert (first.count('class="hinted"'), last.count('class="hinted"')) == (2, 0)
    assert "Left board:" not in first and "Left board:" in last
    assert "Moves: Black" not in first
    assert last.count("Moves: Black") == 2


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
