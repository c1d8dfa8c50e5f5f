"""Spaced repetition: rates an answer, and lets FSRS choose the date when the puzzle comes back.

There are no steps of minutes: what was missed comes back tomorrow, then after days, weeks and months.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache

from fsrs import Card as State
from fsrs import Rating, Scheduler

SITTING = timedelta(hours=1)
"""Answers to one puzzle within so much time belong to one sitting; only its first answer counts."""

EASY_AFTER = 2
"""After so many reviews without help, one after the other, a right answer counts as easy."""

ANSWER_SHOWN = 2


LONGEST = timedelta(days=365)
"""No puzzle stays away for longer; one that does was dated by a clock that was ahead."""


@cache
def _scheduler() -> Scheduler:
    return Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=LONGEST.days, enable_fuzzing=False
    )


def rate(verdict: str, help: int, clean: int) -> Rating:
    """The rating of an answer; ``clean`` counts the reviews without help just before it."""
    if verdict != "right" or help >= ANSWER_SHOWN:
        return Rating.Again
    if help:
        return Rating.Hard
    return Rating.Easy if clean >= EASY_AFTER else Rating.Good


def review(
    kept: dict[str, object] | None, rating: Rating, at: datetime
) -> tuple[dict[str, object], datetime]:
    """The state of a puzzle after a review, and when it is due; ``kept`` is the state before, if any."""
    state = State.from_dict(kept) if kept else State(card_id=0, due=at)  # type: ignore[arg-type]
    state, _ = _scheduler().review_card(state, rating, at)
    return dict(state.to_dict()), state.due


def is_same_sitting(kept: dict[str, object], at: datetime) -> bool:
    """Whether an answer belongs to the sitting of the last review, or even lies before it."""
    last = last_review(kept)
    return last is not None and at < last + SITTING


def last_review(kept: dict[str, object]) -> datetime | None:
    """When a puzzle was reviewed last, None for one that never was."""
    last = kept.get("last_review")
    return datetime.fromisoformat(last).astimezone(UTC) if isinstance(last, str) else None
