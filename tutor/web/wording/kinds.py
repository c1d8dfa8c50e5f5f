"""What a teacher can ask, as the menus of the big board and of the editor name it; and why it cannot be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tutor.classroom.work.kinds import grouped, kinds
from tutor.games.color import Side
from tutor.web.site.messages import Sided
from tutor.web.wording.kind import WORDS
from tutor.web.wording.othello.groups import GROUPS
from tutor.web.wording.othello.groups import UNFIT as UNFIT

CANNOT_ASK: dict[str, str] = {
    reason: sentence
    for reason, sentence in UNFIT.items()
    if reason not in ("no-square", "not-a-move", "must-pass", "none-such", "tells", "other")
}
"""The same at the big board, as far as it does not speak of the editor's tools."""

Gettext = Callable[[str], str]


def menu(gettext: Gettext, side: Side) -> list[dict[str, Any]]:
    """All kinds under their headings, each with the name of its group and ``kinds`` from name to title.

    ``side`` is to move; a question that has no short name is put for that side.
    """
    return [
        {"title": gettext(GROUPS[group]), "kinds": {kind: title_of(kind, gettext, side) for kind in names}}
        for group, names in grouped().items()
    ]


def title_of(kind: str, gettext: Gettext, side: Side) -> str:
    """What a menu calls a kind."""
    puzzle = kinds()[kind]
    words = WORDS[puzzle.kind]
    named = words.titles.get(puzzle.title_code) or words.questions[puzzle.title_code]
    found = getattr(named, puzzle.asked_side or side) if isinstance(named, Sided) else named
    assert isinstance(found, str), "a question that counts needs a short name"
    title = gettext(found)
    if puzzle.moves_left:
        title %= {"n": puzzle.moves_left}
    return f"{gettext(words.heading)} · {title}" if words.heading else title
