"""What the rounds of practice ask, as short digests: which of them changed can be seen by comparing.

`python -m tests.puzzles.practice.round_digests` writes them to the file that `test_same_rounds` reads.
"""

from collections.abc import Iterable, Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path

from tutor.games.kinds.practising import LEVELS
from tutor.games.table import find_game
from tutor.puzzles.bank.puzzle_lines import write_step
from tutor.puzzles.practice.drills import DRILLS, MAKER_VERSION, RoundPuzzle
from tutor.puzzles.practice.mixed import FORMER_STAGES, MIXES, STAGES, practice_in
from tutor.puzzles.practice.rounds import MENDING, make_daily, make_round, rounds_of

STORED = Path(__file__).with_name("round_digests.txt")

DAYS = (date(2026, 11, 26), date(2026, 11, 29))


def digests() -> Iterator[str]:
    """The number of the maker, then a line for the rounds of each name and for its daily tens."""
    yield f"MAKER_VERSION {MAKER_VERSION}"
    whole = {practice_in(name).mix for name in MIXES}
    for name in (*DRILLS, *sorted(whole), *MIXES, *MENDING):
        game, count = find_game(practice_in(name).game), rounds_of(name)
        for number in sorted({0, 3 % count, *range(24, count, 25)}):
            rounds = (make_round(game, name, level, number) for level in LEVELS)
            yield f"{name} {number} {_digest(made for one in rounds for made in one)}"
    for name, stage in (("daily", None), *(STAGES | FORMER_STAGES).items()):
        game = find_game(practice_in(name).game)
        for day in DAYS:
            yield f"{name} {day} {_digest(make_daily(game, day, stage))}"


def _digest(puzzles: Iterable[RoundPuzzle]) -> str:
    lines = (f"{made.topic} {made.level} {write_step(made.game, made.step)}\n" for made in puzzles)
    return sha256("".join(lines).encode()).hexdigest()[:12]


if __name__ == "__main__":
    STORED.write_text("\n".join((*digests(), "")), encoding="ascii")
