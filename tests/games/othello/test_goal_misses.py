"""Why a goal is out of reach, judged again from the boards of games that missed it."""

import pytest

from tests.games.othello.test_play_goals import BY_KEY, at_random, play_out, start_of
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.goal_misses import REASONS, why_missed
from tutor.games.othello.goal_tally import REASONS as COUNTED
from tutor.games.othello.goals import Goal
from tutor.games.othello.play_goals import corners, moves_of, progress


@pytest.mark.parametrize("key", BY_KEY)
def test_what_is_said_of_a_goal_that_was_missed_is_so_on_the_board(key: str) -> None:
    task = BY_KEY[key]
    goal, side = Goal(**task["goal"]), Color(task["side"])
    positions, moves = play_out(
        start_of(task), side, at_random, lambda at, _: choose_move(at, 3, seed=2).move
    )
    found = progress(goal, side, positions, moves)
    if found.standing != "gone" or found.since is None:
        return
    positions, moves = positions[: found.since + 1], moves[: found.since]
    why = why_missed(goal, side, positions, moves)
    if why is None:
        assert goal.kind in ("win", "not-lose") or moves[-1] == PASS
        return
    assert why.code in REASONS | COUNTED
    own = [number for number, move in enumerate(moves) if positions[number].to_move is side and move != PASS]
    left = [len(moves_of(positions[number + 1], side.other)) for number in own]
    match why.code:
        case "corner-lost":
            assert why.stop == moves[-1]
            assert positions[-1].at(why.stop or "") is side.other
        case "no-corner-taken":
            assert why.n == len(own)
            assert not corners(positions[-1].game).intersection(moves[number] for number in own)
        case "no-corner-left":
            assert all(positions[-1].at(corner) for corner in corners(positions[-1].game))
        case "longest-run":
            few = "".join("x" if n <= goal.number("most") else " " for n in left)
            assert why.n == max(map(len, few.split()), default=0) < goal.number("turns")
        case "never-passed":
            assert all(left[:-1])
        case "last-disc":
            placed = [number for number, move in enumerate(moves) if move != PASS]
            assert positions[placed[-1]].to_move is side.other
