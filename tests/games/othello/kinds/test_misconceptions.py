"""On every checked board the right answer is right, and each wrong rule's answer points to that rule."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.othello.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.othello.kinds.moves.wrong_rules import wrong_flips, wrong_moves
from tutor.games.othello.kinds.practice import MENDED_IN
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
from tutor.lessons.model import Marks, Step
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle

OTHELLO = find_game("othello")
FILE = Path(__file__).parents[1] / "rules" / "boards.toml"
BOARDS: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["board"]
MEASURES = {
    "takes a corner": "takes-corner",
    "gives no corner": "gives-no-corner",
    "fewest replies": "fewest-replies",
    "flips fewest": "flips-fewest",
}
QUESTIONS = {
    "L01.s1": Choice("square-name"),
    "L01.s2": Choice("corner-name"),
    "L01.s4": Choice("disc-on", "d6"),
    "L01.s5": Choice("next-on-line"),
    "L02.s1": Choice("first-player"),
    "L02.s5": Choice("disc-count"),
    "L10.s4": Choice("game-over"),
    "L12.s1": Choice("mobility"),
    "M.pass-ends-game": Choice("game-over"),
    "M.full-board-only": Choice("game-over"),
    "M.row-col-swap": Choice("square-name"),
}
SAID = {"black disc": "black", "white disc": "white", "Black": "black", "Black 3, White 9": "3-9"}


def puzzle_of(board: dict[str, Any]) -> Puzzle | None:
    """What the board is asked, as a lesson would ask it; None for one that is only shown."""
    kind = board["kind"]
    plain: dict[str, Puzzle] = {
        "legal-move": LegalMove(),
        "all-legal-moves": AllLegalMoves(),
        "pass-or-play": PassOrPlay(),
        "result": Result(),
    }
    if kind == "find-square":
        return FindSquare(board["facts"]["answer"])
    if kind in ("flips", "play"):
        return Flips(board["move"])
    if kind == "referee":
        return Referee(board["move"], board["after"])
    if kind == "best-move" and board["measure"] in MEASURES:
        return BestMove(MEASURES[board["measure"]])
    if board["key"] == "L02.s2":
        return Choice("start-board", boards=tuple(board["other_boards"]))
    return plain.get(kind) or QUESTIONS.get(board["key"])


ASKED = [board for board in BOARDS if puzzle_of(board)]


RINGED = {"L02.s5": ("f5",)}
"""The new disc, which the lesson rings."""


def task_of(board: dict[str, Any]) -> Task:
    marks = Marks(ring=tuple(board.get("ring", RINGED.get(board["key"], ()))))
    step = Step(board["board"], to_move=board.get("to_move"), marks=marks, puzzle=puzzle_of(board))
    return set_puzzle(OTHELLO, step)


def as_key(said: str) -> str:
    """An answer as the list of boards writes it, as the key of an option."""
    return SAID.get(said, said.replace("–", "-").replace(" ", "-"))


def each_board(*facts: str) -> Any:
    having = [board for board in ASKED if set(facts) <= board["facts"].keys()]
    assert len(having) > 50
    return pytest.mark.parametrize("board", having, ids=lambda board: board["key"])


@each_board("answer")
def test_the_checked_answer_is_the_one_asked_for(board):
    task, answer = task_of(board), board["facts"]["answer"]
    if board["key"] == "L02.s2":
        positions = {option.key: option.position for option in task.options}
        assert [positions[key].cells() for key in task.answers] == [OTHELLO.start().cells()]
    elif board["kind"] == "result":
        [option] = (option for option in task.options if option.key in task.answers)
        assert as_key(board["facts"]["score"]) == f"{option.black}-{option.white}"
        assert answer["winner"] == (option.color.value if option.color else "draw")
    elif isinstance(answer, str):
        assert task.answers == (as_key(answer),)
    else:
        assert sorted(task.answers) == sorted(answer)


@each_board("wrong")
def test_the_answer_of_a_wrong_rule_points_to_it(board):
    task = task_of(board)
    for code, wrong in board["facts"]["wrong"].items():
        if task.select == "many":
            answers = [tuple(wrong)]
        elif task.kind == "result":
            keys = [option.key for option in task.options]
            answers = [(key,) for said in wrong for key in keys if key.endswith(as_key(said))]
        else:
            answers = [(as_key(said),) for said in wrong]
        assert answers
        for answer in answers:
            judged = judge(task, answer)
            assert code in judged.misconceptions, (code, answer, judged.misconceptions)
            assert judged.verdict != "right"


@each_board("wrong")
def test_the_models_of_wrong_rules_give_the_checked_answers(board):
    task = task_of(board)
    if task.kind in ("flips", "referee") or task.select == "choice" or task.puzzle.names_answer:
        models = wrong_flips(task.position, task.move) if task.kind == "flips" else {}
    else:
        models = wrong_moves(task.position)
    for code, wrong in board["facts"]["wrong"].items():
        if code in models and task.kind in ("flips", "all-legal-moves"):
            assert models[code] == set(wrong), code
        elif code in models:
            assert models[code] - set(task.position.legal_moves()) == set(wrong), code


def test_every_misconception_is_pointed_to_by_some_board():
    told = {code for board in ASKED for code in board["facts"].get("wrong", {})}
    assert set(MISCONCEPTIONS) - told == set(MENDED_IN)
    assert told <= set(MISCONCEPTIONS)


def test_a_right_answer_points_to_nothing():
    for board in ASKED:
        task = task_of(board)
        answers = [task.answers] if task.select == "many" else [(answer,) for answer in task.answers]
        assert {judge(task, answer).misconceptions for answer in answers} == {()}


def test_the_boards_tell_misconceptions_apart():
    """On its own board a wrong rule's answer names few others."""
    for board in ASKED:
        code = board["key"].removeprefix("M.")
        task = task_of(board)
        if board["key"] != code and task.select == "many":
            named = judge(task, tuple(board["facts"]["wrong"][code])).misconceptions
            assert len(named) <= 2, (code, named)
