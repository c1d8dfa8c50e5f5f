"""Every route of the application: whom it lets in, and how it is asked.

Each test of who gets in walks through this table; a route that is not in it fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from flask import Flask
from werkzeug.routing import Rule

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Whom(Enum):
    """Whom a route lets in; for everybody else what it shows does not exist, or the way leads to a door."""

    EVERYBODY = "everybody: what is shown is nobody's, or one's own"
    LEARNERS = "whoever has a learner's cookie, each to their own"
    OWNER = "the one learner whose list it is"
    PLAYER = "the one learner whose game it is; others are told that it is somebody else's"
    TEACHERS = "any teacher, each to their own"
    TEACHER = "the teacher of the class, or of the set; others are led to sign in"
    TEACHER_AT_BOARD = "the teacher of the class; nobody is led anywhere, since a script asks"
    LEADERS = "the teacher of the class and its remote; others are led to sign in"
    MEMBERS = "the teacher, the remote and the pupils of the class"
    SOLVERS = "the teacher of a set, and pupils of a class that it was given to"
    PUPIL = "a pupil of the class"
    SEAT = "a pupil of the class; others are led to the door"


@dataclass(frozen=True)
class Route:
    """How an endpoint is asked.

    ``values`` stand in its address, ``form`` is what a right form sends. ``first`` is the endpoint of a link
    that is followed before, with the key of this name. ``refused`` are the statuses of a form that shows no
    right password.
    """

    endpoint: str
    whom: Whom
    values: Mapping[str, Any] = field(default_factory=dict)
    form: Mapping[str, str] = field(default_factory=dict)
    first: tuple[str, str] | None = None
    refused: tuple[int, ...] = ()

    def __str__(self) -> str:
        return "-".join((self.endpoint, *map(str, self.values.values())))

    def rules(self, app: Flask) -> Iterator[Rule]:
        """The rules under which the endpoint is found."""
        return app.url_map.iter_rules(self.endpoint)


ANY, LEARNERS, OWNER, OWN = Whom.EVERYBODY, Whom.LEARNERS, Whom.OWNER, Whom.TEACHERS
PLAYER = Whom.PLAYER
CLASS, SET, SEAT, PUPIL = Whom.TEACHER, Whom.TEACHER, Whom.SEAT, Whom.PUPIL
A_SET = {"name": "{round_of_set}"}
GAME = {"id": "{own_game}"}

ROUTES = [
    # Pages that are the same for everybody, and what they are made of.
    *(
        Route(endpoint, ANY)
        for endpoint in (
            "analysis.ahead",
            "analysis.first",
            "analysis.lines",
            "analysis.start",
            "analysis.values",
            "assets.icon",
            "board.any_language",
            "board.paper",
            "board_picture.picture",
            "board.position",
            "home.any_language",
            "home.start",
            "guides.learners",
            "guides.teachers",
            "history.page",
            "home.page",
            "joining.any_language",
            "learn.courses",
            "lesson_plans.page",
            "opened.choose",
            "opened.read",
            "privacy.page",
            "replay.any_language",
            "replay.page",
            "replay.review",
            "replay.save",
            "set_up.page",
            "sharing.page",
            "words.page",
            "worksheets.board",
            "worksheets.lesson",
            "worksheets.page",
        )
    ),
    Route("assets.file", ANY, {"name": "js/site/main.js"}),
    Route("board.step_any_language", ANY, {"name": "find-e3"}),
    Route("board.save", ANY, {"file": "position.obf"}),
    # Pages that show everybody their own.
    *(
        Route(endpoint, ANY)
        for endpoint in (
            "learn.course",
            "learn.finished",
            "learn.lesson",
            "learn.lesson_data",
            "learn.lesson_rest",
            "learn.progress",
            "learn.numbered_step",
            "me.page",
            "play.begin",
            "play.choose",
            "practise.daily",
            "practise.page",
            "practise.review",
            "practise.start",
            "privacy.erase_mine",
        )
    ),
    Route("learn.step", ANY, {"name": "find-e3"}),
    Route("learn.game", ANY, {"name": "find-e3"}, refused=(404,)),
    Route("twelve.page", ANY, {"form": "a"}),
    Route("privacy.mine", LEARNERS),
    Route("seat_bar.call", LEARNERS),
    Route("practise.step", ANY),
    Route("practise.puzzles", ANY),
    Route("practise.done", ANY),
    Route("worksheets.practice", ANY),
    Route("home.front", ANY, {"family": "go"}),
    Route("play.choose_of", ANY, {"family": "go"}),
    # A learner's games.
    Route("play.game", PLAYER, GAME),
    Route("play.play", PLAYER, GAME),
    Route("play.silence", PLAYER, GAME),
    Route("play.game", PLAYER, {"id": "{waiting_game}"}),
    Route("review.page", PLAYER, GAME),
    Route("review.page", PLAYER, {"id": "{unseen_game}"}),
    Route("review.begin", PLAYER, GAME),
    Route("review.begin", PLAYER, {"id": "{unseen_game}"}),
    Route("review.data", PLAYER, GAME),
    Route("review.mistake", PLAYER, GAME),
    Route("review.save", PLAYER, GAME),
    Route("opened.games", OWNER, {"id": "{games}"}),
    # Doors: whoever has the key, or types the code, comes in.
    Route("accounts.entrance", ANY, refused=(403, 429)),
    Route("accounts.leave", ANY),
    Route("accounts.invitation", ANY, {"key": "{invitation}"}),
    Route("accounts.become", ANY, first=("accounts.invitation", "invitation")),
    Route("joining.page", ANY),
    Route("joining.link", ANY, {"key": "{class_key}"}),
    Route("joining.name", ANY, first=("joining.link", "class_key")),
    Route("joining.card_link", ANY, {"key": "{card}"}),
    Route("joining.card", ANY, first=("joining.card_link", "card")),
    Route("sets.shared_link", ANY, {"key": "{set_key}"}),
    Route("remotes.link", ANY, {"key": "{remote_key}"}),
    Route("remotes.page", ANY, first=("remotes.link", "remote_key")),
    # What belongs to a teacher.
    Route("accounts.account", OWN, form={"do": "invite"}),
    Route("classes.page", OWN, form={"name": "5a", "language": "en"}),
    Route("privacy.account_file", OWN),
    Route("privacy.account", OWN, refused=(403, 429)),
    Route("sets.page", OWN, form={"title": "Edges"}),
    Route("sets.shared", OWN, first=("sets.shared_link", "set_key")),
    # A class.
    Route("classes.one", CLASS),
    Route("classes.access", CLASS, form={"do": "lock"}),
    Route("networks.choose", CLASS, form={"interface": ""}),
    Route("classes.settings", CLASS, form={"name": "5a", "language": "en"}),
    Route("bin.page", OWN, form={"class": "{class_id}"}, refused=(404,)),
    Route("bin.end", CLASS, refused=(403, 429)),
    Route("bin.erase", CLASS, refused=(403, 429)),
    Route("names.page", CLASS, form={"names": "Eve"}),
    Route("pupils.one", CLASS, form={"do": "remove"}),
    Route("many_pupils.page", CLASS, form={"do": "remove"}),
    Route("pupils.cards", CLASS),
    Route("demo.console", CLASS),
    Route("remotes.phone", CLASS, form={"do": "end"}),
    Route("demo.remote", Whom.LEADERS),
    Route("demo.projector", CLASS),
    Route("demo.corner", CLASS),
    Route("demo.choose", CLASS),
    Route("preview.preview", CLASS, {"kind": "where"}),
    Route("demo.action", Whom.LEADERS, form={"do": "begin"}),
    Route("grid.page", CLASS),
    Route("grid.table", CLASS),
    Route("grid.as_csv", CLASS),
    Route("reports.page", CLASS),
    Route("reports.pupil", CLASS),
    Route("reports.pupil_csv", CLASS),
    Route("reports.missed_csv", CLASS),
    Route("test_results.page", CLASS),
    Route("assignments.page", CLASS),
    Route("assignments.change", CLASS, form={"what": "lesson:board-and-squares"}),
    Route("privacy.of_class", CLASS),
    Route("privacy.class_file", CLASS),
    Route("privacy.pupil_file", CLASS),
    Route("privacy.pupil", CLASS, form={"everything": "1"}),
    # The big board.
    Route("live.state", Whom.MEMBERS),
    Route("live.events", Whom.MEMBERS),
    Route("live.votes", Whom.TEACHER_AT_BOARD),
    Route("pupil_board.mine", PUPIL),
    Route("pupil_board.answer", PUPIL, form={"question": "1", "tap": "d3"}),
    Route("pupil_board.move", PUPIL, form={"tap": "d3"}),
    # The pretend pupil of a class.
    Route("pretend.page", CLASS),
    Route("pretend.change", CLASS, form={"do": "open"}),
    Route("pretend.way_back", CLASS),
    Route("pretend.vote", CLASS, form={"question": "1", "tap": "d3"}),
    Route("pretend.move", CLASS, form={"tap": "d3"}),
    *(Route(f"pretend.{name}", Whom.TEACHER_AT_BOARD) for name in ("state", "events", "mine")),
    # A pupil's seat.
    Route("seats.page", SEAT),
    Route("seats.work", SEAT),
    Route("seats.here", PUPIL),
    Route("seats.ask_to_leave", SEAT),
    Route("seats.leave", ANY),  # it forgets a seat, in the cookie of who asks
    Route("pupil_board.page", SEAT),
    Route("pupil_board.way_back", SEAT),
    # A set of puzzles.
    Route("sets.one", SET),
    Route("sets.change", SET, form={"title": "Mine now"}),
    Route("sets.delete", SET),
    Route("sets.file", SET),
    Route("editor.page", SET),
    Route("practise.step", Whom.SOLVERS, A_SET),
    Route("practise.puzzles", Whom.SOLVERS, A_SET),
    Route("practise.done", Whom.SOLVERS, A_SET),
    Route("worksheets.practice", Whom.SOLVERS, A_SET),
]
