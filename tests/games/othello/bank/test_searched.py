"""What was searched when the bank was made: pages of rounds ask it, and search nothing that stands there."""

import pytest

from tests.puzzles.conftest import OTHELLO
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.othello.bank import unsettled
from tutor.games.othello.bank.searched import (
    FEWEST,
    Ending,
    board_at,
    ending_of,
    key,
    unsettled_in,
    write_ending,
    write_unsettled,
)
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.kinds.measures import measures, playing_out
from tutor.games.othello.kinds.measures.measures import costs, measure_moves
from tutor.games.othello.kinds.measures.playing_out import answers_to, search_answers
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.kinds.strategy.sequence import grow
from tutor.games.othello.puzzles import Sequence
from tutor.games.symmetry import first_image
from tutor.games.table import find_game
from tutor.puzzles.bank.stored_puzzles import level_puzzles

LAST_LEVEL = 10


def refuse(*_asked: object, **_how: object) -> None:
    raise AssertionError("this was searched beforehand")


def forget() -> None:
    for cached in (costs, answers_to, unsettled._unsettled):
        cached.cache_clear()


def test_no_turn_of_the_bank_with_five_empty_squares_or_more_is_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forget()
    monkeypatch.setattr(playing_out, "search_answers", _search_late)
    monkeypatch.setattr(measures, "values_of", _value_late)
    for step in level_puzzles("sequence", LAST_LEVEL)[::40]:
        assert isinstance(step.puzzle, Sequence)
        assert grow(step.position(OTHELLO), step.puzzle.moves).count() >= 2


def _search_late(position, move, score):
    assert len(position.empties()) < FEWEST
    return search_answers(position, move, score)


def _value_late(position):
    assert len(position.empties()) < FEWEST
    return values_of(position)


def test_no_board_of_stable_discs_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(unsettled, "search_unsettled", refuse)
    for step in level_puzzles("most-stable", 1)[::4]:
        position = step.position(OTHELLO)
        for move in measure_moves(position):
            unsettled.unsettled(position.play(move), mover(position))


def test_white_to_move_is_told_the_same_as_black_with_exchanged_colours() -> None:
    position = next(
        found
        for step in level_puzzles("sequence", LAST_LEVEL)
        if (found := step.position(OTHELLO)).to_move is Color.WHITE
    )
    kept = ending_of(position)
    assert kept
    assert dict(kept.values) == values_of(position)
    assert ending_of(board_at(OTHELLO, key(position))) == kept


def test_an_ending_is_read_as_it_was_written() -> None:
    position = OTHELLO.start()
    values = {"d3": -64, "c4": 0, "f5": 8, "e6": 64}
    answers = {"d3": ("c3",), "c4": (), "f5": (PASS, "a1"), "e6": ("a1", PASS, "h8")}
    line = write_ending(position, Ending(values, answers))
    assert line.split(" ", 1)[1] == "d3-64c3 c4+0 f5+8-a1 e6+64a1-h8"


def test_what_is_not_kept_is_searched() -> None:
    start = OTHELLO.start()
    assert ending_of(start) is None
    assert unsettled_in(first_image(start)[0]) is None
    assert unsettled.unsettled(start, Color.BLACK) == ()
    assert write_unsettled(start, ("e4", "d5")).endswith(" e4d5")


def test_a_board_of_another_game_is_never_taken_for_one_of_the_bank() -> None:
    step = level_puzzles("sequence", LAST_LEVEL)[0]
    for game, is_kept in ((OTHELLO, True), (find_game("misere"), False)):
        assert (ending_of(step.position(game)) is not None) is is_kept
