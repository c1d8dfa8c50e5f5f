"""Questions to a class: reading answers, counting them, and the move that the reveal plays."""

from __future__ import annotations

from pathlib import Path

from tutor.classroom.demo import actions, match_actions
from tutor.classroom.demo.demo import Demo, Place, start_of
from tutor.classroom.demo.match import Match, most_wanted
from tutor.classroom.demo.questions import (
    MOST_TOLD,
    Question,
    read_answer,
    votes_by_square,
    wrong_answers,
)
from tutor.games.color import Color
from tutor.games.kinds.kind import Puzzle
from tutor.games.othello.puzzles import AllLegalMoves, BestMove, Choice, Flips, LegalMove
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses

START = start_of("othello")


def asked(puzzle: Puzzle | None = None, demo: Demo = START) -> Demo:
    """A board with an open question."""
    return actions.ask(demo, puzzle)


def question(demo: Demo) -> Question:
    assert demo.question is not None
    return demo.question


def test_an_answer_is_kept_in_board_order_and_once() -> None:
    many = question(asked(AllLegalMoves()))
    assert read_answer("othello", many, ("f5", "d3", "f5")) == ("d3", "f5")
    assert read_answer("othello", many, ("f5", "z9")) is None
    assert read_answer("othello", many, ()) is None


def test_one_square_is_one_square() -> None:
    one = question(asked(LegalMove()))
    assert read_answer("othello", one, ("a1",)) == ("a1",), "wrong answers are answers"
    assert read_answer("othello", one, ("d3", "c4")) is None
    assert read_answer("othello", one, ("pass",)) is None


def test_an_option_is_answered_by_its_key() -> None:
    choice = question(asked(Choice("mobility")))
    assert read_answer("othello", choice, ("d3",)) is None


def test_answers_are_counted_the_most_frequent_first() -> None:
    demo = actions.show_count(
        asked(AllLegalMoves()), {"a": ("d3", "c4"), "b": ("d3",), "c": ("d3", "c4"), "d": ("a1",)}
    )
    found = question(demo)
    assert [(counted.answer, counted.n) for counted in found.tally] == [
        (("d3", "c4"), 2),
        (("d3",), 1),
        (("a1",), 1),
    ]
    assert votes_by_square(found) == {"d3": 3, "c4": 2, "a1": 1}
    assert (found.answered, demo.voting) == (4, found.number)


def test_the_reveal_plays_what_most_have_found() -> None:
    answers = {"a": ("c4",), "b": ("c4",), "c": ("d3",), "d": ("a1",), "e": ("a1",), "f": ("a1",)}
    demo, points = actions.reveal(asked(LegalMove()), answers)
    assert demo.last_move == "c4"
    assert demo.shown == find_game("othello").start().play("c4")
    assert demo.position == find_game("othello").start(), "the board itself waits"
    assert points == {"a": 1, "b": 1, "c": 1, "d": 0, "e": 0, "f": 0}
    assert demo.voting is None


def test_the_reveal_of_flips_plays_the_move_that_was_asked_about() -> None:
    demo, points = actions.reveal(asked(Flips("d3")), {"a": ("d4",), "b": ("e5",)})
    assert (demo.last_move, points) == ("d3", {"a": 1, "b": 0})


def test_where_one_would_play_no_legal_move_is_wrong_and_none_is_shown() -> None:
    demo, points = actions.reveal(asked(), {"a": ("d3",), "b": ("f5",), "c": ("a1",)})
    assert points == {"a": 1, "b": 1, "c": 0}
    assert demo.last_move is None
    assert [counted.answer for counted in wrong_answers("othello", question(demo))] == [("a1",)]


def test_only_the_most_frequent_wrong_answers_are_explained() -> None:
    squares = find_game("othello").squares
    wrong = [square for square in squares if square not in ("d3", "c4", "f5", "e6")]
    demo, _ = actions.reveal(asked(LegalMove()), {square: (square,) for square in wrong})
    assert len(wrong_answers("othello", question(demo))) == MOST_TOLD


def test_a_best_move_that_is_not_the_best_is_a_wrong_answer() -> None:
    demo = START
    for move in ("f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3", "e6"):
        demo = actions.play(demo, move)
    best, _ = actions.reveal(asked(BestMove("flips-fewest"), demo), {})
    right = question(best).played
    assert right is not None
    legal = [move for move in demo.position.legal_moves() if len(demo.position.flips(move)) > 1]
    shown, points = actions.reveal(asked(BestMove("flips-fewest"), demo), {"a": (right,), "b": (legal[0],)})
    assert points == {"a": 1, "b": 0}
    assert len(wrong_answers("othello", question(shown))) == 1


def test_teams_are_dealt_in_turn_and_late_comers_keep_theirs() -> None:
    match = Match(seats=("aa", "bb", "cc"))
    assert [match.team(seat) for seat in match.seats] == [Color.BLACK, Color.WHITE, Color.BLACK]
    assert match.team("0" * 31 + "1") is Color.WHITE
    assert match.team("0" * 31 + "2") is Color.BLACK
    assert Match(computer="white", level=1).team("aa") is Color.BLACK


def test_a_tie_is_broken_by_the_order_of_the_board() -> None:
    demo = match_actions.begin_match(START, ("a", "b"))
    tied = actions.show_count(demo, {"a": ("e6",), "b": ("c4",), "c": ("a1",), "d": ("a1",)})
    assert most_wanted(question(tied), tied.position) == "c4"


def test_a_match_asks_for_move_after_move() -> None:
    demo = match_actions.begin_match(START, ("a", "b"))
    assert demo.voting == 1
    demo = match_actions.close_turn(demo, {"a": ("d3",)})
    assert (demo.voting, demo.position.to_move, demo.at) == (2, Color.WHITE, 1)


def test_the_computer_answers_when_it_is_its_turn() -> None:
    demo = match_actions.begin_match(START, (), Color.WHITE, 3)
    demo = match_actions.close_turn(demo, {"a": ("d3",)})
    assert (demo.computer_moves, demo.voting) == (True, None)
    demo = match_actions.answer_turn(demo, "c3")
    assert (demo.computer_moves, demo.voting) == (False, 2)


def test_a_class_foresees_the_answer_on_the_board_after_the_move() -> None:
    (lesson,) = load_courses(Path(__file__).parents[2] / "courses")["othello"].lessons
    step = lesson.step(lesson.names.index("foresee") + 1)
    demo = actions.ask_step(actions.open_step(START, "othello", step, Place("", "endgame", "1")))
    assert demo.shown.at("g6") is Color.BLACK
    assert demo.to_move is Color.WHITE
    shown, points = actions.reveal(demo, {"a": ("h1",), "b": ("f4",)})
    assert points == {"a": 1, "b": 0}
    assert shown.shown.at("h1") is Color.WHITE
