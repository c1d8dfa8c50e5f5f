"""Reads the boards of the bank about life and death once, so that no page has to."""

from collections.abc import Iterable, Iterator

from tutor.games.base import PASS
from tutor.games.go.bank.searched import Answers, Asked, write_answers
from tutor.games.go.reading.life import catching_moves, saving_moves, status
from tutor.games.go.reading.refuting import Refuting
from tutor.games.go.rules.position import as_go
from tutor.games.kinds.practising import Drawn

STATUS = "alive-or-dead"
MOVES = {"live": saving_moves, "kill": catching_moves}


def read_again(asked: Asked) -> str:
    """The line of a board, read anew."""
    here, about = asked.position, asked.about
    if asked.kind == STATUS:
        return f"{asked.key} {status(here, *about).value}"
    right = MOVES[asked.kind](here, *about)
    refuting = Refuting(here, *about)
    moves = (move for move in here.empties() if move not in right and here.why_illegal(move) is None)
    known = {move: refuting.answer(move) or PASS for move in moves if refuting.is_near(move)}
    return write_answers(asked, Answers(right, known, refuting.far() or PASS))


def readings(puzzles: Iterable[Drawn]) -> Iterator[str]:
    """A line for each puzzle about life and death, once, in their order."""
    done: set[str] = set()
    for drawn in puzzles:
        if drawn.puzzle.kind == STATUS or drawn.puzzle.kind in MOVES:
            asked = drawn.puzzle.asked(as_go(drawn.position))  # type: ignore[attr-defined]
            if asked.key not in done:
                done.add(asked.key)
                yield read_again(asked)
