"""How many replies a move leaves is seen by the squares that it opens, and those that it takes away."""

from tests.support.boards import INSIDE_ROWS, QUIET
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.games.othello.kinds.moves.opened import (
    flips_inside,
    replies_turned,
    see_few,
    signed_as,
    tell_opened,
)
from tutor.games.othello.overlays import moves_counted
from tutor.games.othello.puzzles import BestMove
from tutor.games.table import find_game
from tutor.puzzles.judge import judge

BLACK = Color.BLACK
POSITION = find_game("othello").parse_diagram(QUIET, BLACK)
"""f5 opens eight squares to White and leaves eleven, a6 opens none and leaves three."""

INSIDE = find_game("othello").parse_diagram(INSIDE_ROWS, BLACK)
"""a3 flips what lies inside: White must pass. f5 opens five squares."""


def test_opened_is_what_the_other_side_could_not_play_before() -> None:
    before = set(POSITION.with_to_move(Color.WHITE).legal_moves())
    for move in POSITION.legal_moves():
        after = set(POSITION.play(move).legal_moves())
        here = replies_turned(POSITION, move)
        assert set(here.opened) == after - before
        assert set(here.taken) == before - after - {move}
        assert measure_moves(POSITION)[move].replies == len(before - {move}) + len(here.opened) - len(
            here.taken
        )


def test_a_wrong_move_is_told_how_many_squares_it_opens_and_they_get_a_sign() -> None:
    told = tell_opened(POSITION, "f5")
    assert told == Reason("opened", color=BLACK, square="f5", n=8)
    marks = signed_as(told, POSITION, "f5", moves_counted(POSITION.play("f5")))
    signs = [square for kind, square, sign in marks if (kind, sign) == ("letter", "+")]
    assert sorted(signs) == sorted(replies_turned(POSITION, "f5").opened)
    assert len(marks) == 11
    assert tell_opened(POSITION, "d7") is None  # one square is not worth a word


def test_a_right_move_is_praised_for_what_it_does_not_open() -> None:
    assert see_few(POSITION, "a6", "f5") == Reason("opens-none", color=BLACK, square="a6")
    assert not flips_inside(POSITION, "a6")
    assert see_few(INSIDE, "a3", "f5") == Reason("flips-inside", color=BLACK, square="a3")
    fewer = see_few(POSITION, "d7", "f5")
    assert fewer == Reason("opens-fewer", color=BLACK, square="d7", stop="f5", n=1, of=8)
    assert see_few(POSITION, "d7", "d7") is None


def test_what_a_move_takes_away_gets_a_sign_of_its_own() -> None:
    told = Reason("takes-away", color=BLACK, square="a6", n=1)
    marks = signed_as(told, POSITION, "a6", moves_counted(POSITION.play("a6")))
    assert [mark for mark in marks if mark[0] == "letter"] == [("letter", "a3", "×")]


def test_the_reason_is_given_where_the_fewest_replies_are_asked_for(set_task) -> None:
    judged = judge(set_task(BestMove("fewest-replies"), QUIET, "black"), ("a6",))
    assert [reason.code for reason in judged.reasons] == ["leaves-fewest", "opens-none"]
    assert {mark[1] for mark in judged.shown} == set(POSITION.play("a6").legal_moves())
