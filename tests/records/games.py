"""Records of games played at random, for every test about formats."""

from random import Random

from hypothesis import strategies as st

from tutor.games.base import PASS, Move, Position
from tutor.games.records.record import Record, Result
from tutor.games.table import find_game


def play_random(chance: Random, game: str = "othello", depth: int = 999) -> tuple[list[Move], Position]:
    """The moves of a random game, passes included, and where it came to."""
    position: Position = find_game(game).start()
    moves = []
    while position.to_move and len(moves) < depth:
        move = chance.choice(position.legal_moves())
        moves.append(move)
        position = position.play(move)
    return moves, position


def true_record(chance: Random, game: str = "othello") -> Record:
    """A finished random game with its true result."""
    moves, last = play_random(chance, game)
    outcome = last.outcome()
    assert outcome is not None
    return Record(find_game(game).start(), tuple(moves), result=Result(outcome.black - outcome.white))


def passing_record(game: str = "othello") -> Record:
    """A finished random game in which a side had to pass."""
    chance = Random(8)
    while PASS not in (record := true_record(chance, game)).moves:
        pass
    return record


@st.composite
def finished_games(draw: st.DrawFn, games: tuple[str, ...] = ("othello",)) -> Record:
    """A finished game with its true result."""
    return true_record(Random(draw(st.integers(0, 2**32))), draw(st.sampled_from(games)))


@st.composite
def begun_games(draw: st.DrawFn, games: tuple[str, ...] = ("othello",)) -> Record:
    """The beginning of a game, or all of it; its result is not told."""
    game = draw(st.sampled_from(games))
    depth = draw(st.integers(1, 64))
    moves, _ = play_random(Random(draw(st.integers(0, 2**32))), game, depth)
    return Record(find_game(game).start(), tuple(moves))


def latin_names(longest: int) -> st.SearchStrategy[str]:
    """Names as European players have them."""
    letters = st.characters(min_codepoint=0x20, max_codepoint=0xFF, exclude_categories=["Cc"])
    return st.text(letters, max_size=longest)


def any_names() -> st.SearchStrategy[str]:
    """Names in any script, brackets and backslashes among them."""
    return st.text(
        st.one_of(st.sampled_from("[]();\\/"), st.characters(exclude_categories=["Cs"])), max_size=30
    )
