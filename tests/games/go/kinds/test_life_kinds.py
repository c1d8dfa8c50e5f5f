"""The kinds about ko, eyes, life and catching: on every board of the lessons they ask what the file knows."""

from typing import Any

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS
from tutor.games.go.kinds.life.alive_or_dead import AliveOrDead
from tutor.games.go.kinds.life.capture_in import CaptureIn
from tutor.games.go.kinds.life.eye import Eye
from tutor.games.go.kinds.life.kill import Kill
from tutor.games.go.kinds.life.ko_point import NOWHERE, KoPoint
from tutor.games.go.kinds.life.ladder_works import Ladder
from tutor.games.go.kinds.life.live import Live
from tutor.games.go.kinds.life.seki_or_not import SekiOrNot
from tutor.games.go.kinds.life.which_atari import WhichAtari
from tutor.games.go.kinds.wrong.wrong_life import BOTH_DIE
from tutor.games.go.rules.position import as_go
from tutor.games.kinds.kind import Puzzle, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge, possible_answers

GROUPS = {"alive-or-dead": AliveOrDead, "live": Live, "kill": Kill, "capture-in": CaptureIn}
KEYS = {"white dies": "white-dies", "black dies": "black-dies", "both die": BOTH_DIE}
ASKED = [
    key
    for key, row in BOARDS.items()
    if row["kind"] in {*GROUPS, "eye", "ladder", "which-atari", "seki-or-not", "ko-point"}
]


def puzzle_of(board: Board) -> Puzzle:
    row = board.row
    if board.kind in GROUPS:
        return GROUPS[board.kind](row["target"], tuple(row.get("region", ())), board.plies)
    match board.kind:
        case "eye":
            return Eye(row["point"])
        case "ladder":
            return Ladder(row["target"], row["move"])
        case "which-atari":
            return WhichAtari(row["target"])
        case "seki-or-not":
            return SekiOrNot(tuple(row["targets"]), tuple(row["region"]), board.plies)
        case _:
            return KoPoint(str(board.past[-1]))


def task_of(key: str) -> Task:
    board = Board(BOARDS[key])
    return puzzle_of(board).set_task(board.here, ())


def key_of(said: Any) -> str:
    """An answer of the file as the key of an option."""
    return KEYS.get(said, said) if isinstance(said, str) else said[0] if said else NOWHERE


@pytest.mark.parametrize("key", ASKED)
def test_what_is_right_is_what_the_file_says(key: str) -> None:
    task, said = task_of(key), BOARDS[key]["facts"]["answer"]
    if task.select == "choice":
        assert task.answers == (key_of(said),)
    else:
        assert list(task.answers) == said


@pytest.mark.parametrize("key", ASKED)
def test_a_wrong_rule_is_pointed_to_by_its_answer_and_a_right_answer_by_none(key: str) -> None:
    task = task_of(key)
    for code, said in BOARDS[key]["facts"].get("wrong", {}).items():
        answers = [key_of(said)] if task.select == "choice" else set(said) - {*task.answers, "none"}
        for answer in answers:
            if answer not in task.answers:
                assert code in judge(task, (answer,)).misconceptions, (code, answer)
    for answer in task.answers:
        assert judge(task, (answer,)).misconceptions == ()


@pytest.mark.parametrize("key", ASKED)
def test_every_answer_is_judged_and_what_is_played_out_can_be_played(key: str) -> None:
    task = task_of(key)
    for answer in possible_answers(task):
        judged = judge(task, (answer,))
        assert (judged.verdict == "right") == (answer in task.answers)
        assert judged.reasons[0].code in task.puzzle.reasons
        here = as_go(task.position)
        if task.select == "one" and answer in here.legal_moves():
            for move in task.puzzle.aftermath(task, answer, right=answer in task.answers).moves:
                here = here.play(move)
        for kind, point, _ in judged.shown:
            assert point in here.game.squares and kind


CAUGHT = [key for key in ASKED if BOARDS[key]["kind"] == "capture-in"]


@pytest.mark.parametrize("key", CAUGHT)
def test_a_right_move_is_played_out_to_the_capture(key: str) -> None:
    task = task_of(key)
    for answer in task.answers:
        here, puzzle = as_go(task.position), task.puzzle
        assert isinstance(puzzle, CaptureIn)
        line = puzzle.aftermath(task, answer, right=True).moves
        assert len(line) <= puzzle.plies
        for move in line:
            here = here.play(move)
        assert here.at(puzzle.target) is not task.position.at(puzzle.target)


def test_a_slower_capture_is_almost_right() -> None:
    task = task_of("G13.b3")
    verdicts = {tap: judge(task, (tap,)).verdict for tap in task.position.legal_moves() if tap != PASS}
    assert [tap for tap, verdict in verdicts.items() if verdict == "right"] == ["f4"]
    later = [tap for tap, verdict in verdicts.items() if verdict == "almost"]
    assert later and all(judge(task, (tap,)).reasons[0].code == "catches-later" for tap in later)


def test_a_group_on_an_open_board_is_not_read_out() -> None:
    here = Board(BOARDS["G01.b2"]).here
    with pytest.raises(UnsolvablePuzzle, match="more than"):
        AliveOrDead("c3").set_task(here, ())
    with pytest.raises(UnsolvablePuzzle, match="no stone"):
        AliveOrDead("c4").set_task(here, ())


def test_the_wrong_side_cannot_be_asked_for_a_move() -> None:
    board = Board(BOARDS["G12.b1"])
    with pytest.raises(UnsolvablePuzzle, match="to_move"):
        Live(board.row["target"], board.region).set_task(board.here, ())


def test_a_board_before_a_ko_must_lead_to_it() -> None:
    board = Board(BOARDS["G09.s4"])
    assert KoPoint(str(board.past[-1])).set_task(board.here, ()).answers == (NOWHERE,)
    drawn = "\n".join(str(board.here).splitlines()[: 1 + board.row["size"]])
    with pytest.raises(UnsolvablePuzzle, match="no move leads"):
        KoPoint(drawn).set_task(board.here, ())


@pytest.mark.parametrize("key", [key for key in ASKED if BOARDS[key]["kind"] == "ko-point"])
def test_the_stone_that_was_played_before_a_ko_is_told(key: str) -> None:
    board = Board(BOARDS[key])
    assert task_of(key).last_move == board.row["then"][-1]
    if board.here.ko and len(board.row["then"]) == 1:
        assert KoPoint().set_task(board.here, ()).last_move == board.row["then"][-1]


@pytest.mark.parametrize(
    ("key", "rings"), [("G10.s2", {"d4": "", "e4": ""}), ("G10.s1", {"c1": "1", "e1": "2"})]
)
def test_the_rooms_of_a_group_are_counted_not_its_points(key: str, rings: dict[str, str]) -> None:
    task = task_of(key)
    for answer in possible_answers(task):
        shown = judge(task, (answer,)).shown
        assert {point: text for kind, point, text in shown if kind == "liberty"} == rings
