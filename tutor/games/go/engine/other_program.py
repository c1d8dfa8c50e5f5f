"""The level above our own: another program, asked for one move on the board as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from tutor.games.base import PASS, Move
from tutor.games.color import Color
from tutor.games.go.engine.gtp import RESIGN, SECONDS, ProgramFault, ask_move, find_program
from tutor.games.go.rules.grid import each
from tutor.games.go.rules.position import GoPosition

REST = 60.0
"""For so many seconds a program that hung is not asked again: others wait for their turn to think."""


class OtherProgram:
    """A program that speaks the Go Text Protocol, if this machine has one."""

    def __init__(self, command: Sequence[str] | None = None, seconds: float = SECONDS) -> None:
        self.command = command
        self._seconds = seconds
        self._rests_until = 0.0

    @classmethod
    def found(cls) -> OtherProgram:
        """The program that the environment names, else GNU Go, else none."""
        return cls(find_program())

    def choose(self, position: GoPosition) -> Move:
        """The program's move, or a pass where it would resign; ProgramFault says why there is none."""
        if self.command is None:
            raise ProgramFault("not-found")
        if monotonic() < self._rests_until:
            raise ProgramFault("hung", "a moment ago")
        try:
            said = ask_move(self.command, *_moves_to_replay(position), self._seconds)
        except ProgramFault as fault:
            if fault.reason == "hung":
                self._rests_until = monotonic() + REST
            raise
        return PASS if said == RESIGN else said


def _moves_to_replay(position: GoPosition) -> tuple[GoPosition, list[Move]]:
    """An earlier board and the moves from there to this one: they tell the program of passes and ko."""
    side = position.to_move
    assert side is not None
    before = replace(position, to_move=side.other, ko=0, passes=0)
    if position.passes:
        return before, [PASS]
    for taken in each(position.ko):
        own, opp = position.sides()
        for took in each(position.grid.near[taken] & opp):
            black, white = own | taken, opp & ~took
            if side is Color.WHITE:
                black, white = white, black
            start = replace(before, black=black, white=white)
            move = position.grid.name_of[took]
            if move in start.legal_moves() and start.play(move).ko == taken:
                return start, [move]
    return position, []
