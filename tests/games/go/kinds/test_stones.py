"""What the kinds about stones ask, against the facts that were derived from the drawings alone."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tutor.games.go.puzzles import GO
from tutor.games.go.rules.games import GAMES
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge

BOARDS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "boards.toml").read_text(encoding="utf-8")
)["board"]
KINDS: dict[str, type[Puzzle]] = {str(kind.__struct_config__.tag): kind for kind in GO.kinds}


def asked(kind: str) -> list[dict[str, Any]]:
    return [board for board in BOARDS if board.get("kind") == kind and "answer" in board["facts"]]


def task_of(board: dict[str, Any], **fields: Any) -> Task:
    position = GAMES[f"go-{board['size']}x{board['size']}"].parse_diagram(board["board"])
    return KINDS[board["kind"]](**fields).set_task(position, ())


def test_the_liberties_are_those_of_the_facts_and_a_slant_is_explained() -> None:
    boards = asked("liberties")
    assert len(boards) >= 2
    for board in boards:
        task = task_of(board, target=board["target"])
        assert set(task.answers) == set(board["facts"]["answer"]), board["key"]
        shown = judge(task, task.answers).shown
        assert {square for kind, square, _ in shown if kind == "liberty"} == set(task.answers)
        for slant in set(board["facts"]["wrong"].get("diagonal-liberties", ())) - set(task.answers):
            told = judge(task, (slant,))
            assert told.reasons[-1].code == "liberty-at-a-slant"
            assert ("crossed", slant, "×") in told.shown


def test_the_number_of_liberties_is_that_of_the_facts_and_each_wrong_rule_is_named() -> None:
    boards = asked("count-liberties")
    assert len(boards) >= 4
    for board in boards:
        task = task_of(board, target=board["target"])
        assert task.answers == (str(board["facts"]["answer"]),), board["key"]
        offered = {option.key for option in task.options}
        for code, number in board["facts"]["wrong"].items():
            if str(number) in offered:
                assert code in judge(task, (str(number),)).misconceptions, (board["key"], code)


@pytest.mark.parametrize("kind", ["liberties", "count-liberties"])
def test_where_no_stone_stands_nothing_is_asked(kind: str) -> None:
    board = {**asked(kind)[0], "board": GAMES["go-5x5"].diagram(GAMES["go-5x5"].start()), "size": 5}
    with pytest.raises(UnsolvablePuzzle):
        task_of(board, target="a1")
