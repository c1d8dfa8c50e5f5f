"""Lists of opened games are kept for their learner, and the oldest make room."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.storage import game_lists
from tutor.storage.database import Database
from tutor.storage.game_lists import find_list, keep_list
from tutor.storage.games import RECORDED, StoredGame, find_played, keep_recorded, newest_unfinished
from tutor.storage.learners.learning import new_learner_id

ADA, BEN = new_learner_id(), new_learner_id()


@pytest.fixture
def database(tmp_path: Path) -> Database:
    database = Database(f"sqlite:///{tmp_path / 'tutor.db'}")
    database.migrate()
    return database


def test_a_list_is_found_by_whoever_opened_it_and_by_nobody_else(database: Database) -> None:
    id = keep_list(database, ADA, b"games")
    assert find_list(database, ADA, id) == b"games"
    assert find_list(database, BEN, id) is None
    assert find_list(database, ADA, "0" * 32) is None


def test_the_oldest_lists_of_a_learner_make_room(database: Database) -> None:
    bens = keep_list(database, BEN, b"of Ben")
    ids = [keep_list(database, ADA, bytes([n])) for n in range(5)]
    assert [find_list(database, ADA, id) for id in ids] == [None, None, b"\2", b"\3", b"\4"]
    assert find_list(database, BEN, bens) == b"of Ben"


def test_strangers_cannot_fill_the_disk(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_lists, "MOST_OF_ALL", 4)
    kept = [(who := new_learner_id(), keep_list(database, who, b"x")) for _ in range(7)]
    assert [find_list(database, *one) for one in kept] == [None] * 3 + [b"x"] * 4


def test_a_recorded_game_is_kept_once(database: Database) -> None:
    recorded = StoredGame("", "othello", moves=("f5", "d6"), state=RECORDED, record={"black": "Ito"})
    kept = keep_recorded(database, ADA, recorded)
    assert keep_recorded(database, ADA, recorded).id == kept.id
    assert find_played(database, ADA, kept.id) == kept
    assert find_played(database, BEN, kept.id) is None
    assert newest_unfinished(database, ADA) is None


def test_the_same_moves_of_other_players_are_another_game(database: Database) -> None:
    names = ({"black": "Ito"}, {"black": "Sato"})
    games = [StoredGame("", "othello", moves=("f5",), state=RECORDED, record=record) for record in names]
    assert len({keep_recorded(database, ADA, game).id for game in games}) == 2
    assert keep_recorded(database, BEN, games[0]).id != keep_recorded(database, ADA, games[0]).id
