"""The opening book knows the first moves, whichever way the board is turned."""

import pytest

from tutor.games.othello.engine import book
from tutor.games.othello.engine.boards import board_of
from tutor.games.othello.engine.book import after, good_moves, moves_of, read
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.engine.learning.grow_book import GOOD, carry_back, grow
from tutor.games.table import find_game

OTHELLO = find_game("othello")
TEXT = "start f5:20\nf5 d6:-20 f6:-90\nf5d6 c3:20 c5:10\n"


def test_a_line_of_the_text_is_a_position_and_its_good_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "book", lambda: read(TEXT))
    assert good_moves(after("f5")) == {"d6": -20, "f6": -90}
    assert good_moves(after("f5d6")) == {"c3": 20, "c5": 10}
    assert good_moves(after("f5f6")) == {}


@pytest.mark.parametrize(
    ("path", "moves"),
    [
        ("f5", {"d6": -20, "f6": -90}),
        ("d3", {"c5": -20, "c3": -90}),
        ("c4", {"e3": -20, "c3": -90}),
        ("e6", {"f4": -20, "f6": -90}),
        ("c4e3", {"f6": 20, "f4": 10}),
    ],
)
def test_a_board_turned_or_mirrored_has_its_moves_turned_or_mirrored(
    path: str, moves: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "book", lambda: read(TEXT))
    assert good_moves(after(path)) == moves


def test_a_path_is_its_moves() -> None:
    assert moves_of("start") == []
    assert moves_of("f5d6c3") == ["f5", "d6", "c3"]


def test_the_book_in_the_package_holds_legal_moves_best_first() -> None:
    assert 100 <= len(book.book()) <= 1000
    assert book.FILE.stat().st_size <= 50_000
    for line in book.FILE.read_text(encoding="ascii").splitlines():
        path = line.split(" ")[0]
        scores = good_moves(after(path))
        assert set(scores) <= set(after(path).legal_moves()), line
        assert [*scores.values()] == sorted(scores.values(), reverse=True), line
        assert max(scores.values()) - min(scores.values()) <= GOOD


def test_only_othello_has_a_book() -> None:
    assert good_moves(OTHELLO.start())
    assert good_moves(find_game("misere").start()) == {}
    assert good_moves(find_game("othello-6x6").start()) == {}


def test_a_strong_player_varies_its_openings_within_the_book() -> None:
    position = after("f5")
    chosen = {choose_move(position, 9, seed=seed).move for seed in range(20)}
    assert len(chosen) > 1
    assert chosen <= set(good_moves(position))


def test_scores_are_carried_back_to_the_first_moves() -> None:
    scores = {"start": {"f5": 0}, "f5": {"d6": 0, "f6": 0}, "f5d6": {"c3": 70}}
    known = {book.standing(after(path))[0]: path for path in scores}
    carry_back(scores, known)
    assert scores == {"start": {"f5": 0}, "f5": {"d6": -70, "f6": 0}, "f5d6": {"c3": 70}}


def test_a_book_grows_from_the_start() -> None:
    text = grow(board_of(OTHELLO), 5, 2)
    assert len(text.splitlines()) == 5
    assert text.startswith("start ")
    assert read(text)
