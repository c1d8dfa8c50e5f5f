"""A ko is told by two boards: the one from before, and the one that a stone would make."""

from tests.support.boards import KO
from tutor.games.go.kinds.life.board_again import side_by_side
from tutor.games.go.kinds.life.ko_point import NOWHERE, KoPoint
from tutor.games.go.kinds.stones.legal_or_not import LegalOrNot
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.ruleset import RULES

TWO = """
  a b c d e
5 O . . . .
4 . O . . .
3 O X . . .
2 O X . . .
1 X . . . .
"""
FIVE = GAMES["go-5x5"]


def test_a_ko_brings_back_the_board_of_one_move_ago() -> None:
    before = FIVE.parse_diagram(KO.strip("\n") + "\nblack to move")
    here = before.play("c3")
    puzzle = KoPoint()
    task = puzzle.set_task(here, ())
    for tap in ("b3", NOWHERE):
        _, said = puzzle.weigh(task, tap)
        assert [one.caption.code for one in said.boards] == ["board-one-move-ago", "board-would-come-back"]
        assert {one.position.cells() for one in said.boards} == {before.cells()}
        assert [one.ringed for one in said.boards] == [None, "b3"]


def test_where_two_stones_came_off_the_board_is_a_new_one() -> None:
    before = FIVE.parse_diagram(TWO.strip("\n") + "\nblack to move")
    here = before.play("a4")
    puzzle = KoPoint(TWO)
    task = puzzle.set_task(here, ())
    tap = next(option.key for option in task.options if option.key != NOWHERE)
    for answer in (tap, NOWHERE):
        boards = puzzle.weigh(task, answer)[1].boards
        assert [one.caption.code for one in boards] == ["board-one-move-ago", "board-after"]
        assert boards[0].position.cells() == before.cells() != boards[1].position.cells()
        assert boards[1].position.cells() == here.play(tap).cells()


def test_whether_a_stone_may_go_there_shows_both_boards_where_a_ko_forbids_it() -> None:
    before = FIVE.parse_diagram(KO.strip("\n") + "\nblack to move")
    puzzle = LegalOrNot("b3", ("c3",))
    task = puzzle.set_task(before, ())
    assert task.answers == ("ko",)
    for option in task.options:
        assert len(puzzle.weigh(task, option.key)[1].boards) == 2
    open_point = LegalOrNot("e5", ("c3",))
    there = open_point.set_task(before, ())
    assert not open_point.weigh(there, "yes")[1].boards


def test_by_superko_an_older_board_would_come_back() -> None:
    here = Go(2).start_with(RULES["chinese"])
    for move in "a2 b2 a1 b1 a2 a1".split():
        here = here.play(move)
    boards = side_by_side(here, "a2")
    assert [one.caption.code for one in boards] == ["board-earlier", "board-would-come-back"]
    assert {one.position.cells() for one in boards} == {Go(2).start().play("a2").cells()}
