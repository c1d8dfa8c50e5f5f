"""The kinds that settle a game: on every board of the lessons they ask what the file knows."""

import pytest

from tests.games.go.boards import BOARDS, Board
from tests.games.go.kinds.wrong.test_wrong_rules import wrong_answers
from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.go.kinds.ending.mark_dead import MarkDead
from tutor.games.go.kinds.ending.winner import Winner
from tutor.games.go.reading.ending import ending
from tutor.games.go.rules.games import GAMES
from tutor.games.kinds.kind import Task
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.puzzles.judge import judge, possible_answers

DEAD = [key for key, row in BOARDS.items() if row["kind"] == "mark-dead"]
WON = [key for key, row in BOARDS.items() if row["kind"] == "winner"]
WITH_DEAD = [key for key, row in BOARDS.items() if "dead" in row]
SEKI = [key for key, row in BOARDS.items() if row["kind"] == "score" and row.get("seki")]


def dead_task(key: str) -> Task:
    board = Board(BOARDS[key])
    return MarkDead((), board.plies).set_task(board.here, ())


def won_task(key: str) -> Task:
    here = Board(BOARDS[key]).counting_position()
    return Winner().set_task(here, here.dead_squares())


def drawn(text: str, game: str = "go-7x7") -> Position:
    return GAMES[game].parse_diagram(text)


@pytest.mark.parametrize("key", WITH_DEAD)
def test_the_stones_that_another_program_called_dead_are_read_out_and_no_others(key: str) -> None:
    board = Board(BOARDS[key])
    assert set(dead_task(key).answers) == set(board.here.grid.names(board.dead()))


def test_stones_that_a_file_only_calls_dead_are_found_out() -> None:
    board = Board(BOARDS[DEAD[0]])
    read = dead_task(DEAD[0]).answers
    black = [square for square in board.here.game.squares if board.here.at(square) is Color.BLACK]
    for known, faults in ((read, []), (black, ["puzzle.known"])):
        task = MarkDead((), board.plies, tuple(known)).set_task(board.here, ())
        assert [field for field, _ in task.puzzle.task_faults(task)] == faults


@pytest.mark.parametrize("key", DEAD)
def test_the_answer_of_each_wrong_rule_about_dead_stones_points_to_it(key: str) -> None:
    task = dead_task(key)
    assert set(task.answers) == set(BOARDS[key]["facts"]["answer"])
    assert judge(task, task.answers).misconceptions == ()
    told = {code: set(stones) for code, stones in task.puzzle.wrong_sets(task).items()}
    assert told == {code: set(stones) for code, stones in BOARDS[key]["facts"]["wrong"].items()}
    for code, stones in told.items():
        if stones:
            assert code in judge(task, tuple(stones)).misconceptions


@pytest.mark.parametrize("key", WON)
def test_the_winner_is_that_of_the_file_and_each_wrong_rule_that_is_offered_is_named(key: str) -> None:
    task, facts = won_task(key), BOARDS[key]["facts"]
    assert task.answers == (facts["answer"],)
    told = {answer: judge(task, (answer,)) for answer in possible_answers(task)}
    assert [judged.verdict for judged in told.values()].count("right") == 1
    offered = {code for code, said in facts["wrong"].items() if said in told}
    assert {"komi-forgotten", "komi-to-black"} <= offered
    for code in offered:
        assert code in told[facts["wrong"][code]].misconceptions
    if BOARDS[key]["role"] == "misconception":
        assert key.removeprefix("GM.") in offered


def test_one_stone_of_a_chain_stands_for_all_of_it() -> None:
    task = dead_task("G16.s2")
    assert judge(task, ("b8", "h1")).verdict == "right"
    assert judge(task, ("b8",)).found == 3
    living = judge(task, ("b8", "h1", "c2"))
    assert living.verdict == "almost" and set(living.extras) == {"a2", "b2", "c2", "d2", "b1", "d1"}


def test_nothing_marked_is_no_answer_so_one_dead_chain_cannot_show_that_all_stones_are_left() -> None:
    one, two = dead_task("G16.s1"), dead_task("G16.s2")
    assert "dead-stones-live-on" not in one.puzzle.provokes(one)
    assert judge(two, ("b8",)).misconceptions == ("dead-stones-live-on", "lone-stones-only")
    assert {"dead-stones-live-on", "lone-stones-only"} <= two.puzzle.provokes(two)


def test_a_living_group_is_shown_with_its_two_eyes_and_a_dead_one_with_its_only_eye() -> None:
    task = dead_task("G16.s2")
    living = judge(task, (*task.answers, "c2"))
    assert living.reasons[-1].code == "stays-with-two-eyes"
    assert {point for kind, point, _ in living.shown if kind == "liberty"} == {"a1", "c1"}
    roomy = judge(task, (*task.answers, "e5"))
    assert roomy.reasons[-1].code == "stays-with-room"
    assert {kind for kind, *_ in roomy.shown} == {"chain", "land-white"}
    missing = judge(task, ("b8",))
    assert [reason.code for reason in missing.reasons] == ["stones-found", "dead-with-one-eye"]
    assert {point for kind, point, _ in missing.shown if kind == "liberty"} == {"j1"}
    lone = judge(dead_task("G16.s1"), ("d4",))
    assert lone.reasons[-1].code == "stays-with-room"
    assert judge(dead_task("G16.s1"), ("a7",)).reasons[-1].code == "no-stone-stands"


def test_what_stands_in_a_seki_is_not_dead() -> None:
    assert SEKI
    for key in SEKI:
        board = Board(BOARDS[key])
        found = ending(board.here)
        stones = board.here.with_dead(BOARDS[key]["seki"]).dead
        assert not found.dead and stones & found.seki == stones


def test_a_board_that_is_not_settled_or_has_nothing_dead_is_not_asked() -> None:
    here = Board(BOARDS["G16.s1"]).here
    with pytest.raises(UnsolvablePuzzle, match="none is named below"):
        MarkDead().set_task(here.with_dead(["a6"]), ())
    with pytest.raises(UnsolvablePuzzle, match="others are not"):
        MarkDead().set_task(GAMES["go-5x5"].start(), ())
    with pytest.raises(UnsolvablePuzzle, match="neither be captured"):
        MarkDead().set_task(GAMES["go-7x7"].start().play("d4").play("c3"), ())
    with pytest.raises(UnsolvablePuzzle, match=r"marks\.ring"):
        Winner().set_task(Board(BOARDS["G16.s3"]).counting_position(), ())


def test_a_count_that_lacks_only_the_komi_is_almost_right() -> None:
    task = won_task("G16.s5")
    judged = judge(task, (BOARDS["G16.s5"]["facts"]["wrong"]["komi-forgotten"],))
    assert judged.verdict == "almost" and judged.misconceptions == ("komi-forgotten",)
    right = judge(task, task.answers)
    assert (right.reasons[0].black, right.reasons[0].white) == (27, 28.5)
    assert {kind for kind, *_ in right.shown} >= {"land-black", "land-white"}
    codes = [(reason.code, reason.n) for reason in task.puzzle.asks(task, ())]
    assert codes == [("winner-komi", 6.5), ("winner", None)]


def test_both_ways_of_counting_can_name_different_winners() -> None:
    row = BOARDS["G16.b4"]
    below = f"{row['board']}\nkomi: 6.5\nrules: japanese"
    task = Winner().set_task(drawn(below), ())
    assert task.answers == ("white+0.5",) and won_task("G16.b4").answers == ("black+0.5",)
    assert task.puzzle.hint_topic(task) == "winner-by-territory"
    assert wrong_answers(Board(row)).keys() >= {"komi-forgotten", "komi-to-black"}
