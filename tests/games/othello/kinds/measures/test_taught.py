"""In a lesson a move is explained by what was taught; in practice and in sets by everything."""

import msgspec
import pytest

from tests.games.othello.kinds.measures.lesson_boards import OTHELLO, asked, said, step_of
from tutor.classroom.work.sets import puzzle_key
from tutor.games.base import Position
from tutor.games.kinds.moves import moves_of, play_out
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.measures.move_feedback import MUCH
from tutor.games.othello.kinds.measures.taught import may_say
from tutor.games.othello.puzzles import Choose
from tutor.puzzles.puzzle_tasks import set_puzzle

TAUGHT_IN = {
    "frontier": 16,
    "stable": 15,
    "keeps-": 17,
    "odd": 22,
    "beside-corner": 14,
    "x-": 14,
    "c-": 14,
    "touches-no-corner": 14,
    "no-line-to-corner": 14,
    "only-bad-left": 18,
    "edge-holds": 20,
    "gives-and-takes": 21,
    "gifts": 13,
    "leaves-safe": 13,
    "leaves-": 12,
    "one-more": 12,
    "line-opens": 14,
}
"""The lesson that teaches what a code speaks of, by a part of it: the first that is found counts."""


@pytest.mark.parametrize("number", [11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23])
def test_no_reason_speaks_of_what_a_later_lesson_teaches(number: int) -> None:
    for name, task in asked(number):
        for move in moves_of(task.position):
            for reason in task.puzzle.weigh(task, move)[1].reasons:
                lessons = (lesson for part, lesson in TAUGHT_IN.items() if part in reason.code)
                assert next(lessons, 1) <= number, f"{name} {move}: {reason.code}"


@pytest.mark.parametrize("number", [11, 12, 13, 14])
def test_an_answer_is_never_told_before_a_reason(number: int) -> None:
    for name, task in asked(number):
        for move in moves_of(task.position):
            codes = [reason.code for reason in task.puzzle.weigh(task, move)[1].reasons]
            assert codes[0] != "answered", f"{name} {move}"


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
                    case "answer-leaves-fewer" | "answer-leaves-more":
                        other = known.best if reason.code == "answer-leaves-fewer" else reason.move
                        assert reason.square and reason.stop and other
                        for first, answer, left in (
                            (reason.square, reason.stop, reason.n),
                            (other, known.answer(other), reason.of),
                        ):
                            after = play_out(position, (first, answer))
                            assert left == len(moves_of(after))
                            assert after.to_move is position.to_move
                    case "leaves-more":
                        moves = measure_moves(position)
                        assert (reason.n, reason.of) == (moves[move].replies, moves[known.best].replies)
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
        ("seven-more-moves", "a2", "a1"),
    ]:
        told = said(14, name, square)[0]
        assert (told.code, told.stop) == ("no-line-to-corner", corner)
    assert said(14, "off-the-dangerous-squares", "e2")[0].code == "touches-no-corner"
    assert said(11, "nine-more-moves", "h1")[0].code == "takes-corner"
    assert said(12, "five-moves-to-weigh", "f3")[0].code == "leaves-fewest"


def test_a_wrong_answer_in_lesson_13_is_told_what_the_best_one_leaves_and_the_board_shows_it() -> None:
    for name, move, code, marked in (
        ("answer-to-b5", "f5", "leaves-more", 6),
        ("answer-to-a5", "h4", "leaves-no-pass", 1),
        ("answer-to-h6", "h3", "leaves-safe", 11),
        ("twenty-two-empty-squares", "a7", "only-gifts", 6),
    ):
        task = dict(asked(13))[name]
        remark = task.puzzle.weigh(task, move)[1]
        assert (remark.reasons[0].code, len(remark.shown)) == (code, marked)


def test_after_the_best_answer_in_lesson_13_every_move_gives_a_corner_away() -> None:
    task = dict(asked(13))["answer-to-h6"]
    remark = task.puzzle.weigh(task, "g8")[1]
    assert [reason.code for reason in remark.reasons] == ["all-gifts"]
    assert {mark for mark, _, _ in remark.shown} == {"danger"}


@pytest.mark.parametrize("number", [11, 12, 13, 14])
def test_nearly_every_wrong_move_is_told_what_the_board_shows(number: int) -> None:
    """What is only counted in discs at the end cannot be seen by a learner."""
    hidden = {
        (name, move)
        for name, task in asked(number)
        for move in moves_of(task.position)
        if task.puzzle.weigh(task, move)[1].reasons[0].code in ("ends-with", "costs", "costs-much")
    }
    assert hidden <= {("eight-moves-to-weigh", "b4")}


def test_a_good_move_that_is_not_the_best_is_told_the_better_one() -> None:
    told = said(17, "answer-to-e1", "b6")
    assert [(reason.code, reason.stop, reason.n) for reason in told[:1]] == [("sound-move", "a6", 3)]


@pytest.mark.parametrize("number", [11, 12, 13, 14])
def test_no_measure_is_named_by_which_the_move_that_was_played_is_as_good(number: int) -> None:
    for _, task in asked(number):
        moves, judged = measure_moves(task.position), task.known
        assert judged is not None
        for move in moves_of(task.position):
            if not judged.is_sound(move):
                continue
            for reason in task.puzzle.weigh(task, move)[1].reasons[1:]:
                if reason.code in ("leaves-beside", "leaves-fewest"):
                    assert moves[judged.best].replies < moves[move].replies
                if reason.code == "leaves-beside":
                    assert reason.stop == move
                if reason.code == "answer-leaves-more":
                    assert reason.move == move and (reason.n or 0) > (reason.of or 0)


def test_an_answer_to_be_foreseen_in_lesson_13_is_far_better_than_the_others() -> None:
    for name in ("answer-to-b5", "answer-to-a5", "answer-to-h6"):
        puzzle = step_of(13, name).puzzle
        assert isinstance(puzzle, Choose)
        best, second = sorted(puzzle.values.values(), reverse=True)[:2]
        assert best - second > 1


def test_outside_of_a_lesson_everything_is_said_and_the_board_is_the_same() -> None:
    step = step_of(14, "seven-more-moves")
    assert isinstance(step.puzzle, Choose) and step.puzzle.taught[0] == "off-x-and-c"
    free = msgspec.structs.replace(step, puzzle=msgspec.structs.replace(step.puzzle, taught=()))
    task = set_puzzle(OTHELLO, free)
    assert "no-line-to-corner" not in [reason.code for reason in task.puzzle.weigh(task, "a2")[1].reasons]
    assert puzzle_key(free) == puzzle_key(step)
    assert may_say((), "fewest-frontier") and not may_say(("takes-corner",), "fewest-frontier")


def test_a_move_that_loses_much_is_not_nearly_right_because_it_leaves_one_move_more() -> None:
    task = dict(asked(14))["eight-moves-to-weigh"]
    verdict, remark = task.puzzle.weigh(task, "b4")
    told = [(reason.code, reason.n, reason.of) for reason in remark.reasons]
    assert (verdict, told) == ("not-yet", [("answer-leaves-fewer", 6, 7)])
    for number in (12, 13, 14):
        for _, task in asked(number):
            moves, judged = measure_moves(task.position), task.known
            assert judged is not None
            for move in moves_of(task.position):
                for reason in task.puzzle.weigh(task, move)[1].reasons:
                    if reason.code == "one-more":
                        assert judged.decision.loss(move) < MUCH
                    if reason.code == "leaves-more":
                        assert moves[move].replies > moves[judged.best].replies + 1


def test_an_x_or_c_square_is_drawn_with_the_line_into_its_corner() -> None:
    task = dict(asked(14))["nine-more-moves"]
    remark = task.puzzle.weigh(task, "b7")[1]
    assert remark.reasons[0].code == "x-beside-corner"
    assert (remark.lines_from, remark.shown) == ("a8", (("danger", "a8", "!"),))
    assert [(line.direction, "b7" in line.run) for line in remark.lines] == [("up-right", True)]
    assert task.puzzle.aftermath(task, "b7", right=False).moves == ("b7",)


def test_a_right_move_is_praised_for_what_most_others_lack_and_the_best_of_them_too() -> None:
    for name, move, codes in (
        ("close-to-a-corner", "g6", ["answer-leaves-more"]),
        ("nine-more-moves", "e6", ["leaves-fewest", "opens-fewer", "worth-more"]),
        ("corners-still-empty", "g8", ["no-line-to-corner", "answer-leaves-more"]),
        ("eight-moves-to-weigh", "d6", ["leaves-fewest", "opens-fewer"]),
    ):
        assert [reason.code for reason in said(14, name, move)] == codes


def test_a_move_that_is_refused_is_told_the_number_that_the_best_move_has() -> None:
    told = said(14, "close-to-a-corner", "f7")[0]
    assert (told.code, told.n, told.of) == ("leaves-more", 13, 11)


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


def test_praise_of_who_gives_no_corner_tells_what_the_other_moves_give() -> None:
    only = said(13, "no-good-answer", "h6")[0]
    assert only.code == "only-safe-move"
    among = said(14, "seven-moves-to-weigh", "h6")[0]
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
    assert [reason.code for reason in remark.reasons] == ["x-beside-corner", "line-opens"]
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


def test_how_a_corner_is_kept_is_told_by_the_disc_that_ended_the_line_and_its_line_is_drawn_first() -> None:
    told = 0
    for number in (11, 12, 13, 14):
        for name, task in asked(number):
            for move in task.answers:
                _, remark = task.puzzle.weigh(task, move)
                for reason in remark.reasons:
                    if reason.code != "line-loses-end":
                        continue
                    assert reason.stop and reason.move, name
                    other = task.position.with_to_move(task.color.other)
                    after = task.position.play(move)
                    assert reason.move in other.legal_moves() and reason.move not in after.legal_moves()
                    assert (other.at(reason.stop), after.at(reason.stop)) == (task.color.other, task.color)
                    assert reason.stop in remark.lines[0].run
                    given = [one for one in measure_moves(task.position).values() if reason.move in one.gives]
                    if task.known and move == task.known.best:
                        assert all(reason in task.puzzle.why(task, one.square) for one in given), name
                    told += 1
    assert told > 5


def test_the_square_beside_a_corner_is_named_in_the_lesson_that_teaches_its_name() -> None:
    for move, code in (("g2", "x-gives-corner"), ("a7", "c-gives-corner"), ("b7", "x-gives-corner")):
        assert said(14, "seven-moves-to-weigh", move)[0].code == code
    assert said(11, "five-moves-to-weigh", "b7")[0].code == "gives-corner"
