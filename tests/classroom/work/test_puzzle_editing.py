from contextlib import suppress

import pytest

from tests.support.boards import A1_IS_FREE as CORNER
from tutor.classroom.work.kinds import kinds as kinds_asked
from tutor.classroom.work.puzzle_editing import Draft, draft_of, put_disc, side_of, start_cells, step_of
from tutor.classroom.work.question_builder import Unfit
from tutor.classroom.work.set_files import read_set, write_set
from tutor.games.color import Side
from tutor.games.go.kinds.life.about_group import WIDEST
from tutor.games.othello.puzzles import Choice
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import TOPICS, level_puzzles
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.web.wording.asking_words import why_unfit
from tutor.web.wording.go.headings import UNFIT

KINDS = kinds_asked()

OTHELLO = find_game("othello")
START = start_cells(OTHELLO)
EMPTY = "." * 64


def cells(diagram: str) -> str:
    return OTHELLO.parse_diagram(diagram).cells()


def reason(draft: Draft) -> str:
    with pytest.raises(Unfit) as unfit:
        step_of(OTHELLO, draft)
    return unfit.value.reason


def test_the_rules_answer_what_a_draft_asks() -> None:
    step = step_of(OTHELLO, Draft(START, "black", "all-legal-moves"))
    assert set(set_puzzle(OTHELLO, step).answers) == {"d3", "c4", "f5", "e6"}
    step = step_of(OTHELLO, Draft(START, "black", "flips", ("d3",)))
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
        (Draft(START, "black", "flips", ("a1",)), "not-a-move"),
        (Draft(EMPTY, "black", "legal-move"), "over"),
        (Draft(EMPTY, "black", "mobility"), "over"),
        (Draft(START, "black", "result"), "not-over"),
        (Draft(START, "black", "takes-corner"), "none-such"),
        (Draft(START, "black", "fewest-replies"), "all-alike"),
        (Draft("OOX" + "." * 61, "black", "legal-move"), "must-pass"),
        (Draft(EMPTY, "black", "count-moves:white"), "must-pass"),
        (Draft(EMPTY, "black", "mark-stable:black"), "no-disc"),
        (Draft(START, "black", "best-exact"), "too-early"),
        (Draft(START, "black", "sequence:3"), "too-early"),
        (Draft(START, "black", "corner-name", ("b1",)), "no-corner"),
        (Draft(START, "black", "next-on-line", ("a1", "c1", "d1")), "no-line"),
        (Draft(START, "black", "better:fewest-replies", ("d3", "c4")), "equal"),
        (Draft(START, "black", "better:fewest-replies", ("d3", "a1")), "not-a-move"),
        (Draft(START, "black", "flips", ("d3",), title="Black plays d3, so d4 flips"), "tells"),
    ],
)
def test_a_draft_that_is_no_puzzle_is_told_why(draft: Draft, said: str) -> None:
    assert reason(draft) == said


def test_square_names_in_a_question_become_buttons() -> None:
    step = step_of(OTHELLO, Draft(START, "black", "flips", ("d3",), title="  What does d3\u202e flip? "))
    assert step.title == "What does `d3` flip?"


BANKED = [step for topic in TOPICS for step in level_puzzles(topic, 3)[:1]]


def fitting(kind: str) -> Step:
    """A puzzle of a kind on the first board that can be asked it."""
    boards = [(board, side_of("black")) for board in (START, cells(CORNER), EMPTY, "X" * 64)]
    boards += [(step.position(OTHELLO).cells(), side_of(step.to_move or "")) for step in BANKED]
    for board, side in boards:
        squares = tuple(OTHELLO.squares) if kind == "next-on-line" else ()
        for chosen in (squares, ("a1",), ("d3",)):
            try:
                return step_of(OTHELLO, Draft(board, side, kind, chosen, "", "Look."))
            except Unfit:
                continue
    raise AssertionError(f"no board asks {kind}")


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_of_every_kind_is_made_and_can_be_changed_again(kind: str) -> None:
    step = fitting(kind)
    again = draft_of(OTHELLO, step)
    assert again is not None
    assert again.kind == kind
    assert step_of(OTHELLO, again) == step


def test_a_set_of_every_kind_is_shared_as_a_file() -> None:
    steps = tuple(fitting(kind) for kind in KINDS)
    for half in (steps[::2], steps[1::2]):
        assert read_set(write_set("Half of them", half).encode(), "set.toml") == ("Half of them", half)


def test_a_puzzle_whose_boards_somebody_drew_stays_as_it_is() -> None:
    drawn = Choice("start-board", boards=(fitting("flips").board,))
    step = Step(board=fitting("start-board").board, puzzle=drawn)
    assert draft_of(OTHELLO, step) is None


GROUPS_OF_GO = """
  a b c d e f g
7 . . . . O . .
6 . . . . O . .
5 . X . . O . .
4 X O . . O . .
3 . X . . O . .
2 . . . . O . .
1 . . . . O . ."""


def test_a_puzzle_of_another_game_names_its_game_and_is_read_from_a_file() -> None:
    game = find_game("go-7x7")
    position = game.parse_diagram(GROUPS_OF_GO)
    capture = step_of(game, Draft(position.cells(), "black", "capture"))
    named = step_of(
        game, Draft(position.cells(), "black", "find-point", ("g7",), title="Where is g7, not i9?")
    )
    assert (capture.game, named.title) == ("go-7x7", "Where is `g7`, not i9?")
    assert set_puzzle(OTHELLO, capture).answers == ("c4",)
    for step in (capture, named):
        again = draft_of(game, step)
        assert again is not None and step_of(game, again) == step
    steps = (capture, fitting("flips"), named)
    assert read_set(write_set("Both games", steps).encode(), "set.toml") == ("Both games", steps)


def test_no_kind_of_another_game_breaks_on_any_board() -> None:
    game = find_game("go-7x7")
    drawn = game.parse_diagram(GROUPS_OF_GO).cells()
    for cells in (drawn, "." * 49, "X" * 49):
        for kind in kinds_asked(game.name):
            for squares in ((), ("b4",), ("c4",), ("e7", "b5")):
                with suppress(Unfit):
                    step_of(game, Draft(cells, "black", kind, squares))


def test_a_board_without_a_liberty_is_told_as_such() -> None:
    with pytest.raises(Unfit) as unfit:
        step_of(find_game("go-5x5"), Draft("X" * 25, "white", "capture"))
    assert unfit.value.reason == "no-board"


IN_THE_OPEN = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . X . . .
4 . . . O X . .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . ."""

CLOSED_IN = """
  a b c d e f g
7 . O . O X X X
6 O O O O X . X
5 X X X . X X X
4 . X . O . X .
3 X X X X X X X
2 . X . X . X .
1 X . X . X . X"""


def why_no_catch(game: str, drawn: str, target: str, side: Side = "black") -> str:
    """Why a teacher's own board does not ask to catch the chain on a point; "" where it does."""
    found = find_game(game)
    try:
        step_of(found, Draft(found.parse_diagram(drawn).cells(), side, "capture-in", (target,)))
    except Unfit as unfit:
        return unfit.reason
    return ""


def test_to_catch_a_chain_its_room_must_be_read_to_the_end() -> None:
    assert why_no_catch("go-7x7", IN_THE_OPEN, "d4") == "too-wide"
    assert why_no_catch("go-7x7", CLOSED_IN, "d4") == ""
    assert str(WIDEST[0][1]) in UNFIT["too-wide"]


def test_why_a_chain_is_not_to_be_caught_is_told_by_what_to_change() -> None:
    assert why_no_catch("go-7x7", CLOSED_IN, "d4", "white") == "other-side"
    assert why_no_catch("go-7x7", CLOSED_IN, "c4") == "no-square"
    assert why_no_catch("go-7x7", CLOSED_IN, "a6") == "none-such"
    for reason in ("too-wide", "other-side", "none-such", "no-square"):
        assert why_unfit(reason, find_game("go-5x5")) != why_unfit("other", find_game("go-5x5"))
