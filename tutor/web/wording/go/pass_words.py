"""The question to a side that passes while a border is open."""

from tutor.games.base import Position
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.rules.position import as_go
from tutor.web.play.game_types import CardView
from tutor.web.site.messages import N_
from tutor.web.wording import Wording

# Translators: said to a child who passes in a game of Go; a second press of "Pass" passes
NOT_CLOSED = N_("The borders are not closed yet. Pass all the same?")
# Translators: the names of the points at which a border of Go is still open
STILL_OPEN = N_("Still open: %(squares)s.")

MOST_NAMED = 6
"""The most points that are named; if there are more, only the board shows them."""


def asked_before_pass(wording: Wording, position: Position) -> CardView | None:
    """The question to the side that passes, with the open points marked; None if all borders are closed."""
    here = as_go(position)
    if not here.game.settles_dead or here.to_move is None:
        return None
    borders = open_borders(here)
    if not borders.open:
        return None
    points = here.grid.names(borders.closing or borders.open)
    named = wording.html(wording.say(STILL_OPEN, squares=points)) if len(points) <= MOST_NAMED else None
    return {
        "verdict": "note",
        "title": wording.html(wording.say(NOT_CLOSED)),
        "detail": named,
        "lines": [],
        "shown": [("unclosed", point, "") for point in points],
    }
