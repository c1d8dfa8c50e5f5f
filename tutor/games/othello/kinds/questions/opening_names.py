"""The question what an opening is called; its board may be turned or mirrored."""

from tutor.games.base import Position, Square
from tutor.games.judgement import Reason
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, offer, shuffle
from tutor.games.kinds.options import Option
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.openings import NAMED, OPENINGS, REPLIES, board_of, name_of

MIRRORED = "opening-is-the-move"
"""The misconception that the mirror of an opening is another opening: such a learner chooses "none of
these"."""


def ask_opening_name(position: Position) -> tuple[Offer, ...]:
    """The options: the name of the opening, names of openings that begin most like it, and none of these."""
    name = name_of(position)
    if name is None:
        raise UnsolvablePuzzle("board", "is not the board after a named opening")
    known = REPLIES if name in REPLIES else OPENINGS
    others = sorted((other for other in known if other != name), key=lambda other: -_shared(name, other))
    names = sorted((name, *others[: OPTIONS_SHOWN - 1]))
    offers = [
        offer(Option(one, one), "right", Reason(f"is-{name}"))
        if one == name
        else offer(Option(one, one), "not-yet", Reason("opening-goes", squares=NAMED[one]))
        for one in names
    ]
    return (*shuffle(position, offers), _none(position, name))


def _shared(one: str, other: str) -> int:
    """How many first moves the two openings have in common."""
    pairs: list[tuple[Square, Square]] = list(zip(NAMED[one], NAMED[other], strict=False))
    return next((number for number, (a, b) in enumerate(pairs) if a != b), len(pairs))


def _none(position: Position, name: str) -> Offer:
    option = Option("none", "none-of-these")
    if board_of(position.game, name).cells() != position.cells():
        return offer(option, "not-yet", Reason("opening-mirrored"), MIRRORED)
    return offer(option, "not-yet", Reason("opening-is-named"))


REASONS: dict[str, tuple[str, ...]] = {
    **{f"is-{name}": () for name in NAMED},
    # wrong: the moves of the opening that was chosen
    "opening-goes": ("squares",),
    # wrong: it is one of these openings, with another of the four first moves
    "opening-mirrored": (),
    # wrong: it is one of these openings
    "opening-is-named": (),
}
"""The reasons of a wrong answer; `is-…` is the reason of the right one."""
