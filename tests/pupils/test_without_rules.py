"""Games with a rule taken away: the proof goes on where it was, and the look ahead shows in a few games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.support.players import openings
from tests.proofs.without_rules import SEED, WHOLE, bounds, play_part, prove
from tests.pupils.weighing import RULES
from tutor.games.base import Position

PARTS = 4


def test_what_was_played_is_kept_and_not_played_again(tmp_path: Path) -> None:
    page, asked = tmp_path / "page.md", list[tuple[str, int]]()
    page.write_text("# Page\n", encoding="utf-8")

    def stops(rule: str, opening: Position, number: int) -> float:
        if len(asked) == len(RULES) + 3:
            raise KeyboardInterrupt
        return goes_on(rule, opening, number)

    def goes_on(rule: str, opening: Position, number: int) -> float:
        asked.append((rule, number))
        return 1.0 if rule == WHOLE else 0.5

    with pytest.raises(KeyboardInterrupt):
        prove(tmp_path, page, 2, stops)
    prove(tmp_path, page, 2, goes_on)
    assert sorted(asked) == sorted((rule, number) for rule in (WHOLE, *RULES) for number in range(2))
    text = page.read_text("utf-8")
    assert "4 games each" in text.replace("\n", " ") and "50.0% of the points" in text
    for rule in RULES:
        assert f"| `{rule}` | 25.0% | -25.0% | -25.0% to -25.0% |" in text


def test_the_bounds_hold_the_mean_and_widen_with_chance() -> None:
    low, high = bounds([0.5, -0.5] * 20)
    assert low < 0 < high
    assert bounds([0.25] * 8) == (0.25, 0.25)


def test_who_does_not_look_ahead_wins_fewer_games() -> None:
    whole, less = (
        sum(play_part(rule, opening, number) for number, opening in enumerate(openings(PARTS, SEED)))
        for rule in (WHOLE, "sees-the-answer")
    )
    assert less < whole
