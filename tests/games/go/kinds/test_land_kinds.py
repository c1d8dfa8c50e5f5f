"""The kinds about the end of a game: on every board of the lessons they ask what the file knows."""

from typing import Any

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS
from tutor.games.go.kinds.land.over_or_not import MayPass, OverOrNot
from tutor.games.go.kinds.land.score import Score
from tutor.games.go.kinds.land.territory import Neutral, Territory
from tutor.games.go.rules.games import GAMES
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge, possible_answers

ASKED = [
    key for key, row in BOARDS.items() if row["kind"] in ("territory", "neutral", "score", "over-or-not")
]
CHOSEN = [key for key in ASKED if BOARDS[key]["kind"] in ("score", "over-or-not")]


def task_of(key: str) -> Task:
    board = Board(BOARDS[key])
    here = board.counting_position()
    match board.kind:
        case "territory":
            return Territory(board.row["of"]).set_task(here, ())
        case "neutral":
            return Neutral().set_task(here, ())
        case "score":
            return Score().set_task(here, here.dead_squares())
        case _:
            return OverOrNot(tuple(board.row["then"])).set_task(board.start, ())


def taps(said: Any) -> set[str]:
    """An answer of the file as the taps that give it."""
    return set(said) if isinstance(said, list) else {said.replace("–", "-").replace(" ", "-")}


@pytest.mark.parametrize("key", ASKED)
def test_what_is_right_is_what_the_file_says(key: str) -> None:
    assert set(task_of(key).answers) == taps(BOARDS[key]["facts"]["answer"])


@pytest.mark.parametrize("key", ASKED)
def test_the_answer_of_each_wrong_rule_points_to_it_and_the_right_one_to_none(key: str) -> None:
    task = task_of(key)
    assert judge(task, task.answers).misconceptions == ()
    possible = {option.key for option in task.options} or set(task.position.game.squares)
    for code, said in BOARDS[key]["facts"].get("wrong", {}).items():
        if (given := taps(said)) and given <= possible:
            assert code in judge(task, tuple(given)).misconceptions


@pytest.mark.parametrize("key", CHOSEN)
def test_every_option_is_judged_and_the_rule_that_a_board_is_about_is_offered(key: str) -> None:
    task, row = task_of(key), BOARDS[key]
    told = [judge(task, (answer,)) for answer in possible_answers(task)]
    assert [judged.verdict for judged in told].count("right") == 1
    assert all(judged.reasons[0].code in task.puzzle.reasons for judged in told)
    if row["role"] == "misconception":
        codes = {code for judged in told for code in judged.misconceptions}
        assert key.removeprefix("GM.") in codes


def test_the_points_that_count_are_counted_through() -> None:
    shown = judge(task_of("G08.s2"), ("7-5",)).shown
    black = [mark for mark in shown if mark[0].endswith("black")]
    white = [mark for mark in shown if mark[0].endswith("white")]
    assert [text for _, _, text in black] == [str(n) for n in range(1, 14)]
    assert [text for _, _, text in white] == [str(n) for n in range(1, 13)]
    assert ("living-black", "b5", "2") in black and ("land-black", "a5", "1") in black
    japanese = judge(task_of("GM.seki-eyes-count"), ("9-6",)).shown
    assert [kind for kind, _, _ in japanese] == ["land-black"] * 9 + ["land-white"] * 6
    assert not {"b1", "f1"} & {point for _, point, _ in japanese}


def test_a_tap_is_told_whose_point_it_is_and_the_wall_is_shown() -> None:
    task = task_of("GM.dame-counts")
    neutral = judge(task, (*task.answers, "d6"))
    assert neutral.misconceptions == ("dame-counts",)
    assert neutral.reasons[-1].code == "point-is-nobodys"
    assert {"c6", "e6"} <= {point for kind, point, _ in neutral.shown if kind == "chain"}
    assert judge(task, (*task.answers, "a1")).reasons[-1].code == "point-is-of-side"
    assert judge(task, (*task.answers, "c7")).reasons[-1].code == "point-has-stone"
    missing = judge(task, task.answers[1:])
    assert missing.reasons[0].code == "points-found"


def test_a_point_with_a_dead_stone_on_it_is_territory() -> None:
    here = Board(BOARDS["G16.s3"]).counting_position()
    assert {"a8", "h2"} & set(Territory("black").set_task(here, ()).answers)


def test_what_has_no_answer_or_only_one_is_not_asked() -> None:
    empty = GAMES["go-5x5"].start()
    with pytest.raises(UnsolvablePuzzle, match="no territory"):
        Territory("black").set_task(empty, ())
    with pytest.raises(UnsolvablePuzzle, match="nobody's"):
        Neutral().set_task(empty, ())
    with pytest.raises(UnsolvablePuzzle, match="komi"):
        Score().set_task(GAMES["go-9x9"].start(), ())
    with pytest.raises(UnsolvablePuzzle, match=r"marks\.ring"):
        Score().set_task(Board(BOARDS["G16.s3"]).counting_position(), ())
    with pytest.raises(UnsolvablePuzzle, match="cannot be played"):
        OverOrNot((PASS, PASS, PASS)).set_task(empty, ())
    with pytest.raises(UnsolvablePuzzle, match="over"):
        MayPass().set_task(empty.play(PASS).play(PASS), ())


def test_dead_and_captured_stones_are_told_with_the_question() -> None:
    task = task_of("G16.b5")
    codes = [reason.code for reason in task.puzzle.asks(task, ())]
    assert codes == ["score-captured", "score-dead-are-ringed", "score-by-territory"]


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ("a1", "open-no-pass"),
        ("pass", "open-one-pass"),
        ("pass a1", "open-one-pass"),
        ("pass a1 pass", "open-move-between"),
        ("a1 pass pass", "over-two-passes"),
    ],
)
def test_why_a_game_goes_on_is_told_by_its_passes(moves: str, code: str) -> None:
    task = OverOrNot(tuple(moves.split())).set_task(GAMES["go-5x5"].start(), ())
    assert judge(task, task.answers).reasons[0].code == code
    assert task.after is not None and (task.after.to_move is None) is (task.answers == ("over",))
    told = task.puzzle.asks(task, ())
    assert [reason.code == "turn-passed" for reason in told[:-1]] == [m == PASS for m in moves.split()]


def test_passing_is_never_forbidden() -> None:
    task = MayPass().set_task(Board(BOARDS["GM.passing-forbidden"]).here, ())
    assert task.answers == (BOARDS["GM.passing-forbidden"]["facts"]["answer"],)
    assert judge(task, ("no",)).misconceptions == ("passing-forbidden",)
