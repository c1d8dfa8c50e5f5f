"""Several moves in a row: every right line is accepted, and every move is answered by the best one."""

import pytest

from tests.support.boards import ENDING
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.kinds.moves import play_out
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.engine.endgame.exact import score_of, values_of
from tutor.games.othello.kinds.measures.playing_out import answers_to
from tutor.games.othello.puzzles import Sequence
from tutor.games.table import find_game
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import solutions


@pytest.fixture
def task(set_task):
    return set_task(Sequence(3), ENDING, "black")


def test_every_line_that_keeps_the_score_is_right(task):
    assert solutions(task) == [("a3", "d2", "g1"), ("f8", "d2", "g1")]
    best = score_of(task.position)
    for line in solutions(task):
        judged = judge(task, line)
        assert (judged.verdict, judged.found, judged.of) == ("right", 3, 3)
        position = task.position
        for move in line:
            position = play_out(position, (move, *answers_to(position, move)))
            assert score_of(position) == best


def test_the_first_move_that_is_not_best_is_told(task):
    judged = judge(task, ("a3", "g1"))
    assert judged.verdict == "almost"
    assert (judged.found, judged.of) == (1, 3)
    assert judged.reasons[0].square == "g1" and judged.reasons[0].code.startswith("ends-in-")
    assert judge(task, ("d2", "a3")).verdict == "not-yet"


def test_a_square_that_is_no_move_is_explained_on_the_board_of_its_turn(task):
    assert judge(task, ("a3", "a3")).reasons == (Reason("square-is-taken", color=Color.BLACK, square="a3"),)


def test_a_line_not_yet_at_its_end_goes_on(task):
    judged = judge(task, ("f8", "d2"))
    assert (judged.verdict, judged.found) == ("almost", 2)
    assert judged.reasons == (Reason("sequence-goes-on", color=Color.BLACK),)
    assert judge(task, ()).verdict == "not-yet"


def test_more_moves_than_asked_for_are_no_answer(task):
    assert judge(task, ("a3", "d2", "g1", "c1")).verdict == "not-yet"


def test_the_other_side_answers_with_its_best(task):
    for move in task.position.legal_moves():
        position = task.position.play(move)
        for answer in answers_to(task.position, move):
            values = values_of(position)
            assert values[answer] == max(values.values())
            position = position.play(answer)
        assert position.to_move in (task.position.to_move, None)
        assert position.legal_moves() != [PASS]


def test_passes_of_both_sides_are_played_along():
    found = 0
    for start in passing():
        for move in start.legal_moves():
            answers = () if move == PASS else answers_to(start, move)
            found += PASS in answers
    assert found


def passing():
    """Positions late on a small board, where passes are common."""
    waiting, seen = [find_game("othello-4x4").start()], set()
    while waiting and len(seen) < 900:
        position = waiting.pop()
        seen.add(position)
        waiting += [position.play(move) for move in position.legal_moves()]
        if position.to_move and len(position.empties()) < 5:
            yield position


@pytest.mark.parametrize(
    ("moves", "board", "field", "sentence"),
    [
        (1, ENDING, "puzzle.moves", "2 to 6 moves, not 1"),
        (7, ENDING, "puzzle.moves", "2 to 6 moves, not 7"),
        (2, ENDING.replace("2 X O X", "2 . . .").replace("3 . O X X O", "3 . . . . ."), "board", "up to 12"),
    ],
)
def test_a_sequence_that_cannot_be_set_is_refused(set_task, moves, board, field, sentence):
    with pytest.raises(UnsolvablePuzzle) as refused:
        set_task(Sequence(moves), board, "black")
    assert refused.value.field == field
    assert sentence in refused.value.sentence
