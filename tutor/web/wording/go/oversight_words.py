"""What is said of the moments of a finished game of Go: what reading shows that a side overlooked."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.games.base import Move
from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, oversights
from tutor.games.go.rules.position import GoPosition
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording import Wording
from tutor.web.wording.move_notes import MoveNote

SAID: dict[Overlooked, Sentence] = {
    Overlooked.ATARI: Sided(
        black=N_("The black chain on %(square)s was in atari. Black could have saved it with %(move)s."),
        white=N_("The white chain on %(square)s was in atari. White could have saved it with %(move)s."),
    ),
    Overlooked.CAPTURE: Sided(
        black=N_("The white chain on %(square)s was in atari. Black could have captured it with %(move)s."),
        white=N_("The black chain on %(square)s was in atari. White could have captured it with %(move)s."),
    ),
    Overlooked.EYE: Sided(
        black=N_("Black filled an eye of its own on %(square)s."),
        white=N_("White filled an eye of its own on %(square)s."),
    ),
    Overlooked.BORDERS: Sided(
        black=N_("Black passed, but a border was still open: %(move)s was nobody's."),
        white=N_("White passed, but a border was still open: %(move)s was nobody's."),
    ),
    Overlooked.POINTS: Sided(
        black=N_("Black passed, but %(move)s was still nobody's. A black stone there counts one more."),
        white=N_("White passed, but %(move)s was still nobody's. A white stone there counts one more."),
    ),
}


def noted(
    wording: Wording, start: GoPosition, moves: Sequence[Move], you: Color | None, most: int
) -> list[MoveNote]:
    """The oversights about most stones or points, of one side or of both, in the order of the game.

    What both sides left open, one after the other, is told once.
    """
    found = [one for one in oversights(start, moves) if you in (None, one.side)]
    found = [*{(one.what, one.stones, one.better): one for one in found}.values()]
    kept = sorted(sorted(found, key=lambda one: -one.worth)[:most], key=lambda one: one.number)
    return [
        MoveNote(
            one.number,
            wording.html(
                wording.say(
                    SAID[one.what],
                    one.side,
                    square=one.stones[0] if one.stones else None,
                    move=one.better[0] if one.better else None,
                )
            ),
            one.stones or one.better[:1],
        )
        for one in kept
    ]
