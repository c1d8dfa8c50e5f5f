"""Plays a record again: whether its moves are legal, and whether its result is that of the board.

A pass may be left out of a record; it is added wherever the rules force it.
"""

from dataclasses import dataclass, replace
from enum import Enum

from tutor.games.base import PASS, Move, Outcome, Position
from tutor.games.errors import RulesError
from tutor.games.records.record import Ended, Record


class Verdict(Enum):
    """What playing a record showed."""

    RIGHT = "right"
    ILLEGAL = "illegal"
    MISMATCH = "mismatch"
    """The game was played to its end, and the recorded result is another one."""
    INCOMPLETE = "incomplete"
    """The record stops before the end of the game."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A record, played as far as its moves are legal.

    `moves` contains every pass; `positions` begins with the start, so it is one longer. `illegal` says why
    the next move of the record could not be played.
    """

    record: Record
    moves: tuple[Move, ...]
    positions: tuple[Position, ...]
    illegal: RulesError | None

    @property
    def outcome(self) -> Outcome | None:
        """The result on the board; None while the game goes on."""
        return self.positions[-1].outcome()

    @property
    def verdict(self) -> Verdict:
        if self.illegal is not None:
            return Verdict.ILLEGAL
        return _compared(self.record, self.positions[-1])


def replay(record: Record) -> Replay:
    """The record with every position; it stops at the first move that the rules forbid."""
    position = record.start
    moves: list[Move] = []
    positions = [position]
    illegal: RulesError | None = None
    try:
        for move, _ in record.scores:
            position.play(move)
        for move in record.moves:
            if move != PASS and position.must_pass():
                after = position.play(PASS).play(move)
                moves.append(PASS)
                positions.append(position.play(PASS))
            else:
                after = position.play(move)
            position = after
            moves.append(move)
            positions.append(position)
        if record.dead and position.to_move is None:
            positions[-1] = position.with_dead(record.dead)
    except RulesError as error:
        illegal = error
    return Replay(record, tuple(moves), tuple(positions), illegal)


def check(record: Record) -> Verdict:
    """The verdict of `replay`, without storing the positions."""
    if record.scores:
        return replay(record).verdict
    last = record.start.after_all(record.moves)
    return Verdict.ILLEGAL if last is None else _compared(record, last)


def with_passes(record: Record) -> Record:
    """The record with every pass added; an illegal record stays as it is."""
    played = replay(record)
    if played.illegal is not None or played.moves == record.moves:
        return record
    evals, seconds = iter(record.evals), iter(record.seconds)
    written = iter(record.moves)
    due = next(written, None)
    annotations: list[tuple[float | None, float | None]] = []
    for move in played.moves:
        if move == due:
            annotations.append((next(evals, None), next(seconds, None)))
            due = next(written, None)
        else:
            annotations.append((None, None))
    return replace(
        record,
        moves=played.moves,
        evals=tuple(value for value, _ in annotations) if record.evals else (),
        seconds=tuple(value for _, value in annotations) if record.seconds else (),
    )


def _compared(record: Record, last: Position) -> Verdict:
    """The verdict on a game whose moves are legal, by its result."""
    outcome = last.outcome()
    if outcome is None:
        return Verdict.INCOMPLETE
    result = record.result
    if result is None or result.ended is not Ended.PLAYED or result.lead == outcome.margin:
        return Verdict.RIGHT
    return Verdict.MISMATCH
