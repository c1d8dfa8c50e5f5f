"""Searches the life-and-death boards of the bank once, so that no page has to."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tutor.games.base import PASS
from tutor.games.go.bank.searched import Answers, Asked, write_answers
from tutor.games.go.reading.life import catching_moves, refuting_move, saving_moves, status
from tutor.games.go.rules.position import as_go
from tutor.games.kinds.practising import Drawn

STATUS = "alive-or-dead"
MOVES = {"live": saving_moves, "kill": catching_moves}


def read_again(asked: Asked) -> str:
    """The line of a board, searched anew."""
    here, about = asked.position, asked.about
    if asked.kind == STATUS:
        return f"{asked.key} {status(here, *about).value}"
    right = MOVES[asked.kind](here, *about)
    moves = [move for move in here.empties() if move not in right and here.why_illegal(move) is None]
    replies = {
        move: refuting_move(here, asked.target, move, asked.region, asked.plies) or PASS for move in moves
    }
    ((usual, _),) = Counter(replies.values()).most_common(1) or [(PASS, 0)]
    others = {move: answer for move, answer in replies.items() if answer != usual}
    return write_answers(asked, Answers(right, others, usual))


def readings(puzzles: Iterable[Drawn]) -> Iterator[str]:
    """A line for each puzzle about life and death, each once, in their order."""
    done: set[str] = set()
    for drawn in puzzles:
        if drawn.puzzle.kind == STATUS or drawn.puzzle.kind in MOVES:
            asked = drawn.puzzle.asked(as_go(drawn.position))  # type: ignore[attr-defined]
            if asked.key not in done:
                done.add(asked.key)
                yield read_again(asked)
