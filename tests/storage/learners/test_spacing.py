from datetime import UTC, datetime, timedelta

import pytest
from fsrs import Rating

from tutor.storage.learners.spacing import is_same_sitting, never_missed, rate, review

MONDAY = datetime(2026, 11, 16, 9, tzinfo=UTC)


@pytest.mark.parametrize(
    ("verdict", "help", "clean", "rating"),
    [
        ("not-yet", 0, 5, Rating.Again),
        ("almost", 0, 0, Rating.Again),
        ("right", 2, 0, Rating.Again),
        ("right", 1, 5, Rating.Hard),
        ("right", 0, 0, Rating.Good),
        ("right", 0, 2, Rating.Easy),
    ],
)
def test_the_rating_follows_from_verdict_and_help(
    verdict: str, help: int, clean: int, rating: Rating
) -> None:
    assert rate(verdict, help, clean) is rating


def days(ratings: list[Rating]) -> list[int]:
    """The days between the reviews of a puzzle that is reviewed as soon as it is due."""
    kept, due, gaps = None, MONDAY, []
    for rating in ratings:
        at = due
        kept, due = review(kept, rating, at)
        gaps.append((due - at).days)
    return gaps


def test_what_was_missed_comes_back_tomorrow_and_then_ever_later() -> None:
    gaps = days([Rating.Again, Rating.Good, Rating.Good, Rating.Good])
    assert gaps[0] == 1
    assert gaps == sorted(set(gaps))


def test_the_easier_it_was_the_later_it_comes_back() -> None:
    sooner = [days([Rating.Again, Rating.Good, Rating.Good, last])[-1] for last in
              (Rating.Again, Rating.Hard, Rating.Good, Rating.Easy)]  # fmt: skip
    assert sooner == sorted(set(sooner))


def test_a_state_outlives_being_stored_as_json() -> None:
    import json

    kept, _ = review(None, Rating.Again, MONDAY)
    again = json.loads(json.dumps(kept))
    tomorrow = MONDAY + timedelta(days=1)
    assert review(again, Rating.Good, tomorrow) == review(kept, Rating.Good, tomorrow)


def test_a_sitting_lasts_an_hour() -> None:
    kept, _ = review(None, Rating.Again, MONDAY)
    assert is_same_sitting(kept, MONDAY + timedelta(minutes=59))
    assert is_same_sitting(kept, MONDAY - timedelta(days=1))
    assert not is_same_sitting(kept, MONDAY + timedelta(hours=1))


def test_what_was_solved_at_once_comes_back_after_one_three_and_seven_days() -> None:
    gaps = days([Rating.Good] * 5)
    assert gaps[:3] == [1, 3, 7]
    assert gaps == sorted(set(gaps))


def test_a_miss_or_a_hint_ends_the_first_returns() -> None:
    for rating in (Rating.Again, Rating.Hard):
        kept, _ = review(None, Rating.Good, MONDAY)
        assert never_missed(kept)
        kept, _ = review(kept, rating, MONDAY + timedelta(days=1))
        assert not never_missed(kept)
