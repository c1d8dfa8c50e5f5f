"""Every kind of puzzle goes through a class: a teacher’s set, paper, votes on the wall, the report."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import pytest
from flask import Flask

from tests.classroom.work.test_puzzle_editing import GROUPS_OF_GO, fitting
from tests.web.classroom.class_at_board import class_at_board
from tests.web.classroom.work.test_sets import add_puzzle, new_set
from tutor.classroom.demo.questions import Question, task_of
from tutor.classroom.work.kinds import kinds
from tutor.classroom.work.puzzle_editing import Draft, draft_of, step_of
from tutor.classroom.work.question_builder import Filled, squares_of
from tutor.classroom.work.set_files import read_set
from tutor.games.base import Game
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Answer, Task
from tutor.games.table import USUAL_GAME, find_game
from tutor.lessons.model import Step
from tutor.puzzles.judge import judge, possible_answers
from tutor.web.learn.course_library import library_of

GO = "go-7x7"
ASKED = [(game, kind) for game in (USUAL_GAME, GO) for kind in kinds(game)]

CAUGHT_IN_THE_CORNER = """
  a b c d e f g
7 . O . X . . .
6 O O X X . . .
5 X X . . . . .
4 . . . . . . .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . ."""
"""Of this chain no more can be read than one place beside it."""


@dataclass(frozen=True)
class Drawn:
    """A puzzle as a teacher draws it, with the answers that two pupils give."""

    game: Game
    draft: Draft

    @property
    def step(self) -> Step:
        return step_of(self.game, self.draft)

    @property
    def task(self) -> Task:
        """It, as a class answers it: of several moves the first."""
        return task_of(self.game.name, Question(1, self.step))

    @property
    def right(self) -> Answer:
        task = self.task
        return task.answers if task.select == "many" else task.answers[:1]

    @property
    def wrong(self) -> Answer:
        """The first answer of one square or option that is not right."""
        task = self.task
        return next((one,) for one in possible_answers(task) if judge(task, (one,)).verdict == "not-yet")

    @property
    def form(self) -> dict[str, str]:
        """What the editor sends of it."""
        draft, game = self.draft, self.game.name
        squares = " ".join(draft.squares)
        sent = {"cells": draft.cells, "kind": draft.kind, "square": squares, "side": draft.side}
        return {**sent, "game": game, "of": game, "hint": draft.hint}


def of_lessons(app: Flask, kind: str) -> Iterator[Drawn]:
    """The boards on which the course of Go asks a kind, as a teacher would ask it there."""
    course = library_of(app).courses["go"]
    for step in (step for lesson in course.lessons for step in lesson.steps):
        if step.puzzle is not None and step.puzzle.name == kind:
            game = step.game_of(find_game(course.game))
            position = step.position(game)
            squares = squares_of(position, Filled(step.puzzle, step.marks.ring))
            yield Drawn(game, Draft(position.cells(), step.to_move or "black", kind, squares))


def drawn(app: Flask, game: str, kind: str) -> Drawn:
    """A puzzle of a kind on the first board that can be asked it."""
    known = find_game(game)
    if game == USUAL_GAME:
        draft = draft_of(known, fitting(kind))
        assert draft is not None
        return Drawn(known, draft)
    group, caught = (known.parse_diagram(one).cells() for one in (GROUPS_OF_GO, CAUGHT_IN_THE_CORNER))
    others = [Drawn(known, Draft(group, "black", kind, squares)) for squares in ((), ("b4",))]
    for one in (*of_lessons(app, kind), *others, Drawn(known, Draft(caught, "black", kind, ("a6",)))):
        with suppress(Unfit):
            assert one.step
            return one
    raise AssertionError(f"no board asks {kind}")


def plain(html: str) -> str:
    """The words of a page."""
    page = re.sub(r"<script.*?</script>|<[^>]*>", " ", html, flags=re.DOTALL)
    return re.sub(r" ([.,?:])", r"\1", " ".join(page.split()))


@pytest.mark.parametrize(("game", "kind"), ASKED, ids=lambda one: one)
def test_a_kind_goes_from_a_teachers_set_to_the_report(asked_app: Flask, game: str, kind: str) -> None:
    asked = drawn(asked_app, game, kind)
    board = class_at_board(asked_app, begun=False)
    teacher, page = board.teacher, new_set(board.teacher, "Ours")

    assert add_puzzle(teacher, page, **asked.form) == 303
    shown = teacher.get(page).text
    assert shown.count(">Change</a>") == 1
    assert f'<option value="{kind}" selected>' in teacher.get(f"{page}editor/1").text
    saved = teacher.get(f"{page}set.toml").data
    assert read_set(saved, "set.toml") == ("Ours", (asked.step,))
    found = re.search(r"/en/practise/(set/(\w+)/(\w+))/1", shown)
    assert found
    name, set_id, revision = found.groups()

    sheet, _, key = teacher.get(f"/en/print/practise/{name}/").text.partition('class="sheet key"')
    assert sheet.count('class="asked"') == key.count('class="asked"') == 1
    assert "✓" not in sheet and 'class="cross"' not in sheet
    task = asked.task
    said = plain(key)
    assert "✓" in key if task.options else any(one in said for one in asked.right) or "points." in said

    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    board.do("open-set", set=set_id, number="1", revision=revision)
    state = board.do("ask-step")
    assert (state["tally"], state["answer"], state["board"]["game"]) == (None, None, asked.game.name)
    question = plain(state["title"]).strip()
    assert amy.vote(*asked.right).status_code == ben.vote(*asked.wrong).status_code == 200
    assert board.do("count")["tally"]["answered"] == 2
    state = board.do("reveal")
    bars = {bar["key"] for bar in state["tally"]["bars"] if bar["right"]}
    marked = bars | set(state["answer"]["ring"])
    assert marked >= set(asked.right) if marked else "".join(state["board"]["cells"]) != asked.draft.cells
    (wrong,) = state["answer"]["wrong"]
    assert wrong["n"] == 1 and wrong["title"]
    assert (amy.mine()["right"], ben.mine()["right"]) == (True, False)
    assert "Right answers: 1 of 2" in plain(teacher.get(board.url("projector/")).text)
    assert board.ask("close").status_code == 200

    for path in ("report/", f"report/{ben.seat}/"):
        report = teacher.get(board.url(path))
        assert report.status_code == 200 and question in plain(report.text)
        solution = report.text.split('class="solution"')[1]
        assert "The right answer is marked" not in solution, "nothing is marked on this page"
    _, line = csv.reader(io.StringIO(teacher.get(board.url("report/missed.csv")).text))
    assert (line[0], line[2].strip(), line[3]) == ("Ben", question, " ".join(asked.wrong))


@pytest.mark.parametrize(("course", "kind"), [("othello", "play"), ("go", "play-out")])
def test_a_whole_game_of_a_lesson_is_played_by_the_class_and_the_report_stands(
    asked_app: Flask, course: str, kind: str
) -> None:
    lesson, number, step = next(
        (lesson.slug, number, step)
        for lesson in library_of(asked_app).courses[course].lessons
        for number, step in enumerate(lesson.steps, 1)
        if step.puzzle is not None and step.puzzle.kind == kind
    )
    board = class_at_board(asked_app, begun=False)
    amy, ben = board.pupil("Amy"), board.pupil("Ben")
    board.do("open-step", course=course, lesson=lesson, step=str(number))
    state = board.do("ask-step")
    assert state["match"]["computer"] and state["title"].startswith("The class plays")
    move = step.position(find_game(state["board"]["game"])).legal_moves()[0]
    assert amy.vote(move).status_code == ben.vote(move).status_code == 200
    counted = board.do(state["main"]["do"])
    assert {one["square"]: one["n"] for one in counted["tally"]["squares"]} == {move: 2}
    assert board.do(counted["main"]["do"])["board"]["last_move"] == move
    board.do("end", sure="1")
    for path in ("report/", f"report/{ben.seat}/", "report/missed.csv", "grid/"):
        assert board.teacher.get(board.url(path)).status_code == 200, path
