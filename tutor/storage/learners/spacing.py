"""Spaced repetition: rates an answer, and lets FSRS choose the date when the puzzle comes back.

A missed puzzle comes back tomorrow, then after days, weeks and months. A puzzle that was solved at once comes
back after 1, 3 and 7 days as long as it is solved again; then FSRS chooses the date.
"""

from datetime import UTC, datetime, timedelta
from functools import cache

from fsrs import Card as State
from fsrs import Rating, Scheduler

SITTING = timedelta(hours=1)
"""Of several answers to a puzzle within this time only the first counts."""

EASY_AFTER = 2
"""A right answer counts as easy after this many reviews in a row without help."""

ANSWER_SHOWN = 2


FIRST_RETURNS = (timedelta(days=1), timedelta(days=3), timedelta(days=7))
"""The first three intervals of a puzzle that was never missed."""

RUNG = "rung"
"""The key in a card's state for the number of intervals used; it is removed when the puzzle is missed."""

LONGEST = timedelta(days=365)
"""The longest interval; a longer one comes from a clock that was ahead."""


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
    """The state of a card after a review, and the date when it is due; ``kept`` is the earlier state."""
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
    """Whether the puzzle was never missed and is still within the first intervals."""
    return RUNG in kept


def is_same_sitting(kept: dict[str, object], at: datetime) -> bool:
    """Whether an answer belongs to the sitting of the last review, or was given before it."""
    last = last_review(kept)
    return last is not None and at < last + SITTING


def last_review(kept: dict[str, object]) -> datetime | None:
    """The time of the last review; None if there was none."""
    last = kept.get("last_review")
    return datetime.fromisoformat(last).astimezone(UTC) if isinstance(last, str) else None
