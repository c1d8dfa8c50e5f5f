"""Who works out a review: one thread behind the requests, begun by a form, one move of each game in turn."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as threads

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS, wait_for_reviews
from tests.web.http.test_storage_faults import read_only
from tests.web.playing import act, begin
from tutor.storage.database import Database
from tutor.storage.games import StoredGame, keep_review, new_game, played_game, save_played
from tutor.storage.learners.learning import new_learner_id
from tutor.storage.models import PlayedGame
from tutor.web.game_review import review_worker
from tutor.web.game_review.review_worker import Reviews
from tutor.web.game_review.scoring import Review, Weight, is_complete, review_of
from tutor.web.play.game_actions import Match
from tutor.web.practise.fair_queue import QueueFull

MOVES = ("f5", "d6", "c3", "d3", "c4")
PATIENCE = 30.0
REFRESHES = 'http-equiv="refresh"'
BUTTON = "Review this game"


def finished(database: Database, learner: str, moves: tuple[str, ...] = MOVES) -> StoredGame:
    """A game that was given up, of which nothing is known yet."""
    kept = new_game(database, learner, "othello", moves=moves)
    saved = save_played(database, kept, state="resigned", loser="white")
    assert saved is not None
    return saved


def seen(database: Database, kept: StoredGame) -> int:
    """How many moves of a game have been looked at."""
    found = played_game(database, kept.id)
    assert found is not None
    return len(review_of(Match(found)).weights)


def at_work() -> list[Thread]:
    """The threads that look at games."""
    return [thread for thread in threads() if thread.name == "reviews"]


def storage(app: Flask) -> Database:
    found: Database = app.extensions["database"]
    return found


@pytest.fixture
def url(app: Flask, stranger: FlaskClient) -> str:
    """The review of a game that the stranger has finished."""
    with stranger.session_transaction() as session:
        learner = str(session.setdefault("id", new_learner_id()))
    return f"/en/play/{finished(storage(app), learner).id}/review"


def of(app: Flask, url: str) -> StoredGame:
    found = played_game(storage(app), url.split("/")[3])
    assert found is not None
    return found


class Gate:
    """Looks at moves, and stops before the one it is told to until it is opened."""

    def __init__(self, stop_before: int, then: Callable[[Match, Review], Review]) -> None:
        self._stop_before, self._then = stop_before, then
        self.looked_at: list[tuple[str, int]] = []
        self.reached, self.open = Event(), Event()

    def __call__(self, match: Match, review: Review) -> Review:
        number = len(review.weights) + 1
        if number == self._stop_before:
            self.reached.set()
            assert self.open.wait(PATIENCE)
        self.looked_at.append((match.stored.id, number))
        return self._then(match, review)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], Gate]]:
    """A gate before a move of each game; it is open when the test ends."""
    gates: list[Gate] = []

    def stop_before(number: int) -> Gate:
        gates.append(Gate(number, review_worker.with_next))
        monkeypatch.setattr(review_worker, "with_next", gates[-1])
        return gates[-1]

    yield stop_before
    for one in gates:
        one.open.set()
    wait_for_reviews()


def grow_old(app: Flask, url: str, seconds: float) -> None:
    """Let a game have been saved so many seconds ago."""
    with storage(app).write() as session:
        row = session.get_one(PlayedGame, url.split("/")[3])
        row.updated -= timedelta(seconds=seconds)


def test_a_page_of_a_game_that_nobody_looks_at_offers_to_and_keeps_nothing(
    app: Flask, stranger: FlaskClient, url: str
) -> None:
    before = of(app, url)
    for _ in range(2):
        page = stranger.get(url).text
        assert BUTTON in page
        assert "js/play/review-poll.js" in page
        assert REFRESHES not in page
        assert stranger.get(f"{url}/1").status_code == 404
        assert stranger.get(f"{url}/lesson.json").json["steps"] == []  # type: ignore[index]
    wait_for_reviews()
    assert of(app, url) == before
    assert of(app, url).updated == before.updated


def test_one_press_looks_at_the_whole_game_and_each_move_once(
    app: Flask, stranger: FlaskClient, url: str, gate: Callable[[int], Gate]
) -> None:
    moves = gate(3)
    for _ in range(3):
        assert stranger.post(url, headers=OURS).location == url
    assert moves.reached.wait(PATIENCE)
    page = stranger.get(url).text
    assert f"<noscript><meta {REFRESHES}" in page
    assert f"Move 2 of {len(MOVES)}" in page
    assert f'max="{len(MOVES)}" value="2"' in page
    assert BUTTON not in page
    assert "review-poll.js" in page
    moves.open.set()
    wait_for_reviews()
    assert "Moments that mattered" in stranger.get(url).text
    assert moves.looked_at == [(of(app, url).id, number) for number in range(1, len(MOVES) + 1)]
    assert stranger.post(url, headers=OURS).location == url
    assert at_work() == []


def test_a_game_that_is_still_played_is_not_begun(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    answer = stranger.post(f"{url}/review", headers=OURS)
    assert (answer.status_code, answer.location) == (303, url)
    assert at_work() == []


def test_only_whose_game_it_is_may_begin(learner: FlaskClient, app: Flask, url: str) -> None:
    before = of(app, url)
    assert learner.post(url, headers=OURS).status_code == 403
    assert app.test_client().post(url, headers=OURS).status_code == 403
    assert of(app, url) == before
    assert at_work() == []


def test_the_page_of_a_finished_game_begins_its_review(stranger: FlaskClient) -> None:
    url = begin(stranger, opponent="person")
    button = f'formaction="{url}/review"'
    assert button not in stranger.get(url).text
    act(stranger, url, do="resign", number=0)
    assert f"{button}>" in stranger.get(url).text


def test_several_games_are_looked_at_in_turn_by_one_thread(
    database: Database, gate: Callable[[int], Gate]
) -> None:
    games = [finished(database, new_learner_id()) for _ in range(3)]
    moves = gate(1)
    looks = Reviews(database)
    for one in games:
        looks.begin(one.id)
        assert one.id in looks
        assert len(at_work()) == 1
    moves.open.set()
    wait_for_reviews()
    assert moves.looked_at == [(one.id, number) for number in range(1, len(MOVES) + 1) for one in games]
    assert not any(one.id in looks for one in games)


def test_what_was_found_is_kept_at_the_end_and_the_next_goes_on(
    database: Database, gate: Callable[[int], Gate]
) -> None:
    game = finished(database, new_learner_id())
    moves = gate(3)
    first = Reviews(database)
    first.begin(game.id)
    assert moves.reached.wait(PATIENCE)
    ending = Thread(target=first.close)
    ending.start()
    moves.open.set()
    ending.join(PATIENCE)
    wait_for_reviews()
    assert seen(database, game) == 3
    first.begin(game.id)
    assert game.id not in first
    Reviews(database).begin(game.id)
    wait_for_reviews()
    assert [number for _, number in moves.looked_at] == [1, 2, 3, 4, 5]


def test_a_server_that_is_slower_leaves_the_game_to_the_other(
    database: Database, gate: Callable[[int], Gate]
) -> None:
    game = finished(database, new_learner_id())
    moves = gate(2)
    slow = Reviews(database)
    slow.begin(game.id)
    assert moves.reached.wait(PATIENCE)
    before = played_game(database, game.id)
    assert before is not None
    assert keep_review(database, before, {"weights": [{"values": {}}] * 3})
    moves.open.set()
    wait_for_reviews()
    assert moves.looked_at == [(game.id, 1), (game.id, 2)]
    assert seen(database, game) == 3


def test_two_servers_that_look_at_one_game_bring_it_to_its_end(database: Database) -> None:
    game = finished(database, new_learner_id())
    other = Database(database.url.render_as_string(hide_password=False))
    for looks in (Reviews(database), Reviews(other)):
        looks.begin(game.id)
    wait_for_reviews()
    other.engine.dispose()
    found = played_game(database, game.id)
    assert found is not None
    assert is_complete(Match(found), review_of(Match(found)))


def test_a_game_that_was_erased_or_spoils_the_work_does_not_stop_the_others(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = (finished(database, new_learner_id()) for _ in range(2))

    def look(match: Match, review: Review) -> Review:
        if match.stored.id == bad.id:
            raise ZeroDivisionError
        return Review((*review.weights, Weight({})))

    monkeypatch.setattr(review_worker, "with_next", look)
    looks = Reviews(database)
    for id in (bad.id, "0" * 32, good.id):
        looks.begin(id)
    wait_for_reviews()
    assert seen(database, good) == len(MOVES)
    assert seen(database, bad) == 0
    assert "looked at no more" in caplog.text


def test_a_process_takes_so_many_games_and_no_more(database: Database, gate: Callable[[int], Gate]) -> None:
    gate(1)
    looks = Reviews(database)
    first = finished(database, new_learner_id()).id
    looks.begin(first, "here", "one")
    for n in range(1, review_worker.MOST_OF_LEARNER):
        looks.begin(f"{n:032}", "here", "one")
    with pytest.raises(QueueFull):
        looks.begin("one more", "here", "one")
    looks.begin(first, "here", "one")  # it is there
    for n in range(review_worker.MOST_OF_LEARNER, review_worker.MOST_OF_NETWORK):
        looks.begin(f"{n:032}", "here", f"learner {n}")
    with pytest.raises(QueueFull):
        looks.begin("one more", "here", "another")
    looks.begin("one more", "there", "another")
    assert "one more" in looks


def test_what_another_process_found_lately_grows_and_later_asks_for_a_press(
    app: Flask, stranger: FlaskClient, url: str
) -> None:
    assert keep_review(storage(app), of(app, url), {"weights": [{"values": {}}]})
    page = stranger.get(url).text
    assert REFRESHES in page
    assert BUTTON not in page
    grow_old(app, url, review_worker.LATELY.total_seconds())
    page = stranger.get(url).text
    assert REFRESHES not in page
    assert f"Move 1 of {len(MOVES)}" in page
    assert BUTTON in page
    stranger.post(url, headers=OURS)
    wait_for_reviews()
    assert "Moments that mattered" in stranger.get(url).text


def test_where_nothing_can_be_kept_one_sentence_says_so(own_app: Flask) -> None:
    client = own_app.test_client()
    url = begin(client, opponent="person")
    act(client, url, do="move", number=0, square="d3")
    act(client, url, do="resign", number=1)
    with read_only(own_app):
        assert BUTTON in client.get(f"{url}/review").text
        page = client.post(f"{url}/review", headers=OURS)
        assert page.status_code == 503
        assert "<h1" in page.text
        assert at_work() == []


AMONG_GREENLETS = """
from gevent import monkey
monkey.patch_all()
import sys, threading, time
from tutor import create_app
from tutor.storage.games import new_game, played_game, save_played
from tutor.web.play.game_actions import Match
from tutor.web.game_review.scoring import is_complete, review_of

app = create_app({"SECRET_KEY": "for tests only", "DATABASE_URL": sys.argv[1]})
database, looks = (app.extensions[name] for name in ("database", "reviews"))
game = new_game(database, "ada", "othello", moves=tuple("f5 d6 c3 d3 c4 f4 f6 f3".split()))
save_played(database, game, state="resigned", loser="black")
ticks = 0
def tick():
    global ticks
    while True:
        time.sleep(0.01)
        ticks += 1

threading.Thread(target=tick, daemon=True).start()
looks.begin(game.id)
while game.id in looks:
    time.sleep(0.01)
match = Match(played_game(database, game.id))
assert is_complete(match, review_of(match))
looks.close()
print(ticks)
"""


def test_a_server_of_greenlets_goes_on_while_a_game_is_looked_at(tmp_path: Path) -> None:
    pytest.importorskip("gevent")
    command = [sys.executable, "-c", AMONG_GREENLETS, f"sqlite:///{tmp_path / 'own.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert int(done.stdout) >= 5
