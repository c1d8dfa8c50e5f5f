"""Another program's moves by the Go Text Protocol (G. Farnebäck, GTP version 2 draft 2).

The program runs for one move, in a process of its own with limited time and memory. It is killed when it
hangs, and its answer counts only if it is a move that the rules core allows. GNU Go is found without any
setting; the environment variable TUTOR_GTP names another program.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from types import TracebackType

from tutor.games.base import Move
from tutor.games.color import Color
from tutor.games.engine import EngineFault
from tutor.games.go.rules.position import GoPosition

RESIGN = "resign"
"""What a program may say instead of a move."""

SECONDS = 10.0
"""How long a program may take for one move, its start included."""

MOST_MEMORY = 2 << 30
"""Bytes of memory that a program may ask for."""

MOST_SAID = 1 << 16
"""The most bytes of one answer."""

GNU_GO = ("gnugo", "/usr/games/gnugo", "/usr/local/bin/gnugo")
"""The places where systems install GNU Go."""


class ProgramFault(EngineFault):
    """Why a program gave no move.

    `reason`: "not-found" (it cannot be started), "died", "hung", "refused" (it does not know the board or the
    command), or "lied" (it did not answer, or not with a legal move).
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"the program {reason}: {detail}" if detail else f"the program {reason}")
        self.reason = reason


def find_program(environment: Mapping[str, str] = os.environ, level: int = 5) -> list[str] | None:
    """The command of the program to ask: TUTOR_GTP, else GNU Go of this level (1 to 10), else None."""
    named = environment.get("TUTOR_GTP", "").strip()
    if named:
        try:
            return shlex.split(named)
        except ValueError:
            return [named]
    found = next((path for name in GNU_GO if (path := shutil.which(name))), None)
    if found is None:
        return None
    return [found, "--mode", "gtp", "--chinese-rules", "--never-resign", "--level", str(level)]


def ask_move(
    command: Sequence[str], start: GoPosition, moves: Sequence[Move] = (), seconds: float = SECONDS
) -> Move:
    """The move of a program after these moves from a start: a point, PASS or RESIGN.

    ProgramFault says why there is none; IllegalMove if one of the moves is illegal; ValueError if the game is
    over.
    """
    position = start
    for move in moves:
        position = position.play(move)
    if position.to_move is None:
        raise ValueError("the game is over")
    with Program(command, seconds) as program:
        program.ask(f"boardsize {start.grid.size}")
        program.ask("clear_board")
        program.ask(f"komi {start.komi:g}")
        # While the stones are placed one by one, each chain has a liberty, since it has one on the whole
        # board.
        for color in Color:
            for point in start.pieces(color):
                program.ask(f"play {color.value} {point}")
        side = start.to_move
        for move in moves:
            assert side is not None
            program.ask(f"play {side.value} {move}")
            side = side.other
        said = program.ask(f"genmove {position.to_move.value}").strip().lower()
    if said == RESIGN:
        return RESIGN
    if said not in position.legal_moves():
        raise ProgramFault("lied", said[:20])
    return said


class Program:
    """A running program; when the `with` is left, the program is ended."""

    def __init__(self, command: Sequence[str], seconds: float = SECONDS) -> None:
        """Starts it; it may run for `seconds`. ProgramFault "not-found" if it cannot be started."""
        self._until = monotonic() + seconds
        self._rest = b""
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            raise ProgramFault("not-found", str(error)[:80]) from error
        _bound(self._process.pid, seconds)
        assert self._process.stdout is not None and self._process.stdin is not None
        os.set_blocking(self._process.stdout.fileno(), False)
        os.set_blocking(self._process.stdin.fileno(), False)

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.kill()

    def ask(self, command: str) -> str:
        """The program's answer to one command; ProgramFault if there is none."""
        self._write(command.encode("ascii") + b"\n")
        answer = self._read()
        first, text = answer[:1], answer[1:].decode("utf-8", "replace").strip()
        if first == b"=":
            return text
        raise ProgramFault("refused" if first == b"?" else "lied", text[:80])

    def kill(self) -> None:
        """End the program and all that it started."""
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            self._process.kill()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self._process.wait()

    def _write(self, data: bytes) -> None:
        assert self._process.stdin is not None
        pipe = self._process.stdin.fileno()
        while data:
            self._wait(pipe, selectors.EVENT_WRITE)
            try:
                data = data[os.write(pipe, data) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise ProgramFault("died") from error

    def _read(self) -> bytes:
        """The answer up to the empty line that ends it."""
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while True:
            text = self._rest.replace(b"\r", b"").lstrip(b"\n")
            answer, end, rest = text.partition(b"\n\n")
            if end:
                self._rest = rest
                return answer
            if len(text) > MOST_SAID:
                raise ProgramFault("lied", "too much")
            self._wait(pipe, selectors.EVENT_READ)
            try:
                more = os.read(pipe, MOST_SAID)
            except BlockingIOError:
                continue
            if not more:
                raise ProgramFault("died")
            self._rest += more

    def _wait(self, pipe: int, event: int) -> None:
        """Waits until a pipe is ready; ProgramFault "hung" when the time is over."""
        left = self._until - monotonic()
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if left <= 0 or not selector.select(left):
                raise ProgramFault("hung")


def _bound(process: int, seconds: float) -> None:
    """Limits the memory and processor time of a program that has just started, on systems that can."""
    if sys.platform == "linux":
        import resource

        processor = 4 * int(seconds + 1)
        for what, most in (
            (resource.RLIMIT_AS, MOST_MEMORY),
            (resource.RLIMIT_CPU, processor),
            (resource.RLIMIT_CORE, 0),
        ):
            with suppress(ProcessLookupError):
                resource.prlimit(process, what, (most, most))
