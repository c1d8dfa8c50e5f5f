"""A line of moves drawn at once: whose each stone is, and its number."""

from tests.games.go.boards import BOARDS, Board
from tutor.games.go.kinds.life.ladder_works import chased
from tutor.games.numbering import numbered
from tutor.games.table import find_game


def test_the_stones_of_a_ladder_are_numbered_to_its_end_and_a_side_that_cannot_play_passes() -> None:
    board = Board(BOARDS["G13.b1"])
    line = chased(board.here, "c7", "c6")
    assert list(line) == BOARDS["G13.b1"]["facts"]["line"]
    marks = numbered(board.here, line)
    assert [text for _, _, text in marks] == [str(number) for number in range(1, 25)]
    assert marks[0] == ("would-black", "c6", "1") and marks[1] == ("would-white", "d7", "2")
    assert marks[-1] == ("would-black", "j1", "24"), "White may not play j1, and passes"


def test_a_pass_has_no_number() -> None:
    start = find_game("go-5x5").start()
    marks = numbered(start, ("c3", "pass", "c4"))
    assert marks == (("would-black", "c3", "1"), ("would-black", "c4", "2"))
