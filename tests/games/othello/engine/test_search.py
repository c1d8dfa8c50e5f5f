"""The search finds what looking at every line finds, sees tactics, and stops in time."""

import random
from time import thread_time

import pytest

from tutor.games.base import Position
from tutor.games.othello.engine.boards import DISC, Board, bitboards, board_of
from tutor.games.othello.engine.endgame.exact import score_of
from tutor.games.othello.engine.search import Search
from tutor.games.table import find_game

GAMES = ("othello", "misere", "othello-6x6", "annex")

WIPEOUT_IN_TWO = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . X . . .
4 . . . X X . . .
5 . . X X O . . .
6 . . . . X . . .
7 . . . . . . . .
8 . . . . . . . .
white to move"""


def somewhere(name: str, seed: int, moves: int) -> Position:
    """A position of random play in which a disc can be placed."""
    chance = random.Random(f"{name}{seed}")
    while True:
        position = find_game(name).start()
        for _ in range(moves):
            if position.to_move:
                position = position.play(chance.choice(position.legal_moves()))
        if bitboards(position).placements:
            return position


def plain_value(board: Board, own: int, opp: int, depth: int) -> int:
    """The value by every line, none cut short."""
    moves, replies = board.legal(own, opp), board.legal(opp, own)
    if not moves:
        return -plain_value(board, opp, own, depth) if replies else board.final(own, opp)
    if not depth:
        return board.weigh(own, opp, moves, replies)
    return max(
        -plain_value(board, here, there, depth - 1) for _, here, there in board.children(own, opp, moves)
    )


@pytest.mark.parametrize("name", GAMES)
def test_cutting_lines_short_changes_no_score(name: str) -> None:
    board = board_of(find_game(name))
    for seed in range(6):
        own, opp = board.sides(bitboards(somewhere(name, seed, 6 + 3 * seed)))
        for depth in (1, 2, 3):
            found = Search(board).best(own, opp, range(1, depth + 1))
            assert found.score == plain_value(board, own, opp, depth)
            assert found.depth == depth


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_given_its_own_score(name: str) -> None:
    board = board_of(find_game(name))
    own, opp = board.sides(bitboards(somewhere(name, 1, 12)))
    found = Search(board).all(own, opp, range(1, 4))
    after = {disc: (here, there) for disc, here, there in board.children(own, opp, board.legal(own, opp))}
    assert {one.disc: one.score for one in found} == {
        disc: -plain_value(board, here, there, 2) for disc, (here, there) in after.items()
    }
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_looking_to_the_end_is_exact(name: str) -> None:
    board = board_of(find_game(name))
    squares = len(find_game(name).squares)
    for seed in range(5):
        position = somewhere(name, seed, squares - 4 - 6)
        empties = len(position.empties())
        found = Search(board).best(*board.sides(bitboards(position)), (empties,))
        assert found.score == score_of(position) * DISC


def test_a_wipeout_two_moves_off_is_avoided() -> None:
    board = board_of(find_game("othello"))
    position = find_game("othello").parse_diagram(WIPEOUT_IN_TWO)
    found = Search(board).all(*board.sides(bitboards(position)), range(1, 3))
    assert found[0].score > -64 * DISC
    assert found[-1].score == -64 * DISC, "the position must hold a trap"


@pytest.mark.usefixtures("kept_for_good")
def test_a_search_stops_when_its_time_is_over_and_keeps_what_it_found() -> None:
    board = board_of(find_game("othello"))
    own, opp = board.sides(bitboards(somewhere("othello", 3, 20)))
    began = thread_time()
    found = Search(board, seconds=0.1).best(own, opp, range(1, 40))
    assert thread_time() - began < 0.15
    assert 2 < found.depth < 40
