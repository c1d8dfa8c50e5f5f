"""How near a goal is, counted on boards whose numbers can be seen."""

import pytest

from tutor.games.color import Color
from tutor.games.goals import Progress
from tutor.games.judgement import Reason
from tutor.games.othello.goal_tally import REASONS, tally
from tutor.games.othello.goals import Goal
from tutor.games.othello.play_goals import moves_of, progress
from tutor.games.table import find_game

START = find_game("othello").start()
GOALS = {
    "finish": (Goal("finish"), {}),
    "win": (Goal("win"), {"discs-now": {"black": 2, "white": 2}}),
    "not-lose": (Goal("not-lose"), {"discs-now": {"black": 2, "white": 2}}),
    "margin": (Goal("margin", by=10), {"discs-ahead": {"black": 2, "white": 2, "n": 10}}),
    "take-corner": (Goal("take-corner", within=9), {"corners-empty": {"n": 4}}),
    "give-no-corner": (Goal("give-no-corner", moves=9), {"no-corner-lost": {}}),
    "keep-moves": (Goal("keep-moves", most=3, turns=2, within=9), {"turns-running": {"n": 0, "of": 2}}),
    "make-pass": (Goal("make-pass", within=9), {}),
    "stable": (Goal("stable", discs=8, within=9), {"discs-stable": {"n": 0, "of": 8}}),
    "frontier": (Goal("frontier", most=8, within=9), {"discs-beside-empty": {"n": 2, "of": 8}}),
    "more-moves": (Goal("more-moves", by=3, within=9), {"moves-ahead": {"black": 4, "white": 4, "n": 3}}),
    "last-move": (Goal("last-move"), {"squares-empty": {"n": 60}}),
}


@pytest.mark.parametrize("kind", GOALS)
def test_before_the_first_move_each_goal_tells_what_it_counts(kind: str) -> None:
    goal, told = GOALS[kind]
    found = tally(goal, Color.BLACK, [START], [])
    assert {one.code: _numbers(one) for one in found} == told


def _numbers(reason: Reason) -> dict[str, float]:
    named = {"n": reason.n, "of": reason.of, "black": reason.black, "white": reason.white}
    return {name: number for name, number in named.items() if number is not None}


def test_turns_in_a_row_are_those_after_which_few_moves_were_left() -> None:
    moves = ("f5", "d6", "c3", "d3", "c4")
    positions = [START]
    for move in moves:
        positions.append(positions[-1].play(move))
    left = [len(moves_of(positions[number], Color.WHITE)) for number in (1, 3, 5)]
    assert left == [3, 4, 6]

    def counted(most: int) -> list[float | None]:
        goal = Goal("keep-moves", most=most, turns=4, within=9)
        assert progress(goal, Color.BLACK, positions, moves) == Progress("open", 3)
        after, run = tally(goal, Color.BLACK, positions, moves)
        return [after.n, after.of, run.n, run.of]

    assert counted(6) == [6, 6, 3, 4]
    assert counted(5) == [6, 5, 0, 4]
    (passing,) = tally(Goal("make-pass", within=9), Color.BLACK, positions, moves)
    assert (passing.code, passing.n) == ("replies-to-none", 6)


def test_every_code_is_declared_with_its_fields() -> None:
    for goal, _ in GOALS.values():
        for one in tally(goal, Color.WHITE, [START, START.play("f5")], ["f5"]):
            assert one.code in REASONS
            named = ("color", "n", "of", "black", "white")
            assert {name for name in named if getattr(one, name) is not None} == set(REASONS[one.code])
