"""What several attacks are measured by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tutor.games.base import Game
from tutor.games.kinds.kind import Task
from tutor.lessons.model import Step
from tutor.puzzles import puzzle_tasks


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Step]]:
    """The puzzles whose answers were looked for, each time that they were."""
    seen: list[Step] = []
    usual = puzzle_tasks.set_puzzle

    def counted(game: Game, step: Step) -> Task:
        seen.append(step)
        return usual(game, step)

    monkeypatch.setattr(puzzle_tasks, "set_puzzle", counted)
    puzzle_tasks._task_of.cache_clear()
    yield seen
    puzzle_tasks._task_of.cache_clear()
