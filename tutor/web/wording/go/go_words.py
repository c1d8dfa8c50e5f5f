"""What is said of Go and of the capture game."""

from __future__ import annotations

from collections.abc import Mapping

from babel.support import NullTranslations

from tutor.games.base import PASS, Move, Position
from tutor.games.color import Color
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording import Say, Wording
from tutor.web.wording.game_words import GameWords
from tutor.web.wording.play import GAME_OVER

_FIRST_CAPTURE = N_("Go on a small board: whoever captures a stone first has won.")

CAPTURES: Sentence = Sided(
    black=NP_(
        "Black plays %(move)s and captures %(n)s stone.", "Black plays %(move)s and captures %(n)s stones."
    ),
    white=NP_(
        "White plays %(move)s and captures %(n)s stone.", "White plays %(move)s and captures %(n)s stones."
    ),
)


class GoWords(GameWords):
    """Stones on points."""

    titles = {
        "capture-go-5x5": (N_("Capture game 5×5"), _FIRST_CAPTURE),
        "capture-go-7x7": (N_("Capture game 7×7"), _FIRST_CAPTURE),
        "capture-go-9x9": (N_("Capture game 9×9"), _FIRST_CAPTURE),
    }
    why: Mapping[str, Sentence] = {
        "game-over": GAME_OVER,
        "taken": N_("There is a stone here already."),
        "no-liberties": N_("This stone would have no liberties, and it captures nothing."),
        "ko": N_("You may not take back yet: this is a ko. Play somewhere else first."),
    }

    def labels(self, t: NullTranslations) -> dict[str, str]:
        labels = {
            "empty": t.gettext("%(square)s: empty point"),
            "black": t.gettext("%(square)s: black stone"),
            "white": t.gettext("%(square)s: white stone"),
            "empty_ringed": t.gettext("%(square)s: empty point, ringed"),
            "black_ringed": t.gettext("%(square)s: black stone, ringed"),
            "white_ringed": t.gettext("%(square)s: white stone, ringed"),
            "board": t.gettext("Board"),
        }
        return {key: label.replace("%(square)s", "{square}") for key, label in labels.items()}

    def told(self, wording: Wording, position: Position, move: Move) -> Say:
        taken = 0 if move == PASS else len(position.changes(move)) - 1
        if not taken:
            return super().told(wording, position, move)
        return wording.say(CAPTURES, position.to_move or Color.BLACK, move=move, n=taken)
