"""What the kinds about stones ask, against the facts that were derived from the drawings alone."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.go.kinds.stones.atari import GiveAtari
from tutor.games.go.puzzles import GO
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import as_go
from tutor.games.kinds.answered import Gathering
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
    side = Color(board["to_move"]) if "to_move" in board else None
    position: Position = GAMES[f"go-{board['size']}x{board['size']}"].parse_diagram(board["board"], side)
    for move in board.get("then", ()):
        position = position.play(move)
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


@pytest.mark.parametrize("kind", ["liberties", "all-atari", "chain"])
def test_a_missing_point_or_stone_is_to_be_looked_for_in_a_part_of_the_board(kind: str) -> None:
    for board in asked(kind):
        task = task_of(board, **fields_of(board))
        puzzle = Gathering.of(task)
        for point in set(task.answers) - {PASS}:
            marks = [
                square for mark, square, _ in puzzle.explain_missing(task, point).shown if mark == "area"
            ]
            stands = task.position.at(point) is not None
            alike = [one for one in puzzle.looks_among(task) if (task.position.at(one) is not None) is stands]
            assert point in marks and len(marks) >= min(3, len(alike)), (board["key"], point)
            assert set(marks) <= set(alike)


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


def fields_of(board: dict[str, Any]) -> dict[str, Any]:
    """The fields of the kind, from those of the board."""
    names = {"of": "side"} | dict.fromkeys(("target", "move", "at_once", "among", "point"))
    wanted = set(KINDS[board["kind"]].__struct_fields__)
    found = {(names[name] or name): board[name] for name in names if name in board}
    return {
        name: tuple(value) if name == "among" else value for name, value in found.items() if name in wanted
    }


def said(answer: Any) -> set[str]:
    """The answer of the facts as the taps that give it."""
    if isinstance(answer, list):
        return set(answer)
    return {answer if isinstance(answer, str) else str(answer)}


@pytest.mark.parametrize(
    "kind",
    [
        "name-point",
        "find-point",
        "turn",
        "capture",
        "captured",
        "chain",
        "count-chains",
        "atari-or-not",
        "all-atari",
        "give-atari",
    ],
)
def test_what_is_right_is_what_the_facts_say(kind: str) -> None:
    boards = [board for board in asked(kind) if board["facts"]["answer"] != []]
    assert boards
    for board in boards:
        try:
            task = task_of(board, **fields_of(board))
        except UnsolvablePuzzle as error:
            refused = ("every stone", "and others are not", "as many stones as White")
            assert any(sentence in error.sentence for sentence in refused), board["key"]
            continue
        assert set(task.answers) == said(board["facts"]["answer"]), board["key"]


@pytest.mark.parametrize("kind", ["liberties", "captured", "chain", "all-atari"])
def test_taps_by_a_wrong_rule_point_to_it_and_the_right_answer_to_none(kind: str) -> None:
    seen = 0
    for board in [board for board in asked(kind) if board["facts"]["answer"] != []]:
        try:
            task = task_of(board, **fields_of(board))
        except UnsolvablePuzzle:
            continue
        right = set(task.answers)
        answers = [task.answers] if task.select == "many" else [(tap,) for tap in task.answers]
        assert not any(judge(task, answer).misconceptions for answer in answers)
        for code, taps in board["facts"].get("wrong", {}).items():
            if not taps or not set(taps) <= set(task.position.game.squares) or code not in GO.misconceptions:
                continue
            given = tuple(taps) if task.select == "many" else tuple(set(taps) - right)[:1]
            if given:
                assert code in judge(task, given).misconceptions, (board["key"], code)
                seen += 1
    assert seen


def test_a_capture_that_comes_too_early_shows_what_the_chain_still_has() -> None:
    (board,) = (board for board in asked("capture") if board["key"] == "G03.s5")
    told = judge(task_of(board), ("a3",))
    assert told.reasons[0].code == "chain-keeps-liberties"
    assert told.reasons[0].n == len([mark for mark in told.shown if mark[0] == "liberty"]) == 3
    assert ("would-white", "a3", "") in told.shown
    taken = judge(task_of(board), ("d6",))
    assert taken.reasons[0].code == "point-is-taken"


def test_stones_hang_together_or_stay_by_what_the_page_draws() -> None:
    (board,) = (board for board in asked("captured") if board["key"] == "G04.s5")
    told = judge(task_of(board, move="d4"), ("d3",))
    assert told.reasons[-1].code == "stone-keeps-liberties"
    assert {square for kind, square, _ in told.shown if kind == "liberty"} == {"e3", "d2"}
    (board,) = (board for board in asked("count-chains") if board["key"] == "G04.s3")
    told = judge(task_of(board, side="black"), ("4",))
    assert {text for _, _, text in told.shown} == {"1", "2", "3", "4"}


FORK = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . X . X . .
4 . X O . O X .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . .
black to move
"""
"""Black's d4 gives atari to two white stones."""


def test_of_two_chains_in_atari_only_one_is_saved_and_the_other_is_captured_on_the_board() -> None:
    task = GiveAtari(at_once=2).set_task(GAMES["go-7x7"].parse_diagram(FORK), ())
    (said,) = judge(task, ("d4",)).reasons
    assert (said.code, said.color) == ("gives-atari-to-two", Color.WHITE)
    move, saved, last = task.puzzle.aftermath(task, "d4", right=True).moves
    after = as_go(task.position).play(move).play(saved)
    assert len(after.changes(last)) == 2, "one stone is placed and one comes off"
    assert not task.puzzle.aftermath(task, "d3", right=False).moves


def test_where_one_move_saves_both_chains_it_is_not_said_that_only_one_is_saved() -> None:
    capturable = FORK.replace("6 . . . . . . .", "6 . . . O . . .").replace(
        "5 . . X . X . .", "5 . . X O X . ."
    )
    task = GiveAtari(at_once=2).set_task(GAMES["go-7x7"].parse_diagram(capturable), ())
    assert judge(task, ("d4",)).reasons[0].code == "gives-atari"
    assert not task.puzzle.aftermath(task, "d4", right=True).moves
