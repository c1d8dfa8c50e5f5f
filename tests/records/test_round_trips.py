"""A game written in a format and read again is the same game."""

from dataclasses import replace
from datetime import date

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.records.games import any_names, begun_games, finished_games, latin_names, passing_record
from tutor.games.base import PASS
from tutor.games.othello.records.ggf import read_ggf, write_ggf
from tutor.games.othello.records.obf import read_obf, write_obf
from tutor.games.othello.records.wthor import read_players, read_tournaments, read_wthor, write_wthor
from tutor.games.records.record import Ended, Record, Result, Theory
from tutor.games.records.replay import replay, with_passes
from tutor.records.transcript import parse_transcript, read_transcripts, write_transcript

SIZES = ("othello", "othello-4x4", "othello-6x6", "othello-10x10")
HUNDREDTHS = st.one_of(st.none(), st.integers(-6400, 6400).map(lambda value: value / 100))

games = settings(max_examples=40)


@games
@given(begun_games((*SIZES, "othello-12x12", "misere", "annex", "reversi-1888")), st.booleans())
def test_a_transcript(record: Record, passes: bool) -> None:
    back = parse_transcript(write_transcript(record, passes), record.game.name)
    assert replay(back).moves[: len(record.moves)] == replay(back).moves
    if passes:
        assert back == record
    assert [move for move in back.moves if move != PASS] == [move for move in record.moves if move != PASS]


@games
@given(st.lists(begun_games(), min_size=1, max_size=5))
def test_a_file_of_transcripts(records: list[Record]) -> None:
    text = "\n".join(write_transcript(record, passes=True) for record in records)
    reading = read_transcripts(text.encode(), "games.txt")
    assert (reading.records, reading.errors) == (tuple(records), ())


@st.composite
def ggf_records(draw: st.DrawFn) -> Record:
    record = draw(st.one_of(begun_games((*SIZES, "misere")), finished_games((*SIZES, "misere"))))
    notes = st.lists(HUNDREDTHS, min_size=len(record.moves), max_size=len(record.moves)).map(tuple)
    evals, seconds = draw(notes), draw(notes)
    ended = draw(st.sampled_from([Ended.PLAYED, Ended.RESIGNED, Ended.TIME, Ended.AGREED]))
    lead = draw(st.one_of(st.none(), st.integers(-400, 400).map(lambda quarter: quarter / 4)))
    return replace(
        record,
        black=draw(any_names()),
        white=draw(any_names()),
        event=draw(any_names()),
        date=draw(st.sampled_from(["", "2003.12.15_12:33:18.MST"])),
        result=None if lead is None else Result(lead, ended),
        evals=evals if any(value is not None for value in evals) else (),
        seconds=seconds if any(value is not None for value in seconds) else (),
        tags=draw(st.sampled_from([(), (("RB", "2196.37"), ("TI", "5:00//2:00")), (("TY", "8b"),)]))
        if record.game.name == "othello"
        else (),
    )


@games
@given(st.lists(ggf_records(), min_size=1, max_size=3))
def test_ggf(records: list[Record]) -> None:
    text = "\n".join(f"1 {write_ggf(record)}" for record in records)
    reading = read_ggf(text.encode(), "games.ggf")
    assert (reading.records, reading.errors) == (tuple(records), ())


@games
@given(finished_games(), st.integers(0, 40))
def test_ggf_from_any_position(record: Record, depth: int) -> None:
    positions = replay(record).positions
    depth = min(depth, len(record.moves) - 1)
    later = Record(positions[depth], record.moves[depth:])
    assert read_ggf(write_ggf(later).encode(), "later.ggf").records == (later,)


def test_ggf_names_passes_that_a_record_leaves_out() -> None:
    record = passing_record()
    evals = tuple(float(n) for n in range(len(record.moves)))
    full = replace(record, evals=evals)
    implied = replace(
        full,
        moves=tuple(move for move in full.moves if move != PASS),
        evals=tuple(value for value, move in zip(evals, full.moves, strict=True) if move != PASS),
    )
    (back,) = read_ggf(write_ggf(implied).encode(), "passes.ggf").records
    assert back.moves == full.moves == with_passes(implied).moves
    assert [value for value in back.evals if value is not None] == list(implied.evals)
    assert all((move == PASS) == (value is None) for move, value in zip(back.moves, back.evals, strict=True))


@st.composite
def wthor_files(draw: st.DrawFn) -> list[Record]:
    game = draw(st.sampled_from(["othello", "othello-10x10"]))
    empties = draw(st.sampled_from([0, 22, 24]))
    year = draw(st.sampled_from(["", "1987", "2004"]))
    return [
        replace(
            record,
            black=draw(latin_names(19)),
            white=draw(latin_names(19)),
            event=draw(latin_names(25)),
            date=year,
            theory=Theory(draw(st.integers(0, 64)), empties) if empties else None,
        )
        for record in draw(st.lists(finished_games((game,)), min_size=1, max_size=4))
    ]


@games
@given(wthor_files())
def test_wthor(records: list[Record]) -> None:
    files = write_wthor(records, date(2015, 9, 30))
    reading = read_wthor(
        files.games,
        "WTH_2004.wtb",
        read_players(files.players, "WTHOR.JOU"),
        read_tournaments(files.tournaments, "WTHOR.TRN"),
    )
    assert reading.errors == ()
    assert tuple(with_passes(record) for record in reading.records) == tuple(records)
    assert not any(PASS in record.moves for record in reading.records)


@games
@given(finished_games(SIZES), st.integers(0, 99), st.data())
def test_obf(record: Record, depth: int, data: st.DataObject) -> None:
    positions = replay(record).positions
    position = positions[min(depth, len(positions) - 1)]
    moves = position.legal_moves()
    values = data.draw(st.lists(st.integers(-64, 64), min_size=len(moves), max_size=len(moves)))
    told = Record(position, scores=tuple(zip(moves, values, strict=True)))
    reading = read_obf(f"% positions\n{write_obf(told)} % the end\n".encode(), "positions.obf")
    assert (reading.records, reading.errors) == ((told,), ())
