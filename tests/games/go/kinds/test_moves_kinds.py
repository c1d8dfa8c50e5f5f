"""The kinds that ask where a stone may go, and what saves a chain: on every board as the file knows."""

from typing import Any

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS
from tutor.games.go.kinds.stones.legal_or_not import LegalOrNot
from tutor.games.go.kinds.stones.save import Save
from tutor.games.go.kinds.stones.turns import AllLegal
from tutor.games.go.reading.ladder import caught_line
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import as_go
from tutor.games.go.rules.reasons import GoReason
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge, possible_answers

ASKED = [
    key
    for key, row in BOARDS.items()
    if row["kind"] in ("save", "legal-or-not") or row["kind"] == "all-legal" and row["facts"]["answer"]
]
SAVED = [key for key in ASKED if BOARDS[key]["kind"] == "save"]
ALLOWED = [key for key in ASKED if BOARDS[key]["kind"] == "legal-or-not"]


def task_of(key: str) -> Task:
    board = Board(BOARDS[key])
    row: dict[str, Any] = board.row
    match board.kind:
        case "save":
            return Save(row["target"]).set_task(board.here, ())
        case "all-legal":
            return AllLegal(tuple(row["among"])).set_task(board.here, ())
        case _:
            return LegalOrNot(row["point"], tuple(row.get("then", ()))).set_task(board.start, ())


@pytest.mark.parametrize("key", ASKED)
def test_what_is_right_is_what_the_file_says(key: str) -> None:
    said = BOARDS[key]["facts"]["answer"]
    assert set(task_of(key).answers) == ({said} if isinstance(said, str) else set(said))


@pytest.mark.parametrize("key", ASKED)
def test_the_answer_of_each_wrong_rule_points_to_it_and_a_right_one_to_none(key: str) -> None:
    task = task_of(key)
    for code, said in BOARDS[key]["facts"].get("wrong", {}).items():
        if task.select == "many":
            assert code in judge(task, tuple(said)).misconceptions
            continue
        for answer in set([said] if isinstance(said, str) else said) - set(task.answers):
            assert code in judge(task, (answer,)).misconceptions
    for answer in [task.answers] if task.select == "many" else [(one,) for one in task.answers]:
        assert judge(task, answer).misconceptions == ()


@pytest.mark.parametrize("key", SAVED)
def test_a_move_that_does_not_save_is_played_out_until_the_chain_is_captured(key: str) -> None:
    task = task_of(key)
    here, puzzle = as_go(task.position), task.puzzle
    assert isinstance(puzzle, Save)
    for move in here.legal_moves():
        if move == PASS:
            continue
        right = move in task.answers
        line = puzzle.aftermath(task, move, right=right).moves
        assert right is not bool(line)
        judged = judge(task, (move,))
        assert (judged.verdict == "right") is right
        after = here
        for played in line:
            after = after.play(played)
        if line:
            assert line[0] == move and after.at(puzzle.target) is not task.color
            assert not judged.shown, "the stones move meanwhile"


def test_who_cannot_play_for_a_chain_passes_while_it_is_captured() -> None:
    here = GAMES["go-5x5"].parse_diagram(
        """
  a b c d e
5 . X . O O
4 . . O O .
3 O X X . X
2 X X X O .
1 X X O . O
white to move
"""
    )
    assert caught_line(as_go(here), "a3", "a4") == ("a4", "b4", PASS, "a5")


TWO_WAYS = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . O X . .
4 . . O X O X .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . .
black to move
"""
"""Black's stone on d4 can run to d3, or capture the white one on e4."""


def test_where_a_chain_can_run_or_capture_the_capture_is_called_better_and_ringed() -> None:
    task = Save("d4").set_task(GAMES["go-7x7"].parse_diagram(TWO_WAYS), ())
    runs, captures = judge(task, ("d3",)), judge(task, ("e3",))
    assert runs.verdict == captures.verdict == "right"
    assert [(one.code, one.n, one.stop) for one in runs.reasons] == [("saves-without-capture", 3, "e3")]
    assert runs.shown == (("chain", "e4", ""), ("liberty", "e3", "1"))
    assert [(one.code, one.n) for one in captures.reasons] == [("saves-by-capture-best", 1)]


def test_where_a_chain_can_only_capture_nothing_is_compared() -> None:
    task = task_of("G06.s3")
    assert {judge(task, (move,)).reasons[0].code for move in task.answers} == {"saves-by-capture"}


def test_what_is_in_no_atari_or_cannot_be_saved_is_not_asked() -> None:
    board = Board(BOARDS["G06.s1"])
    with pytest.raises(UnsolvablePuzzle, match="side to move"):
        Save("d4").set_task(board.here, ())
    with pytest.raises(UnsolvablePuzzle, match="not in atari"):
        Save("d4").set_task(board.here.play(PASS), ())
    with pytest.raises(UnsolvablePuzzle, match="no stone"):
        Save("a1").set_task(board.here, ())


@pytest.mark.parametrize("key", ALLOWED)
def test_every_answer_about_a_point_is_judged_and_what_the_stone_makes_is_shown(key: str) -> None:
    task = task_of(key)
    here = as_go(task.after or task.position)
    point = BOARDS[key]["point"]
    made = here.placement(point)
    for answer in possible_answers(task):
        judged = judge(task, (answer,))
        assert (judged.verdict == "right") is (answer in task.answers)
        assert judged.reasons[0].code in task.puzzle.reasons
        rings = [square for kind, square, _ in judged.shown if kind == "liberty"]
        assert rings == ([] if made.reason is GoReason.TAKEN else list(made.liberties))


def test_a_ko_is_an_answer_only_where_something_was_captured_before() -> None:
    assert "ko" not in {option.key for option in task_of("G07.s1").options}
    assert "ko" in {option.key for option in task_of("GM.ko-is-forever").options}


def test_the_moves_before_the_question_are_told_and_shown() -> None:
    task = task_of("GM.ko-is-forever")
    told = task.puzzle.asks(task, ())
    assert [(reason.code, reason.move) for reason in told[:-1]] == [
        ("turn-played", "d6"),
        ("turn-played", "b2"),
        ("turn-played", "f2"),
    ]
    assert task.last_move == "f2" and task.after is not None and task.after.at("c6") is None
    with pytest.raises(UnsolvablePuzzle, match="cannot be played"):
        LegalOrNot("a1", ("c3",)).set_task(Board(BOARDS["GM.plays-on-stones"]).here, ())


def test_why_a_ringed_point_is_closed_is_shown() -> None:
    task = task_of("G07.s4")
    shown = judge(task, (*task.answers, "a1")).shown
    assert ("would-white", "a1", "0") in shown and ("chain", "a2", "") in shown
