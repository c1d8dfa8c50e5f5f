"""Boards that ask "Which move?" are looked for game by game; the search can be stopped and gone on with."""

from itertools import takewhile

import pytest

from tutor.games.othello.bank.board_search import Found, search_boards
from tutor.games.othello.kinds.measures.good_moves import GUESSED, RIGHT, SETTLED, SOUND, decide, is_exact
from tutor.games.othello.kinds.measures.themes import fit, pointed

GAMES = 6


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return [*takewhile(lambda line: line != f"game {GAMES}", search_boards(5)), f"game {GAMES}"]


@pytest.mark.slow
def test_a_search_that_was_stopped_goes_on_where_it_was(lines: list[str]) -> None:
    stopped = lines[: lines.index("game 3") + 1]
    again = [*takewhile(lambda line: line != f"game {GAMES}", search_boards(5, stopped)), f"game {GAMES}"]
    assert stopped + again == lines


@pytest.mark.slow
def test_what_is_found_is_written_so_that_it_can_be_read(lines: list[str]) -> None:
    found = [line for line in lines if not line.startswith("game ")]
    assert found
    assert [Found.read(line).line() for line in found] == found


@pytest.mark.slow
def test_each_board_keeps_the_limits_of_a_question_and_fits_its_themes(lines: list[str]) -> None:
    for found in [Found.read(line) for line in lines if not line.startswith("game ")]:
        decision, right = found.decision, frozenset(found.decision.right)
        assert decide(found.position) == decision
        assert all(decision.loss(move) <= RIGHT for move in right)
        assert all(decision.loss(move) > SOUND for move in decision.values if move not in right)
        assert len(right) <= GUESSED * len(decision.values)
        assert abs(decision.best) <= SETTLED
        assert found.fits
        for theme, how in found.fits.items():
            if theme == "best-exact":
                assert is_exact(found.position)
            else:
                assert fit(pointed(found.position, theme), right) == how
