"""Hints in the capture game: a chain with few liberties, and a point where a stone changes their number.

A hint names a capture, own stones in danger, or an atari to give; else it is about numbers of liberties. Only
ladders are read ahead.
"""

from __future__ import annotations

from collections.abc import Iterable

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.geometry import place
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.reading.ladder import escapes, ladder_starts
from tutor.games.go.rules.position import GoPosition
from tutor.web.site.messages import N_, NP_, Sentence
from tutor.web.wording import Wording
from tutor.web.wording.move_notes import Advice

LEVELS_WITH_HINTS = (1, 2)

FIRST: dict[str, Sentence] = {
    "takes": N_("You can capture now. Which stones of your opponent have only one liberty left?"),
    "saves": NP_(
        "Careful: your ringed stone has only one liberty left.",
        "Careful: your ringed stones have only one liberty left.",
    ),
    "gives-atari": NP_(
        "Your opponent’s ringed stone has two liberties. Place a stone on one of them.",
        "Your opponent’s ringed stones have two liberties. Place a stone on one of them.",
    ),
    "nears": NP_(
        "Count the liberties of your opponent’s ringed stone, then yours.",
        "Count the liberties of your opponent’s ringed stones, then yours.",
    ),
    "breathes": N_("In the middle of the board a stone has the most liberties."),
}
"""The first stage, where to look, by what the hint is about; ``n`` is the number of ringed stones."""

SECOND: dict[str, Sentence] = {
    "takes": NP_("On %(move)s you capture %(n)s stone.", "On %(move)s you capture %(n)s stones."),
    "saves": NP_(
        "On %(move)s you get away: your stones then have %(n)s liberty.",
        "On %(move)s you get away: your stones then have %(n)s liberties.",
    ),
    "gives-atari": N_("After %(move)s only one liberty is left there."),
    "nears": NP_(
        "After %(move)s, %(n)s liberty is left there.", "After %(move)s, %(n)s liberties are left there."
    ),
    "breathes": NP_(
        "On %(move)s your stone has %(n)s liberty.", "On %(move)s your stone has %(n)s liberties."
    ),
}

LEAST = 2
"""The least liberties of an own chain after a named move: with fewer it could be captured at once."""


def advise(wording: Wording, here: GoPosition) -> Advice | None:
    """The first hint that fits; None if no stone can be placed with `LEAST` liberties."""
    found = takes(here) or saves(here) or _gives_atari(here) or _nears(here) or breathes(here)
    if found is None:
        return None
    kind, move, n, ring = found
    first = wording.say(FIRST[kind], n=len(ring))
    return Advice(move, kind, ring, first, wording.say(SECOND[kind], move=move, n=n))


Found = tuple[str, str, int, tuple[str, ...]]
"""What a hint is about, the move it names, its number ``n``, and the stones it rings."""


def takes(here: GoPosition) -> Found | None:
    """The move that captures the most stones."""
    moves = [(len(off), move) for move in _moves(here) if (off := stones_off(here, move))]
    if not moves:
        return None
    n, move = max(moves, key=lambda one: one[0])
    return "takes", move, n, ()


def saves(here: GoPosition) -> Found | None:
    """The escape of an own chain in atari that gives it the most liberties and that no ladder answers."""
    for chain in chains_of(here, mover(here)):
        if len(here.liberties(chain[0])) == 1 and (ways := escapes(here, chain[0])):
            free = [(len(here.play(move).liberties(chain[0])), move) for move in ways]
            n, move = max(free, key=lambda one: one[0])
            return "saves", move, n, chain
    return None


def _gives_atari(here: GoPosition) -> Found | None:
    """An atari by a stone that is not in atari itself; the start of a ladder comes first."""
    found: list[tuple[bool, int, str, tuple[str, ...]]] = []
    for chain in chains_of(here, mover(here).other):
        if len(here.liberties(chain[0])) == LEAST:
            caught = ladder_starts(here, chain[0])
            found += [
                (move in caught, n, move, chain)
                for move in here.liberties(chain[0])
                if (n := left(here, move)) >= LEAST
            ]
    if not found:
        return None
    *_, move, chain = max(found, key=lambda one: one[:2])
    return "gives-atari", move, 1, chain


def _nears(here: GoPosition) -> Found | None:
    """The other side's chain with the fewest liberties, and the safest stone beside it."""
    for chain in sorted(chains_of(here, mover(here).other), key=lambda one: len(here.liberties(one[0]))):
        moves = [(n, move) for move in here.liberties(chain[0]) if (n := left(here, move)) >= LEAST]
        if moves:
            _, move = max(moves, key=lambda one: one[0])
            return "nears", move, len(here.play(move).liberties(chain[0])), chain
    return None


def breathes(here: GoPosition) -> Found | None:
    """The point on which a new stone has the most liberties; of several, the one nearest to the middle."""
    moves = [
        (n, -_from_the_middle(here, move), move) for move in _moves(here) if (n := left(here, move)) >= LEAST
    ]
    if not moves:
        return None
    n, _, move = max(moves)
    return "breathes", move, n, ()


def _moves(here: GoPosition) -> list[str]:
    return [move for move in here.legal_moves() if move != PASS]


def left(here: GoPosition, move: str) -> int:
    """How many liberties the chain of a new stone has; 0 if it may not be placed."""
    return 0 if here.why_illegal(move) else len(here.play(move).liberties(move))


def chains_of(here: GoPosition, side: Color) -> Iterable[tuple[str, ...]]:
    """The chains of a side, in the order of the board."""
    seen: set[str] = set()
    for stone in here.pieces(side):
        if stone not in seen:
            chain = here.chain(stone)
            seen.update(chain)
            yield chain


def _from_the_middle(here: GoPosition, point: str) -> int:
    middle = here.game.size - 1
    return sum(abs(2 * at - middle) for at in place(here.game, point))


def mover(here: GoPosition) -> Color:
    """The side to move; Black if the game is over."""
    return here.to_move or Color.BLACK
