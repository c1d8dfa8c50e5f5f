"""Whoever has many games looked at makes nobody else wait, and is told when there is no room for more."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS, wait_for_reviews
from tests.web.game_review.test_review_worker import MOVES, finished, storage
from tutor.storage.games import played_game
from tutor.storage.learners.learning import new_learner_id
from tutor.web.game_review import review_worker
from tutor.web.game_review.review_worker import MANY_GAMES
from tutor.web.game_review.scoring import Review, Weight
from tutor.web.play.game_actions import Match
from tutor.web.practise.fair_queue import FairQueue
from tutor.web.site.languages import LANGUAGES

PATIENCE = 30.0


class Slow:
    """Looks at moves only when it is let, and tells whose they were."""

    def __init__(self) -> None:
        self.let = Event()
        self.seen: list[str] = []

    def __call__(self, match: Match, review: Review) -> Review:
        assert self.let.wait(PATIENCE)
        self.seen.append(match.stored.id)
        return Review((*review.weights, Weight({})))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    found = Slow()
    monkeypatch.setattr(review_worker, "with_next", found)
    yield found
    found.let.set()
    wait_for_reviews()


def player(app: Flask, games: int) -> tuple[FlaskClient, list[str]]:
    """A browser with so many finished games."""
    client, learner = app.test_client(), new_learner_id()
    with client.session_transaction() as session:
        session["id"] = learner
    return client, [finished(storage(app), learner).id for _ in range(games)]


def press(client: FlaskClient, game: str, address: str, tag: str = "en") -> int:
    """Press the button that begins a review, from an address of the network; gives the status."""
    return client.post(
        f"/{tag}/play/{game}/review", headers=OURS, environ_base={"REMOTE_ADDR": address}
    ).status_code


def test_a_review_waits_for_one_move_of_each_network_however_many_games_others_bring(
    app: Flask, slow: Slow
) -> None:
    for n in range(3):
        other, games = player(app, 4)
        for game in games:
            assert press(other, game, "198.51.100.7") == 303, n
    client, (mine,) = player(app, 1)
    assert press(client, mine, "203.0.113.5") == 303
    slow.let.set()
    wait_for_reviews()
    last = [n for n, id in enumerate(slow.seen) if id == mine][-1]
    assert last <= 2 * len(MOVES) + 1, "every other move that is looked at is mine"


def test_browsers_of_one_network_take_turns_too(app: Flask, slow: Slow) -> None:
    other, games = player(app, review_worker.MOST_OF_LEARNER)
    for game in games:
        assert press(other, game, "198.51.100.7") == 303
    client, (mine,) = player(app, 1)
    assert press(client, mine, "198.51.100.7") == 303
    slow.let.set()
    wait_for_reviews()
    assert [n for n, id in enumerate(slow.seen) if id == mine][-1] <= 2 * len(MOVES) + 1


def test_a_whole_school_behind_one_address_is_taken(app: Flask, slow: Slow) -> None:
    client, (game,) = player(app, 1)
    looks = app.extensions["reviews"]
    assert press(client, game, "198.51.100.7") == 303
    for n in range(200):
        looks.begin(f"{n:032}", "school", f"learner {n}")
    assert all(f"{n:032}" in looks for n in range(200))


@pytest.mark.parametrize("tag", list(LANGUAGES))
def test_whoever_is_refused_is_told_in_one_sentence_and_nothing_has_begun(
    app: Flask, slow: Slow, monkeypatch: pytest.MonkeyPatch, tag: str
) -> None:
    monkeypatch.setattr(app.extensions["reviews"], "_games", FairQueue(10, (10, 1)))
    client, (first, second) = player(app, 2)
    assert press(client, first, "198.51.100.7") == 303
    assert press(client, first, "198.51.100.7") == 303, "it is looked at already"
    answer = client.post(
        f"/{tag}/play/{second}/review", headers=OURS, environ_base={"REMOTE_ADDR": "198.51.100.7"}
    )
    assert answer.status_code == 503
    assert (MANY_GAMES in answer.text) == (tag == "en")
    kept = played_game(storage(app), second)
    assert kept is not None
    assert kept.review is None, "nobody is told that it has begun"
