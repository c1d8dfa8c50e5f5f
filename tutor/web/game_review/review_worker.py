"""Background worker that reviews finished games, in one thread of each process.

It looks at one move of a game, and then at one of the next game. Networks take turns, and within a network
its learners, so that nobody waits longer because somebody else brings many games. Each result is stored with
the game at once: a restart loses nothing, and another server goes on where this one stopped.
"""

import logging
from datetime import datetime, timedelta
from threading import Lock, Thread

import msgspec
from flask import current_app

from tutor.storage.database import Database
from tutor.storage.games import keep_review, played_game
from tutor.storage.models import now
from tutor.web.classroom.access.limits import network_key
from tutor.web.game_review.own_mistakes import keep_mistakes, may_return
from tutor.web.game_review.scoring import is_complete, review_of, with_next
from tutor.web.http.error_pages import Later
from tutor.web.play.game_actions import Match
from tutor.web.play.opponent import TURNS
from tutor.web.practise.fair_queue import FairQueue, QueueFull
from tutor.web.site.learners import database, known_learner
from tutor.web.site.messages import N_

log = logging.getLogger(__name__)

MOST, MOST_OF_NETWORK, MOST_OF_LEARNER = 600, 300, 5
"""The most games under review in one process: in all, of one network, of one learner; more are refused."""

MANY_GAMES = N_("The computer has many games to look at right now. Try again in a moment.")

LATELY = timedelta(seconds=10)
"""A review that has grown within this time is still in progress, in this process or in another."""

LONGEST_END = 2.0
"""The most seconds that a shutdown waits for the move that is being looked at."""


class Reviews:
    """The games that this process reviews; its thread lives as long as there are any."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = Lock()
        self._games: FairQueue[str] = FairQueue(MOST, (MOST_OF_NETWORK, MOST_OF_LEARNER))
        self._thread: Thread | None = None
        self._closed = False

    def has_room(self, id: str, network: str, learner: str) -> bool:
        """Whether this game can be reviewed now, or already is under review."""
        with self._lock:
            return id in self._games or self._games.has_room((network, learner))

    def begin(self, id: str, network: str = "", learner: str = "") -> None:
        """Review a game from now on, for a learner in a network; raises QueueFull."""
        with self._lock:
            if self._closed:
                return
            self._games.add(id, (network, learner))
            if self._thread is None:
                self._thread = Thread(target=self._work, name="reviews", daemon=True)
                self._thread.start()

    def __contains__(self, id: str) -> bool:
        with self._lock:
            return id in self._games

    def close(self) -> None:
        """Stop the thread; another process goes on when it is asked."""
        with self._lock:
            self._closed = True
            thread = self._thread
        if thread is not None:
            thread.join(LONGEST_END)

    def _work(self) -> None:
        """Look at the games in turn until there are none."""
        while (id := self._next()) is not None:
            try:
                more = _look_on(self._database, id)
            except Exception:
                log.exception("A game is looked at no more until its page asks again")
                more = False
            if not more:
                with self._lock:
                    self._games.remove(id)

    def _next(self) -> str | None:
        with self._lock:
            if self._games and not self._closed:
                return self._games.next()
            self._games.clear()
            self._thread = None
            return None


def _look_on(database: Database, id: str) -> bool:
    """Look at one more move of a game and store the result; returns whether this process has to go on.

    If two servers look at the same move, the slower one leaves the game to the other.
    """
    kept = played_game(database, id)
    if kept is None:
        return False
    match = Match(kept)
    review = review_of(match)
    if is_complete(match, review):
        return False
    review = TURNS.run_between(lambda: with_next(match, review))
    stored = keep_review(database, kept, msgspec.to_builtins(review))
    if stored and is_complete(match, review):
        keep_mistakes(database, match, review)
    return stored and not is_complete(match, review)


def begin_review(match: Match) -> None:
    """Begin or go on with the review of a finished game, unless it is complete.

    That it has begun is stored too, so that other processes know it, and so that the request fails if the
    database cannot be written. Raises Later if too many games wait.
    """
    review, id = review_of(match), match.stored.id
    if is_complete(match, review):
        return
    if not review.weights:
        review = msgspec.structs.replace(review, returns=may_return(match))
    owners = network_key(), known_learner() or ""
    if not reviews().has_room(id, *owners):
        raise Later(MANY_GAMES)
    if keep_review(database(), match.stored, msgspec.to_builtins(review)):
        try:
            reviews().begin(id, *owners)
        except QueueFull:
            raise Later(MANY_GAMES) from None


def grows(match: Match) -> bool:
    """Whether the review of a game is in progress, as far as this process knows."""
    return match.stored.id in reviews() or _was_stored_lately(match, now())


def _was_stored_lately(match: Match, at: datetime) -> bool:
    kept = match.stored
    return kept.review is not None and kept.updated is not None and at - kept.updated < LATELY


def reviews() -> Reviews:
    """The reviews of the application that answers this request."""
    found: Reviews = current_app.extensions["reviews"]
    return found
