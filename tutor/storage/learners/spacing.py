"""Spaced repetition: rates an answer, and lets FSRS choose the date when the puzzle comes back.

There are no steps of minutes: what was missed comes back tomorrow, then after days, weeks and months. What
was solved at once comes back after 1, 3 and 7 days first, while it is solved again; then FSRS chooses.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache

from fsrs import Card as State
from fsrs import Rating, Scheduler

SITTING = timedelta(hours=1)
"""Answers to one puzzle within this time belong to one sitting, of which only the first answer counts."""

EASY_AFTER = 2
"""A right answer counts as easy after this many reviews in a row without help."""

ANSWER_SHOWN = 2


FIRST_RETURNS = (timedelta(days=1), timedelta(days=3), timedelta(days=7))
"""After how long a puzzle that was never missed comes back, the first three times."""

RUNG = "rung"
"""The key under which a puzzle's state counts the returns used up; gone once it was missed."""

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
    rung = kept.get(RUNG) if kept else 0
    if not isinstance(rung, int) or not is_clean(rating) or rung >= len(FIRST_RETURNS):
        return dict(state.to_dict()), state.due
    return {**state.to_dict(), RUNG: rung + 1}, at + FIRST_RETURNS[rung]


def is_clean(rating: Rating) -> bool:
    """Whether a puzzle was solved at once, without help."""
    return rating in (Rating.Good, Rating.Easy)


def never_missed(kept: dict[str, object]) -> bool:
    """Whether a puzzle comes back though it was always solved at once, and is among its first returns."""
    return RUNG in kept


def is_same_sitting(kept: dict[str, object], at: datetime) -> bool:
    """Whether an answer belongs to the sitting of the last review, or even lies before it."""
    last = last_review(kept)
    return last is not None and at < last + SITTING


def last_review(kept: dict[str, object]) -> datetime | None:
    """When a puzzle was reviewed last, None for one that never was."""
    last = kept.get("last_review")
    return datetime.fromisoformat(last).astimezone(UTC) if isinstance(last, str) else None
