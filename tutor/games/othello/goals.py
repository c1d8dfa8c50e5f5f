"""The goals that a game may be played for, with their numbers; `play_goals` says how far a goal is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

GoalKind = Literal[
    "finish",
    "win",
    "not-lose",
    "margin",
    "take-corner",
    "give-no-corner",
    "keep-moves",
    "make-pass",
    "stable",
    "frontier",
    "more-moves",
    "last-move",
]

FIELDS: dict[GoalKind, tuple[str, ...]] = {
    "finish": (),
    "win": (),
    "not-lose": (),
    "margin": ("by",),
    "take-corner": ("within",),
    "give-no-corner": ("moves",),
    "keep-moves": ("most", "turns", "within"),
    "make-pass": ("within",),
    "stable": ("discs", "within"),
    "frontier": ("most", "within"),
    "more-moves": ("by", "within"),
    "last-move": (),
}
"""The numbers that each goal needs."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal and its numbers; those that its kind does not name in `FIELDS` stay None.

    finish: the game is played to its end. win, not-lose, margin (win by at least `by`): the result.
    take-corner: place a disc on a corner within `within` own moves. give-no-corner: the other side
    takes no corner until it has answered own move number `moves`. keep-moves: after `turns` own moves
    running the other has at most `most` moves, within `within` own moves. make-pass: the other side
    must pass after one of the first `within` own moves. stable: own `discs` discs proven stable within
    `within` own moves. frontier: after own move number `within` at most `most` own discs touch an empty
    square. more-moves: after own move number `within` own moves exceed those of the other side by at
    least `by`. last-move: place the last disc.
    """

    kind: GoalKind
    by: int | None = None
    within: int | None = None
    moves: int | None = None
    most: int | None = None
    turns: int | None = None
    discs: int | None = None

    def faults(self) -> Iterator[tuple[str, str]]:
        """What is wrong with the numbers: the name of a field and a sentence for each fault."""
        for field in ("by", "within", "moves", "most", "turns", "discs"):
            number, wanted = getattr(self, field), field in FIELDS[self.kind]
            if (number is not None) != wanted:
                yield field, "is missing" if wanted else f"does not belong to the goal {self.kind}"
            elif number is not None and number < (0 if field == "most" else 1):
                yield field, "is too small"

    def number(self, field: str) -> int:
        """A number of the goal; 0 for one that it does not have."""
        return getattr(self, field) or 0
