"""The learner's own page: what is mastered, what is misunderstood, and a drill made for exactly that."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from tutor.puzzles.generate import DRILLS
from tutor.puzzles.mastery import name_misconceptions
from tutor.web.board_view import View
from tutor.web.practice_progress import learner_tries
from tutor.web.practise import drill_card, sample_board
from tutor.web.wording.practise import MISUNDERSTOOD

blueprint = Blueprint("me", __name__, url_prefix="/<lang>/me")

MOST_NAMED = 3
"""As many misconceptions as are named at once: one thing at a time."""


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """What the answers of this learner say; an invitation where there are none."""
    tries = learner_tries()
    named = name_misconceptions([one.tried for one in tries])[:MOST_NAMED]
    return render_template(
        "me.html",
        known=bool(tries),
        sample=sample_board("flips"),
        drills=[drill_card(drill, tries) for drill in DRILLS],
        misunderstood=[_told(one.code, one.boards, one.of) for one in named],
        practise_url=url_for("practise.page"),
    )


def _told(code: str, boards: int, of: int) -> View:
    """A misconception in the learner's words, how often it was seen, and the drill against it."""
    return {
        "text": g.translations.gettext(MISUNDERSTOOD[code]),
        "boards": boards,
        "of": of,
        "url": url_for("practise.start", drill=code),
    }
