"""How a move that does not work is answered."""

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.reading.ladder import escape_line, ladder_line
from tutor.games.go.reading.life import catching_moves, saving_moves
from tutor.games.go.reading.refuting import Refuting
from tutor.games.go.rules.position import GoPosition

SOLVED = [key for key, row in BOARDS.items() if row["kind"] in ("live", "kill", "capture-in")]
LADDERS = [key for key, row in BOARDS.items() if row["kind"] in ("ladder", "which-atari")]


def played(here: GoPosition, *moves: str) -> GoPosition:
    for move in moves:
        here = here.play(move)
    return here


@pytest.mark.parametrize("key", SOLVED)
def test_every_first_move_that_fails_has_an_answer_that_undoes_it_and_no_other_has(key: str) -> None:
    board = Board(BOARDS[key])
    here, target, region, plies = board.here, board.row["target"], board.region, board.plies
    attacking = here.to_move is not here.at(target)
    works = set((catching_moves if attacking else saving_moves)(here, target, region, plies))
    refuting = Refuting(here, target, region, plies)
    for move in [point for point in region if here.at(point) is None and here.why_illegal(point) is None]:
        answer = refuting.answer(move)
        assert (answer is None) == (move in works), (move, answer)
        if answer is None:
            continue
        after = played(here, move) if answer == PASS else played(here, move, answer)
        after = after.with_to_move(here.to_move or Color.BLACK)
        found = (catching_moves if attacking else saving_moves)(after, target, region, plies - 2)
        assert not found or not attacking and after.at(target) is None, (move, answer)


@pytest.mark.parametrize("key", LADDERS)
def test_a_ladder_that_fails_is_followed_until_the_chain_gets_out(key: str) -> None:
    board = Board(BOARDS[key])
    here, target = board.here, board.row["target"]
    for move in here.liberties(target):
        if here.why_illegal(move) or ladder_line(here, target, move):
            continue
        line = escape_line(here, target, move)
        after = played(here, *line)
        assert line[0] == move
        assert len(after.liberties(target)) >= 2, line
        assert (len(line) % 2 == 0) == (len(here.play(move).liberties(target)) == 1)


@pytest.mark.parametrize("key", SOLVED)
def test_a_move_that_cannot_matter_is_answered_as_if_it_were_read_out(key: str) -> None:
    board = Board(BOARDS[key])
    here, target = board.here, board.row["target"]
    refuting = Refuting(here, target, board.region, board.plies)
    for move in here.empties():
        if here.why_illegal(move) or refuting.is_near(move):
            continue
        played = here.play(move).with_to_move(here.to_move or Color.BLACK)
        assert refuting.answer(move) == Refuting(played, target, board.region, board.plies).far(), move
