"""Hints of a game that is counted: what reading proves, else a move of the computer as an idea."""

from __future__ import annotations

from random import Random

import pytest
from babel.support import NullTranslations

from tests.games.go.engine.drawings import TWO_IN_DANGER
from tutor.games.base import PASS
from tutor.games.go.engine import advised_move
from tutor.games.go.kinds.games.corner_stone import edges_at
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.reading.ladder import ladder_starts
from tutor.games.go.rules.games import GAMES
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.table import find_game
from tutor.web.play.match_view import hint_view
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.go import whole_board_advice
from tutor.web.wording.go.whole_board_advice import FIRST, advise_whole
from tutor.web.wording.move_notes import Advice

CAN_CAPTURE = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . X . . .
4 . . X O . . .
3 . . . X . . .
2 . . . . . . .
1 . . . . . . .
black to move
"""
LADDER = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . . . . .
4 . . . . . . .
3 . . . . . . .
2 . X . . . . .
1 . X O . . . .
black to move
"""
CUT = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . O O X . .
4 X . . . O O .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . .
black to move
"""
OPEN_BORDER = """
  a b c d e f g
7 . . X O . . .
6 . . X O . . .
5 . . X O . . .
4 . . . . . . .
3 . . X O . . .
2 . . X O . . .
1 . . X O . . .
black to move
"""
EMPTY = """
  a b c d e f g
7 . . . . . . .
6 . . . . . . .
5 . . . . . . .
4 . . . . . . .
3 . . . . . . .
2 . . . . . . .
1 . . . . . . .
black to move
"""
WORDING = Wording(NullTranslations(), "en")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games by chance: what is told of a move is true of any."""
    monkeypatch.setattr(advised_move, "GAMES", 60)
    monkeypatch.setattr(advised_move, "WEIGHED", 30)


def drawn(text: str) -> GoPosition:
    size = text.strip().splitlines()[0].count(" ") + 1
    return as_go(GAMES[f"go-{size}x{size}"].parse_diagram(text))


def hint(here: GoPosition, again: str = "") -> tuple[Advice, str, str]:
    found = advise_whole(WORDING, here, again)
    assert found is not None
    view = hint_view(found, WORDING)
    return found, view["first"]["html"], view["second"]["html"]


@pytest.mark.parametrize(
    ("board", "kind", "move"),
    [
        (CAN_CAPTURE, "takes", "e4"),
        (LADDER, "catches", "c2"),
        (OPEN_BORDER, "closes", "c4"),
        (CUT, "cuts", "d4"),
        (EMPTY, "begins", "d4"),
        (OPEN_BORDER, "idea", "b4"),
    ],
)
def test_a_hint_is_about_the_first_thing_that_its_move_does(board: str, kind: str, move: str) -> None:
    found, first, second = hint(drawn(board), f"{move} {kind}")
    assert (found.kind, found.move) == (kind, move)
    assert f">{move}<" not in first and f">{move}<" in second


@pytest.mark.parametrize(("board", "move"), [(CAN_CAPTURE, "e4"), (TWO_IN_DANGER, "e5"), (LADDER, "c2")])
def test_what_reading_proves_is_the_hint(board: str, move: str) -> None:
    assert hint(drawn(board))[0].move == move


def test_the_larger_chain_comes_first() -> None:
    found, first, _ = hint(drawn(TWO_IN_DANGER))
    assert found.kind == "saves" and set(found.ring) == {"c5", "d5"}
    assert "your ringed stones have only one liberty left" in first


def test_an_idea_that_was_asked_for_again_is_the_same() -> None:
    found, first, _ = hint(drawn(EMPTY), "c5 begins")
    assert (found.move, found.kind) == ("c5", "begins")
    assert "Few stones stand yet." in first
    assert hint(drawn(EMPTY), "z9 begins")[0].move in drawn(EMPTY).game.squares


def test_at_the_beginning_no_idea_lies_on_the_edge() -> None:
    for size in (5, 7, 9):
        here = as_go(GAMES[f"go-{size}x{size}"].start())
        assert edges_at(here, hint(here)[0].move) == 0


def test_where_the_computer_would_pass_no_point_is_ringed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_board_advice, "advised", lambda here: PASS)
    found, _, second = hint(drawn(EMPTY))
    assert found.kind == "passes" and "The computer would pass here." in second
    assert hint_view(found, WORDING)["second"]["ring"] == []
    assert hint(drawn(EMPTY), found.name)[0].kind == "passes"


def test_what_is_said_of_a_point_is_true_in_games_by_chance() -> None:
    chance, seen = Random(5), set()
    for _ in range(12):
        here = as_go(GAMES["go-5x5"].start())
        for _ in range(40):
            moves = [one for one in here.legal_moves() if one != PASS]
            if here.to_move is None or not moves:
                break
            found, _, _ = hint(here)
            seen.add(found.kind)
            assert_true(here, found)
            here = here.play(chance.choice(moves))
    assert seen >= {"takes", "saves", "idea"}
    assert seen <= set(FIRST)


def assert_true(here: GoPosition, found: Advice) -> None:
    if found.move == PASS:
        assert found.kind == "passes"
        return
    assert here.why_illegal(found.move) is None
    off = stones_off(here, found.move)
    if found.kind == "takes":
        assert off
    elif found.kind == "saves":
        assert len(here.liberties(found.ring[0])) == 1
        assert len(here.play(found.move).liberties(found.ring[0])) > 1
    elif found.kind == "catches":
        assert found.move in ladder_starts(here, found.ring[0])
    elif found.kind == "cuts":
        chains = {here.chain(stone) for stone in found.ring}
        assert len(chains) > 1
        assert all(found.move in here.liberties(chain[0]) for chain in chains)


@pytest.mark.parametrize(("level", "given"), [(1, True), (2, True), (3, False), (0, False)])
def test_hints_are_given_against_the_first_two_levels(level: int, given: bool) -> None:
    for game in ("go-5x5", "go-7x7", "go-9x9", "capture-go-5x5"):
        assert words_of(find_game(game)).hints_in(find_game(game), level) is given


def test_a_hint_about_no_chain_lights_the_part_of_the_board_in_which_its_move_lies() -> None:
    advice, _, _ = hint(as_go(find_game("go-7x7").start()))
    assert advice.kind == "begins" and advice.move in advice.area and 9 <= len(advice.area) <= 16
    shown = hint_view(advice, WORDING)
    assert shown["first"]["area"] == list(advice.area) and shown["second"]["area"] == []
    assert "lighter part" in shown["first"]["html"]
    assert not hint(drawn(CAN_CAPTURE))[0].area
