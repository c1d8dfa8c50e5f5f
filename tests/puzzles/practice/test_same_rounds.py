"""The rounds of practice stay as they are as long as their names begin with the same number."""

from datetime import date, timedelta

import pytest

from tests.puzzles.conftest import OTHELLO
from tests.puzzles.practice.round_digests import STORED, digests
from tutor.games.kinds.practising import LEVELS, Stage
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import plays
from tutor.puzzles.practice.mixed import FORMER_STAGES, JOINED, STAGES, TAUGHT, practice_in
from tutor.puzzles.practice.rounds import DAILY, MINGLED, ROUNDS, make_daily, make_round, rounds_of

CHANGED = """The puzzles of these rounds are others than before, and an answer that waits on a phone would be
judged on another puzzle than it was given to. Best let the rounds that there were stay as they are: a topic
that comes later stands in `joined` of its practice. Only if that cannot be, raise MAKER_VERSION in
tutor/puzzles/practice/drills.py. In both cases write the digests again:
python -m tests.puzzles.practice.round_digests"""

LATER = max(practice_in("mixed").joined.values())


@pytest.mark.slow
def test_no_round_and_no_daily_ten_changes_while_the_number_of_the_maker_stays() -> None:
    stored, found = STORED.read_text(encoding="ascii").splitlines(), list(digests())
    changed = [line for line in stored if line not in found]
    assert not changed, f"{CHANGED}\n" + "\n".join(changed)
    assert found == stored, "write the digests of the new rounds too: see round_digests.py"


@pytest.mark.parametrize("level", LEVELS)
def test_what_came_later_is_mixed_into_rounds_after_those_there_were(level: int) -> None:
    for mix in ("mixed-12", "mixed-20", "mixed"):
        assert rounds_of(mix) == 2 * ROUNDS
        asked = [{made.topic for made in make_round(OTHELLO, mix, level, n)} for n in range(2 * ROUNDS)]
        assert not any(topics & set(JOINED) for topics in asked[:ROUNDS])
        assert any(topics & set(JOINED) for topics in asked[ROUNDS:])
    assert rounds_of("mixed-11") == ROUNDS


def test_the_ten_of_a_day_ask_what_came_later_from_its_day_on() -> None:
    for stage in (*(STAGES | FORMER_STAGES).values(), None):
        for days in range(1, 15):
            assert not _topics(LATER - timedelta(days=days), stage) & set(JOINED)
    for name in ("daily-14", "daily-20", "daily-24"):
        later = (_topics(LATER + timedelta(days=n), STAGES[name]) for n in range(30))
        assert any(topics & set(JOINED) for topics in later), name


@pytest.mark.parametrize("name", STAGES)
def test_from_its_day_on_a_daily_ten_counts_once_and_ends_with_a_move(name: str) -> None:
    practice = practice_in(name)
    for n in range(20):
        made = make_daily(find_game(practice.game), MINGLED + timedelta(days=n), STAGES[name])
        assert sum(one.topic in practice.counted for one in made) <= 1
        assert plays(made[-1].topic)
        assert len(made) == DAILY


def _topics(day: date, stage: Stage | None) -> set[str]:
    return {made.topic for made in make_daily(OTHELLO, day, stage)}


def test_what_came_later_is_taught_by_a_lesson() -> None:
    assert set(JOINED) <= set(TAUGHT)
