"""A hint in a game that is counted: what the advised move does, told in two stages.

Stones that it captures or saves are named first, then a ladder, a border that it closes, chains that it keeps
apart; else it is an idea of where there is room.
"""

from collections.abc import Iterator
from itertools import combinations

from tutor.games.base import PASS
from tutor.games.go.engine.advised_move import begins
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.reading.ladder import ladder_starts
from tutor.games.go.rules.position import GoPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Wording
from tutor.web.wording.go.go_advice import (
    FIRST as CAPTURE_FIRST,
)
from tutor.web.wording.go.go_advice import (
    LEAST,
    Found,
    advised,
    area_of,
    chains_of,
    forks,
    known_move,
    left,
    mover,
    saves,
    takes,
)
from tutor.web.wording.go.go_advice import (
    SECOND as CAPTURE_SECOND,
)
from tutor.web.wording.move_notes import Advice

FIRST: dict[str, Sentence] = {
    "takes": CAPTURE_FIRST["takes"],
    "saves": CAPTURE_FIRST["saves"],
    "forks": CAPTURE_FIRST["forks"],
    "catches": NP_(
        "Your opponent’s ringed stone can be captured: give atari from the right side.",
        "Your opponent’s ringed stones can be captured: give atari from the right side.",
    ),
    "cuts": N_("The ringed chains of your opponent are not joined yet. Which point joins them?"),
    "closes": N_("A border is still open. Where do your stones not meet your opponent’s yet?"),
    "begins": N_("Few stones stand yet. Begin to surround empty points in the lighter part of the board."),
    "idea": N_("In the lighter part of the board it is still open who will surround the empty points."),
    "passes": N_(
        "Are all borders closed, and is nothing in danger? Then look whether any point is still nobody’s."
    ),
}
"""The first stage, where to look, by what the hint is about."""

SECOND: dict[str, Sentence] = {
    "takes": CAPTURE_SECOND["takes"],
    "saves": CAPTURE_SECOND["saves"],
    "forks": CAPTURE_SECOND["forks"],
    "catches": N_("After %(move)s your opponent cannot get away: atari follows atari."),
    "cuts": N_("On %(move)s your stone stands between them."),
    "closes": N_("On %(move)s you close the border."),
    "begins": CAPTURE_SECOND["idea"],
    "idea": CAPTURE_SECOND["idea"],
    "passes": N_("The computer would pass here."),
}

FEW = 4
"""If more points than these would close borders, no border is the hint: they are not drawn yet."""


def advise_whole(wording: Wording, here: GoPosition, again: str) -> Advice:
    """What the advised move does; `again` names the hint that was given on this board."""
    kind, move, n, ring = _told(here, _known(here, again) or advised(here))
    first = wording.say(FIRST[kind], n=len(ring))
    return Advice(
        move, kind, ring, first, wording.say(SECOND[kind], move=move, n=n), area_of(here, kind, move)
    )


def _known(here: GoPosition, again: str) -> str | None:
    """The move of the hint that was given before."""
    return PASS if again.endswith(" passes") else known_move(here, again)


def _told(here: GoPosition, move: str) -> Found:
    """The first of these that is true of a move."""
    if move == PASS:
        return "passes", PASS, 0, ()
    return (
        takes(here, move)
        or saves(here, move)
        or forks(here, move)
        or _catches(here, move)
        or _closes(here, move)
        or _cuts(here, move)
        or ("begins" if begins(here) else "idea", move, 1, ())
    )


def _catches(here: GoPosition, move: str) -> Found | None:
    """That the move begins a ladder that captures; of several the one of the largest chain."""
    found = [
        chain
        for chain in chains_of(here, mover(here).other)
        if len(here.liberties(chain[0])) == LEAST and move in ladder_starts(here, chain[0])
    ]
    return ("catches", move, 1, max(found, key=len)) if found else None


def _cuts(here: GoPosition, move: str) -> Found | None:
    """That the move keeps chains of the other side apart, and no ladder captures its stone."""
    chains = tuple(_beside(here, move))
    if not _are_apart(here, chains) or left(here, move) < LEAST or ladder_starts(here.play(move), move):
        return None
    return "cuts", move, len(chains), tuple(stone for chain in chains for stone in chain)


def _are_apart(here: GoPosition, chains: tuple[tuple[str, ...], ...]) -> bool:
    """Whether two of these chains have exactly one liberty in common."""
    free = [{*here.liberties(chain[0])} for chain in chains]
    return any(len(one & other) == 1 for one, other in combinations(free, 2))


def _beside(here: GoPosition, point: str) -> Iterator[tuple[str, ...]]:
    """The chains of the other side with a liberty on this point, of two stones or more."""
    for chain in chains_of(here, mover(here).other):
        if len(chain) > 1 and point in here.liberties(chain[0]):
            yield chain


def _closes(here: GoPosition, move: str) -> Found | None:
    """That the move closes an open border."""
    points = here.grid.names(open_borders(here).closing)
    if begins(here) or len(points) > FEW or move not in points or left(here, move) < LEAST:
        return None
    return "closes", move, 1, ()
