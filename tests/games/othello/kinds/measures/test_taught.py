"""In a lesson a move is explained by what was taught; in practice and in sets by everything."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tutor.classroom.work.sets import puzzle_key
from tutor.games.base import Position
from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task
from tutor.games.kinds.moves import moves_of, play_out
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.measures.taught import may_say
from tutor.games.othello.puzzles import Choose
from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.lessons.model import Course, Step
from tutor.puzzles.puzzle_tasks import set_puzzle

OTHELLO = find_game("othello")

TAUGHT_IN = {
    "frontier": 16,
    "stable": 15,
    "keeps-": 17,
    "odd": 22,
    "beside-corner": 14,
    "touches-no-corner": 14,
    "no-line-to-corner": 14,
    "only-bad-left": 18,
    "edge-holds": 20,
    "gives-and-takes": 21,
    "leaves-": 12,
    "one-more": 12,
    "line-opens": 14,
}
"""The lesson that teaches what a code speaks of, by a part of it: the first that is found counts."""


@cache
def course() -> Course:
    return load_course(Path("lessons/othello"))


def asked(number: int) -> Iterator[tuple[str, Task]]:
    """The boards of a lesson that ask for a good move, by the names of their steps."""
    lesson = course().lessons[number - 1]
    for name, step in zip(lesson.names, lesson.steps, strict=True):
        if step.puzzle is not None and step.puzzle.kind in ("choose", "predict"):
            yield name, set_puzzle(step.game_of(OTHELLO), step)


def step_of(number: int, name: str) -> Step:
    lesson = course().lessons[number - 1]
    return lesson.steps[lesson.names.index(name)]


def said(number: int, name: str, move: str) -> list[Reason]:
    return list(dict(asked(number))[name].puzzle.weigh(dict(asked(number))[name], move)[1].reasons)


@pytest.mark.parametrize("number", [11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23])
def test_no_reason_speaks_of_what_a_later_lesson_teaches(number: int) -> None:
    for name, task in asked(number):
        for move in moves_of(task.position):
            for reason in task.puzzle.weigh(task, move)[1].reasons:
                lessons = (lesson for part, lesson in TAUGHT_IN.items() if part in reason.code)
                assert next(lessons, 1) <= number, f"{name} {move}: {reason.code}"


@pytest.mark.parametrize("number", [11, 12, 13, 14])
def test_a_wrong_answer_is_never_only_told_how_it_is_answered(number: int) -> None:
    for name, task in asked(number):
        for move in moves_of(task.position):
            codes = [reason.code for reason in task.puzzle.weigh(task, move)[1].reasons]
            assert codes != ["answered"], f"{name} {move}"


@pytest.mark.parametrize("number", [11, 12, 13, 14])
def test_what_is_said_of_corners_answers_and_discs_is_so(number: int) -> None:
    for _, task in asked(number):
        position, known = task.position, task.known
        assert known is not None
        for move in moves_of(position):
            for reason in task.puzzle.weigh(task, move)[1].reasons:
                match reason.code:
                    case "no-line-to-corner":
                        assert reason.stop not in position.play(move).legal_moves()
                        assert position.at(reason.stop or "") is None
                    case "touches-no-corner":
                        column, row = "abcdefgh".index(move[0]), int(move[1]) - 1
                        corners = [("a1", 0, 0), ("h1", 7, 0), ("a8", 0, 7), ("h8", 7, 7)]
                        near = [at for at, x, y in corners if max(abs(column - x), abs(row - y)) == 1]
                        assert not [at for at in near if position.at(at) is None]
                    case "answer-leaves":
                        assert reason.square and reason.stop
                        after = play_out(position, (reason.square, reason.stop))
                        assert reason.n == len(moves_of(after))
                        assert after.to_move is position.to_move
                    case "worth-more":
                        values = known.decision.values
                        assert values[reason.stop] - values[reason.square] == reason.n
                    case "costs":
                        assert known.decision.loss(move) == reason.n
                    case "takes-corner":
                        assert measure_moves(position)[move].takes_corner


def test_the_lessons_own_idea_is_what_a_right_move_is_praised_for() -> None:
    for name, square, corner in [
        ("corners-still-empty", "g8", "h8"),
        ("dangerous-or-not", "b1", "a1"),
        ("look-for-the-line", "b2", "a1"),
    ]:
        (told,) = said(14, name, square)
        assert (told.code, told.stop) == ("no-line-to-corner", corner)
    assert said(14, "off-the-dangerous-squares", "e2")[0].code == "touches-no-corner"
    assert said(11, "nine-more-moves", "h1")[0].code == "takes-corner"
    assert said(12, "five-moves-to-weigh", "f3")[0].code == "leaves-beside"


def test_a_wrong_answer_in_lesson_13_is_told_what_comes_of_it_and_nothing_of_the_corner_it_touches() -> None:
    told = said(13, "answer-to-b7", "h2")
    assert [(reason.code, reason.stop, reason.n) for reason in told] == [
        ("answer-leaves", "e7", 9),
        ("costs-much", None, None),
    ]


def test_a_good_move_that_is_not_the_best_is_told_the_better_one() -> None:
    told = said(17, "answer-to-e1", "b6")
    assert [(reason.code, reason.stop, reason.n) for reason in told] == [
        ("sound-move", "a6", 3),
        ("answer-leaves", "d3", 6),
    ]


def test_an_answer_to_be_foreseen_in_lesson_13_is_far_better_than_the_others() -> None:
    for name in ("answer-to-b5", "answer-to-b7"):
        puzzle = step_of(13, name).puzzle
        assert isinstance(puzzle, Choose)
        best, second = sorted(puzzle.values.values(), reverse=True)[:2]
        assert best - second > 1


def test_outside_of_a_lesson_everything_is_said_and_the_board_is_the_same() -> None:
    step = step_of(14, "look-for-the-line")
    assert isinstance(step.puzzle, Choose) and step.puzzle.taught[0] == "off-x-and-c"
    free = msgspec.structs.replace(step, puzzle=msgspec.structs.replace(step.puzzle, taught=()))
    task = set_puzzle(OTHELLO, free)
    assert task.puzzle.weigh(task, "b2")[1].reasons[0].code == "leaves-more-frontier"
    assert puzzle_key(free) == puzzle_key(step)
    assert may_say((), "fewest-frontier") and not may_say(("takes-corner",), "fewest-frontier")


def test_a_move_that_leaves_one_move_more_than_the_best_is_called_nearly_as_good_and_told_what_matters() -> (
    None
):
    task = dict(asked(12))["edge-or-inside"]
    verdict, remark = task.puzzle.weigh(task, "d1")
    assert (verdict, [reason.code for reason in remark.reasons]) == ("almost", ["one-more", "costs"])
    for number in (12, 13, 14):
        for _, task in asked(number):
            best = min(measure_moves(task.position)[right].replies for right in task.answers)
            for move in moves_of(task.position):
                verdict, remark = task.puzzle.weigh(task, move)
                if remark.reasons[0].code == "one-more":
                    left = len(moves_of(task.position.play(move)))
                    assert (verdict, remark.reasons[0].n, left) == ("almost", left, best + 1)
                    assert len(remark.reasons) == 2
                    assert move not in task.answers


def test_a_corner_taken_too_early_can_wait_where_the_other_side_has_no_line_to_it() -> None:
    told = said(11, "five-moves-to-weigh", "h1")
    assert [(reason.code, reason.square, reason.stop) for reason in told] == [
        ("gives-corner", "h1", "a8"),
        ("corner-can-wait", "h1", None),
    ]
    for number in range(11, 24):
        for name, task in asked(number):
            for move in moves_of(task.position):
                codes = [reason.code for reason in task.puzzle.weigh(task, move)[1].reasons]
                if "corner-can-wait" in codes:
                    other = task.position.with_to_move(task.color.other)
                    assert measure_moves(task.position)[move].takes_corner, name
                    assert move not in other.legal_moves(), name
                    assert move not in task.position.play(task.known.best).legal_moves(), name


def test_praise_compares_with_a_move_that_leaves_clearly_more() -> None:
    (told,) = said(12, "edge-or-inside", "f2")
    assert (told.code, told.n, told.stop, told.of) == ("leaves-beside", 8, "f1", 11)


def test_praise_of_who_gives_no_corner_tells_what_the_other_moves_give() -> None:
    (only,) = said(13, "no-good-answer", "h6")
    assert only.code == "only-safe-move"
    (among,) = said(14, "seven-moves-to-weigh", "h6")
    assert (among.code, among.move, among.stop) == ("others-give", "g1", "h1")
    for number in (11, 12, 13, 14):
        for _, task in asked(number):
            moves = measure_moves(task.position)
            for move in task.answers:
                for reason in task.puzzle.weigh(task, move)[1].reasons:
                    if reason.code == "only-safe-move":
                        assert [one for one in moves if not moves[one].gives] == [move]
                    if reason.code == "others-give":
                        assert reason.move is not None and reason.stop in moves[reason.move].gives


def test_a_move_beside_an_empty_corner_marks_it_and_tells_what_opens_its_line() -> None:
    task = dict(asked(14))["off-the-dangerous-squares"]
    _, remark = task.puzzle.weigh(task, "g7")
    assert [reason.code for reason in remark.reasons] == ["beside-corner", "line-opens"]
    assert remark.shown == (("danger", "h8", "!"),)
    after = task.position.play("g7")
    diagonal = ["g7", "f6", "e5", "d4", "c3", "b2", "a1"]
    end = next(square for square in diagonal if after.at(square) is not task.color)
    closed = after.game.parse_diagram(
        _drawn(after, {end: "X" if task.color.value == "white" else "O"}), after.to_move
    )
    assert "h8" in closed.legal_moves()


def _drawn(position: Position, changed: dict[str, str]) -> str:
    """The board with some squares changed."""
    game, cells = position.game, position.cells()
    marks = {square: changed.get(square, cell) for square, cell in zip(game.squares, cells, strict=True)}
    rows = (" ".join([row, *(marks[column + row] for column in game.columns)]) for row in game.rows)
    return "\n".join(["  " + " ".join(game.columns), *rows])


def test_an_answer_that_is_shown_is_shown_with_what_makes_it_right() -> None:
    for number in (11, 12, 13, 14):
        for name, task in asked(number):
            why = task.puzzle.why(task)
            assert why is not None, name
            assert why.code not in ("takes-corner", "best-win", "best-draw", "best-loss"), name
