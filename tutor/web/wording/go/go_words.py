"""What is said of Go and of the capture game."""

from __future__ import annotations

from collections.abc import Mapping

from babel.support import NullTranslations

from tutor.games.base import PASS, Move, Outcome, Position, Square
from tutor.games.color import Color
from tutor.games.family import Mark
from tutor.games.go.overlays import chains, why_closed
from tutor.games.go.rules.position import as_go
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording import Say, Wording
from tutor.web.wording.game_words import LEGAL, GameWords, OverlayWords
from tutor.web.wording.go.position import STATE
from tutor.web.wording.pages.play import GAME_OVER

_FIRST_CAPTURE = N_("Go on a small board: whoever captures a stone first has won.")

STONE = NP_("%(stone)s, %(n)s liberty", "%(stone)s, %(n)s liberties")
CHAIN = NP_(
    "%(stone)s, chain of %(stones)s stones, %(n)s liberty",
    "%(stone)s, chain of %(stones)s stones, %(n)s liberties",
)
"""What a screen reader says of a stone: itself, its chain, its liberties."""

FIRST: Sentence = Sided(
    black=N_("Black was the first to capture."), white=N_("White was the first to capture.")
)

OVERLAYS = {
    "legal": OverlayWords(
        N_("Open points"),
        N_("A dot stands where the side to move may place a stone."),
        LEGAL.legends,
    ),
    "liberties": OverlayWords(
        N_("Liberties"),
        N_("The number on a stone says how many liberties its chain has."),
        {"liberties": N_("Liberties of the chain")},
    ),
}

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
    overlays: Mapping[str, OverlayWords] = OVERLAYS
    first_overlay = ("liberties", N_("Show liberties"))
    why: Mapping[str, Sentence] = {
        "game-over": GAME_OVER,
        "taken": N_("There is a stone here already."),
        "no-liberties": N_("This stone would have no liberties, and it captures nothing."),
        "ko": N_("You may not take back yet: this is a ko. Play somewhere else first."),
        "superko": N_("A board that stood before would come back."),
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

    def said_of(self, wording: Wording, position: Position) -> dict[Square, str]:
        here, labels = as_go(position), self.labels(wording.translations)
        found: dict[Square, str] = {}
        for chain in chains(here):
            color = here.at(chain[0]) or Color.BLACK
            n = len(here.liberties(chain[0]))
            for square in chain:
                stone = labels[color.value].replace("{square}", square)
                said = wording.text(STONE if len(chain) == 1 else CHAIN, None, {"n": n})
                found[square] = said % {"stone": stone, "stones": len(chain), "n": n}
        return found

    def shown_why(self, position: Position, square: Square) -> list[Mark]:
        return why_closed(as_go(position), square)

    def standing(self, wording: Wording, position: Position) -> str:
        black, white = position.counts()
        return wording.html(wording.say(STATE["captures"], black=black, white=white))

    def score_detail(self, wording: Wording, outcome: Outcome) -> Say | None:
        return wording.say(FIRST, outcome.winner) if outcome.winner else None

    def told(self, wording: Wording, position: Position, move: Move) -> Say:
        taken = 0 if move == PASS else len(position.changes(move)) - 1
        if not taken:
            return super().told(wording, position, move)
        return wording.say(CAPTURES, position.to_move or Color.BLACK, move=move, n=taken)
