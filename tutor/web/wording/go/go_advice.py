"""A hint in the capture game: what the advised move does to the chains beside it, told in two stages.

A hint names a capture, own stones in danger, or an atari to give; else it is about numbers of liberties. Only
ladders are read ahead.
"""

from collections.abc import Iterable

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.geometry import place
from tutor.games.go.engine.advised_move import advised_move
from tutor.games.go.kinds.stones.capture import stones_off
from tutor.games.go.kinds.stones.gathered import part_around
from tutor.games.go.reading.in_danger import only_one_is_saved
from tutor.games.go.reading.ladder import escapes
from tutor.games.go.rules.position import GoPosition
from tutor.web.play.opponent import TURNS
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
    "forks": N_("Your opponent’s ringed stones have a liberty in common. Place a stone there."),
    "gives-atari": NP_(
        "Your opponent’s ringed stone has two liberties. Place a stone on one of them.",
        "Your opponent’s ringed stones have two liberties. Place a stone on one of them.",
    ),
    "grows": NP_(
        "Count the liberties of your ringed stone. How does it get more?",
        "Count the liberties of your ringed stones. How do they get more?",
    ),
    "nears": NP_(
        "Count the liberties of your opponent’s ringed stone, then yours.",
        "Count the liberties of your opponent’s ringed stones, then yours.",
    ),
    "breathes": N_("In the middle of the board a stone has the most liberties."),
    "idea": N_("There is still room in the lighter part of the board. Look at the stones there."),
}
"""The first stage, where to look, by what the hint is about; ``n`` is the number of ringed stones."""

SECOND: dict[str, Sentence] = {
    "takes": NP_("On %(move)s you capture %(n)s stone.", "On %(move)s you capture %(n)s stones."),
    "saves": NP_(
        "On %(move)s you get away: your stones then have %(n)s liberty.",
        "On %(move)s you get away: your stones then have %(n)s liberties.",
    ),
    "forks": N_("After %(move)s your opponent cannot save all of them, and you capture the others."),
    "gives-atari": N_("After %(move)s only one liberty is left there."),
    "grows": NP_(
        "After %(move)s your stones have %(n)s liberty.", "After %(move)s your stones have %(n)s liberties."
    ),
    "nears": NP_(
        "After %(move)s, %(n)s liberty is left there.", "After %(move)s, %(n)s liberties are left there."
    ),
    "breathes": NP_(
        "On %(move)s your stone has %(n)s liberty.", "On %(move)s your stone has %(n)s liberties."
    ),
    "idea": N_("An idea: %(move)s. The computer would play there."),
}

LIT = {"begins": (2,), "idea": (3, 2)}
"""Hints about no chain light the part of the board in which the move lies: into how many it is cut."""

LEAST = 2
"""The least liberties of an own chain after a named move: with fewer it could be captured at once."""

Found = tuple[str, str, int, tuple[str, ...]]
"""What a hint is about, the move it names, its number ``n``, and the stones it rings."""


def advise(wording: Wording, here: GoPosition, again: str = "") -> Advice | None:
    """What the advised move does; `again` names the hint that was given on this board. None where none may be placed."""
    move = known_move(here, again) or advised(here)
    if move == PASS:
        return None
    kind, move, n, ring = _told(here, move)
    first = wording.say(FIRST[kind], n=len(ring))
    return Advice(
        move, kind, ring, first, wording.say(SECOND[kind], move=move, n=n), area_of(here, kind, move)
    )


def area_of(here: GoPosition, kind: str, move: str) -> tuple[str, ...]:
    """The part of the board that the first stage of a hint lights; nothing where the hint rings a chain."""
    cuts = LIT.get(kind)
    return part_around(here.game, move, here.empties(), cuts) if cuts else ()


def advised(here: GoPosition) -> str:
    """The advised move, within the time that the queue of thinkers gives."""
    return TURNS.run(lambda seconds: advised_move(here, seconds))


def known_move(here: GoPosition, again: str) -> str | None:
    """The move of a hint that was given before, if it may still be played."""
    move, _, _ = again.partition(" ")
    return move if move in here.game.squares and here.why_illegal(move) is None else None


def _told(here: GoPosition, move: str) -> Found:
    """The first of these that is true of a move."""
    return (
        takes(here, move)
        or saves(here, move)
        or forks(here, move)
        or _gives_atari(here, move)
        or _grows(here, move)
        or _nears(here, move)
        or breathes(here, move)
        or ("idea", move, 1, ())
    )


def takes(here: GoPosition, move: str) -> Found | None:
    """That the move captures."""
    off = stones_off(here, move)
    return ("takes", move, len(off), ()) if off else None


def saves(here: GoPosition, move: str) -> Found | None:
    """That the move saves an own chain in atari, and no ladder captures it after that."""
    for chain in chains_of(here, mover(here)):
        if len(here.liberties(chain[0])) == 1 and move in escapes(here, chain[0]):
            return "saves", move, len(here.play(move).liberties(chain[0])), chain
    return None


def forks(here: GoPosition, move: str) -> Found | None:
    """That the move gives atari to two chains, of which only one can be saved, and its own stone is safe."""
    given = [chain for chain in _touched(here, move) if len(here.liberties(chain[0])) == LEAST]
    if len(given) != 2 or left(here, move) < LEAST:
        return None
    if not only_one_is_saved(here.play(move), [chain[0] for chain in given]):
        return None
    return "forks", move, 2, (*given[0], *given[1])


def _gives_atari(here: GoPosition, move: str) -> Found | None:
    """That the move leaves a chain one liberty, and its own stone is safe."""
    for chain in _touched(here, move):
        if len(here.liberties(chain[0])) == LEAST and left(here, move) >= LEAST:
            return "gives-atari", move, 1, chain
    return None


def _grows(here: GoPosition, move: str) -> Found | None:
    """That the move gives an own chain with few liberties more of them."""
    free = left(here, move)
    for chain in sorted(chains_of(here, mover(here)), key=len, reverse=True):
        liberties = here.liberties(chain[0])
        if move in liberties and len(liberties) <= LEAST < free:
            return "grows", move, free, chain
    return None


def _nears(here: GoPosition, move: str) -> Found | None:
    """That the move takes a liberty of the other side's chain that has the fewest."""
    chains = sorted(_touched(here, move), key=lambda one: len(here.liberties(one[0])))
    if not chains or left(here, move) < LEAST:
        return None
    return "nears", move, len(here.play(move).liberties(chains[0][0])), chains[0]


def breathes(here: GoPosition, move: str) -> Found | None:
    """That a new stone in the middle has many liberties."""
    free = left(here, move)
    middle = 2 * _from_the_middle(here, move) < here.game.size
    return ("breathes", move, free, ()) if middle and free > LEAST else None


def _touched(here: GoPosition, move: str) -> list[tuple[str, ...]]:
    """The chains of the other side that have a liberty on this point."""
    return [chain for chain in chains_of(here, mover(here).other) if move in here.liberties(chain[0])]


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
    """How far a point is from the middle, in lines up and down and to the sides."""
    middle = here.game.size - 1
    return sum(abs(2 * at - middle) for at in place(here.game, point)) // 2


def mover(here: GoPosition) -> Color:
    """The side to move; of a finished game Black."""
    return here.to_move or Color.BLACK
