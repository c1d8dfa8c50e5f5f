"""Whatever is asked on a board reached by play, the right answer is right and no other is."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.kinds import OPTIONS, REASONS, explain_extra, explain_found, explain_missing
from tutor.games.base import PASS, Position
from tutor.games.geometry import turn_over
from tutor.games.judgement import Reason
from tutor.games.kinds.kind import Task
from tutor.games.kinds.options import Option
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.measures.measures import MEASURES, Measure
from tutor.games.othello.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.othello.puzzles import (
    AllLegalMoves,
    BestMove,
    Choice,
    CountMoves,
    FindSquare,
    Flips,
    LegalMove,
    MarkFrontier,
    MarkStable,
    PassOrPlay,
    Referee,
    Result,
    Sequence,
    WhichIsBetter,
)
from tutor.games.table import find_game
from tutor.lessons.model import Marks, Step
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle, solutions

GAMES = [find_game(name) for name in ("othello", "othello-6x6", "annex", "misere")]


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position reached by random moves, often near or at the end of the game."""
    position = draw(st.sampled_from(GAMES)).start()
    for _ in range(draw(st.integers(0, 70))):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.play(draw(st.sampled_from(moves)))
    return position


FEW = 6
"""Empty squares up to which an ending is solved at once."""


def measures(position: Position) -> list[Measure]:
    """The measures that take no time here."""
    return [m for m in MEASURES if m != "best-exact" or len(position.empties()) <= FEW]


@st.composite
def tasks(draw: st.DrawFn) -> Task:
    """A task of any kind that the position allows."""
    position = draw(positions())
    game, square = position.game, st.sampled_from(position.game.squares)
    puzzles: list[Any] = [FindSquare(draw(square)), Choice("disc-on", draw(square))]
    puzzles += [Choice(about) for about in ("square-name", "corner-name", "game-over", "disc-count")]
    puzzles += [Choice("mobility"), Choice("first-player"), Choice("next-on-line"), Result()]
    side = draw(st.sampled_from(["black", "white"]))
    puzzles += [CountMoves(side), MarkStable(side), MarkFrontier(side)]
    if position.to_move:
        puzzles += [LegalMove(), AllLegalMoves(), PassOrPlay(), *map(BestMove, measures(position))]
        moves = [move for move in position.legal_moves() if move != PASS]
        if moves:
            move = draw(st.sampled_from(moves))
            standing = [s for s in game.squares if position.at(s)]
            turned = draw(st.sets(st.sampled_from(standing), min_size=1))
            after = game.diagram(turn_over(position.play(move), turned))
            puzzles += [Flips(move), Referee(move, after)]
            pair = move, draw(st.sampled_from(moves))
            puzzles += [WhichIsBetter(pair, measure) for measure in measures(position)]
        if len(position.empties()) <= FEW:
            puzzles += [Sequence(2), Sequence(3)] * 3
    puzzle = draw(st.sampled_from(puzzles))
    ring = draw(st.lists(square, min_size=1, max_size=3)) if isinstance(puzzle, Choice) else []
    step = Step(game.diagram(position), marks=Marks(ring=tuple(ring)), puzzle=puzzle)
    try:
        return set_puzzle(game, step)
    except UnsolvablePuzzle:
        return set_puzzle(game, Step(step.board, puzzle=FindSquare(draw(square))))


def answers(task: Task) -> st.SearchStrategy[tuple[str, ...]]:
    """Anything that can be tapped or chosen, near the right answer or far from it."""
    if task.select == "choice":
        return st.sampled_from([(option.key,) for option in task.options])
    squares = [*task.position.game.squares, *([PASS] if task.can_pass else [])]
    if task.turn is not None:
        line = st.sampled_from(list(task.turn.lines()))
        change = st.lists(st.sampled_from(squares), min_size=1, max_size=2)
        return st.one_of(line, st.builds(lambda moves, taps: (*moves[:-1], *taps), line, change))
    single = st.sampled_from(squares).map(lambda square: (square,))
    if task.select == "one":
        return single
    right = frozenset(task.answers)
    change = st.sets(st.sampled_from(squares), max_size=4)
    near = change.map(lambda taps: tuple(right.symmetric_difference(taps)))
    return st.one_of(near, st.lists(st.sampled_from(squares), max_size=6).map(tuple))


def names_in(kind: type[Reason | Option]) -> tuple[str, ...]:
    return Reason._fields if kind is Reason else tuple(field.name for field in fields(kind))


def check_fields(told: Reason | Option, registry: dict[str, tuple[str, ...]]) -> None:
    """What is told carries what its code promises, and nothing else."""
    names = names_in(type(told))
    filled = {name for name in names if name not in ("code", "key") and getattr(told, name)}
    zero = {name for name in names if getattr(told, name) == 0}
    assert filled | zero == set(registry[told.code]), told


@given(tasks())
def test_the_right_answer_is_right(task):
    right = solutions(task)
    for answer in right:
        judged = judge(task, answer)
        assert (judged.verdict, judged.extras, judged.missing) == ("right", (), ())
        assert judged.found == judged.of
        assert judged.misconceptions == ()
        for reason in judged.reasons:
            check_fields(reason, REASONS)


@pytest.mark.slow
@settings(max_examples=300)
@given(st.data())
def test_any_other_answer_is_explained_and_never_right(data):
    task = data.draw(tasks())
    answer = data.draw(answers(task))
    judged = judge(task, answer)
    if task.select == "many":
        expected = set(answer) == set(task.answers)
    else:
        expected = tuple(answer) in solutions(task)
    assert (judged.verdict == "right") == expected
    assert judged.reasons
    assert judged.misconceptions == tuple(code for code in MISCONCEPTIONS if code in judged.misconceptions)
    for reason in judged.reasons:
        check_fields(reason, REASONS)
    if task.select == "many" and not expected:
        parts = explain_extra(task, judged.extras[0]) if judged.extras else None
        parts = parts or explain_missing(task, judged.missing[0])
        assert judged.reasons == (explain_found(task, judged.found), *parts.reasons)
        assert judged.lines == parts.lines


@given(tasks())
def test_a_question_has_one_right_option_among_several(task):
    if task.select == "choice":
        keys = [option.key for option in task.options]
        assert len(set(keys)) == len(keys) >= 2
        assert len(task.answers) == 1
        for option in task.options:
            check_fields(option, OPTIONS)


@given(tasks())
def test_lines_that_close_come_first_then_those_with_most_discs(task):
    if task.select == "one" and not task.puzzle.names_answer:
        for square in task.position.game.squares:
            lines = judge(task, (square,)).lines
            order = [(line.end.value != "flips", -len(line.run)) for line in lines]
            assert order == sorted(order)


def test_every_reason_and_option_names_real_fields():
    for registry, kind in ((REASONS, Reason), (OPTIONS, Option)):
        names = {*names_in(kind)} - {"code", "key"}
        assert all(names.issuperset(carried) for carried in registry.values())
