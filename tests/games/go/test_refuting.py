"""How a move that does not work is answered."""

import pytest

from tests.games.go.boards import BOARDS, Board
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.reading.ladder import escape_line, ladder_line
from tutor.games.go.reading.life import Catch, catching_moves, refuting_move, saving_moves
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
    for move in [point for point in region if here.at(point) is None and here.why_illegal(point) is None]:
        answer = refuting_move(here, target, move, region, plies)
        assert (answer is None) == (move in works), (move, answer)
        if answer is None:
            continue
        after = played(here, move) if answer == PASS else played(here, move, answer)
        after = after.with_to_move(here.to_move or Color.BLACK)
        found = (catching_moves if attacking else saving_moves)(after, target, region, plies - 2)
        assert not found or not attacking and after.at(target) is None, (move, answer)


def far_from(board: Board) -> list[str]:
    """The empty points that have only empty points beside them, none of them in the region."""
    grid, region = board.here.grid, set(board.region)
    found = []
    for point in grid.points:
        beside = grid.names(grid.near[grid.bit(point)])
        if not region & {point, *beside} and all(board.here.at(one) is None for one in (point, *beside)):
            found.append(point)
    return found


FAR = [key for key in SOLVED if len(far_from(Board(BOARDS[key]))) > 1]


@pytest.mark.parametrize("key", FAR)
def test_a_stone_that_is_far_is_answered_as_a_pass_is_and_read_once(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(BOARDS[key])
    here, target, region, plies = board.here, board.row["target"], board.region, board.plies
    first, *others = far_from(board)
    answer = refuting_move(here, target, first, region, plies)
    assert answer is not None
    attacking = here.to_move is not here.at(target)
    after = (played(here, first) if answer == PASS else played(here, first, answer)).with_to_move(
        here.to_move or Color.BLACK
    )
    assert not (catching_moves if attacking else saving_moves)(after, target, region, plies - 2)
    monkeypatch.setattr(Catch, "within", lambda *_asked: pytest.fail("it was read already"))
    assert {refuting_move(here, target, move, region, plies) for move in others} == {answer}


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
