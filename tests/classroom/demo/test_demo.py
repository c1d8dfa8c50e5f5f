"""The big board as a value: what each action makes of it, and what it refuses."""

from __future__ import annotations

import pytest

from tutor.classroom.demo import actions, match_actions
from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.demo import Demo, Place, read_demo, start_of, write_demo
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, UnknownSquare
from tutor.games.othello.puzzles import Flips, LegalMove, PassOrPlay, Referee
from tutor.games.table import find_game
from tutor.lessons.model import Marks, Step

OTHELLO = find_game("othello")
ONE_LEFT = """
  a b c d
1 X X X X
2 X X X X
3 X X X X
4 X X O .
black to move
"""


def board(diagram: str, game: str = "othello-4x4") -> Demo:
    """A demo of the board that is drawn."""
    return actions.open_position(start_of(game), find_game(game).parse_diagram(diagram))


def refused(code: str, act: object, *given: object) -> bool:
    """Whether an action is refused with this code."""
    assert callable(act)
    with pytest.raises(CannotDo) as refusal:
        act(*given)
    return refusal.value.code == code


def test_what_is_written_is_read_again() -> None:
    demo = actions.toggle_arrow(actions.play(start_of("othello"), "d3"), "a1", "b2")
    assert read_demo(write_demo(demo)) == demo
    asked = actions.ask(demo, Flips("c3"))
    assert read_demo(write_demo(asked)) == asked
    assert read_demo("") is None
    assert read_demo('{"of": "another version"}') is None


def test_a_move_is_played_by_the_rules() -> None:
    demo = actions.play(start_of("othello"), "d3")
    assert demo.position == OTHELLO.start().play("d3")
    assert (demo.last_move, demo.to_move) == ("d3", Color.WHITE)
    with pytest.raises(IllegalMove):
        actions.play(demo, "a1")
    with pytest.raises(UnknownSquare):
        actions.play(demo, "z9")


def test_playing_on_after_going_back_forgets_the_other_moves() -> None:
    demo = start_of("othello")
    for move in ("d3", "c3", "c4"):
        demo = actions.play(demo, move)
    back = actions.show_move(demo, 1)
    assert (back.at, len(back.moves), back.news) == (1, 3, "jumped")
    assert actions.play(back, "c3").moves == ("d3", "c3", "c4"), "the same move goes along the line"
    assert actions.play(back, "e3").moves == ("d3", "e3")
    assert actions.show_move(back, -5).at == 0
    assert actions.show_move(back, 99).at == 3


def test_a_forced_pass_plays_itself() -> None:
    demo = start_of("othello")
    while demo.position.to_move is not None:
        demo = actions.play(demo, demo.position.legal_moves()[0])
        assert demo.position.legal_moves() != [PASS]
    assert PASS in demo.moves
    assert demo.at == len(demo.moves)


def test_the_last_move_ends_the_game() -> None:
    demo = actions.play(board(ONE_LEFT), "d4")
    assert demo.position.to_move is None
    assert refused("game-over", actions.hand_board, demo, "seat")
    assert refused("game-over", match_actions.begin_match, demo, ())


def test_a_step_without_a_side_is_a_drawing_until_something_is_played() -> None:
    step = Step(board=OTHELLO.diagram(OTHELLO.start()), text="Look.", marks=Marks(ring=("d3",)))
    demo = actions.open_step(start_of("othello"), "othello", step, Place("othello", "a-lesson", "two"))
    assert demo.is_drawing
    assert (demo.to_move, demo.rings) == (None, ("d3",))
    played = actions.play(demo, "d3")
    assert played.to_move is Color.WHITE
    assert played.shown_step is None, "its words were about another board"
    back = actions.show_move(played, 0)
    assert (back.shown_step, back.place, back.rings) == (step, demo.place, ("d3",))
    assert back.is_drawing
    match = match_actions.begin_match(back, ())
    assert (match.shown_step, match.to_move) == (None, Color.BLACK), "a match is played without its words"
    assert match_actions.end_match(match).shown_step is step


def test_a_step_that_plays_moves_can_be_walked_through() -> None:
    step = Step(board=OTHELLO.diagram(OTHELLO.start()), to_move="black", play=("d3", "c3"))
    demo = actions.open_step(start_of("othello"), "othello", step, Place("othello", "a-lesson", "one"))
    assert (demo.at, demo.moves) == (0, ("d3", "c3"))
    assert actions.show_move(demo, 1).shown_step is step
    stray = actions.play(demo, "c4")
    assert stray.moves == ("c4",)
    known = actions.show_move(stray, 0).moves
    assert known == ("d3", "c3"), "back at the beginning its own moves are known again"


def test_marks_come_and_go_and_a_move_takes_them_away() -> None:
    demo = actions.toggle_ring(actions.toggle_arrow(start_of("othello"), "a1", "h8"), "c4")
    assert (demo.rings, demo.arrows) == (("c4",), (("a1", "h8"),))
    assert actions.toggle_arrow(demo, "a1", "h8").arrows == ()
    assert actions.toggle_arrow(demo, "b2", "b2").rings == ("c4", "b2"), "an arrow to itself is a mark"
    played = actions.play(demo, "d3")
    assert (played.rings, played.arrows) == ((), ())
    with pytest.raises(UnknownSquare):
        actions.toggle_ring(demo, "z1")


def test_nothing_is_played_while_a_question_is_open() -> None:
    demo = actions.ask(start_of("othello"), LegalMove())
    assert demo.voting == 1
    for act, given in (
        (actions.play, ("d3",)),
        (actions.show_move, (0,)),
        (actions.ask, ()),
        (actions.hand_board, ("seat",)),
        (match_actions.begin_match, ((),)),
    ):
        assert refused("question-open", act, demo, *given)
    assert actions.close_question(demo).question is None


def test_what_the_board_cannot_answer_is_not_asked() -> None:
    demo = start_of("othello")
    assert refused("cannot-ask", actions.ask, demo, Flips("a1"))
    assert refused("cannot-ask", actions.ask_step, demo)
    over = actions.play(board(ONE_LEFT), "d4")
    for puzzle in (None, LegalMove(), PassOrPlay()):
        assert refused("cannot-ask", actions.ask, over, puzzle)


def test_without_a_question_there_is_nothing_to_show() -> None:
    demo = start_of("othello")
    for act in (actions.show_count, actions.reveal, match_actions.close_turn):
        assert refused("no-question", act, demo, {})
    assert refused("no-question", actions.look_at, demo, ("d3",))
    assert refused("no-question", actions.close_question, demo)


def test_a_referee_looks_at_what_stood_on_the_table() -> None:
    start = OTHELLO.start()
    wrong = OTHELLO.diagram(start.play("d3")).replace("4 . . . X X", "4 . . . O X")
    step = Step(board=OTHELLO.diagram(start), to_move="black", puzzle=Referee("d3", wrong))
    demo = actions.open_step(start_of("othello"), "othello", step, Place("", "referee", "1"))
    assert demo.shown.at("d4") is Color.WHITE
    asked = actions.ask_step(demo)
    assert asked.shown.at("d4") is Color.WHITE
    shown, points = actions.reveal(asked, {"one": ("d4",), "other": ("e4",)})
    assert shown.shown == start.play("d3")
    assert points == {"one": 1, "other": 0}
    assert actions.look_at(shown, ("e4",)).shown.at("d4") is Color.WHITE


def test_an_ended_demo_keeps_its_board_and_its_count_of_questions() -> None:
    demo = actions.ask(actions.play(start_of("othello"), "d3"))
    ended = actions.end(demo)
    assert (ended.running, ended.question, ended.asked) == (False, None, 1)
    again = actions.open_position(actions.begin(ended), OTHELLO.start())
    assert actions.ask(again).voting == 2
