"""Playing records again: legality, passes and results, fast and with every position."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.games import begun_games, finished_games, passing_record, true_record
from tutor.games.base import PASS
from tutor.games.records.record import Ended, Record, Result
from tutor.games.records.replay import Verdict, check, replay, with_passes
from tutor.games.table import find_game
from tutor.records.transcript import parse_transcript

GAMES = ("othello", "misere", "othello-6x6", "annex", "reversi-1888", "reversi-free-start")
WIPE_OUT = "e6f4e3f6g5d6e7f5c5"


def without_passes(record: Record) -> Record:
    return replace(record, moves=tuple(move for move in record.moves if move != PASS))


@given(finished_games(GAMES))
def test_a_true_record_is_right_with_and_without_its_passes(record: Record) -> None:
    assert check(record) is check(without_passes(record)) is Verdict.RIGHT
    assert replay(without_passes(record)).moves == record.moves
    assert with_passes(without_passes(record)) == record


@given(finished_games(GAMES), st.integers(1, 20))
def test_another_result_is_a_mismatch_unless_nobody_played_it_out(record: Record, more: int) -> None:
    assert record.result is not None
    other = Result(record.result.lead + more)
    assert check(replace(record, result=other)) is Verdict.MISMATCH
    for ended in (Ended.RESIGNED, Ended.TIME, Ended.AGREED, Ended.KOMI):
        assert check(replace(record, result=replace(other, ended=ended))) is Verdict.RIGHT
    assert check(replace(record, result=None)) is Verdict.RIGHT


@given(finished_games(GAMES), st.data())
def test_a_record_that_stops_early_is_incomplete(record: Record, data: st.DataObject) -> None:
    last = max(n for n, move in enumerate(record.moves) if move != PASS)
    kept = data.draw(st.integers(0, last))
    assert check(replace(record, moves=record.moves[:kept])) is Verdict.INCOMPLETE


@settings(max_examples=300)
@given(begun_games(("othello", "misere")), st.data())
def test_the_fast_check_and_the_positions_agree_on_any_moves(record: Record, data: st.DataObject) -> None:
    anything = st.sampled_from([*record.game.squares, PASS, PASS, "z9"])
    moves = list(record.moves)
    if data.draw(st.booleans()):
        moves = [move for move in moves if move != PASS]
    for _ in range(data.draw(st.integers(0, 2))):
        moves.insert(data.draw(st.integers(0, len(moves))), data.draw(anything))
    changed = replace(record, moves=tuple(moves))
    assert check(changed) is replay(changed).verdict


@given(finished_games(GAMES))
def test_nothing_can_be_played_after_the_end(record: Record) -> None:
    for more in (PASS, record.game.squares[0]):
        late = replace(record, moves=(*record.moves, more))
        assert check(late) is Verdict.ILLEGAL
        assert replay(late).illegal is not None


def test_an_illegal_move_is_named_with_its_place() -> None:
    played = replay(parse_transcript("f5d6c3a1"))
    assert played.moves == ("f5", "d6", "c3")
    assert len(played.positions) == 4
    assert "flips nothing" in str(played.illegal) or "nothing flips" in str(played.illegal)
    assert played.verdict is Verdict.ILLEGAL
    assert with_passes(played.record) is played.record


@pytest.mark.parametrize(("text", "reason"), [("f5--", "may-not-pass"), ("f5f5", "square-taken")])
def test_why_a_move_is_illegal(text: str, reason: str) -> None:
    illegal = replay(parse_transcript(text)).illegal
    assert illegal is not None and illegal.reason == reason
    assert check(parse_transcript(text)) is Verdict.ILLEGAL


def test_empty_squares_count_for_the_winner() -> None:
    record = parse_transcript(WIPE_OUT)
    outcome = replay(record).outcome
    assert outcome is not None and (outcome.black, outcome.counted_black) == (64, 13)
    assert check(replace(record, result=Result(64))) is Verdict.RIGHT
    assert check(replace(record, result=Result(13))) is Verdict.MISMATCH


def test_a_pass_before_an_illegal_move_does_not_save_it() -> None:
    record = passing_record()
    place = record.moves.index(PASS)
    taken = replace(record, moves=(*record.moves[:place], record.moves[0]))
    assert check(taken) is replay(taken).verdict is Verdict.ILLEGAL
    assert replay(taken).moves == record.moves[:place]


def test_a_record_may_start_anywhere() -> None:
    record = true_record(Random(5))
    middle = replay(record).positions[30]
    assert check(replace(record, start=middle, moves=record.moves[30:])) is Verdict.RIGHT


def test_a_position_alone_is_an_unfinished_game() -> None:
    assert check(Record(find_game("othello").start())) is Verdict.INCOMPLETE
