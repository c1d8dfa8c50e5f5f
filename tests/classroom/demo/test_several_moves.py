"""A puzzle of several moves at the big board: move by move, the other side answering, until it is solved."""

from __future__ import annotations

import pytest

from tutor.classroom.demo import actions
from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.demo import Demo, Place, read_demo, start_of, write_demo
from tutor.classroom.demo.questions import Question, punished, task_of
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.kinds.measures.playing_out import answers_to
from tutor.games.othello.puzzles import Sequence
from tutor.games.table import find_game
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import level_puzzles
from tutor.puzzles.puzzle_tasks import set_puzzle

OTHELLO = find_game("othello")
STEPS = [level_puzzles("sequence", level)[0] for level in (2, 5, 8)]


def opened(step: Step) -> Demo:
    return actions.open_step(start_of("othello"), "othello", step, Place("", "endgame", "1"))


def question(demo: Demo) -> Question:
    assert demo.question is not None
    return demo.question


@pytest.mark.parametrize("step", STEPS)
def test_it_is_asked_move_by_move_until_it_is_solved(step: Step) -> None:
    turn = set_puzzle(OTHELLO, step).turn
    demo, asked = actions.ask_step(opened(step)), 0
    while demo.question is not None:
        asked += 1
        assert turn is not None
        task = task_of("othello", demo.question)
        assert (task.position, set(task.answers)) == (turn.position, set(turn.right))
        best = max(values_of(task.position).values())
        assert values_of(task.position)[task.answers[0]] == best
        shown, points = actions.reveal(demo, {"right": task.answers[:1], "wrong": ("a1",)})
        assert points["right"] == 1
        assert read_demo(write_demo(shown)) == shown
        turn = turn.right[task.answers[0]]
        demo = actions.go_on(shown)
        assert demo.at == len(demo.moves)
    assert turn is None
    assert isinstance(step.puzzle, Sequence)
    assert 1 <= asked <= step.puzzle.moves
    assert demo.asked == asked
    assert (demo.shown_step, demo.place) == (None, Place("", "endgame", "1")), "its row of puzzles goes on"


def test_the_number_of_moves_left_is_asked_for() -> None:
    demo = actions.ask_step(opened(STEPS[0]))
    left = question(demo).moves_left
    demo, _ = actions.reveal(demo, {})
    assert question(actions.go_on(demo)).moves_left == left - 1


def test_a_wrong_move_that_is_looked_at_is_punished_on_the_board() -> None:
    demo = actions.ask_step(opened(STEPS[1]))
    position = demo.position
    wrong = next(m for m in position.legal_moves() if m not in task_of("othello", question(demo)).answers)
    shown, _ = actions.reveal(demo, {"one": (wrong,), "other": ("a1",)})
    right = question(shown).played
    assert right is not None
    assert shown.shown == position.play(right)
    looked = actions.look_at(shown, (wrong,))
    replies = answers_to(position, wrong)
    assert replies
    assert punished("othello", question(looked), (wrong,)) == (wrong, *replies)
    after = position.play(wrong)
    for reply in replies:
        after = after.play(reply)
    assert looked.shown == after
    assert looked.last_move == next(move for move in reversed(replies) if move != "pass")
    illegal = actions.look_at(shown, ("a1",))
    assert illegal.shown == position
    assert illegal.last_move is None


def test_it_goes_on_only_after_the_reveal_and_only_where_moves_are_left() -> None:
    demo = actions.ask_step(opened(STEPS[0]))
    other, _ = actions.reveal(actions.ask(start_of("othello")), {})
    for refused in (demo, other):
        with pytest.raises(CannotDo) as refusal:
            actions.go_on(refused)
        assert refusal.value.code == "cannot-ask"


def test_too_far_from_the_end_nobody_can_say_what_is_best() -> None:
    with pytest.raises(CannotDo):
        actions.ask(start_of("othello"), Sequence(2))
