"""Games from which puzzles are made: by the rules, the same everywhere, and mostly as the engine plays."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.puzzles.conftest import OTHELLO
from tutor.games.base import Position
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.othello.bank.played_games import BEGINNING, OPENING, play_game
from tutor.games.othello.engine.boards import bitboards, board_of
from tutor.games.othello.engine.search import Search
from tutor.games.symmetry import image_key
from tutor.games.table import find_game

PROGRAM = """
from tutor.games.chance import Dice
from tutor.games.othello.bank.played_games import play_game
from tutor.games.table import find_game
print([position.cells() for position in play_game(find_game("othello"), Dice("told"), 3)])
"""


def moves_of(positions: list[Position]) -> list[tuple[Position, str]]:
    """Each position but the last, and the move that was played on it."""
    found = []
    for before, after in zip(positions, positions[1:], strict=False):
        found.append((before, next(move for move in before.legal_moves() if before.play(move) == after)))
    return found


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=5), st.integers(1, 2))
def test_a_game_is_played_by_the_rules_to_its_end(seed: str, deepest: int) -> None:
    positions = play_game(OTHELLO, Dice(seed), deepest)
    assert positions[-1].to_move is None
    assert len(moves_of(positions)) == len(positions) - 1
    first, start = positions[0], OTHELLO.start()
    assert first == start or sum(len(first.pieces(color)) for color in Color) == 4 + BEGINNING


@pytest.mark.parametrize("name", ["othello-6x6", "misere", "annex"])
def test_other_games_are_played_too(name: str) -> None:
    assert play_game(find_game(name), Dice("any"))[-1].to_move is None


def test_after_the_opening_most_moves_are_those_of_the_engine() -> None:
    board, own, played = board_of(OTHELLO), 0, 0
    for number in range(8):
        for position, move in moves_of(play_game(OTHELLO, Dice(f"engine {number}")))[OPENING[1] :]:
            if len(position.legal_moves()) > 1:
                here = bitboards(position)
                best = Search(board).best(*board.sides(here), [1])
                own, played = own + (here.game.shape.names(best.disc)[0] == move), played + 1
    assert played > 200
    assert own / played > 0.8


def test_all_images_of_a_game_occur() -> None:
    games = [play_game(OTHELLO, Dice(f"image {number}")) for number in range(60)]
    by_black = [game for game in games if game[0] == OTHELLO.start()]
    assert len({game[1].cells() for game in by_black}) == 4
    assert len({image_key(game[1]) for game in by_black}) == 1
    by_white = [game[0] for game in games if game[0] != OTHELLO.start()]
    assert 15 < len(by_white) < 45
    assert all(position.to_move is Color.WHITE for position in by_white)


def test_the_same_dice_play_the_same_game_on_every_machine() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert [sha256(game).hexdigest()[:12] for game in said] == ["c19b7706518e"]
