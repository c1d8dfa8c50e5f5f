from datetime import UTC, datetime, timedelta

from tutor.storage.database import Database
from tutor.storage.learners.learning import JudgedAnswer, keep_answers, new_learner_id
from tutor.storage.learners.practice import (
    Comeback,
    JudgedTry,
    cards_of,
    count_due,
    due_cards,
    first_answers,
    first_lesson_answers,
    keep_own_mistake,
    keep_tries,
)

MONDAY = datetime(2026, 11, 16, 9, tzinfo=UTC)
DAY = timedelta(days=1)


def tried(
    id: str, *, puzzle: str = "flips/3/7/1", verdict: str = "right", help: int = 0, at: datetime = MONDAY
) -> JudgedTry:
    comeback = Comeback(puzzle, "flips", 3, "{}")
    return JudgedTry(id, puzzle, comeback, "board", ("d4",), verdict, help, {"any-two": 0.25}, (), at)


def due(database: Database, learner: str, at: datetime) -> int:
    assert len(due_cards(database, learner, at, 99)) == count_due(database, learner, at)
    return count_due(database, learner, at)


def test_what_was_right_at_once_does_not_come_back(database: Database) -> None:
    ada = new_learner_id()
    keep_tries(database, ada, [tried("a")])
    assert due(database, ada, MONDAY + 400 * DAY) == 0


def test_what_was_missed_comes_back_tomorrow_and_not_today(database: Database) -> None:
    ada = new_learner_id()
    keep_tries(database, ada, [tried("a", verdict="not-yet")])
    assert due(database, ada, MONDAY) == 0
    assert due(database, ada, MONDAY + DAY) == 1
    assert due(database, new_learner_id(), MONDAY + DAY) == 0


def test_trying_again_in_the_same_sitting_changes_nothing(database: Database) -> None:
    ada, soon = new_learner_id(), MONDAY + timedelta(minutes=1)
    keep_tries(database, ada, [tried("a", verdict="not-yet"), tried("b", at=soon)])
    assert due(database, ada, MONDAY + DAY) == 1


def test_what_needed_help_comes_back_too(database: Database) -> None:
    ada = new_learner_id()
    helped, shown = tried("a", puzzle="helped", help=1), tried("b", puzzle="shown", help=2)
    keep_tries(database, ada, [helped, shown])
    assert {card.puzzle for card in due_cards(database, ada, MONDAY + DAY, 9)} == {"helped", "shown"}


def test_a_puzzle_solved_in_review_waits_longer_each_time(database: Database) -> None:
    ada, at, gaps = new_learner_id(), MONDAY, []
    keep_tries(database, ada, [tried("0", verdict="not-yet")])
    for n in range(1, 5):
        waited = 0
        while not due(database, ada, at):
            at += DAY
            waited += 1
        gaps.append(waited)
        keep_tries(database, ada, [tried(str(n), puzzle="flips/3/7/1", at=at)])
    assert gaps == sorted(gaps)
    assert gaps[-1] > gaps[0]
    (card,) = due_cards(database, ada, at + 999 * DAY, 9)
    assert card.reviews == 4


def test_what_a_clock_that_was_ahead_put_off_for_years_comes_back_now(database: Database) -> None:
    ada = new_learner_id()
    keep_tries(database, ada, [tried("a", verdict="not-yet", at=MONDAY + 73 * 365 * DAY)])
    assert due(database, ada, MONDAY) == 1
    keep_tries(database, ada, [tried("b", at=MONDAY)])
    assert due(database, ada, MONDAY) == 0
    assert due(database, ada, MONDAY + 30 * DAY) == 1


def test_an_answer_that_arrives_twice_counts_once(database: Database) -> None:
    ada = new_learner_id()
    one = tried("a", verdict="not-yet")
    keep_tries(database, ada, [one])
    keep_tries(database, ada, [one])
    assert len(first_answers(database, ada)) == 1


def test_only_the_first_answer_to_a_puzzle_tells_and_the_latest_puzzle_comes_first(
    database: Database,
) -> None:
    ada = new_learner_id()
    keep_tries(
        database,
        ada,
        [
            tried("b", at=MONDAY + timedelta(minutes=1)),
            tried("a", verdict="almost"),
            tried("c", puzzle="other", at=MONDAY + DAY),
        ],
    )
    other, first = first_answers(database, ada)
    assert (other.puzzle, first.verdict, first.at) == ("other", "almost", MONDAY)


def test_cards_are_given_to_their_owner_only(database: Database) -> None:
    ada, ben = new_learner_id(), new_learner_id()
    keep_tries(database, ada, [tried("a", verdict="not-yet")])
    (card,) = due_cards(database, ada, MONDAY + DAY, 9)
    assert cards_of(database, ada, [card.id]) == {card.id: card}
    assert cards_of(database, ben, [card.id]) == {}


def test_a_puzzle_missed_in_a_lesson_comes_back_too(database: Database) -> None:
    ada = new_learner_id()
    comeback = Comeback("lesson/othello/start/who-begins", "flips", 2)
    given = "a", "othello", "start", "who-begins", ("a1",), "not-yet", ("one-line",), 0
    missed = JudgedAnswer(*given, comeback=comeback)
    keep_answers(database, ada, [missed])
    (card,) = due_cards(database, ada, datetime.now(UTC) + 2 * DAY, 9)
    assert (card.puzzle, card.step, card.reviews) == ("lesson/othello/start/who-begins", None, 0)
    (answer,) = first_lesson_answers(database, ada)
    assert (answer.step, answer.misconceptions) == ("who-begins", ("one-line",))


def solved_in_a_lesson(id: str, *, at: datetime, verdict: str = "right") -> JudgedAnswer:
    comeback = Comeback("lesson/othello/corners/take-the-open-corner", "choose", 4)
    given = id, "othello", "corners", "take-the-open-corner", ("h8",), verdict, (), 0
    return JudgedAnswer(*given, answered=at, comeback=comeback)


def test_what_was_solved_in_a_lesson_comes_back_after_one_three_and_seven_days(database: Database) -> None:
    ada, at, gaps = new_learner_id(), MONDAY, []
    for n in range(5):
        keep_answers(database, ada, [solved_in_a_lesson(str(n), at=at)])
        waited = 0
        while not due(database, ada, at):
            at += DAY
            waited += 1
        gaps.append(waited)
    assert gaps[:3] == [1, 3, 7]
    assert 7 < gaps[3] < gaps[4]


def test_what_was_solved_and_then_missed_comes_back_like_what_was_missed(database: Database) -> None:
    ada = new_learner_id()
    keep_answers(database, ada, [solved_in_a_lesson("a", at=MONDAY)])
    (card,) = due_cards(database, ada, MONDAY + DAY, 9)
    assert not card.missed
    keep_answers(database, ada, [solved_in_a_lesson("b", at=MONDAY + DAY, verdict="not-yet")])
    (card,) = due_cards(database, ada, MONDAY + 2 * DAY, 9)
    assert card.missed


def test_what_was_missed_comes_before_what_was_solved(database: Database) -> None:
    ada = new_learner_id()
    keep_answers(database, ada, [solved_in_a_lesson("a", at=MONDAY)])
    keep_tries(database, ada, [tried("b", verdict="not-yet", at=MONDAY + timedelta(hours=3))])
    cards = due_cards(database, ada, MONDAY + 2 * DAY, 9)
    assert [card.missed for card in cards] == [True, False]


def test_an_own_mistake_in_a_game_comes_back_once(database: Database) -> None:
    ada, mistake = new_learner_id(), Comeback("game/0a1b/17", "choose", 5, "{}")
    keep_own_mistake(database, ada, mistake, MONDAY)
    keep_own_mistake(database, ada, mistake, MONDAY + 9 * DAY)
    (card,) = due_cards(database, ada, MONDAY + DAY, 9)
    assert (card.puzzle, card.reviews, card.missed) == ("game/0a1b/17", 0, True)
