import pytest

from tests.support.boards import NO_MOVE, START
from tutor.games.errors import UnknownSquare
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.puzzles import (
    AllLegalMoves,
    BestMove,
    Choice,
    FindSquare,
    Flips,
    LegalMove,
    PassOrPlay,
    Referee,
    Result,
)
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.judge import UnknownOption, judge
from tutor.puzzles.puzzle_tasks import set_puzzle

AFTER_F5 = START.replace("X O . . .", "X X X . .")

ALL_BLACK = START.replace("O", "X")

UNSOLVABLE = [
    (LegalMove(), NO_MOVE, "", "puzzle", "must pass"),
    (AllLegalMoves(), NO_MOVE, "", "puzzle", "must pass"),
    (BestMove("flips-fewest"), NO_MOVE, "", "puzzle", "must pass"),
    (LegalMove(), ALL_BLACK, "", "puzzle", "the game is over"),
    (AllLegalMoves(), ALL_BLACK, "", "puzzle", "the game is over"),
    (PassOrPlay(), ALL_BLACK, "", "puzzle", "the game is over"),
    (Flips("c4"), ALL_BLACK, "", "puzzle", "the game is over"),
    (Choice("mobility"), ALL_BLACK, "", "puzzle", "the game is over"),
    (FindSquare("i9"), START, "", "puzzle.square", "`i9` is not a square"),
    (Choice("disc-on", "i9"), START, "", "puzzle.square", "`i9` is not a square"),
    (Choice("disc-on"), START, "", "puzzle.square", "is not a square"),
    (Flips("a1"), START, "", "puzzle.move", "`a1` is no legal move"),
    (Flips("pass"), NO_MOVE, "", "puzzle.move", "`pass` is no legal move"),
    (Referee("a1", START), START, "", "puzzle.move", "`a1` is no legal move"),
    (Referee("f5", START), START, "", "puzzle.after", "appear or vanish"),
    (Referee("f5", AFTER_F5.replace("X X X", "X X O")), START, "", "puzzle.after", "wrong colour"),
    (Referee("f5", "  a b c"), START, "", "puzzle.after", "columns"),
    (Result(), START, "", "puzzle", "not over"),
    (BestMove("takes-corner"), START, "", "puzzle.measure", "no move here takes corner"),
    (BestMove("gives-no-corner"), START, "", "puzzle.measure", "every legal move is right"),
    (BestMove("fewest-replies"), START, "", "puzzle.measure", "every legal move is right"),
    (Choice("square-name"), START, "", "marks.ring", "rings one square"),
    (Choice("square-name"), START, "a1 a2", "marks.ring", "rings one square"),
    (Choice("square-name"), START, "z1", "marks.ring", "`z1` is not a square"),
    (Choice("corner-name"), START, "b1", "marks.ring", "`b1` is no corner"),
    (Choice("next-on-line"), START, "a1 a2", "marks.ring", "three neighbours"),
    (Choice("next-on-line"), START, "a1 a2 b3", "marks.ring", "three neighbours"),
    (Choice("next-on-line"), START, "a1 c1 e1", "marks.ring", "three neighbours"),
    (Choice("next-on-line"), START, "f1 g1 h1", "marks.ring", "no square comes next"),
    (Choice("start-board", boards=(START,)), START, "", "puzzle.boards", "not the start"),
    (Choice("start-board", boards=(AFTER_F5,)), AFTER_F5, "", "puzzle.boards", "none of the boards"),
    (Choice("start-board", boards=("X",)), START, "", "puzzle.boards[1]", "columns"),
]


@pytest.mark.parametrize(("puzzle", "board", "ring", "field", "sentence"), UNSOLVABLE)
def test_a_puzzle_without_an_answer_or_a_wrong_one_is_refused(set_task, puzzle, board, ring, field, sentence):
    with pytest.raises(UnsolvablePuzzle) as refused:
        set_task(puzzle, board, "black", ring)
    assert refused.value.field == field
    assert sentence in refused.value.sentence
    assert str(refused.value) == f"{field}: {refused.value.sentence}"


def test_a_step_that_asks_nothing_is_no_puzzle():
    with pytest.raises(UnsolvablePuzzle):
        set_puzzle(find_game("othello"), Step(START))


def test_answers_come_from_the_rules(set_task):
    assert set_task(LegalMove(), START, "black").answers == ("d3", "c4", "f5", "e6")
    assert set_task(PassOrPlay(), NO_MOVE, "black").answers == ("pass",)
    assert set_task(Flips("f5"), START, "black").answers == ("e5",)
    left = AFTER_F5.replace("X X X", "X O X")
    assert set_task(Referee("f5", left), START, "black").answers == ("e5",)


def test_what_is_tapped_depends_on_the_kind(set_task):
    assert set_task(LegalMove(), START, "black").select == "one"
    assert set_task(AllLegalMoves(), START, "black").select == "many"
    assert set_task(Choice("first-player"), START).select == "choice"


def test_an_unknown_square_is_refused(set_task):
    for puzzle in (LegalMove(), AllLegalMoves(), FindSquare("a1")):
        for tap in ("i9", "", "pass", "A1"):
            with pytest.raises(UnknownSquare):
                judge(set_task(puzzle, START, "black"), (tap,))


def test_an_unknown_option_is_refused(set_task):
    with pytest.raises(UnknownOption):
        judge(set_task(Choice("first-player"), START), ("green",))
