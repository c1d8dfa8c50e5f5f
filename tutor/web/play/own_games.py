"""Finds a learner's own game; others who have its address are told that it is not theirs."""

from flask import abort, session

from tutor.storage.games import find_played, played_game
from tutor.web.http.error_pages import NotYours
from tutor.web.play.game_actions import Match
from tutor.web.records.game_link import game_url
from tutor.web.records.record_conversion import link_of_match
from tutor.web.site.learners import database
from tutor.web.site.messages import N_

GAME_NOT_YOURS = N_("This game is somebody else's")
REVIEW_NOT_YOURS = N_("This review is somebody else's")
WHO_MAY = N_(
    "Only the person who began it can open it. "
    "If that is you, use the browser you began it in, or come in with your card first."
)
LOOK_AT_IT = N_("Look at the game")


def own_game(id: str, not_yours: str) -> Match:
    """The learner's game with this identifier; 404 if there is none.

    Anybody else gets NotYours with the heading ``not_yours``; of a finished game, with a link that everybody
    may open.
    """
    learner = session.get("id")
    kept = find_played(database(), learner, id) if learner else None
    if kept is not None:
        return Match(kept)
    other = played_game(database(), id)
    if other is None:
        abort(404)
    match = Match(other)
    way = None if match.playing else (game_url("replay.page", link_of_match(match)), LOOK_AT_IT)
    raise NotYours(not_yours, WHO_MAY, way)
