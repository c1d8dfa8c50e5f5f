"""A ladder that is played: on every board of the lessons, whichever atari the learner begins with."""

from random import Random

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.go.kinds.games.play_out import PlayOut
from tutor.games.go.reading.ladder import escapes, ladder_starts, run
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import as_go
from tutor.games.kinds.goal_games import Played, played_of
from tutor.games.kinds.kind import Answer, Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge

LADDERS = [key for key, row in BOARDS.items() if row["facts"].get("ladder_starts")]
FAILING = [key for key, row in BOARDS.items() if row["facts"].get("ladder_starts") == []]
SAVED = [key for key, row in BOARDS.items() if row["kind"] == "save" and row["facts"]["answer"]]
COMB = """
  a b c d e f g h j
9 . . . . . . . . .
8 . . X X . . . . .
7 . X O . . . . . .
6 . . . . . . . . .
5 . . . . . . . . .
4 . . . . . . . . .
3 . . . . . . . . .
2 . . . . . . . . .
1 . . . . . . . . ."""


def task_of(key: str) -> Task:
    board = Board(BOARDS[key])
    return PlayOut(board.row["target"]).set_task(board.here, ())


def comb(target: str = "c7") -> Task:
    return PlayOut(target).set_task(Go(9).parse_diagram(COMB, Color.BLACK), ())


def no_level(position: Position, level: int) -> Move:
    raise AssertionError("the reading of ladders leads the stones, no level")


def puzzle(task: Task) -> PlayOut:
    assert isinstance(task.puzzle, PlayOut)
    return task.puzzle


def chased(task: Task, moves: Answer = ()) -> Played:
    """The game after the best play of both sides from there."""
    while (played := played_of(task, moves)).progress.standing == "open":
        here = as_go(played.position)
        if here.to_move is task.color:
            moves = (*moves, ladder_starts(here, puzzle(task).target)[0])
        else:
            moves = (*moves, puzzle(task).reply(here, no_level))
    return played


@pytest.mark.parametrize("key", LADDERS)
def test_a_ladder_that_works_ends_with_the_capture(key: str) -> None:
    task = task_of(key)
    played = chased(task)
    assert played.progress.standing == "reached"
    assert played.position.at(puzzle(task).target) is None
    assert judge(task, played.answer_until(len(played.moves))).verdict == "right"


@pytest.mark.parametrize("key", FAILING)
def test_a_ladder_that_fails_is_not_asked_for(key: str) -> None:
    with pytest.raises(UnsolvablePuzzle, match="no ladder"):
        task_of(key)


def test_stones_run_to_the_edge_and_pass_where_nothing_can_be_played_for_them() -> None:
    played = chased(comb())
    assert len(played.moves) == 25 and played.progress.own == 13
    assert played.moves[-2:] == (PASS, "j1")
    assert PASS in played.answer_until(len(played.moves)), (
        "a pass that nobody had to make is part of the answer"
    )


@pytest.mark.parametrize(
    ("moves", "own"),
    [
        (("a1",), 1),  # no atari
        (("d7",), 1),  # atari from the wrong side
        (("c6", "d7", "d6"), 2),  # the second one from the wrong side
    ],
)
def test_it_is_said_at_once_that_the_stones_get_out(moves: Answer, own: int) -> None:
    task = comb()
    played = played_of(task, moves)
    assert (played.progress.standing, played.progress.own) == ("gone", own)
    turning_point = puzzle(task).find_turning_point(task.color, played)
    assert turning_point is not None and turning_point.by_goal
    assert (turning_point.number, turning_point.played) == (len(moves), moves[-1])
    better = (*moves[:-1], turning_point.better)
    assert chased(task, better).progress.standing == "reached"


def test_the_stones_get_away_from_every_move_that_is_called_wrong() -> None:
    """What is gone is gone: the reply gets away from every atari that follows."""
    task, chance = comb(), Random(13)
    for _ in range(40):
        moves: Answer = ()
        while (played := played_of(task, moves)).progress.standing == "open":
            here = as_go(played.position)
            own = here.to_move is task.color
            near = [move for move in here.legal_moves() if move in here.liberties("c7")]
            moves = (*moves, chance.choice(near) if own else puzzle(task).reply(here, no_level))
        if played.progress.standing == "gone":
            fled = as_go(played.position).play(puzzle(task).reply(played.position, no_level))
            assert ladder_starts(fled, "c7") == ()


@pytest.mark.parametrize("key", SAVED)
def test_stones_that_can_be_saved_run_join_or_capture(key: str) -> None:
    here, target = Board(BOARDS[key]).here, BOARDS[key]["target"]
    assert run(here, target) in escapes(here, target)


def test_a_wrong_side_or_an_empty_point_is_refused() -> None:
    with pytest.raises(UnsolvablePuzzle, match="other side"):
        comb("c8")
    with pytest.raises(UnsolvablePuzzle, match="no stone"):
        comb("e5")


def test_a_class_plays_it_against_a_level_that_saves_its_stones() -> None:
    task = comb()
    assert task.puzzle.match_of(task.position) == (Color.WHITE, 2)
