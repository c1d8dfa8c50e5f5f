"""The table of games, finding one by name, and the errors of the rules core as a family."""

import pickle

import pytest

import tutor.games.errors
from tutor.games.color import Color
from tutor.games.errors import (
    IllegalMove,
    InvalidDiagram,
    InvalidPosition,
    RulesError,
    UnknownGame,
    UnknownSquare,
)
from tutor.games.othello.rules.games import GAMES
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.table import find_game


def test_the_table_names_every_game() -> None:
    assert list(GAMES) == [
        "othello",
        "othello-4x4",
        "othello-6x6",
        "othello-10x10",
        "misere",
        "reversi-1888",
        "reversi-free-start",
        "annex",
    ]
    assert all(game.name == name and find_game(name) is game for name, game in GAMES.items())


def test_every_game_begins_with_black_to_move() -> None:
    assert {game.start().to_move for game in GAMES.values()} == {Color.BLACK}


def test_othello_names_its_squares_from_a1_at_the_top_left() -> None:
    game = find_game("othello")
    assert game.columns == tuple("abcdefgh") and game.rows == tuple("12345678")
    assert game.squares[:2] == ("a1", "b1") and game.squares[8] == "a2" and len(game.squares) == 64


def test_any_even_size_is_found_by_name_and_found_again() -> None:
    assert [len(find_game(f"othello-{n}x{n}").squares) for n in range(4, 27, 2)] == [
        n * n for n in range(4, 27, 2)
    ]
    assert find_game("othello-12x12") is find_game("othello-12x12")
    assert find_game("othello-8x8") is find_game("othello")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("chess", "unknown-game"),
        ("", "unknown-game"),
        ("Othello", "unknown-game"),
        ("othello-", "unknown-game"),
        ("othello-08x08", "unknown-game"),
        ("othello-12x12x12", "unknown-game"),
        ("othello-1000x1000", "unknown-game"),
        ("othello-٨x٨", "unknown-game"),
        ("othello-8x10", "not-square"),
        ("othello-7x7", "odd-size"),
        ("othello-2x2", "too-small"),
        ("othello-28x28", "too-large"),
    ],
)
def test_an_unknown_game_is_refused_with_its_reason_and_name(name: str, reason: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(name)
    assert caught.value.reason == reason and repr(name) in str(caught.value)
    assert caught.value.square is None


def test_every_error_is_a_value_error_split_by_cause() -> None:
    causes = {UnknownGame, UnknownSquare, InvalidDiagram, InvalidPosition, IllegalMove}
    assert set(RulesError.__subclasses__()) == causes
    assert issubclass(RulesError, ValueError)
    assert all(cause.__name__ in (tutor.games.errors.__doc__ or "") for cause in causes)


@pytest.mark.parametrize("reason", OthelloReason)
def test_an_illegal_move_survives_pickling(reason: OthelloReason) -> None:
    error = pickle.loads(pickle.dumps(IllegalMove(reason, "e4")))
    assert (error.reason, error.square, error.move) == (reason, "e4", "e4")


def test_an_unknown_square_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(UnknownSquare("'z9' is nowhere", "unknown-square", "z9")))
    assert (str(error), error.reason, error.square) == ("'z9' is nowhere", "unknown-square", "z9")


def test_colours_come_in_a_pair() -> None:
    assert Color.BLACK.other is Color.WHITE and Color.WHITE.other is Color.BLACK
    assert Color("black") is Color.BLACK
