"""The names of the questions in the menus of the big board and the editor, and why one cannot be asked."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tutor.classroom.work.kinds import grouped, kinds
from tutor.games.base import Game
from tutor.games.color import Side
from tutor.games.table import USUAL_GAME, find_game
from tutor.web.site.messages import Sided
from tutor.web.wording.classroom.big_board_words import REFUSALS
from tutor.web.wording.go.headings import GROUPS as GO_GROUPS
from tutor.web.wording.go.headings import UNFIT as GO_UNFIT
from tutor.web.wording.kind_sentences import WORDS
from tutor.web.wording.othello.groups import GROUPS
from tutor.web.wording.othello.groups import UNFIT as UNFIT
from tutor.web.wording.tasks import SIDE

CANNOT_ASK: dict[str, str] = {
    reason: sentence
    for reason, sentence in UNFIT.items()
    if reason not in ("no-square", "not-a-move", "must-pass", "none-such", "tells", "no-board", "other")
}
"""Why a kind cannot be asked at the big board; without the reasons that are about the editor's tools."""

HEADINGS: dict[str, dict[str, str]] = {"go": GO_GROUPS}
"""Headings of the menus by family of games, if they are not those of the usual game."""

UNFIT_OF: dict[str, dict[str, str]] = {"go": GO_UNFIT}
"""Why a board of the editor is no puzzle, by family of games, if not in the words of the usual game."""

Gettext = Callable[[str], str]


def why_unasked(reason: str, game: Game) -> str:
    """Why a kind cannot be asked on a board of a game."""
    known = CANNOT_ASK if game.family == find_game(USUAL_GAME).family else {}
    return known.get(reason, REFUSALS["cannot-ask"])


def why_unfit(reason: str, game: Game) -> str:
    """Why the board and the question in the editor are no puzzle of a game."""
    known = UNFIT_OF.get(game.family, UNFIT)
    return known.get(reason, UNFIT["other"])


def menu(gettext: Gettext, side: Side, game: str = USUAL_GAME) -> list[dict[str, Any]]:
    """The kinds of a game in groups: for each its heading, and ``kinds``, which maps names to titles.

    ``side`` is to move: the title of a kind without a short name is its question for that side.
    """
    headings = HEADINGS.get(find_game(game).family, GROUPS)
    titles = {kind: title_of(kind, gettext, side, game) for kind in kinds(game)}
    often = Counter(titles.values())
    for kind, title in titles.items():
        asked = kinds(game)[kind].asked_side
        if often[title] > 1 and asked:
            titles[kind] = f"{title} · {gettext(getattr(SIDE, asked))}"
    return [
        {"title": gettext(headings[group]), "kinds": {kind: titles[kind] for kind in names}}
        for group, names in grouped(game).items()
        if names
    ]


def title_of(kind: str, gettext: Gettext, side: Side, game: str = USUAL_GAME) -> str:
    """The title of a kind in a menu: its short name, else its question for ``side``."""
    puzzle = kinds(game)[kind]
    words = WORDS[puzzle.kind]
    named = words.titles.get(puzzle.title_code) or words.questions[puzzle.title_code]
    found = getattr(named, puzzle.asked_side or side) if isinstance(named, Sided) else named
    assert isinstance(found, str), "a question that counts needs a short name"
    title = gettext(found)
    if puzzle.moves_left:
        title %= {"n": puzzle.moves_left}
    return f"{gettext(words.heading)} · {title}" if words.heading else title
