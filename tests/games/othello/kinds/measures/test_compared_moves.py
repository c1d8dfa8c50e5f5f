"""The shown answer compared with the move that was played, and what a lesson says of squares and corners."""

from tests.games.othello.kinds.measures.lesson_boards import asked, said
from tutor.games.kinds.moves import moves_of


def test_an_answer_that_is_shown_is_shown_with_what_makes_it_right() -> None:
    for number in (11, 12, 13, 14):
        for name, task in asked(number):
            for played in set(moves_of(task.position)).difference(task.answers):
                why = task.puzzle.why(task, played)
                assert why, name
                assert not {"takes-corner", "best-win", "best-draw"}.intersection(one.code for one in why), (
                    name
                )


def test_an_answer_that_is_shown_is_compared_with_the_move_that_was_played() -> None:
    task = dict(asked(12))["five-moves-to-weigh"]
    told = {
        move: [(why.code, why.square, why.stop, why.n, why.of) for why in task.puzzle.why(task, move)]
        for move in ("d2", "b4")
    }
    assert told["d2"] == [("leaves-beside", "f3", "d2", 8, 11)]
    assert told["b4"] == [("leaves-beside", "f3", "b4", 8, 12)]
    ending = dict(asked(11))["five-moves-to-weigh"]
    assert [why.code for why in ending.puzzle.why(ending, "h1")] == ["ends-in-win", "ends-in-loss"]


def test_an_x_square_is_called_by_its_name_whatever_else_is_wrong_with_it() -> None:
    told = said(14, "corners-still-empty", "g7")
    assert [(reason.code, reason.square) for reason in told][-1] == ("x-beside-corner", "g7")
    for name, task in asked(14):
        for move in {"b2", "b7", "g2", "g7"}.difference(task.answers).intersection(moves_of(task.position)):
            corner = {"b": "a", "g": "h"}[move[0]] + {"2": "1", "7": "8"}[move[1]]
            if task.position.at(corner) is None and not task.known.is_sound(move):
                codes = [reason.code for reason in task.puzzle.weigh(task, move)[1].reasons]
                assert any(code.startswith("x-") for code in codes), (name, move)


def test_the_hint_where_only_a_corner_is_right_points_to_the_corners() -> None:
    for name in ("take-the-open-corner", "corner-for-one-disc", "nine-more-moves"):
        task = dict(asked(11))[name]
        assert task.puzzle.hint_topic(task) == "takes-corner"
    task = dict(asked(11))["keep-black-out"]
    assert task.puzzle.hint_topic(task) == "gives-no-corner"


def test_the_line_into_the_corner_is_drawn_where_every_answer_opens_it() -> None:
    task = dict(asked(13))["answer-to-h6"]
    _, remark = task.puzzle.weigh(task, "g8")
    assert (remark.reasons[0].code, remark.lines_from) == ("all-gifts", "a8")
    assert [(line.direction, line.stop) for line in remark.lines] == [("right", "g8")]
