"""The last game of the lesson on counting is won by as much as exact counting wins it."""

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.kinds.measures.good_moves import solve
from tutor.games.othello.puzzles import Play
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.settings import ROOT

LESSON = next(
    one for one in load_courses(ROOT / "lessons")["othello"].lessons if one.slug == "counting-the-end"
)
STEP = LESSON.steps[-1]


def margin_after(position: Position, puzzle: Play) -> int:
    """By how much White wins who counts each of its moves to the end."""
    while position.to_move is not None:
        if position.must_pass():
            position = position.play(PASS)
        elif position.to_move is Color.WHITE:
            values = solve(position).values
            position = position.play(max(values, key=values.__getitem__))
        else:
            position = position.play(choose_move(position, puzzle.strength, seed=1).move)
    outcome = position.outcome()
    assert outcome is not None and outcome.winner is Color.WHITE
    return abs(int(outcome.margin))


def test_who_counts_to_the_end_reaches_the_goal_and_one_first_move_alone_leads_there() -> None:
    assert isinstance(STEP.puzzle, Play) and STEP.puzzle.aim.kind == "margin"
    position = STEP.position(find_game("othello"))
    wanted = STEP.puzzle.aim.number("by")
    assert [move for move, value in solve(position).values.items() if value >= wanted] == ["a5"]
    assert margin_after(position, STEP.puzzle) >= wanted
