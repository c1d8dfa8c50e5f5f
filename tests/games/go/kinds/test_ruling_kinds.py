"""The kinds about what the rules ask and do not ask, and the button that says that there is none."""

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS
from tutor.games.go.kinds.land.territory import Neutral, Territory
from tutor.games.go.kinds.life.capture_in import CaptureIn
from tutor.games.go.kinds.ruling.must_capture import MustCapture
from tutor.games.go.kinds.ruling.must_say_atari import MustSayAtari
from tutor.games.go.kinds.ruling.referee import StonesReferee
from tutor.games.go.kinds.ruling.stone_may_move import StoneMayMove
from tutor.games.go.kinds.stones.capture import Capture
from tutor.games.go.kinds.stones.captured import Captured
from tutor.games.go.kinds.stones.turns import Turn
from tutor.games.go.rules.games import GAMES
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge
from tutor.puzzles.practice.provoking import chances, provoked

FIVE = GAMES["go-5x5"]


def set_on(key: str, puzzle: Puzzle) -> Task:
    return puzzle.set_task(Board(BOARDS[key]).here, ())


RULES: dict[str, Puzzle] = {
    "GM.stones-move": StoneMayMove("c3", "c4"),
    "GM.must-say-atari": MustSayAtari("c3"),
    "GM.must-capture": MustCapture(),
}
"""Questions whose answer is no, by their boards."""


@pytest.mark.parametrize("key", RULES)
def test_no_such_rule_is_there_and_who_thinks_so_is_told(key: str) -> None:
    task, code = set_on(key, RULES[key]), key.removeprefix("GM.")
    assert task.answers == (BOARDS[key]["facts"]["answer"],) == ("no",)
    assert judge(task, ("no",)).verdict == "right"
    assert judge(task, ("yes",)).misconceptions == (code,)
    assert provoked(task) == (code,)
    assert task.puzzle.weigh(task, "yes")[1].shown


def test_on_an_empty_board_it_is_asked_who_begins() -> None:
    task = set_on("GM.white-begins", Turn())
    assert task.answers == ("black",)
    assert [reason.code for reason in task.puzzle.asks(task, ())] == ["turn-first"]
    assert judge(task, ("white",)).misconceptions == ("white-begins",)
    assert [reason.code for reason in judge(task, ("white",)).reasons] == ["white-does-not-begin"]


def test_a_stone_is_moved_to_the_first_empty_point_beside_it_if_none_is_named() -> None:
    here = FIVE.parse_diagram(
        """
        a b c d e
        5 X O . . .
        4 . . . . .
        3 . . . . .
        2 . . . . .
        1 . . . . ."""
    )
    assert StoneMayMove("a5").target(here) == "a4"
    for stone, to in (("c3", ""), ("a5", "b5"), ("a5", "c3")):
        with pytest.raises(UnsolvablePuzzle):
            StoneMayMove(stone, to).set_task(here, ())


def referee(key: str) -> Task:
    row = BOARDS[key]
    return set_on(key, StonesReferee(row["move"], row["after"]))


@pytest.mark.parametrize("key", ["G04.s7", "GM.nothing-comes-off"])
def test_the_referee_finds_what_the_file_says(key: str) -> None:
    task = referee(key)
    assert set(task.answers) == set(BOARDS[key]["facts"]["answer"])
    assert judge(task, task.answers).verdict == "right"
    assert judge(task, task.answers[:1]).verdict == ("right" if len(task.answers) == 1 else "almost")
    assert "nothing-comes-off" in provoked(task)


def test_who_leaves_captured_stones_finds_nothing_wrong_where_they_stand() -> None:
    judged = judge(referee("GM.nothing-comes-off"), (PASS,))
    assert judged.verdict == "not-yet" and judged.misconceptions == ("nothing-comes-off",)
    assert [reason.code for reason in judged.reasons] == ["no-point-found", "fault-left-on"]


def test_who_leaves_captured_stones_misses_them_where_they_came_off() -> None:
    task = referee("G04.s7")
    assert judge(task, ("c4", "c5", "d3")).misconceptions == ("nothing-comes-off",)
    assert [reason.code for reason in judge(task, ("c5",)).reasons] == ["no-point-found", "came-off-rightly"]
    assert judge(task, ("a1",)).reasons[-1].code == "nothing-stood-there"
    assert judge(task, ("b5",)).reasons[-1].code == "stays-rightly"


def test_a_board_may_be_right_and_what_no_move_leaves_is_no_puzzle() -> None:
    board = Board(BOARDS["G04.s7"]).here
    after = board.play("d4")
    right = StonesReferee("d4", str(after).partition("\ncaptures")[0].partition("\nwhite")[0])
    task = right.set_task(board, ())
    assert task.answers == (PASS,) and judge(task, (PASS,)).verdict == "right"
    assert judge(task, ("c5",)).reasons[0].code == "no-fault-of-stones"
    drawing = BOARDS["G04.s7"]["after"]
    for move, drawn in (
        ("d4", drawing.replace("4 . X . X", "4 . X . .")),
        ("d3", drawing),
        ("d4", "nothing"),
    ):
        with pytest.raises(UnsolvablePuzzle):
            StonesReferee(move, drawn).set_task(board, ())


def test_a_teacher_asks_the_referee_with_what_came_off_left_on_the_board() -> None:
    board = Board(BOARDS["G04.s7"]).here
    asked = StonesReferee("d4", "")
    squares = asked.usual_squares(board, ())
    filled, ring = asked.fill(board, squares)
    assert squares == ("d4",) and ring == ()
    assert filled.set_task(board, ()).answers == ("c5", "c4")
    some, _ = asked.fill(board, ("d4", "c5", "d3"))
    assert some.set_task(board, ()).answers == ("c5", "d3")
    assert some.filled_from(board, ()) == ("d4", "c5", "d3")


NONE: dict[str, tuple[str, Puzzle]] = {
    "edge-counts-as-liberty": ("GM.edge-counts-as-liberty", Capture(or_none=True)),
    "never-give-a-stone": (
        "GM.never-give-a-stone",
        CaptureIn("f4", ("g4", "g3", "g5"), 3, or_none=True),
    ),
    "edge-needs-wall": ("GM.edge-needs-wall", Territory("black", or_none=True)),
    "nothing-is-neutral": ("G08.s3", Neutral(or_none=True)),
}
"""By misconception, a board on which its rule finds nothing."""


@pytest.mark.parametrize("code", NONE)
def test_a_rule_that_finds_nothing_is_seen_only_where_that_can_be_said(code: str) -> None:
    key, puzzle = NONE[code]
    task = set_on(key, puzzle)
    judged = judge(task, (PASS,))
    assert judged.verdict == "not-yet" and code in judged.misconceptions and judged.reasons
    assert 0 < chances(task)[code] < 0.25
    silent = set_on(key, type(puzzle)(*(getattr(puzzle, name) for name in puzzle.__struct_fields__[:-1])))
    assert code not in provoked(silent) and not silent.can_pass


def test_nothing_may_come_off_and_nothing_may_be_captured() -> None:
    key = "GM.inner-liberty-forgotten"
    off = set_on(key, Captured("c1", or_none=True))
    assert off.answers == (PASS,) and judge(off, (PASS,)).verdict == "right"
    assert judge(off, ("a2", "b2", "b1")).misconceptions == ("inner-liberty-forgotten",)
    with pytest.raises(UnsolvablePuzzle):
        set_on(key, Captured("c1"))
    empty = FIVE.start()
    none = Capture(or_none=True).set_task(empty, ())
    assert none.answers == (PASS,)
    assert [judge(none, (tap,)).verdict for tap in (PASS, "c3")] == ["right", "not-yet"]
    assert judge(none, (PASS,)).reasons[0].code == "captures-nowhere"
