"""The question to a side that passes too early: stones can be saved or captured, or a border is open."""

from tutor.games.base import Position
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.reading.in_danger import AtStake, at_stake
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.judgement import Mark
from tutor.web.play.game_types import CardView
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Say, Wording

# Translators: said to a child who passes in a game of Go; a second press of "Pass" passes
TO_SAVE: Sentence = NP_(
    "Your ringed stone has only one liberty left, and you can still save it. Pass all the same?",
    "Your ringed stones have only one liberty left, and you can still save them. Pass all the same?",
)
# Translators: said to a child who passes in a game of Go; a second press of "Pass" passes
TO_CAPTURE: Sentence = NP_(
    "You can still capture the ringed stone. Pass all the same?",
    "You can still capture the ringed stones. Pass all the same?",
)
# Translators: said to a child who passes in a game of Go; a second press of "Pass" passes
NOT_CLOSED: Sentence = N_("The borders are not closed yet. Pass all the same?")
# Translators: the names of the points at which a border of Go is still open
STILL_OPEN = N_("Still open: %(squares)s.")

MOST_NAMED = 6
"""The most points that are named; if there are more, only the board shows them."""


def asked_before_pass(wording: Wording, position: Position) -> CardView | None:
    """The question to the side that passes, with its reason marked on the board; None if nothing is left.

    Stones in atari come before open borders.
    """
    here = as_go(position)
    if not here.game.settles_dead or here.to_move is None:
        return None
    if stake := at_stake(here):
        said = wording.say(TO_SAVE if stake.own else TO_CAPTURE, n=len(stake.stones))
        return _card(wording, said, _marks(here, stake))
    borders = open_borders(here)
    if not borders.open:
        return None
    points = here.grid.names(borders.closing or borders.open)
    named = wording.say(STILL_OPEN, squares=points) if len(points) <= MOST_NAMED else None
    return _card(wording, wording.say(NOT_CLOSED), [("unclosed", point, "") for point in points], named)


def _card(wording: Wording, said: Say, shown: list[Mark], detail: Say | None = None) -> CardView:
    return {
        "verdict": "note",
        "title": wording.html(said),
        "detail": None if detail is None else wording.html(detail),
        "lines": [],
        "shown": shown,
    }


def _marks(here: GoPosition, stake: AtStake) -> list[Mark]:
    """The chain, and its last liberty."""
    chain: list[Mark] = [("chain", stone, "") for stone in stake.stones]
    return chain + [("liberty", point, "") for point in here.liberties(stake.stones[0])]
