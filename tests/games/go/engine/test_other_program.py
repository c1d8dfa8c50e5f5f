"""The level above our own is another program's: it is told of passes and kos, and rests when it has hung."""

import sys
from pathlib import Path
from time import monotonic

import pytest

from tutor.games.base import PASS
from tutor.games.go.engine.go_engine import BEYOND, GoEngine
from tutor.games.go.engine.gtp import ProgramFault
from tutor.games.go.engine.other_program import OtherProgram, _moves_to_replay
from tutor.games.go.rules.go import Go

FAKE = [sys.executable, "-S", str(Path(__file__).parent / "fake_gtp.py")]
KO = "\n".join(["  a b c d", "4 . X O .", "3 X O . O", "2 . X O .", "1 . . . ."])


def other(*says: str, seconds: float = 10) -> OtherProgram:
    return OtherProgram([*FAKE, *says], seconds)


def test_it_plays_where_there_is_one_and_the_game_is_counted() -> None:
    engine = GoEngine(other("plays", "D4"))
    assert engine.levels_beyond(Go(19)) == engine.levels_beyond(Go(5)) == (BEYOND,)
    assert engine.levels_beyond(Go(5, first_capture=True)) == ()
    assert engine.levels_for(Go(19)) == () and engine.levels_for(Go(9)) == (1, 2, 3, 4, 5, 6)
    assert engine.choose(Go(19).start(), BEYOND, seconds=0.1) == "d4"
    assert GoEngine().levels_beyond(Go(19)) == ()


def test_it_passes_where_it_would_resign() -> None:
    assert other("plays", "resign").choose(Go(9).start()) == PASS


def test_it_is_told_of_a_pass_and_of_a_ko() -> None:
    passed = Go(9).start().play("e5").play(PASS)
    start, moves = _moves_to_replay(passed)
    assert moves == [PASS] and start.play(PASS) == passed
    taken = Go(4).parse_diagram(KO + "\nblack to move").play("c3")
    start, moves = _moves_to_replay(taken)
    assert moves == ["c3"] and start.play("c3").cells() == taken.cells()
    assert start.play("c3").ko == taken.ko
    with pytest.raises(ProgramFault, match="lied"):
        other("plays", "b3").choose(taken)


def test_one_that_hung_is_not_waited_for_again_at_once() -> None:
    program = other("hangs", seconds=0.4)
    for _ in range(2):
        with pytest.raises(ProgramFault, match="hung"):
            program.choose(Go(9).start())
    begun = monotonic()
    with pytest.raises(ProgramFault):
        program.choose(Go(9).start())
    assert monotonic() - begun < 0.2


def test_without_one_there_is_no_move() -> None:
    with pytest.raises(ProgramFault, match="not-found"):
        OtherProgram().choose(Go(9).start())
