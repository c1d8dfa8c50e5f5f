"""Hints in a game that is counted: what reading proves, else a move of the computer as an idea.

Stones that can be captured or saved come first, the larger chain before the smaller one; then a ladder that
captures, a border that is still open, and a point that keeps two chains apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tutor.games.base import PASS
from tutor.games.go.kinds.games.corner_stone import edges_at
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.reading.ladder import ladder_starts
from tutor.games.go.rules.position import GoPosition
from tutor.web.play.opponent import answer_to
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Wording
from tutor.web.wording.go.go_advice import (
    FIRST as CAPTURE_FIRST,
)
from tutor.web.wording.go.go_advice import (
    LEAST,
    Found,
    breathes,
    chains_of,
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
    "catches": NP_(
        "Your opponent’s ringed stone can be captured: give atari from the right side.",
        "Your opponent’s ringed stones can be captured: give atari from the right side.",
    ),
    "cuts": N_("The ringed chains of your opponent are not joined yet. Which point joins them?"),
    "closes": N_("A border is still open. Where do your stones not meet your opponent’s yet?"),
    "breathes": CAPTURE_FIRST["breathes"],
    "idea": N_("Nothing can be captured or saved at once. Where is there still room?"),
    "passes": N_(
        "Are all borders closed, and is nothing in danger? Then look whether any point is still nobody’s."
    ),
}
"""The first stage, where to look, by what the hint is about."""

SECOND: dict[str, Sentence] = {
    "takes": CAPTURE_SECOND["takes"],
    "saves": CAPTURE_SECOND["saves"],
    "catches": N_("After %(move)s your opponent cannot get away: atari follows atari."),
    "cuts": N_("On %(move)s your stone stands between them."),
    "closes": N_("On %(move)s you close the border."),
    "breathes": CAPTURE_SECOND["breathes"],
    "idea": N_("An idea: %(move)s. The computer would play there."),
    "passes": N_("The computer would pass here."),
}

IDEAS = 4
"""The level whose move is the idea: the lowest that sees a capture two moves away."""

FEW = 4
"""If more points than these would close borders, no border is the hint: they are not drawn yet."""

SETTLED = 5
"""While less than one point in so many has a stone, no border is the hint, and no idea is on the edge."""


def advise_whole(wording: Wording, here: GoPosition, again: str) -> Advice | None:
    """The first hint that fits; ``again`` is the name of the hint given before on this board, or ""."""
    found = _read(here) or _known(here, again) or _idea(here)
    kind, move, n, ring = found
    first = wording.say(FIRST[kind], n=len(ring))
    return Advice(move, kind, ring, first, wording.say(SECOND[kind], move=move, n=n))


def _read(here: GoPosition) -> Found | None:
    captures, ways_out = takes(here), saves(here)
    if captures and ways_out and len(ways_out[3]) > captures[2]:
        return ways_out
    return captures or ways_out or _catches(here) or _closes(here) or _cuts(here)


def _catches(here: GoPosition) -> Found | None:
    """The start of a ladder that captures the largest chain."""
    found = [
        (len(chain), chain, caught[0])
        for chain in chains_of(here, mover(here).other)
        if len(here.liberties(chain[0])) == LEAST and (caught := ladder_starts(here, chain[0]))
    ]
    if not found:
        return None
    _, chain, move = max(found, key=lambda one: one[0])
    return "catches", move, 1, chain


def _cuts(here: GoPosition) -> Found | None:
    """A point that would join chains of the other side, the largest first; a stone there must be safe."""
    beside = {move: tuple(_beside(here, move)) for move in here.legal_moves() if move != PASS}
    apart = {move: chains for move, chains in beside.items() if _are_apart(here, chains)}
    for move, chains in sorted(apart.items(), key=lambda one: -sum(map(len, one[1]))):
        if left(here, move) >= LEAST and not ladder_starts(here.play(move), move):
            return "cuts", move, len(chains), tuple(stone for chain in chains for stone in chain)
    return None


def _are_apart(here: GoPosition, chains: tuple[tuple[str, ...], ...]) -> bool:
    """Whether two of these chains have exactly one liberty in common."""
    free = [{*here.liberties(chain[0])} for chain in chains]
    return any(len(one & other) == 1 for one, other in combinations(free, 2))


def _beside(here: GoPosition, point: str) -> Iterator[tuple[str, ...]]:
    """The chains of the other side with a liberty on this point, of two stones or more."""
    for chain in chains_of(here, mover(here).other):
        if len(chain) > 1 and point in here.liberties(chain[0]):
            yield chain


def _closes(here: GoPosition) -> Found | None:
    """A stone that closes an open border."""
    points = here.grid.names(open_borders(here).closing)
    if _begins(here) or len(points) > FEW:
        return None
    inside = (point for point in points if not edges_at(here, point))
    move = next((point for point in inside if left(here, point) >= LEAST), None)
    return None if move is None else ("closes", move, 1, ())


def _known(here: GoPosition, again: str) -> Found | None:
    """The idea with this name, if it can be given again."""
    move, _, kind = again.partition(" ")
    if kind == "idea" and move in here.game.squares and here.why_illegal(move) is None:
        return "idea", move, 1, ()
    return ("passes", PASS, 0, ()) if kind == "passes" else None


def _begins(here: GoPosition) -> bool:
    """Whether the board has few stones (`SETTLED`)."""
    points = len(here.game.squares)
    return (points - len(here.empties())) * SETTLED < points


def _idea(here: GoPosition) -> Found:
    """A move of the computer; at the beginning a point with many liberties instead of one on the edge."""
    move = answer_to(here, IDEAS)
    if _begins(here) and edges_at(here, move) and (roomy := breathes(here)):
        return roomy
    return ("passes", PASS, 0, ()) if move == PASS else ("idea", move, 1, ())
