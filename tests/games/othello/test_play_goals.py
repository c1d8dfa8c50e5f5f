"""Goals of games: each of the play tasks, played out and judged a second time from the boards alone."""

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.games.goals import Progress
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.goals import FIELDS, Goal
from tutor.games.othello.play_goals import progress
from tutor.games.table import find_game

TASKS: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "play_goals.toml").read_text(encoding="utf-8")
)["task"]
BY_KEY = {task["key"]: task for task in TASKS}

Player = Callable[[Position, Random], Move]


def start_of(task: dict[str, Any]) -> Position:
    return find_game(task["game"]).parse_diagram(task["board"], Color(task["to_move"]))


def play_out(start: Position, side: Color, own: Player, other: Player) -> tuple[list[Position], list[Move]]:
    chance = Random(7)
    positions, moves = [start], list[Move]()
    while (at := positions[-1]).to_move is not None:
        move = PASS if at.must_pass() else (own if at.to_move is side else other)(at, chance)
        moves.append(move)
        positions.append(at.play(move))
    return positions, moves


def at_random(position: Position, chance: Random) -> Move:
    return chance.choice(position.legal_moves())


def kindly(position: Position, chance: Random) -> Move:
    """A player that takes corners, gives none and leaves few moves."""
    legal = position.legal_moves()
    if position.flips(legal[0]) == ():
        return chance.choice(legal)  # the first four discs of the old rules
    ends = {"a1", "a8", "h1", "h8"}

    def cost(move: Move) -> tuple[bool, bool, int]:
        replies = position.play(move).legal_moves()
        return move not in ends, bool(ends.intersection(replies)), len(replies)

    return min(legal, key=cost)


def judge_again(goal: Goal, side: Color, positions: Sequence[Position], moves: Sequence[Move]) -> str:
    """The standing at the end of a game, read off its boards without `progress`."""
    ends = {s for s in positions[0].game.squares if len(beside(positions[0], s)) <= 3}
    if positions[0].game.name == "annex":
        ends = set()  # a cross has corners of another kind: left to the other tests
    plies = list(zip(positions, moves, positions[1:], strict=False))
    own = [(move, after) for before, move, after in plies if before.to_move is side and move != PASS]
    last = positions[-1].outcome()
    assert last is not None
    lead = (last.black - last.white) * (1 if side is Color.BLACK else -1)
    won = last.winner is side
    match goal.kind:
        case "finish":
            good = True
        case "win":
            good = won
        case "not-lose":
            good = last.winner is not side.other
        case "margin":
            good = won and abs(lead) >= (goal.by or 0)
        case "take-corner":
            good = any(move in ends for move, _ in own[: goal.within])
        case "give-no-corner":
            seen = 0
            good = True
            for before, move, _ in plies:
                if before.to_move is side and move != PASS:
                    if seen == goal.moves:
                        break
                    seen += 1
                elif before.to_move is side.other and move in ends:
                    good = False
        case "keep-moves":
            few = [replies(after, side.other) <= (goal.most or 0) for _, after in own[: goal.within]]
            runs = range(len(few) - (goal.turns or 0) + 1)
            good = any(all(few[n : n + (goal.turns or 0)]) for n in runs)
        case "make-pass":
            good = any(after.to_move and not replies(after, side.other) for _, after in own[: goal.within])
        case "frontier":
            after = (
                own[min(len(own), goal.within or 0) - 1][1]
                if len(own) >= (goal.within or 0)
                else positions[-1]
            )
            rim = {near for empty in after.empties() for near in beside(after, empty)}
            good = len(rim.intersection(after.pieces(side))) <= (goal.most or 0)
        case "more-moves":
            good = len(own) >= (goal.within or 0) and (
                replies(own[(goal.within or 0) - 1][1], side)
                - replies(own[(goal.within or 0) - 1][1], side.other)
                >= (goal.by or 0)
            )
        case "last-move":
            mover = [before.to_move for before, move, _ in plies if move != PASS][-1]
            good = mover is side
        case "stable":
            return "?"  # stability has tests of its own
    return "reached" if good else "gone"


def replies(position: Position, color: Color) -> int:
    return len([move for move in position.with_to_move(color).legal_moves() if move != PASS])


def beside(position: Position, square: str) -> list[str]:
    column, row = ord(square[0]), int(square[1:])
    names = {
        f"{chr(column + across)}{row + down}"
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
        if across or down
    }
    return [name for name in names if name in position.game.squares]


@pytest.mark.parametrize("key", BY_KEY)
@pytest.mark.parametrize("own", [at_random, kindly])
def test_a_task_is_judged_as_its_boards_say(key: str, own: Player) -> None:
    task = BY_KEY[key]
    goal, side = Goal(**task["goal"]), Color(task["side"])
    assert not list(goal.faults())
    level = min(task["level"], 4)
    positions, moves = play_out(start_of(task), side, own, lambda at, _: choose_move(at, level, seed=3).move)
    found = progress(goal, side, positions, moves)
    wanted = judge_again(goal, side, positions, moves)
    assert found.standing == wanted or wanted == "?"
    assert found.standing != "open"
    assert found.since is not None
    early = progress(goal, side, positions[: found.since], moves[: found.since - 1])
    assert early.standing == "open"
    assert progress(goal, side, positions[: found.since + 1], moves[: found.since]) == found


def test_a_corner_within_some_moves_counts_own_moves_only() -> None:
    task = BY_KEY["P11.1"]
    start = start_of(task)
    assert progress(Goal(**task["goal"]), Color.BLACK, [start], []) == Progress("open", 0)
    positions, moves = play_out(start, Color.BLACK, at_random, at_random)
    two = progress(Goal("take-corner", within=1), Color.BLACK, positions, moves)
    assert (two.standing, two.own) in {("gone", 1), ("reached", 1)}


def test_a_goal_needs_its_numbers_and_no_others() -> None:
    assert list(Goal("win", by=3).faults()) == [("by", "does not belong to the goal win")]
    assert list(Goal("keep-moves", most=0, turns=2).faults()) == [("within", "is missing")]
    assert list(Goal("margin", by=0).faults()) == [("by", "is too small")]
    assert set(FIELDS) >= {task["goal"]["kind"] for task in TASKS}
