"""Other programs: asked by the protocol, bounded, and never believed against the rules."""

import sys
from pathlib import Path
from time import monotonic

import pytest

from tutor.games.base import PASS
from tutor.games.errors import IllegalMove
from tutor.games.go.engine.gtp import RESIGN, ProgramFault, ask_move, find_program
from tutor.games.go.rules.go import Go

FAKE = [sys.executable, "-S", str(Path(__file__).parent / "fake_gtp.py")]
KO = "\n".join(["  a b c d", "4 . X O .", "3 X O . O", "2 . X O .", "1 . . . ."])


def test_a_program_s_move_is_taken_in_any_case_of_letters() -> None:
    start = Go(9).start()
    assert ask_move([*FAKE, "plays", "E5"], start) == "e5"
    assert ask_move([*FAKE, "plays", "j9"], start, ["e5", PASS]) == "j9"
    assert ask_move([*FAKE, "plays", "PASS"], start) == PASS
    assert ask_move([*FAKE, "plays", "resign"], start) == RESIGN
    assert ask_move([*FAKE, "carriage-returns", "E4"], Go(19).start_with(handicap=9)) == "e4"


@pytest.mark.parametrize(
    ("kind", "move", "reason"),
    [
        ("plays", "e5", "lied"),
        ("plays", "i3", "lied"),
        ("plays", "z99", "lied"),
        ("plays", "", "lied"),
        ("plays", "the best move", "lied"),
        ("babbles", "", "lied"),
        ("floods", "", "lied"),
        ("refuses", "", "refused"),
        ("dies", "", "died"),
        ("dies-at-once", "", "died"),
        ("eats-memory", "", "died"),
    ],
)
def test_a_program_that_lies_dies_or_refuses_is_ended(kind: str, move: str, reason: str) -> None:
    with pytest.raises(ProgramFault) as caught:
        ask_move([*FAKE, kind, move], Go(9).start(), ["e5"], seconds=10)
    assert caught.value.reason == reason


@pytest.mark.parametrize("kind", ["hangs", "hangs-at-once"])
def test_a_program_that_hangs_is_killed_when_its_time_is_over(kind: str) -> None:
    begun = monotonic()
    with pytest.raises(ProgramFault) as caught:
        ask_move([*FAKE, kind], Go(9).start(), seconds=0.5)
    assert caught.value.reason == "hung"
    assert monotonic() - begun < 5


def test_a_move_into_a_ko_is_a_lie() -> None:
    start = Go(4).parse_diagram(KO + "\nblack to move")
    with pytest.raises(ProgramFault) as caught:
        ask_move([*FAKE, "plays", "b3"], start, ["c3"])
    assert caught.value.reason == "lied"


def test_a_program_that_is_not_there_is_told_apart() -> None:
    for command in (["/nowhere/at-all"], [str(Path(__file__).parent)], [""], ["a\0b"]):
        with pytest.raises(ProgramFault) as caught:
            ask_move(command, Go(9).start())
        assert caught.value.reason == "not-found"


def test_moves_that_are_none_and_a_game_that_is_over_are_refused_before_anybody_is_asked() -> None:
    with pytest.raises(IllegalMove):
        ask_move([*FAKE, "plays"], Go(9).start(), ["e5", "e5"])
    with pytest.raises(ValueError, match="over"):
        ask_move([*FAKE, "plays"], Go(9).start(), [PASS, PASS])


def test_the_program_that_is_named_comes_before_the_one_that_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_program({"TUTOR_GTP": "katago gtp -model 'my net'"}) == ["katago", "gtp", "-model", "my net"]
    assert find_program({"TUTOR_GTP": "broken 'quote"}) == ["broken 'quote"]
    monkeypatch.setattr("tutor.games.go.engine.gtp.GNU_GO", ("gnugo",))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_program({}) is None
    program = tmp_path / "gnugo"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert find_program({}) == [
        str(program),
        "--mode",
        "gtp",
        "--chinese-rules",
        "--never-resign",
        "--level",
        "5",
    ]
