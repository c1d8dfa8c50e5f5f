import pytest

from tutor.classroom.editing import KINDS, Draft, Unfit, draft_of, put_disc, side_of, start_cells, step_of
from tutor.puzzles.bank import TOPICS, read_shelf
from tutor.puzzles.goals import set_puzzle
from tutor.rules import find_game

OTHELLO = find_game("othello")
START = start_cells(OTHELLO)
EMPTY = "." * 64
CORNER = """
  a b c d e f g h
1 . O X . . . . .
2 . . . . . . . .
3 . . . X O . . .
4 . . . O X . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""


def cells(diagram: str) -> str:
    return OTHELLO.parse_diagram(diagram).cells()


def reason(draft: Draft) -> str:
    with pytest.raises(Unfit) as unfit:
        step_of(OTHELLO, draft)
    return unfit.value.reason


def test_the_rules_answer_what_a_draft_asks() -> None:
    step = step_of(OTHELLO, Draft(START, "black", "all-legal-moves"))
    assert set(set_puzzle(OTHELLO, step).answers) == {"d3", "c4", "f5", "e6"}
    step = step_of(OTHELLO, Draft(START, "black", "flips", "d3"))
    assert set_puzzle(OTHELLO, step).answers == ("d4",)
    step = step_of(OTHELLO, Draft(cells(CORNER), "black", "takes-corner"))
    assert set_puzzle(OTHELLO, step).answers == ("a1",)


def test_a_disc_put_twice_goes_away() -> None:
    once = put_disc(OTHELLO, EMPTY, "a1", "X")
    assert once == "X" + "." * 63
    assert put_disc(OTHELLO, once, "a1", "O") == "O" + "." * 63
    assert put_disc(OTHELLO, once, "a1", "X") == EMPTY


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        (Draft(START, "black", "flips"), "no-square"),
        (Draft(START, "black", "flips", "a1"), "not-a-move"),
        (Draft(EMPTY, "black", "legal-move"), "over"),
        (Draft(EMPTY, "black", "mobility"), "over"),
        (Draft(START, "black", "result"), "not-over"),
        (Draft(START, "black", "takes-corner"), "none-such"),
        (Draft(START, "black", "fewest-replies"), "all-alike"),
        (Draft("OOX" + "." * 61, "black", "legal-move"), "must-pass"),
        (Draft(START, "black", "flips", "d3", title="Black plays d3, so d4 flips"), "tells"),
    ],
)
def test_a_draft_that_is_no_puzzle_is_told_why(draft: Draft, said: str) -> None:
    assert reason(draft) == said


def test_square_names_in_a_question_become_buttons() -> None:
    step = step_of(OTHELLO, Draft(START, "black", "flips", "d3", title="  What does d3\u202e flip? "))
    assert step.title == "What does `d3` flip?"


BANKED = [step for topic in TOPICS for step in read_shelf(topic, 3)[:1]]


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_can_be_changed_again(kind: str) -> None:
    boards = [(board, side_of("black")) for board in (START, cells(CORNER), EMPTY, "X" * 64)]
    boards += [(step.position(OTHELLO).cells(), side_of(step.to_move or "")) for step in BANKED]
    for board, side in boards:
        try:
            step = step_of(OTHELLO, Draft(board, side, kind, "a1" if "square" in kind else "d3", "", "Look."))
        except Unfit:
            continue
        again = draft_of(OTHELLO, step)
        assert again is not None
        assert step_of(OTHELLO, again) == step
        return
    raise AssertionError(f"no board asks {kind}")
