from sqlalchemy import text

from tutor.storage.database import Database
from tutor.storage.games import (
    COMPUTER,
    HUMAN,
    StoredGame,
    find_played,
    keep_review,
    new_game,
    newest_unfinished,
    save_played,
)
from tutor.storage.learners.learning import new_learner_id

ADA, BEN = new_learner_id(), new_learner_id()


def test_a_game_is_found_as_it_was_saved(database: Database) -> None:
    game = new_game(database, ADA, "othello-6x6", white=COMPUTER, level=3, minutes=5)
    saved = save_played(database, game, moves=("d2", "pass"), black_used=1200)
    assert saved is not None
    found = find_played(database, ADA, game.id)
    assert found == saved
    assert (found.black, found.white, found.level, found.minutes) == (HUMAN, COMPUTER, 3, 5)
    assert found.moves == ("d2", "pass")


def test_a_game_has_an_identifier_that_nobody_can_guess(database: Database) -> None:
    ids = {new_game(database, ADA, "othello").id for _ in range(5)}
    assert len(ids) == 5
    assert all(len(id) == 32 and int(id, 16) for id in ids)


def test_a_game_of_somebody_else_is_not_found(database: Database) -> None:
    game = new_game(database, ADA, "othello")
    assert find_played(database, BEN, game.id) is None
    assert find_played(database, ADA, "0" * 32) is None


def test_of_two_changes_at_once_only_the_first_is_saved(database: Database) -> None:
    game = new_game(database, ADA, "othello")
    assert save_played(database, game, moves=("d3",)) is not None
    assert save_played(database, game, moves=("c4",)) is None
    found = find_played(database, ADA, game.id)
    assert found is not None
    assert found.moves == ("d3",)


def test_the_newest_unfinished_game_is_the_one_played_last(database: Database) -> None:
    assert newest_unfinished(database, ADA) is None
    first, second = (new_game(database, ADA, "othello") for _ in range(2))
    new_game(database, BEN, "othello")
    saved = save_played(database, first, moves=("d3",))
    assert newest_unfinished(database, ADA) == saved
    assert saved is not None
    save_played(database, saved, state="resigned", loser="black")
    assert newest_unfinished(database, ADA) == second


def test_a_game_may_begin_with_moves_of_the_computer(database: Database) -> None:
    game = new_game(database, ADA, "othello", black=COMPUTER, level=2, moves=("d3",))
    assert find_played(database, ADA, game.id) == game
    assert game.moves == ("d3",)


def test_a_review_is_kept_with_its_game(database: Database) -> None:
    game = new_game(database, ADA, "othello")
    assert keep_review(database, game, {"scores": [0, 2.5]})
    found = find_played(database, ADA, game.id)
    assert found is not None
    assert found.review == {"scores": [0, 2.5]}
    assert keep_review(database, found, {"scores": [0, 2.5, 4]})


def test_a_review_that_has_grown_since_it_was_read_stays_as_it_is(database: Database) -> None:
    game = new_game(database, ADA, "othello")
    assert keep_review(database, game, {"scores": [0, 2]})
    assert not keep_review(database, game, {"scores": [1]})
    found = find_played(database, ADA, game.id)
    assert found is not None
    assert found.review == {"scores": [0, 2]}


def test_of_a_game_that_was_erased_nothing_is_kept(database: Database) -> None:
    assert not keep_review(database, StoredGame("0" * 32, "othello"), {"scores": []})


def test_a_move_does_not_wait_for_the_disk_and_an_answer_still_does(sqlite: Database) -> None:
    kept = {"write_quickly": 1, "write": 2}
    for _ in range(2):
        for name, synchronous in kept.items():
            with getattr(sqlite, name)() as session:
                assert session.scalar(text("PRAGMA synchronous")) == synchronous
